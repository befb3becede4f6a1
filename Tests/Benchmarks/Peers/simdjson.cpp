// What the fastest parser there is takes for the same file.
//
//   simdjson walk FILE    walks the members of every line, and looks at nothing
//   simdjson fold FILE    folds the common intents into the state of every scene
#include <cstdio>
#include <cstring>
#include <map>
#include <simdjson.h>
#include <string>
#include <string_view>
#include <vector>

using namespace simdjson;

static size_t walk(ondemand::document_stream &lines) {
    size_t members = 0;
    for (auto line : lines) {
        for (auto field : line.get_object()) {
            field.key().value();
            members++;
        }
    }
    return members;
}

using Path = std::vector<std::string>;

struct Presentation {
    std::string route;
    Path path;
};

struct Scene {
    std::string tab = "library";
    std::map<std::string, Path> stacks = {{"library", {}}, {"search", {}}, {"profile", {}}};
    std::vector<Presentation> presentations;

    Path &path() { return presentations.empty() ? stacks[tab] : presentations.back().path; }
};

static std::string text(ondemand::value value) {
    return std::string(std::string_view(simdjson::to_json_string(value)));
}

static std::string word(ondemand::value value) {
    return std::string(std::string_view(value.get_string()));
}

static Path texts(ondemand::value value) {
    Path path;
    for (auto route : value.get_array()) path.push_back(text(route.value()));
    return path;
}

static std::map<std::string, Scene> fold(ondemand::document_stream &lines) {
    std::map<std::string, Scene> scenes;
    for (auto line : lines) {
        auto entry = line.get_object();
        std::string_view name, intent;
        if (entry["scene"].get(name)) continue;
        if (entry["intent"].get(intent)) continue;
        Scene &scene = scenes[std::string(name)];
        if (intent == "push") {
            scene.path().push_back(text(entry["route"]));
        } else if (intent == "pop") {
            uint64_t count = 1;
            if (entry["count"].get(count)) count = 1;
            Path &path = scene.path();
            if (count <= path.size()) path.resize(path.size() - count);
        } else if (intent == "gesture") {
            std::string kind = word(entry["kind"]), to = word(entry["to"]);
            Path &path = scene.path();
            if (kind == "back" && to == "completed" && !path.empty()) path.pop_back();
        } else if (intent == "popToRoot") {
            scene.path().clear();
        } else if (intent == "setPath" || intent == "pathChanged") {
            scene.path() = texts(entry["routes"]);
        } else if (intent == "selectTab") {
            std::string tab = word(entry["tab"]);
            if (tab == scene.tab) scene.stacks[tab].clear();
            scene.tab = tab;
        } else if (intent == "present") {
            std::string route = text(entry["route"]);
            bool isUp = false;
            for (auto &other : scene.presentations) isUp = isUp || other.route == route;
            if (!isUp) scene.presentations.push_back({route, {}});
        } else if (intent == "dismiss") {
            if (!scene.presentations.empty()) scene.presentations.pop_back();
        } else if (intent == "openURL") {
            auto target = entry["target"].get_object();
            scene.presentations.clear();
            scene.tab = word(target["tab"]);
            scene.stacks[scene.tab] = texts(target["path"]);
        }
    }
    return scenes;
}

static void print(const Path &path) {
    putchar('[');
    for (size_t i = 0; i < path.size(); i++) printf("%s%s", i ? "," : "", path[i].c_str());
    putchar(']');
}

static void print(const std::map<std::string, Scene> &scenes) {
    const char *comma = "";
    putchar('{');
    for (auto &[id, scene] : scenes) {
        printf("%s\"%s\":{\"tab\":\"%s\",\"stacks\":{", comma, id.c_str(), scene.tab.c_str());
        comma = ",";
        const char *inner = "";
        for (auto &[tab, path] : scene.stacks) {
            printf("%s\"%s\":", inner, tab.c_str());
            print(path);
            inner = ",";
        }
        printf("},\"presentations\":[");
        for (size_t i = 0; i < scene.presentations.size(); i++) {
            printf("%s{\"style\":\"sheet\",\"route\":%s,\"path\":", i ? "," : "", scene.presentations[i].route.c_str());
            print(scene.presentations[i].path);
            putchar('}');
        }
        printf("]}");
    }
    puts("}");
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    ondemand::parser parser;
    auto json = padded_string::load(argv[2]).value();
    ondemand::document_stream lines;
    if (parser.iterate_many(json, 4 << 20).get(lines)) return 1;
    if (!strcmp(argv[1], "walk")) {
        printf("%zu\n", walk(lines));
    } else {
        print(fold(lines));
    }
}

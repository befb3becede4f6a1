/// What the help of every verb with a predicate says.
enum PredicateHelp {
    static let text = """
        A predicate asks about the state or about the entry that led to it:
          main.path.count > 3 and main.tab == "search"
          main.path contains article(a1)        this route; main.path contains article is any of that name
          main.presentations.count == 0         a part that is not there has no count and equals nothing
          outcome == rejected, reason == noRule, intent == openURL, origin == link, scene == main
          changed(main.path)                    the entry changed it
        Joined by not, and, or and parentheses; compared by == != < <= > >= contains, and matches "pattern*".

        """
}

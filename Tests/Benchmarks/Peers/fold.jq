# Folds the common intents of a journal into the state of every scene: jq -nc -f fold.jq JOURNAL
def change(f):
  if (.presentations | length) > 0 then .presentations[-1].path |= f else .tab as $tab | .stacks[$tab] |= f end;

reduce (inputs | select(.intent)) as $e ({};
  if $e.intent == "sceneOpened" then
    .[$e.scene] //= {tab: "library", stacks: {library: [], search: [], profile: []}, presentations: []}
  else
    .[$e.scene] |= (
      if $e.intent == "push" then change(. + [$e.route])
      elif $e.intent == "pop" then
        ($e.count // 1) as $n | change(if $n <= length then .[:length - $n] else . end)
      elif $e.intent == "gesture" then
        if $e.kind == "back" and $e.to == "completed" then change(.[:-1]) else . end
      elif $e.intent == "popToRoot" then change([])
      elif $e.intent == "setPath" or $e.intent == "pathChanged" then change($e.routes)
      elif $e.intent == "selectTab" then
        (if $e.tab == .tab then .stacks[$e.tab] = [] else . end) | .tab = $e.tab
      elif $e.intent == "present" then
        if any(.presentations[]; .route == $e.route) then .
        else .presentations += [{style: "sheet", route: $e.route, path: []}] end
      elif $e.intent == "dismiss" then .presentations |= .[:-1]
      elif $e.intent == "openURL" then
        .presentations = [] | .tab = $e.target.tab | .stacks[$e.target.tab] = $e.target.path
      else . end)
  end)

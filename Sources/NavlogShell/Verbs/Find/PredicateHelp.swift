/// What the help of every verb with a predicate says.
enum PredicateHelp {
    static let text = """
        A predicate asks about the state or about the entry that led to it:
          main.path.count > 3 and main.tab == "search"
          main.path contains article(a1)   this route; article alone is any of that name
          main.presentations.count == 0    what is not there has no count, equals nothing
          outcome == rejected, reason == noRule, intent == openURL, origin == link
          resolved == rejected             so ended what had waited; reason is asked of both
          changed(main.path)               the entry changed it
        Joined by not, and, or and parentheses; compared by == != < <= > >= contains, and
        matches "pattern*".

        """
}

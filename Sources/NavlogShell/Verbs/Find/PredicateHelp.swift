/// What the help of every verb with a predicate says.
enum PredicateHelp {
    static let text = """
        A predicate asks about the state or about the entry that led to it:
          main.path.count > 3 and main.tab == "search"
          main.path contains article(a1)   exactly this one; article alone is any
          main.presentations.count == 0    what is not there equals nothing
          outcome == rejected, intent == openURL, origin == link
          resolved == rejected             what had waited until this entry
          reason == dropped                of the entry or of what had waited
          changed(main.path)               the entry changed it
        Joined by not, and, or and parentheses; compared by == != < <= > >= contains, and
        matches "pattern*".

        """
}

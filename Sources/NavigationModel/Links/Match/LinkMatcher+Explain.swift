extension LinkMatcher {
    /// Returns how a URL is matched, with every rule on the way.
    public func explain(_ text: String) -> LinkExplanation {
        let url: LinkURL
        do {
            url = try LinkURL(text)
        } catch {
            return LinkExplanation(url: .failure(error), attempts: [], match: .rejected(.badURL))
        }
        var explanation = LinkExplanation(url: .success(url), attempts: [], match: .rejected(.noRule))
        if let refusal = table.refusal(of: url) {
            explanation.match = .rejected(refusal)
            return explanation
        }
        for rule in table.rules {
            let attempt = attempt(rule, on: url)
            explanation.attempts.append(attempt)
            if case .match(_, let decision) = attempt.result {
                explanation.match = decision.match(rule)
                break
            }
        }
        return explanation
    }

    private func attempt(_ rule: LinkRule, on url: LinkURL) -> LinkAttempt {
        let comparison = comparison(of: rule)
        let path = path(of: url, comparison)
        let locale = path.count < url.segments.count ? url.segments.first : nil
        if let mismatch = rule.pattern.mismatch(with: url, path: path, comparison) {
            return LinkAttempt(rule: rule.id, locale: locale, result: .mismatch(mismatch))
        }
        let captures = rule.pattern.captures(in: url, path: path, comparison) ?? []
        let converted = captures.map { capture in
            let kind = rule.conversions[capture.name] ?? .string
            return LinkAttempt.Converted(capture: capture, value: kind.value(of: capture.text))
        }
        return LinkAttempt(
            rule: rule.id, locale: locale, result: .match(converted, decision(of: rule, on: captures)))
    }
}

/// Outcomes as a journal writes them.
let applied = #"{"kind":"applied"}"#
let unchanged = #"{"kind":"unchanged"}"#

func truncated(_ kept: Int, of: Int) -> String { #"{"kind":"truncated","kept":\#(kept),"of":\#(of)}"# }
func deferred(_ wait: String) -> String { #"{"kind":"deferred","reason":"\#(wait)"}"# }
func superseded(by seq: Int) -> String { #"{"kind":"superseded","by":\#(seq)}"# }
func repeated(by seq: Int) -> String { #"{"kind":"repeated","by":\#(seq)}"# }
func rejected(_ reason: String) -> String { #"{"kind":"rejected","reason":"\#(reason)"}"# }

extension String {
    /// This outcome, with what became of intents that had waited, each named by its `seq`.
    func ending(_ resolved: (Int, String)...) -> String {
        let list = resolved.map { #"{"since":\#($0.0),"outcome":\#($0.1)}"# }
        return dropLast() + #","resolved":[\#(list.joined(separator: ","))]}"#
    }
}

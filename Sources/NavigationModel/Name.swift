/// Placeholder-free start of the model: an identifier compared scalar by scalar.
struct Name { let text: String }

/** An explanation worth reading beside its passage: the engine's is often the passage's own sentence. */
export function moreThanQuote(explanation: string, passage: { quote: string } | null): string | null {
  return explanation.trim() === '' || explanation.trim() === passage?.quote.trim() ? null : explanation;
}

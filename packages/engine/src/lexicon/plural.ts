/**
 * The plural of an English noun by the rules of spelling: "quiz" → "quizzes", "analysis" → "analyses", "activity" →
 * "activities".
 */
export function pluralOf(noun: string): string {
  if (noun.endsWith('iz')) return `${noun}zes`;
  if (noun.endsWith('is')) return noun.replace(/is$/, 'es');
  if (/(?:s|x|ch)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : `${noun}s`;
}

export const withPlurals = (nouns: readonly string[]): string[] => nouns.flatMap((noun) => [noun, pluralOf(noun)]);

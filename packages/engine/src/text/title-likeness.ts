/** Words of a title for comparison: lower case, without accents and punctuation. Numbers count as words. */
function titleWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Likeness of two titles in [0, 1]: Dice's coefficient over their words (L. R. Dice, "Measures of the Amount of
 * Ecologic Association Between Species", 1945). Titles whose numbers differ are never alike: "Paper 1" is not "Paper
 * 2".
 */
export function titleLikeness(a: string, b: string): number {
  const left = titleWords(a);
  const right = titleWords(b);
  if (numbersOf(left) !== numbersOf(right)) return 0;
  if (left.join(' ') === right.join(' ')) return 1;
  const rest = new Map<string, number>();
  for (const word of right) rest.set(word, (rest.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of left) {
    const available = rest.get(word) ?? 0;
    if (available > 0) {
      shared++;
      rest.set(word, available - 1);
    }
  }
  return (2 * shared) / (left.length + right.length || 1);
}

const numbersOf = (words: string[]): string => words.filter((word) => /\p{N}/u.test(word)).join(' ');

/**
 * A pure function of a text that remembers its last answers: the same words are asked about several times while an entry is
 * told apart. Bounded, so that no document makes the process grow.
 */
export function remember<T>(compute: (text: string) => T, limit = 2000): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = compute(text);
    if (answers.size >= limit) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

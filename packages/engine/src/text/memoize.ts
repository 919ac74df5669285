/**
 * A pure function of a text that remembers its last answers: the same words are asked about several times while an
 * entry is told apart, and the same sentences by everything that is made of a reading. Bounded, so that no document
 * makes the process grow.
 */
export function memoize<T>(compute: (text: string) => T, limit = 2000): (text: string) => T {
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

/** A question is read by a hundred rules on the way to its answer, and by some of them several times. */
export const questionsAtOnce = 500;

/** More sentences than the readings of a week have. */
export const weekOfSentences = 10_000;

/** A pure function of an object that remembers its answer for as long as the object is in use. */
export function memoizeByObject<Key extends object, T>(compute: (of: Key) => T): (of: Key) => T {
  const answers = new WeakMap<Key, T>();
  return (of) => {
    const known = answers.get(of);
    if (known !== undefined) return known;
    const answer = compute(of);
    answers.set(of, answer);
    return answer;
  };
}

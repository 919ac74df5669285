import { antecedentOf, type Before } from './antecedent.ts';

/** Two, two of them: they count what was spoken of. */
const ofCount = /\b(?:one|two|three|four|both|several|\d{1,2})(?: of (?:them|those|these))?$/i;
const supposing = /^(?:what )?(?<clause>if (?:i|we)\b.+?)[?!.\s]*$/i;

/** Whether a question, without the "and" that it opens with, asks what comes of something. */
export const supposes = (asked: string): boolean => supposing.test(asked);

/** "If I miss two" after a question on exams: what happens if I miss two exams. null for any other question. */
export function supposedOf(asked: string, before: Before): string | null {
  const clause = supposing.exec(asked)?.groups?.clause;
  if (clause === undefined) return null;
  const about = ofCount.test(clause) ? antecedentOf(before) : null;
  return about ? `What happens ${clause} ${about.replace(/s$/, '')}s?` : `What ${clause}? ${before.question}`;
}

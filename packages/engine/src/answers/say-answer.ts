import type { Answer } from './answer.ts';

/** What the student reads where the materials do not answer. */
export const abstentions: Record<NonNullable<Answer['reason']>, string> = {
  'nothing-found': 'Your files do not cover this.',
  'not-answered': 'Your files do not cover this. The nearest passage is [1]',
  'not-in-syllabus': 'Your syllabus does not say.',
};

/**
 * An answer as Markdown, piece by piece: sentences run on, items of a list stand on lines of their own, `[1]` refers to
 * `citations[0]`. The pieces joined are the whole.
 */
export function sayAnswer({ claims, reason }: Pick<Answer, 'claims' | 'reason'>): string[] {
  if (claims.length === 0) return [abstentions[reason ?? 'nothing-found']];
  return claims.map(({ text, citation, isItem }, i) => {
    const before = claims[i - 1];
    const gap = before === undefined ? '' : isItem ? (before.isItem ? '\n' : '\n\n') : before.isItem ? '\n\n' : ' ';
    return `${gap}${isItem ? '- ' : ''}${text}${citation === null ? '' : ` [${citation + 1}]`}`;
  });
}

import type { Answer, Claim } from './answered.ts';
import { asMarkdown } from './as-markdown.ts';

/** What the student reads where the materials do not answer. */
export const abstentions: Record<NonNullable<Answer['reason']>, string> = {
  'nothing-found': 'Your files do not cover this.',
  'not-answered': 'Your files do not cover this. The nearest passage is [1]',
  'not-in-syllabus': 'Your syllabus does not say.',
};

/**
 * An answer as Markdown, piece by piece: sentences run on, items of a list stand on lines of their own, `[1]` refers to
 * `citations[0]`. The pieces joined are the whole.
 * The key of a quoted passage is set apart.
 * @param written how words of a document are written: for what shows no Markdown, as they are
 */
export function sayAnswer(
  { claims, reason }: Pick<Answer, 'claims' | 'reason'>,
  written: (words: string) => string = asMarkdown,
  emphasised: (words: string) => string = (words) => `**${words}**`,
): string[] {
  if (claims.length === 0) return [abstentions[reason ?? 'nothing-found']];
  return claims.map(({ text, citation, isItem, isLabel, block, key = '' }, i) => {
    const mark = citation === null ? '' : ` [${citation + 1}]`;
    const words = key === '' || key === text ? written(text) : withEmphasis(text, key, written, emphasised);
    const said = isLabel ? `**${words}**` : `${isItem ? '- ' : ''}${words}${mark}`;
    const gap = gapBetween(claims[i - 1], { isItem, isLabel });
    return `${gap}${said}${block === undefined ? '' : `\n\n${block}`}`;
  });
}

function gapBetween(before: Claim | undefined, { isItem, isLabel }: Pick<Claim, 'isItem' | 'isLabel'>): string {
  if (!before) return '';
  if (isItem && before.isItem) return '\n';
  return isItem || isLabel || before.isItem || before.isLabel || before.block !== undefined ? '\n\n' : ' ';
}

function withEmphasis(
  text: string,
  key: string,
  written: (words: string) => string,
  emphasised: (words: string) => string,
): string {
  const at = text.indexOf(key);
  if (at < 0) return written(text);
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + key.length).trimStart()];
  return [before && written(before), emphasised(written(key)), after && written(after)].filter(Boolean).join(' ');
}

import { outsideCode } from '../../ui/markdown/outside-code.ts';

export const citationAnchor = '#citation-';
export const unsupportedAnchor = '#unsupported';

/**
 * `[2]` and `[?]` become links that only an answer understands; brackets that name no citation, escaped ones, and
 * those in code stay as they are. While the answer is being `written` its citations are still to come: then every
 * number is one. Of an answer that `broke off` they never came: then no number is shown.
 */
export function linkCitations(
  text: string,
  citations: readonly { number: number }[],
  state: 'whole' | 'written' | 'broke off' = 'whole',
): string {
  const known = new Set(citations.map((citation) => citation.number));
  return outsideCode(text, (prose) =>
    prose.replace(/ ?(?<!\\)\[(\d{1,3}|\?)\](?!\()/g, (whole, number: string) => {
      if (number === '?') return ` [?](${unsupportedAnchor})`;
      if (state === 'broke off' && !known.has(Number(number))) return '';
      return state === 'written' || known.has(Number(number)) ? ` [${number}](${citationAnchor}${number})` : whole;
    }),
  );
}

import { memoize, weekOfSentences } from '../text/memoize.ts';
import { withoutNoteMarks } from '../text/note-marks.ts';

const reference =
  /\s*\((?:see\s|as shown in\s)?(?:figures?|figs?\.|tables?|chapters?|sections?|box|map|plate|appendix|eqs?\.|equations?)\s[^()]*\)/giu;
// "(Rogers, Kuiper, & Kirker, 1977)", "(1984)", "(see Smith 2001, p. 4)".
const authorYear = /\s*\((?:see\s|e\.g\.,?\s)?(?:\p{Lu}[^()]*\s|)(?:1[5-9]|20)\d{2}[a-z]?(?:[,;:][^()]*)?\)/gu;

/** A sentence as it is shown in an item: without references to figures, works and notes. */
export const readableSentence = memoize(
  (text: string): string =>
    withoutNoteMarks(text)
      .replace(reference, '')
      .replace(authorYear, '')
      .replace(/\s+/g, ' ')
      .replace(/\s+([.,;:])(?=[\s.,;:)"”’]|$)/g, '$1')
      .trim(),
  weekOfSentences,
);

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether brackets and quotation marks that open also close. */
export function isBalanced(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0;
  return (
    count(/\(/g) === count(/\)/g) &&
    count(/\[/g) === count(/\]/g) &&
    count(/“/g) === count(/”/g) &&
    count(/"/g) % 2 === 0
  );
}

export const gap = '_____';

/** Sets the article before a gap so that it tells nothing of what is left out. */
export function hideArticle(text: string): string {
  return capitalise(text.replace(/\b(an?) (?=_____)/gi, 'a(n) '));
}

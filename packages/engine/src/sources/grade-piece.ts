import { isCommonTitle } from './common-words.ts';
import { namesAgree } from './compare-authors.ts';
import { compareTitles } from './compare-titles.ts';
import { close, type Grading, great, related, type SourceComparison } from './grading.ts';
import { toTitleForm } from './title-form.ts';

/** A chapter, seen from the book it is in. */
export function gradeChapter(comparison: SourceComparison): Grading | null {
  const { work, source, sought } = comparison;
  if (source.kind !== 'chapter') return null;
  const asked = work.partTitle ? compareTitles(toTitleForm(work.partTitle, null), comparison.found).kind : 'other';
  const isAsked = asked === 'same' || asked === 'main' || asked === 'spelling';
  const inBook = source.container ? compareTitles(sought, toTitleForm(source.container, null)).kind : 'other';
  const isInBook = inBook === 'same' || inBook === 'main' || inBook === 'spelling';
  if (isAsked && (isInBook || namesAgree(comparison.authors)) && comparison.authors !== 'other') {
    return great(
      isInBook
        ? 'The chapter that the syllabus asks for, in its book.'
        : 'The chapter that the syllabus asks for, by the same author.',
    );
  }
  if (isAsked && isInBook) return close('The chapter that the syllabus asks for, under another author’s name.');
  if (!isInBook || comparison.title.kind === 'same') return null;
  if (namesAgree(comparison.authors)) return close('A chapter of the book.', 1.5);
  if (isCommonTitle(sought.main)) return null;
  return comparison.authors === 'other'
    ? related('A chapter of a book of this title, by somebody else.')
    : close('A chapter of the book.', 1.5);
}

/** The book, seen from a piece that is sought in it. */
export function gradeBookAround({ work, source, found, title }: SourceComparison): Grading | null {
  if (work.container === null || source.kind === 'chapter' || source.kind === 'article' || title.kind === 'same')
    return null;
  const kind = compareTitles(toTitleForm(work.container, null), found).kind;
  return kind === 'same' || kind === 'main' || kind === 'spelling'
    ? close('The book that the piece is in, as the syllabus says.', 2.5)
    : null;
}

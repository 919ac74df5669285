import { isCommonTitle, tellingWords } from './common-words.ts';
import { namesAgree } from './compare-authors.ts';
import { editionNumber, ordinalOf } from './edition.ts';
import { close, type Grading, great, related, type SourceComparison, wrong } from './grading.ts';

/** Grades a text whose title is that of the work. */
export function gradeSameWork(comparison: SourceComparison): Grading {
  const { authors } = comparison;
  if (namesAgree(authors)) return sameAuthor(comparison);
  if (authors === 'some') return close('Same title, by one of the authors.');
  if (authors === 'unnamed') return unnamed(comparison);
  if (authors === 'untold') return untold(comparison);
  return otherAuthor(comparison);
}

function sameAuthor(comparison: SourceComparison): Grading {
  const form = otherForm(comparison);
  if (form) return form;
  const { title, authors, sought, found, work, source } = comparison;
  if (draft.test(source.subtitle ?? source.title) && !draft.test(work.subtitle ?? work.title))
    return close('Same title and author: drafts or a facsimile of the work.');
  const common = isCommonTitle(sought.main);
  const plain = version(comparison);
  if (title.kind === 'other_subtitle') {
    if (common) return related('Another book by this author with a similar title.', 1.2);
    if (sought.main.length === 1) return close('Same author and main title, another subtitle.');
  }
  if (title.kind === 'main' && common && found.sub.length > 0 && sought.sub.length === 0 && sought.main.length < 3) {
    return close('Same author; the title goes on where that of the syllabus ends.');
  }
  if (title.kind === 'spelling' && !certainSpelling(comparison))
    return lower(plain, 'Nearly the same title and the same author');
  if (authors === 'misspelt' && common) return lower(plain, 'Same title; the author’s name differs by a letter');
  return plain;
}

const draft = /\b(?:facsimiles?|(?:original|early|first) (?:drafts?|versions?)|manuscripts?|transcripts?)\b/i;

const lower = (grading: Grading, reason: string): Grading =>
  grading.grade === 'great' ? close(`${reason}.`) : grading;

/**
 * A slip in a title of several telling words, or with the right year, is a slip; in a short one it may be another word.
 */
function certainSpelling({ sought, found, work, source }: SourceComparison): boolean {
  const equal = [...sought.main, ...sought.sub].filter((word) => [...found.main, ...found.sub].includes(word));
  return (
    equal.length >= 3 ||
    (work.year !== null && work.year === source.year) ||
    (equal.length >= 2 && tellingWords(equal).length >= 1)
  );
}

/** Another volume, or another kind of text under the same title. */
function otherForm({ work, source, found }: SourceComparison): Grading | null {
  if (found.volume !== null && work.volume !== null && found.volume !== work.volume) {
    return related(`Volume ${found.volume} of the work; the syllabus asks for volume ${work.volume}.`, 1.5);
  }
  if (found.volume !== null && work.volume === null) return close(`Volume ${found.volume} of the work.`);
  if (found.volume === null && work.volume !== null)
    return close(`Same title and author; it does not say which volume. The syllabus asks for volume ${work.volume}.`);
  if (source.kind === 'thesis') return close('A thesis of this title by the same author.');
  if (source.kind === 'chapter') {
    if (work.kind === 'article')
      return close(
        source.container ? `Printed as a chapter of “${source.container}”.` : 'Printed as a chapter of a book.',
      );
    if (work.kind === 'book') return related('A chapter of this title by the same author.', 1.3);
  }
  if (work.kind === 'book' && source.kind === 'article')
    return close('An article of this title by the same author.', 1.5);
  if (work.kind === 'article' && source.kind === 'book') return close('A book of this title by the same author.', 1.5);
  return null;
}

/** The work, in the edition or of the year asked for or not. */
function version({ work, source, found, title }: SourceComparison): Grading {
  const edition = editionNumber(source.edition) ?? found.edition;
  const count = source.editionCount;
  const ofMany = source.allEditions ?? (count !== null && count > 1 && edition === null);
  const said =
    title.kind === 'other_subtitle' ? 'Same author and main title, another subtitle' : 'Same title and author';
  if (work.edition !== null && edition !== null) {
    return edition === work.edition
      ? great(`${said}, ${editionSaid(edition, count)}, as the syllabus asks.`, 3.5)
      : close(
          `${said}, but the ${editionSaid(edition, count)}; the syllabus asks for the ${ordinalOf(work.edition)}.`,
          nearer(work.edition, edition),
        );
  }
  const yearsApart = work.year !== null && source.year !== null ? source.year - work.year : 0;
  // An article is told by the year it was first online, and by that of its issue.
  const patience = source.kind === 'article' || source.kind === 'chapter' ? 2 : 1;
  if (Math.abs(yearsApart) > patience && !ofMany) {
    const which = yearsApart < 0 ? 'an earlier' : 'a later';
    return close(
      `${said}, but ${which} version (${source.year}); the syllabus names ${work.year}.`,
      nearer(work.year ?? 0, source.year ?? 0),
    );
  }
  if (work.edition !== null) {
    const asked = `the syllabus asks for the ${ordinalOf(work.edition)}`;
    return great(
      ofMany ? `${said}, ${count} editions; ${asked}.` : `${said}; it does not say which edition, ${asked}.`,
      2.8,
    );
  }
  if (edition !== null) return great(`${said}, ${editionSaid(edition, count)}.`);
  const editions = count !== null && count > 1 ? `${count} editions` : null;
  if (ofMany && editions)
    return great(source.year ? `${said}, ${editions} since ${source.year}.` : `${said}, ${editions}.`);
  const printed = [source.year, editions && `one of ${editions}`].filter((part) => part !== null);
  return great(`${[said, ...printed].join(', ')}.`);
}

const editionSaid = (edition: number, count: number | null): string =>
  count !== null && count > 1 && count >= edition
    ? `${ordinalOf(edition)} edition of ${count}`
    : `${ordinalOf(edition)} edition`;

/** Between 2 and 3: the newer of two others, and the nearer. */
const nearer = (asked: number, given: number): number => 2 + 1 / (1 + Math.abs(asked - given));

function unnamed(comparison: SourceComparison): Grading {
  const { sought, title, work, source } = comparison;
  if (work.kind === 'book' && source.kind === 'article')
    return related('An article under the book’s title, most likely a review.');
  const form = otherForm(comparison);
  if (form)
    return form.grade === 'related'
      ? form
      : close(`${form.reason.replace(/ and author| by the same author/g, '')} The syllabus names no author.`);
  const telling = tellingWords([...sought.main, ...sought.sub]).length;
  const dated = work.year !== null && work.year === source.year;
  const certain =
    (title.kind === 'same' || title.kind === 'main') &&
    (telling >= 3 ||
      (telling >= 2 && sought.main.length >= 4) ||
      (telling >= 1 && dated) ||
      (telling >= 2 && sought.sub.length > 0));
  const plain = version(comparison);
  const reason = plain.reason
    .replace('Same title and author', 'Same title')
    .replace(/\.$/, '; the syllabus names no author.');
  return certain && plain.grade === 'great' ? great(reason, 2.5) : close(reason);
}

function untold({ sought, work, source }: SourceComparison): Grading {
  if (work.kind === 'book' && source.kind === 'article')
    return related('An article under the book’s title, most likely a review.');
  if (isCommonTitle(sought.main))
    return related('Same title; the record names no author, and many books are called so.');
  return close('Same title; the record names no author.');
}

function otherAuthor({ sought, work, source, authors, title }: SourceComparison): Grading {
  const telling = tellingWords(sought.main).length;
  if (source.kind === 'article' && work.kind !== 'article') {
    return telling > 0 && sought.main.length > 1
      ? related('An article by somebody else under the title of the book, most likely a review.')
      : wrong;
  }
  if (authors === 'namesake' && telling > 1) return close('Same title, by an author of the same family name.', 1.5);
  if (isCommonTitle(sought.main) && title.kind !== 'spelling' && source.kind === 'book') {
    return related('Same title, but by other authors: another book on the subject.', 0.8);
  }
  return wrong;
}

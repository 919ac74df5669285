import { isCase } from './beside-the-work.ts';
import { isCommonTitle, tellingWords } from './common-words.ts';
import { namesAgree } from './compare-authors.ts';
import { compareTitles } from './compare-titles.ts';
import { compareWork } from './compare-work.ts';
import { derivativeIn, isAbout, isOffshoot } from './derivative.ts';
import { gradeDerivative } from './grade-derivative.ts';
import { gradeBookAround, gradeChapter } from './grade-piece.ts';
import { gradeSameWork } from './grade-same-work.ts';
import { close, type Grading, great, related, type SourceComparison, type Told, wrong } from './grading.ts';
import { languageName, languageOfTitle } from './language.ts';
import { borneOut } from './named-readings.ts';
import type { SoughtWork } from './sought-work.ts';
import { toTitleForm } from './title-form.ts';

/**
 * How well a text fits the work that a syllabus asks for: `great` is the work itself in the edition asked for (any,
 * where none is), `close` another form of it (edition, translation, version, a chapter), `related` a work about it,
 * beside it, or another one by its author, `wrong` anything else. What is not sure is graded lower, never higher.
 */
export function gradeSource(work: SoughtWork, source: Told): Grading {
  if (work.doi !== null && work.doi === source.doi)
    return great('The very text that the DOI in the syllabus names.', 4);
  if (work.isbn !== null && source.kind !== 'chapter' && source.isbns.includes(work.isbn)) {
    return great('The very edition that the ISBN in the syllabus names.', 4);
  }
  const comparison = compareWork(borneOut(work, source), source);
  return (
    gradeChapter(comparison) ??
    gradeBookAround(comparison) ??
    gradeDerivative(comparison, derivativeOf(comparison)) ??
    aboutCase(comparison) ??
    translation(comparison) ??
    byTitle(comparison)
  );
}

const fullTitle = ({ title, subtitle }: Pick<Told, 'title' | 'subtitle'>): string =>
  subtitle ? `${title}: ${subtitle}` : title;

const derivativeOf = ({ work, source }: SourceComparison) => derivativeIn(fullTitle(source), fullTitle(work));

const isAuthor = ({ authors }: Pick<SourceComparison, 'authors'>): boolean => namesAgree(authors);

function translation(comparison: SourceComparison): Grading | null {
  const { source, work, title } = comparison;
  if (!isAuthor(comparison)) return null;
  const original = source.originalTitle
    ? compareTitles(comparison.sought, toTitleForm(source.originalTitle, null)).kind
    : null;
  const same = title.kind === 'same' || title.kind === 'main';
  if ((original === 'same' || original === 'main') && !same)
    return close(`A translation${into(source.language)}: the original is the work of the syllabus.`);
  const expected = languageOfTitle(fullTitle(work));
  if (source.language === null || source.language === expected || work.title === '') return null;
  if (same || title.kind === 'other_subtitle') return close(`Same title and author, ${inLanguage(source.language)}.`);
  if (title.kind !== 'other' && title.kind !== 'overlap') return null;
  return comparison.authors === 'same'
    ? related(`By the same author ${inLanguage(source.language)}: it may be a translation.`, 1.2)
    : null;
}

const into = (language: string | null): string => {
  const name = language && languageName(language);
  return name ? ` (${name})` : '';
};
const inLanguage = (language: string): string => {
  const name = languageName(language);
  return name ? `but in ${name}` : 'but in another language';
};

/** A court does not write books: what bears the name of a case and an author's is about it. */
function aboutCase({ work, source, authors, title }: SourceComparison): Grading | null {
  const isNamed = title.kind === 'main' || title.kind === 'longer' || title.kind === 'same';
  return authors === 'unnamed' && isCase(work.title) && isNamed && source.kind === 'book' && source.authors.length > 0
    ? related('About the case.', 1.3)
    : null;
}

/** "Outlook 2020" and "Outlook 2019". */
const isOtherYear = ({ sought, found }: SourceComparison): boolean =>
  sought.main.length > 2 &&
  [sought, found].every(({ main }) => /^(?:19|20)\d\d$/.test(main.at(-1) ?? '')) &&
  sought.main.slice(0, -1).join(' ') === found.main.slice(0, -1).join(' ');

function byTitle(comparison: SourceComparison): Grading {
  const { title, source, work } = comparison;
  switch (title.kind) {
    case 'same':
    case 'main':
    case 'spelling':
    case 'other_subtitle':
      return gradeSameWork(comparison);
    case 'longer':
    case 'shorter':
    case 'within':
      return nearTitle(comparison);
    default: {
      if (isAbout(source.title, work)) return about(comparison);
      if (isAuthor(comparison)) {
        return isOtherYear(comparison) ? close('The same report, of another year.') : bySameAuthor(comparison);
      }
      const telling = tellingWords(comparison.sought.main).length;
      const near =
        title.kind === 'overlap' &&
        title.shared >= 0.75 &&
        telling >= 3 &&
        comparison.authors !== 'untold' &&
        sharesPhrase(comparison);
      return near ? related('On the same subject, by others.', 0.5) : wrong;
    }
  }
}

/** Two telling words behind one another in both: words alone, in any order, come together by chance. */
function sharesPhrase({ sought, found }: SourceComparison): boolean {
  const [words, others] = [sought.main, [...found.main, ...found.sub]].map(tellingWords);
  return words?.some((word, i) => others?.some((one, j) => one === word && others[j + 1] === words[i + 1])) ?? false;
}

/** One title has the other inside it. */
function nearTitle(comparison: SourceComparison): Grading {
  const { title, source, work, sought } = comparison;
  const telling = tellingWords(sought.main).length;
  if (isAuthor(comparison)) {
    if (source.kind === 'chapter' || source.kind === 'article') return bySameAuthor(comparison);
    if (isShorterForm(comparison)) return shorterForm;
    if (title.kind === 'longer') return close('Same author; the title goes on where that of the syllabus ends.');
    // "Dune" is not "Dune Messiah": one word is too little of a title to be a short form of it.
    if (title.kind === 'shorter' && tellingWords(comparison.found.main).length < 2)
      return related('Another book by this author; its title is a part of that of the syllabus.', 1.3);
    // "Children of Dune" is another book, "An Inquiry into the … of the Wealth of Nations" a longer form of its title.
    const isPart =
      title.kind === 'within' && !isSubtitle(comparison) && (telling < 2 || isOffshoot(fullTitle(source), work.title));
    return isPart
      ? related('Another book by this author, with the title of the syllabus in its own.', 1.3)
      : close('Same author, and nearly the same title.');
  }
  if (isAbout(source.title, work)) return about(comparison);
  if (comparison.authors === 'unnamed')
    return telling > 1 && title.kind !== 'within'
      ? close('Nearly the same title; the syllabus names no author.', 1)
      : related(
          title.kind === 'within'
            ? 'Its title holds that of the syllabus, which names no author.'
            : 'Nearly the same title.',
        );
  if (title.kind === 'within' && telling > 1) return related('Its title names the work of the syllabus.');
  const subject =
    title.kind !== 'shorter' && isCommonTitle(sought.main) && sought.main.length > 1 && source.kind === 'book';
  return subject && comparison.authors !== 'untold' ? related('A book on the same subject, by others.', 0.5) : wrong;
}

const isSubtitle = ({ sought, found }: SourceComparison): boolean => sought.main.join(' ') === found.sub.join(' ');

function about(comparison: SourceComparison): Grading {
  if (isAuthor(comparison)) return related('By the same author about the work of the syllabus.', 1.4);
  // Too common a title is a subject, and so many texts are about it.
  if (isCommonTitle(comparison.sought.main))
    return comparison.title.kind === 'other' ? wrong : related('On the same subject.', 0.5);
  return related('About the work, not the work itself.', 1.3);
}

const shortForms = new Set([
  'brief',
  'essentials',
  'essential',
  'concise',
  'short',
  'shorter',
  'selected',
  'selections',
  'abridged',
  'core',
]);

const shorterForm = close('A shorter form of the book, by the same author.');
const isShorterForm = ({ sought, found }: SourceComparison): boolean => {
  const words = [...sought.main, ...sought.sub];
  const extra = found.main.filter((word) => !words.includes(word));
  return (
    extra.length > 0 &&
    extra.every((word) => shortForms.has(word)) &&
    sought.main.every((word) => found.main.includes(word))
  );
};

function bySameAuthor(comparison: SourceComparison): Grading {
  const { title, sought, found, authors, work, source } = comparison;
  if (work.title === '') return related('By this author; the syllabus does not say which work.', 1.2);
  if (isShorterForm(comparison)) return shorterForm;
  const words = [...sought.main, ...sought.sub];
  const field = authors === 'same' && found.main.some((word) => word.length > 4 && words.includes(word));
  const subject = title.shared > 0 || field;
  // A family name alone is shared by strangers.
  if (authors === 'same' || subject)
    return related(
      source.kind === 'book' ? 'Another book by this author.' : 'Another work by this author.',
      subject ? 1.2 : 1,
    );
  return wrong;
}

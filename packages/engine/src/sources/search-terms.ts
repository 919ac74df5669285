import type { SearchMode } from '@weekwise/domain/sources.ts';
import { tellingWords } from './common-words.ts';
import { namedReadings } from './named-readings.ts';
import { person } from './people.ts';
import type { SearchTerm, SoughtWork } from './sought-work.ts';
import { titleForm } from './title-form.ts';

interface SearchTermsOptions {
  mode: SearchMode;
  courseName?: string | null;
}

/**
 * What to type into a search box for a work, surest first. `precise` asks for the work alone, `balanced` also for its
 * title without the author (who may be misspelt), `broad` also for what else there is by the author and on the subject.
 */
export function searchTerms(work: SoughtWork, { mode, courseName = null }: SearchTermsOptions): SearchTerm[] {
  const { title, subtitle, authors } = work;
  const families = authors.slice(0, 2).map((name) => familyName(name));
  const course = subjectOf(courseName);
  const terms: SearchTerm[] = [];
  const add = (kind: SearchTerm['kind'], text: string) => {
    if (text !== '' && !terms.some((term) => term.text === text)) terms.push({ kind, text });
  };
  if (work.doi) add('doi', work.doi);
  if (work.isbn) add('isbn', work.isbn);
  if (title !== '' && families.length > 0) add('title_author', `"${title}" ${families.join(' ')}`);
  const [named] = namedReadings(work);
  if (named) add('title_author', `"${named.title}" ${named.authors.slice(0, 2).map(familyName).join(' ')}`);
  if (title !== '' && (mode !== 'precise' || families.length === 0))
    add('title', subtitle ? `"${title}: ${subtitle}"` : `"${title}"`);
  if (work.partTitle && work.partTitle !== title) add('title', `"${work.partTitle}"`);
  if (title === '' && families.length > 0) add('author', [...families, course].join(' ').trim());
  if (mode === 'broad' && title !== '') {
    if (families.length > 0) add('author', [families[0], shortTitle(title)].join(' ').trim());
    add('topic', [shortTitle(title), course].join(' ').trim());
  }
  return terms;
}

/** As printed, with its particles. */
function familyName(name: string): string {
  if (name.includes(',')) return name.split(',')[0]?.trim() ?? name;
  const words = person(name).family.split(' ').length;
  return name.split(/\s+/).slice(-words).join(' ');
}

/** The telling words of a title, or its first words. */
function shortTitle(title: string): string {
  const { main } = titleForm(title);
  const telling = tellingWords(main);
  return (telling.length > 1 ? telling : main).slice(0, 5).join(' ');
}

/** "Intro to Sociology" of "SOC 101: Intro to Sociology (Fall 2026)". */
const subjectOf = (courseName: string | null): string =>
  (courseName ?? '')
    .replace(
      /\([^)]*\)|\b\p{Lu}{2,5}[\s-]?\d{2,4}\p{L}?\b|\b(?:fall|spring|summer|winter|autumn)\b|\b20\d{2}\b/giu,
      ' ',
    )
    .replace(/[:–—-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

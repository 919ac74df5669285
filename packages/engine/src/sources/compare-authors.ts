import { compareNames, type Person, person, splitNames } from './people.ts';
import type { SoughtWork } from './sought-work.ts';
import type { SourceRecord } from './source.ts';

/**
 * How the people of a record compare with those that the syllabus names: `same`; `family`: by family names alone;
 * `misspelt`: a name is a slip off; `some`: not the first one; `namesake`: a family name agrees, its given name does
 * not;
 * `unnamed`: the syllabus names nobody; `untold`: the record does not; `other`.
 */
export type AuthorLikeness = 'same' | 'family' | 'misspelt' | 'some' | 'namesake' | 'unnamed' | 'untold' | 'other';

/** Whether nothing in the names speaks against the author that is sought. */
export const namesAgree = (likeness: AuthorLikeness): boolean =>
  likeness === 'same' || likeness === 'family' || likeness === 'misspelt';

/** Some articles have thousands. */
const mostNames = 50;

export function compareAuthors(
  work: Pick<SoughtWork, 'authors'>,
  record: Pick<SourceRecord, 'authors' | 'editors'> & Partial<Pick<SourceRecord, 'publisher'>>,
): AuthorLikeness {
  const sought = work.authors.map(person);
  const found = [...record.authors.slice(0, mostNames), ...record.editors.slice(0, mostNames)]
    .flatMap((name) => (name.includes(',') ? [name] : splitNames(name)))
    .map(person);
  const [first] = sought;
  if (!first) return 'unnamed';
  // Catalogues have the people who wrote what a syllabus names by the body that brings it out.
  if (record.publisher && compareNames(first, person(record.publisher)) === 'same') return 'same';
  if (found.length === 0) return 'untold';
  const best = bestOf(first, found);
  if (best === 'same' || best === 'family' || best === 'misspelt') return best;
  const later = sought.slice(1).some((one) => ['same', 'family'].includes(bestOf(one, found)));
  if (later) return 'some';
  return best;
}

const order = ['same', 'family', 'misspelt', 'namesake', 'other'] as const;

function bestOf(sought: Person, found: readonly Person[]): (typeof order)[number] {
  const all = found.map((one) => compareNames(sought, one));
  const best = order.find((likeness) => all.includes(likeness)) ?? 'other';
  // "Acemoglu, Robinson": two family names read as one name.
  const pair = sought.given.length === 1 && found.some((one) => one.family === sought.given[0]);
  return best === 'namesake' && pair ? 'family' : best;
}

/** Whether two records name the same first people: no name of either contradicts the other's. */
export function sameAuthors(
  a: Pick<SourceRecord, 'authors' | 'editors'>,
  b: Pick<SourceRecord, 'authors' | 'editors'>,
): boolean {
  return namesAgree(compareAuthors({ authors: a.authors.length > 0 ? a.authors : a.editors }, b));
}

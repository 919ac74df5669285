import { memoize } from '../text/memoize.ts';
import { singular } from '../text/singular.ts';
import { kindOfNoun } from '../text/thesaurus.ts';
import { words } from '../text/words.ts';

/** WordNet's kinds that students take for one another. */
const fields: Record<string, readonly string[]> = {
  happening: ['act', 'process', 'event', 'phenomenon'],
  thing: ['artifact', 'object', 'location'],
  living: ['body', 'animal', 'plant', 'substance', 'food'],
  idea: ['cognition', 'communication', 'attribute', 'state', 'feeling', 'motive', 'relation', 'shape'],
  people: ['person', 'group'],
  measure: ['quantity', 'time', 'possession'],
};
const fieldOfKind = new Map(Object.entries(fields).flatMap(([field, kinds]) => kinds.map((kind) => [kind, field])));

const fieldOfNoun = (noun: string | null): string | null => {
  const kind = noun === null ? null : kindOfNoun(noun);
  return kind === null ? null : (fieldOfKind.get(kind) ?? null);
};

/** What field a term is of: by what its definition calls it, else by its last word. */
export function subjectOfTerm(term: string, genus: string | null): string | null {
  return fieldOfNoun(genus) ?? fieldOfTerm(term);
}

const fieldOfTerm = memoize((term: string): string | null => {
  const last = words(term).at(-1)?.folded ?? '';
  return fieldOfNoun(singular(last));
});

/** Whether two fields are the same, as far as both are known. */
export function areOfOneField(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}

import { type Entry, entriesOf } from '../../passages/entries.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import type { Span } from '../../text/sentences.ts';
import { phraseKey } from '../../vocabulary/corpus.ts';
import { termStems } from './definition.ts';

/** The entry of a glossary that begins at an offset of a passage. */
export const entryAt = (passage: Passage, start: number): Entry | undefined =>
  entriesOf(passage).find((entry) => entry.start === start);

/** Whether an entry tells what a term is, given by the stems of its words. */
export const isEntryOf = ({ names }: Entry, term: readonly string[]): boolean =>
  names.some((name) => termStems(name).join(' ') === term.join(' '));

/** Where an entry stands, with its term as the key. */
interface EntryPiece extends Span {
  passage: Passage;
  key: Span;
}

/** In entries: chapters may each explain a term in words of their own. */
const most = 2;

/** What the glossaries of a folder say that a term is, each in other words, with the term as what is to be marked. */
export function entriesFor(term: string, index: PassageIndex): EntryPiece[] {
  const found = entriesByKey(index).get(phraseKey(term.replace(/^\W*(?:an?|the)\s+/i, ''))) ?? [];
  const said = ({ passage, entry }: { passage: Passage; entry: Entry }): string =>
    phraseKey(passage.text.slice(entry.from, entry.end));
  return found
    .filter((each, i) => !found.slice(0, i).some((other) => said(other) === said(each)))
    .slice(0, most)
    .map(({ passage, entry }) => ({
      passage,
      start: entry.start,
      end: entry.end,
      key: { start: entry.start, end: entry.termEnd },
    }));
}

const entriesByKey = memoizeByObject(({ passages }: PassageIndex) => {
  const byKey = new Map<string, { passage: Passage; entry: Entry }[]>();
  for (const passage of passages) {
    for (const entry of entriesOf(passage)) {
      for (const key of new Set(entry.names.map(phraseKey))) {
        byKey.set(key, [...(byKey.get(key) ?? []), { passage, entry }]);
      }
    }
  }
  return byKey;
});

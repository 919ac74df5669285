import { distance } from 'fastest-levenshtein';

/** Shorter words have too many neighbours for a guess. */
const shortest = 5;
/** From this length on two slips are forgiven, below it one. */
const long = 8;

/** The known term that a misspelt one most likely meant, by its number: same first letter, one or two letters off. */
export function closestTerm(known: ReadonlyMap<string, number>, misspelt: string): number | undefined {
  if (misspelt.length < shortest || !/^\p{L}+$/u.test(misspelt)) return undefined;
  let closest: number | undefined;
  let fewest = misspelt.length < long ? 1.5 : 2.5;
  for (const [term, number] of known) {
    if (term.charCodeAt(0) !== misspelt.charCodeAt(0) || Math.abs(term.length - misspelt.length) >= fewest) continue;
    const slips = distance(term, misspelt);
    if (slips >= fewest) continue;
    fewest = slips;
    closest = number;
  }
  return closest;
}

/**
 * A linear model of the words of a text: which words stand in a topic, a title or an instruction. Words share places by
 * a hash, so that the weights are of one length whatever the words are. (K. Weinberger et al., "Feature hashing for
 * large scale multitask learning", ICML 2009.)
 */
export interface WordWeights {
  bias: number;
  /** In hundredths, one for each place. */
  weights: number[];
}

export const places = 8192;

/** FNV-1a, folded to a place in the weights. */
function placeOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % places;
}

/** The places of the different words of a text, in no order. */
export const placesOf = (words: Iterable<string>): number[] => [...new Set([...words].map(placeOf))];

/** The log-odds that the words speak for; longer texts have no louder voice. */
export function wordScore({ bias, weights }: WordWeights, own: readonly number[]): number {
  const sum = own.reduce((total, place) => total + (weights[place] ?? 0), 0);
  return bias + sum / 100 / Math.sqrt(own.length || 1);
}

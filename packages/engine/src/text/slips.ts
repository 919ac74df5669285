/** Costs of what goes wrong in typing, in slips; a whole slip is one letter too many, too few or wrong. */
const costOfSwap = 0.75;
const costOfVowel = 0.75;
/** A letter left out is the commonest slip. */
const costOfGap = 0.9;
/** Words that sound alike are spelt wrong, not mistyped: "fosforus", "rithm". */
const costOfSound = 0.5;

/** Letters that a word could as well be written with: what is heard stays, how it is spelt goes. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/igh/g, 'i')
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^ps/, 's')
    .replace(/wh/g, 'w')
    .replace(/([bdgkr])h/g, '$1')
    .replace(/tch/g, 'ch')
    .replace(/eau/g, 'o')
    .replace(/au|aw/g, 'o')
    .replace(/sc(?=[eiy])/g, 's')
    .replace(/x/g, 'ks')
    .replace(/ck|q(?=u)|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/eu|ew/g, 'u')
    .replace(/ie|ei|ea|ee/g, 'e')
    .replace(/oa/g, 'o')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=[aeiou].*[^aeiou])e(?=s?$)/, '');
}

/** What is heard of a word without its vowels: who writes "blive" knows what is between them no better. */
export const consonantsOf = (word: string): string => soundOf(word).replace(/[aeiou]/g, '');

/**
 * How many slips lead from one word to another: optimal string alignment (E. Ukkonen's restricted edit distance with
 * swaps of neighbours), over the letters or over how they sound, whichever is less. Infinity beyond `most`.
 * `sounds` are for whoever knows them already.
 */
export function slipsBetween(
  typed: string,
  meant: string,
  most: number,
  sounds = { typed: soundOf(typed), meant: soundOf(meant) },
): number {
  const asSpelt = alignment(typed, meant, most);
  if (asSpelt <= costOfSound) return asSpelt;
  const heard = alignment(sounds.typed, sounds.meant, most - costOfSound) + costOfSound;
  return Math.min(asSpelt, heard);
}

/** Three rows of the table of costs, used over and over: a misspelt word is compared with thousands. */
let rows = [0, 1, 2].map(() => new Float64Array(64));

function alignment(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return Infinity;
  const size = b.length + 1;
  if (size > (rows[0]?.length ?? 0)) rows = rows.map(() => new Float64Array(2 * size));
  let [beforeLast, last, row] = rows as [Float64Array, Float64Array, Float64Array];
  let lastLeast = 0;
  for (let j = 0; j < size; j++) last[j] = j * costOfGap;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    const x = a.charCodeAt(i - 1);
    for (let j = 1; j < size; j++) {
      const y = b.charCodeAt(j - 1);
      const substitution = x === y ? 0 : isVowel(x) && isVowel(y) ? costOfVowel : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + costOfGap, (last[j - 1] ?? 0) + substitution);
      if (i > 1 && j > 1 && x !== y && x === b.charCodeAt(j - 2) && y === a.charCodeAt(i - 2))
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + costOfSwap);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    // A swap reaches two rows back.
    if (least > most && lastLeast > most) return Infinity;
    lastLeast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const distance = last[b.length] ?? Infinity;
  return distance > most ? Infinity : distance;
}

const vowels = new Set(Array.from('aeiouy', (letter) => letter.charCodeAt(0)));
const isVowel = (code: number): boolean => vowels.has(code);

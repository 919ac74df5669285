import { stemmer } from 'stemmer';

const stems = new Map<string, string>();
const rememberedStems = 200_000;
const english = /^[a-z]{3,}$/;
/** "Crises" is of "crisis", as Porter's algorithm does not know. */
const pluralOfIs = /^(cri|hypothe|synthe|parenthe|the|diagno|progno|neuro|psycho|oa|empha|antithe|metamorpho)ses$/;
/** Porter's algorithm leaves "quizzes" a letter that "quiz" does not have. */
const doubled = /zz$/;
/** British spellings and their American ones: "vapour", "litre", "analysed", "anaemia", "oestrogen". */
const british: readonly [RegExp, string][] = [
  [/(?<=[a-z]{2}[^aeou])our(?=(?:s|ed|ing|ful|less|able|al|ally|ists?|ites?|y|ers?|hoods?)?$)/, 'or'],
  [/(?<=cent|met|lit|theat|fib|calib|somb|spect|lust|meag|sab)re(?=s?$)/, 'er'],
  [/(?<=[a-z]{2}l)ys(?=(?:e[ds]?|ing|ers?)$)/, 'yz'],
  [/aem(?=[io])/, 'em'],
  [/^oe(?=[dst])/, 'e'],
];
/** "organised", "realisation". */
const withS = /(?<=[a-z]{3})is(?=(?:e[ds]?|ing|ations?|ers?)$)/;

/**
 * The stem of a folded word: Porter's algorithm (M. F. Porter, "An algorithm for suffix stripping", Program 14(3),
 * 1980), of its American spelling where there are two.
 * Words with other letters or digits are their own stem.
 */
export function stem(folded: string): string {
  let stemmed = stems.get(folded);
  if (stemmed === undefined) {
    if (stems.size >= rememberedStems) stems.clear();
    stemmed = english.test(folded) ? stemOfAmerican(folded) : folded;
    stems.set(folded, stemmed);
  }
  return stemmed;
}

function stemOfAmerican(folded: string): string {
  const singular = folded.replace(pluralOfIs, '$1sis');
  const word = british.reduce((spelt, [pattern, letters]) => spelt.replace(pattern, letters), singular);
  const withZ = stemmer(word.replace(withS, 'iz')).replace(doubled, 'z');
  // Where it is no suffix ("precise") Porter's algorithm leaves it, and the word is its own.
  return withZ.endsWith('iz') && !withZ.startsWith('real') ? stemmer(word).replace(doubled, 'z') : withZ;
}

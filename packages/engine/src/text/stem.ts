import { stemmer } from 'stemmer';

const stems = new Map<string, string>();
const rememberedStems = 200_000;
const english = /^[a-z]{3,}$/;
/** Porter's algorithm leaves "quizzes" a letter that "quiz" does not have. */
const doubled = /zz$/;

/**
 * The stem of a folded word: Porter's algorithm (M. F. Porter, "An algorithm for suffix stripping", Program 14(3),
 * 1980).
 * Words with other letters or digits are their own stem.
 */
export function stem(folded: string): string {
  let stemmed = stems.get(folded);
  if (stemmed === undefined) {
    if (stems.size >= rememberedStems) stems.clear();
    stemmed = english.test(folded) ? stemmer(folded).replace(doubled, 'z') : folded;
    stems.set(folded, stemmed);
  }
  return stemmed;
}

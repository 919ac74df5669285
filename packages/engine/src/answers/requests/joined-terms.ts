import { namesOf } from './compared-things.ts';

const joint = /\s*,\s*(?:and |or )?|\s+(?:and|or|&|n|\+|plus)\s+/i;
const most = 4;
const longest = 5;
const determiner = /^(?:an?|the|both|either|what(?:['’]s| is| are)?)\s/i;

/**
 * Splits a phrase into the terms that it joins, each with the names that it may have: "crustose and foliose lichens"
 * are two lichens. Returns null for a phrase of one term.
 */
export function joinedTerms(phrase: string): string[][] | null {
  const terms = phrase
    .split(joint)
    .map((term) => term.replace(determiner, '').trim())
    .filter((term) => term !== '');
  const areTerms =
    terms.length > 1 && terms.length <= most && terms.every((term) => term.split(/\s+/).length <= longest);
  return areTerms ? namesOf(terms) : null;
}

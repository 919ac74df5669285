import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { plainQuestion } from '../course/week-words.ts';

const polite = '(?:(?:hey|hi|ok|so|pls|plz|please|yo|lol|and|now|just)[, ]+)*';
const asks = `${polite}(?:(?:can|could|will|would) (?:you|u) (?:please |pls |plz |just |maybe )*|i (?:want|need) (?:you|u) to )`;
const forMe = '(?: me| us)?(?: (?:an?|some|the|my|another))?(?: \\w+){0,3}? ';

/** Errands: what they fetch or bring about stands outside of any course. */
const errand = new RegExp(
  `^${asks}(?:order|book|buy|reserve|bring|get|call|cook|bake|rent)${forMe}(?:pizzas?|food|dinner|lunch|breakfast|coffees?|beers?|drinks?|snacks?|burgers?|sushi|tacos?|flights?|tickets?|trains?|hotels?|rooms?|tables?|cabs?|taxis?|ubers?|cars?)\\b`,
);
const pastime = new RegExp(
  `^${asks}(?:play|sing|dance|marry|date|hack|rap)\\b(?!.*\\b(?:part|role)\\b)|^${polite}(?:sing|rap) (?:for me|me|something)\\b`,
);
/** Pieces that are written for fun, and handed in in no course that one could tell by them. */
const fun =
  '(?:raps?|songs?|jokes?|limericks?|haikus?|tinder bios?|dating (?:bios?|profiles?)|instagram captions?|captions?|tweets?|birthday (?:cards?|wishes|speech)|love (?:letters?|poems?)|pick-?up lines?|fan ?fics?|break-?up texts?)';
const written = new RegExp(
  `^(?:${asks}|${polite})(?:write|make(?: up)?|tell|give|sing|compose|come up with)(?: me| us)? (?:an? |some |another |one |the )?(?:(?!\\b(?:on|about|of|for)\\b)\\w+ ){0,2}?${fun}\\b`,
);

/**
 * Whether a message wishes for something that a study assistant does not do: an errand, a song, a joke. A wish that
 * speaks of the course's own work is none.
 */
export const isOffTask = memoize((said: string): boolean => {
  const text = plainQuestion(said);
  if (/\b(?:for|in) (?:my|the|this|our) (?:class|course|paper|essay|project|assignment|homework)\b/.test(text))
    return false;
  return [errand, pastime, written].some((pattern) => pattern.test(text));
}, questionsAtOnce);

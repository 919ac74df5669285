import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { plainQuestion } from '../course/week-words.ts';

const anyOf = (words: string): string => `(?:${words.trim().split(/,\s*/).join('|')})`;

const polite = `(?:${anyOf('hey, hi, ok, so, pls, plz, please, yo, lol, and, now, just')}[, ]+)*`;
const asks = `${polite}(?:(?:can|could|will|would) (?:you|u) (?:please |pls |plz |just |maybe )*|i (?:want|need) (?:you|u) to )`;
const forMe = String.raw`(?: me| us)?(?: (?:an?|some|the|my|another))?(?: \w+){0,3}? `;

/* What an errand fetches or brings about stands outside of any course. */
const fetching = anyOf('order, book, buy, reserve, bring, get, call, cook, bake, rent');
const meals = 'pizzas?, food, dinner, lunch, breakfast, coffees?, beers?, drinks?, snacks?, burgers?, sushi, tacos?';
const travel = 'flights?, tickets?, trains?, hotels?, rooms?, tables?, cabs?, taxis?, ubers?, cars?';

/* Pieces that are written for fun, and handed in in no course that one could tell by them. */
const verses = 'raps?, songs?, limericks?, haikus?, love (?:letters?|poems?)';
const posts = 'tinder bios?, dating (?:bios?|profiles?), instagram captions?, captions?, tweets?, break-?up texts?';
const jests = 'jokes?, birthday (?:cards?|wishes|speech), pick-?up lines?, fan ?fics?';
const writing = anyOf('write, make(?: up)?, tell, give, sing, compose, come up with');
/** Up to two words that say what kind: "a really short joke", but not "a paper on jokes". */
const sort = String.raw`(?:(?!\b(?:on|about|of|for)\b)\w+ ){0,2}?`;

const offTask = [
  // "Can you order me a pizza?"
  String.raw`^${asks}${fetching}${forMe}${anyOf(`${meals}, ${travel}`)}\b`,
  // "Will you dance with me?", but not "play the part of a judge"
  String.raw`^${asks}${anyOf('play, sing, dance, marry, date, hack, rap')}\b(?!.*\b(?:part|role)\b)`,
  // "sing something"
  String.raw`^${polite}(?:sing|rap) (?:for me|me|something)\b`,
  // "Tell me another joke"
  String.raw`^(?:${asks}|${polite})${writing}(?: me| us)? (?:an? |some |another |one |the )?${sort}${anyOf(`${verses}, ${posts}, ${jests}`)}\b`,
].map((pattern) => new RegExp(pattern));

/** "A song for my class": the course's own work. */
const ownWork = /\b(?:for|in) (?:my|the|this|our) (?:class|course|paper|essay|project|assignment|homework)\b/;

/**
 * Whether a message wishes for something that a study assistant does not do: an errand, a song, a joke. A wish that
 * speaks of the course's own work is none.
 */
export const isOffTask = memoize((said: string): boolean => {
  const text = plainQuestion(said);
  return !ownWork.test(text) && offTask.some((pattern) => pattern.test(text));
}, questionsAtOnce);

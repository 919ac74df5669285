import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { plainQuestion } from '../course/week-words.ts';

const polite =
  "(?:(?:please|hey|hi|ok(?:ay)?|so|now|and|can (?:you|u)|could (?:you|u)|i(?: still| really)* (?:do ?n[o']?t|can ?n[o']?t|can't) (?:get|understand|tell|see)|explain|tell me|give me|show me|what(?:'s| is| are| were| was)|how do i (?:tell|know)|make (?:me )?a table (?:of|with)|the|a|main|key|big(?:gest)?|some|any|is there an?)[, ]+)*";
const noun = '(?:difference|differences|distinction|distinctions|contrast|comparison|similarit(?:y|ies)|commonalities)';
const sameness = `${noun}(?: (?:and|or) ${noun})?`;
const asksDifference =
  "(?:(?:so )?what(?:'s| is| are)?(?: the| so)? (?:main |big |key )?(?:different|difference|differences|similar)(?: again)?|how (?:are|do) (?:they|these|those)(?: two)? (?:differ(?:ent)?|compare|relate)|(?:what|whats) (?:is )?the same|compare(?: them)?|(?:which|what) is (?:which|better))";
const forms: RegExp[] = [
  new RegExp(`^${polite}${sameness} (?:between|of|in|among) (?<list>.+)$`),
  new RegExp(`^${polite}(?:compare(?: and contrast)?|contrast|distinguish)(?: between)? (?<list>.+)$`),
  new RegExp(`^${polite}(?<list>.+? from .+?) apart$`),
  new RegExp(
    `^${polite}how (?:are|is|do|does|did|were|was) (?<list>.+?) (?:different|differ|similar|compare|alike|distinguished|related)(?: from each other| to each other)?$`,
  ),
  new RegExp(
    `^${polite}how (?:are|is|do|does|did|were|was) (?<list>.+? (?:differ|differ(?:ent)? from|similar to|compared? (?:to|with)) .+)$`,
  ),
  new RegExp(
    `^${polite}what (?:do|does|did) (?<list>.+?) (?:both )?(?:have in common|share|agree (?:on|about)|disagree (?:on|about))$`,
  ),
  new RegExp(`^${polite}(?<list>.+?)[,:;. -]+${asksDifference}$`),
  new RegExp(`^${polite}${asksDifference}[:,]? (?<list>.+)$`),
  new RegExp(
    `^${polite}(?:is|are) (?<list>.+? (?:the same(?: thing)? as|different (?:from|than|to)|like|and|or) .+?)(?: (?:the )?(?:same(?: thing)?|different))?$`,
  ),
  new RegExp(`^(?<list>.+?) (?:${noun}|compared)$`),
  new RegExp(`^${polite}(?<list>.+? (?:vs\\.?|versus) .+)$`),
];
const joints =
  /\s*,\s*(?:and |or )?|\s+(?:and|vs\.?|versus|or|from|with|to|&|compared (?:to|with)|the same(?: thing)? as|different (?:from|than|to)|differ from|like|differ|similar to)\s+/;
const most = 4;
const longest = 5;
/** What is asked for besides of things that are set side by side: "…, list the main points of each", "… or not". */
const pointsAsked =
  /[,;:.]?\s*(?:(?:and|please) )?(?:list|give|name|tell|show)(?: me)? (?:the |their )?(?:main |key |most important )?(?:points?|features?|ideas?|facts?|arguments?|characteristics|differences)(?: (?:of|for|about|on) (?:each(?: (?:one|plan|side))?|both|them|either))?$/;
const orNot = /,? or (?:not|what(?:'s| is|s)?(?: the)? (?:difference|different))$/;

/** How the answer is wanted, or why it is asked: no thing to be set beside the others. */
const manner =
  /(?<!\b(?:vs\.?|versus|and|or|than|to|from|with|between|&))[\s,;:.!–—-]+(?:(?:but |in |make it |keep it |explain(?:ed)? |put )*(?:(?:super|really|very|more|real) )?(?:simpl[ey]|short|quick(?:ly)?|brief(?:ly)?|easy|basic(?:ally)?|eli5)(?: (?:terms|words|english|language|version|explanation))?|(?:in )?(?:plain|own|your own|my own) (?:words|terms|english|language)|(?:because |cuz |bc |and )?(?:i|we) (?:(?:always|keep|never|often|still|constantly|just|really|do ?n[o']?t|don't|can ?n[o']?t|can't) )+(?:mix(?:ing)?|confus(?:e|ing)|get(?:ting)?|remember|know|understand|tell)\b(?: (?:them|these|those|the two|it|which|is|are|what|apart|up|mixed|confused))*|help(?: me)?|idk|lol)$/;

function withoutManner(text: string): string {
  const rest = text.replace(manner, '');
  return rest === text ? text : withoutManner(rest);
}

/**
 * Reads the things that a question compares, as it names them: "crustose, foliose and fruticose lichens" are three
 * lichens. Returns null where it compares nothing.
 */
export const comparedThings = memoize((question): readonly string[] | null => {
  const said = plainQuestion(question)
    .replace(/[?!.\s]+$/, '')
    .replace(/\bbtwn?\b|\bb\/w\b/g, 'between')
    .replace(/\bdiffs?\b/g, 'difference')
    .replace(/\s(?:n|&|\+)\s|(?<=\bbetween \S.*)\san\s/g, ' and ')
    .replace(/\b(don|can)t\b/g, "$1't")
    .replace(/\b(?:in a table|as a table|side by side|please|pls|plz|for me|thanks)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(orNot, '')
    .replace(pointsAsked, '')
    .trim();
  const text = withoutManner(said);
  for (const form of forms) {
    const list = form.exec(text)?.groups?.list;
    if (list === undefined) continue;
    // "Latitude longitude difference": nothing stands between them but a space.
    const things = (joints.test(list) ? list.split(joints) : list.split(' '))
      .map((thing) => thing.replace(/^(?:the|an?|my|both|between|of) |[\s,:;.-]+$/g, '').trim())
      .filter((thing) => thing !== '');
    if (things.length < 2 || things.length > most) continue;
    if (things.some((thing) => thing.split(' ').length > longest)) continue;
    return things;
  }
  return null;
}, questionsAtOnce);

/** Whether a comparison asks for what the things have in common, and not for what sets them apart. */
export const asksWhatIsShared = (question: string): boolean =>
  /\b(?:in common|similar\w*|commonalit\w+|alike|share|agree)\b/i.test(question) && !asksForDifference(question);

export const asksForDifference = (question: string): boolean =>
  /\b(?:diff\w*|distinct\w*|disagree\w*)\b/i.test(question);

/** Whether the main points of each of the things are asked for. */
export const asksForPoints = (question: string): boolean =>
  pointsAsked.test(plainQuestion(question).replace(/[?!.\s]+$/, ''));

/** What only says that none of another kind is meant. */
const qualifier = /^(?:regular|normal|ordinary|plain|usual|typical|standard|real|actual|classic|other) (?=\S)/;

/**
 * Lists the names that each thing may have: its own words, and its words with the noun that only the next thing of
 * several words has, or the one before it ("winter rye and summer").
 */
export function namesOf(things: readonly string[]): string[][] {
  const isHead = (word: string | undefined): boolean => things.every((thing) => thing.split(' ').at(-1) === word);
  return things.map((thing, i) => {
    const words = thing.split(' ');
    const several = (each: string): boolean => each.includes(' ');
    const named = things.slice(i).find(several) ?? things.slice(0, i).findLast(several);
    const head = named?.split(' ').at(-1);
    const isFull = head === undefined || words.at(-1) === head;
    // "Spring and winter tale of woe" are two tales of woe.
    const tail = named?.includes(' of ') && words.length === 1 ? named.split(' ').slice(1).join(' ') : head;
    const full = isFull ? [thing] : [`${thing} ${tail}`, thing];
    const bare = qualifier.test(thing) ? [thing.replace(qualifier, '')] : [];
    // "Hide figures and paper figures" are told of as hide and paper.
    return [...full, ...bare, ...(head !== undefined && isFull && isHead(head) ? [words.slice(0, -1).join(' ')] : [])];
  });
}

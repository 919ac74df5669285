import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { saysAgain } from '../../passages/says-again.ts';
import { areSynonyms } from '../../text/thesaurus.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isCaption, isTask } from '../evidence/no-evidence.ts';
import { comparable } from '../render/as-markdown.ts';
import { countWords } from '../render/shorten.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { keysOf, saidIn } from './said-sentences.ts';

const opening = '^(?:(?:and|but|so|ok(?:ay)?|then|wait|well|yeah|hm+)[, ]+)*';
const ending = '(?: (?:tho(?:ugh)?|then|in the end|at all|after all|or not|or what))*\\W*$';
const they = '(?:it|that|this|they|he|she|these|those|(?:the|that|this|his|her|their) [\\p{L}-]+)';

/** How a matter came out, of one kind: whether it worked, how it was settled, what somebody did about it. */
interface Outcome {
  asks: RegExp;
  /** What a sentence that answers says. */
  says: RegExp;
  /** The question itself names what it is about: its words count. */
  hasWords: boolean;
}

const verdict =
  /\b(?:fail(?:ed|s|ure)?|succe(?:ss(?:ful(?:ly)?|es)?|ed(?:ed|s)?)|(?:in)?effective|collaps\w+|worse(?:n(?:ed)?)?|improv\w+|backfired?|in vain|too late|(?:did|does) not work|did little|worked|put an end|gave up|abandon\w+|break(?:ing)? away|broke away|no (?:effect|use|avail)|result(?:ed)? (?:in|was))\b/i;
const settlement =
  /\b(?:compromis\w+|agree(?:d|ment)|settle[ds]?|settlement|solution|solved?|resolv\w+|remed(?:y|ied)|repaired|mended|replaced|reform(?:ed|s)?|overc[ao]me|ended the|answer to)\b/i;
const doing =
  /\b(?:order\w*|sent|call(?:ed)? (?:in|out|for|on)|command\w*|respond\w*|refus\w+|reject\w*|decid\w+|dispatch\w*|force[ds]?|instruct\w*|authoriz\w+|grant\w*|forbade|banned|arrest\w*|remov\w+|direct(?:ed)? (?:the|his|her|that)|us(?:ed|ing) force|let them|paid)\b/i;
const doubt =
  /\b(?:exaggerat\w+|embellish\w+|myths?|legends?|disput\w+|doubt\w*|contest\w*|overstat\w+|no evidence|little evidence|some evidence|evidence (?:that|suggests)|in truth|in fact|fiction\w*|invent(?:ed|ion)|unreliable|contrary to|not entirely)\b/i;
const lasting =
  /\b(?:later (?:in life|years?|life)|years later|for the rest of|rest of (?:his|her|its|their)|afterwards?|no evidence|lifelong|permanent\w*|never (?:again|recovered|lost)|remain\w*|recover\w*|grew (?:up|out)|until (?:his|her|its|their) death|as (?:an adult|adults))\b/i;

const outcomes: readonly Outcome[] = [
  {
    asks: new RegExp(
      `${opening}(?:(?:did|does|has|have) ${they} (?:(?:actually|really|even|ever) )?(?:work(?:ed)?(?: out)?|succeed(?:ed)?|fail(?:ed)?|help(?:ed)?|pay off|make (?:a|any) difference|do any good|change anything)|was (?:it|that|this) (?:a |an |actually |really )*(?:success(?:ful)?|failure|effective)|how (?:well )?did ${they} (?:work out|turn out|go|end(?: up)?))${ending}`,
      'iu',
    ),
    says: verdict,
    hasWords: false,
  },
  {
    asks: new RegExp(
      `${opening}how (?:did|do|was|were|is) (?:${they}|we|people|everyone) (?:(?:finally|eventually|actually|then|end up|ever) )*(?:fix(?:ing|ed)?|solv(?:e|ed|ing)|resolv(?:e|ed|ing)|settl(?:e|ed|ing)|sort(?:ed|ing)?(?: out)?|work(?:ing)? out|deal(?:ing)? with|agree(?:ing)?|get(?:ting)? (?:past|around|over|out of))(?: (?:it|that|this|them|on (?:it|that)|all (?:that|this)|(?:the|that|this) [\\p{L}-]+))?(?: out)?${ending}`,
      'iu',
    ),
    says: settlement,
    hasWords: false,
  },
  {
    asks: new RegExp(
      `${opening}(?:what (?:did|does) .{2,40}? do (?:about|to|with|against) (?:it|that|this|them|him|her|those|these|(?:the|that) [\\p{L}-]+)|how did .{2,40}? (?:respond|react|answer|take)(?: to)?(?: (?:it|that|this|them))?)${ending}`,
      'iu',
    ),
    says: doing,
    hasWords: true,
  },
  {
    asks: new RegExp(
      `${opening}(?:(?:is|was|were|did|does) .{2,60}\\b(?:legend|myth|made up|exaggerat\\w+|true|real|fake|for real|actually happen)|(?:is|was) (?:it|that|this) (?:all )?(?:really )?(?:true|real|certain|proven))\\b${ending}`,
      'iu',
    ),
    says: doubt,
    hasWords: false,
  },
  {
    asks: new RegExp(
      `${opening}(?:did|does|was|is|would) .{2,40}\\b(?:(?:his|her|its|their) whole lif\\w+|all (?:his|her|its|their) life|for ?ever|for good|permanent(?:ly)?|later (?:on|in life)|as (?:an adult|a grown ?-?up)|ever (?:recover|get over (?:it|that)|get better|come back))${ending}`,
      'iu',
    ),
    says: lasting,
    hasWords: false,
  },
];

/* What speaks for a sentence. */
const saysIt = 3;
const stems = 1.5;
const isBehind = 1;
/** In sentences; so far behind the quoted text it counts half as much. */
const halfway = 12;
const leastWithSign = 3;
/** In words. */
const longest = 120;
/** Passages behind the quoted one, in another section of the file. */
const mostBeyond = 2;

/** The sentence before says of whom it tells. */
const leans = /\b(?:he|she|they|it)\b/i;

const outcomeAsked = (asked: string): Outcome | null => outcomes.find(({ asks }) => asks.test(asked.trim())) ?? null;

/**
 * Answers "Did it work?", "How did they fix it?", "What did he do about them?", "Is that just a legend?" and "Did she
 * stay blind for good?" from where the last answer was found: with the sentence of that section that tells how it went
 * on, none that answered before. Null where none of that is asked, or nothing there tells it.
 */
export function howItWent(asked: string, before: Before, readings: readonly Passage[]): Excerpt | null {
  const outcome = outcomeAsked(asked);
  if (!outcome) return null;
  const pointed = saidIn(keysOf(before.answer));
  const told = pointed.length > 0 ? pointed : saidIn(before.answer);
  const isTold = (text: string): boolean => told.some((said) => comparable(text).includes(said));
  const homes = readings.filter(({ text, role }) => role === 'body' && isTold(text));
  const [home] = homes;
  if (!home) return null;
  const known = new Set(told);
  const own = contentStems(asked);
  const topic = contentStems(antecedentOf(before) ?? before.question);
  const section = readings.filter(
    (each) => each.documentId === home.documentId && each.role === 'body' && !saysAgain(each) && isNear(each, home),
  );
  let [best, most] = [null as Excerpt | null, leastWithSign];
  let behind = -1;
  for (const passage of section) {
    const spans = sentencesOf(passage);
    for (const [i, span] of spans.entries()) {
      const text = passage.text.slice(span.start, span.end);
      const previous = passage.text.slice(spans[i - 1]?.start ?? span.start, span.start);
      if (behind >= 0) behind += 1;
      if (isTold(text)) behind = 0;
      if (known.has(comparable(text)) || isTask(text) || isCaption(passage.text, span) || /\?\W*$/.test(text)) continue;
      if (!outcome.says.test(text)) continue;
      const said = contentStems(leans.test(text) ? `${previous}\n${text}` : text);
      const words = outcome.hasWords ? own : [...own, ...topic];
      const has = words.filter((each) => said.some((other) => other === each || areSynonyms(each, other)));
      const share = has.length / Math.max(1, words.length);
      if (outcome.hasWords && own.length > 0 && share === 0) continue;
      const place = behind > 0 ? isBehind + halfway / (halfway + behind) : 0;
      const worth = saysIt + share * stems + place;
      if (worth > most) [best, most] = [around(passage, span), worth];
    }
  }
  return best;
}

const isNear = (each: Passage, home: Passage): boolean => {
  const isSame = each.headingPath.join('\n') === home.headingPath.join('\n');
  return isSame || (each.ordinal > home.ordinal && each.ordinal <= home.ordinal + mostBeyond);
};

/** The sentence with the one before it and those behind it. */
function around(passage: Passage, key: { start: number; end: number }): Excerpt {
  const spans = sentencesOf(passage);
  const at = spans.findIndex(({ start }) => start === key.start);
  const first = spans[Math.max(0, at - 1)] ?? key;
  const last = spans.slice(at).findLast(({ end }) => countWords(passage.text.slice(first.start, end)) <= longest);
  return { passage, start: first.start, end: Math.max(key.end, last?.end ?? key.end), key };
}

import { cardinals } from '../../lexicon/numbers.ts';
import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { plainQuestion } from '../course/week-words.ts';

/** A wish for the whole in short. */
export interface SummaryRequest {
  /** What is to be summarised, in the student's words. */
  of: string;
  /** One point a line. */
  isList: boolean;
  /** How many sentences or points; null where it is not said. */
  count: number | null;
  isShort: boolean;
}

const counts = cardinals.slice(1, 11);
const figure = `(?:\\d{1,2}|${counts.join('|')})`;
const polite =
  "(?:(?:please|hey|hi|ok(?:ay)?|so|now|and|also|just|then|can (?:you|u|i|we)|could (?:you|u|i)|would (?:you|u)|will (?:you|u)|i(?:'d| would)? (?:want|need|like)|help me|let's|quickly|briefly|basically|get|have|give me|gimme|show me|tell me|list|write(?: me)?|do|make(?: me)?|what(?:'s| is| are| were| was)|what do you think are)[, ]+)*";
const summarise =
  'su?m+[aeiu]r[iy]+[sz]e?|sum(?:s)? up|sum|recap|condense|shorten|compress|boil down|go over|run (?:me )?through|walk me through|catch me up (?:on|with)|fill me in on|(?:get|bring) me up to speed (?:on|with)|outline|tl;?dr(?: (?:of|for|on))?';
const summary =
  '(?:summary|su?m+[ae]r+y|overview|recap|rundown|run[- ]?down|gist|synopsis|abstract|tl;?dr|short version|low-?down|breakdown|(?:main|central) (?:idea|argument|message|thesis)|big picture|outline|cliff ?notes?)';
const points =
  '(?:main|key|most important|important|biggest|core|central|major) (?:points?|ideas?|take-?aways?|takeaways?|things?|stuff|facts?|concepts?|topics?|arguments?|lessons?|messages?|bits?|parts?|findings|info(?:rmation)?)(?: (?:that )?(?:i|we) (?:should|need to|have to|must) (?:know|remember|study|review)| to (?:know|remember|study|review))?|take-?aways?|bullet points|highlights|essentials';
const adjective = `(?:(?:an?|the|my|top|your|some|quick|short|brief|little|super|very|real(?:ly)?|rough|general|one|${figure}|sentence|paragraph|bullet(?:ed)?|simple|basic)[- ]+)*`;
const link = '(?:of|on|about|from|in|for|to|with|:|-|–)';

const exam = '(?:(?:first|second|third|last|next) )?(?:mid-?terms?|finals?|exams?|tests?)(?: exam)?(?: #?\\d{1,2})?';

/** The wish, then what it is of. */
const forms: [RegExp, isList: boolean][] = [
  [new RegExp(`^${polite}(?:${summarise})\\b[:,]? (?:${link} )?(?<of>.+)$`), false],
  [new RegExp(`^${polite}${adjective}${summary} ?${link}? ?(?<of>.+)$`), false],
  [new RegExp(`^${polite}${adjective}(?:${points}) ?${link}? ?(?<of>.+)$`), true],
  [
    /^(?:so |and |ok )*what (?:do|should|must) (?:i|we) (?:really |actually )?(?:need to |have to )?(?:remember|know|take away|learn|get) (?:from|about|out of|of|in) (?<of>.+)$/,
    true,
  ],
  [/^(?:so |and |ok )*what (?:happens|happend|happened|goes on|is going on|was going on) in (?<of>.+)$/, false],
  [
    /^(?:so |and |ok )*what(?:'s| is| was| does| did)? (?:the |this |that |our |my )?(?<of>.*\b(?:section|chapter|reading|article|text|paper|part|book|pdf|file|week|module|lecture|lesson|unit|slides|deck|handout)\b.*?)(?: all| really| even)? about$/,
    false,
  ],
  [
    /^(?<of>.+?)[,:;-]? (?:in (?:a nutshell|short|brief|a few words)|short version|summary|summari[sz]ed?|tl;?dr|recap|overview)(?: please| pls| plz)?$/,
    false,
  ],
  [
    /^(?:so |and |ok )*what(?:'s| is| was| were)? (?:the |their )?(?:main |whole |actual |real |big |central )*(?:points?|message|argument|thesis|deal|story|claim|idea) (?:of|with|behind|in) (?<of>.+)$/u,
    false,
  ],
  [
    /^(?:so |and |ok )*what(?:'s| is| was) (?<of>[\p{L}-]+)'s (?:main |whole |central |big |key |overall )*(?:point|argument|thesis|message|claim)$/u,
    false,
  ],
  [
    /^(?:so |and |ok )*what(?:'s| is| was)? (?<of>[\p{L} -]{3,40}?) (?:even |actually |really |trying to )*(?:saying|say|getting at|on about|arguing)$/u,
    false,
  ],
  [
    /^(?<of>.*\b(?:section|chapter|reading|article|text|part|book|paper)\b.*?)[,;:. ]+(?:what(?:'s| is| was) (?:in|inside) (?:it|there)|what(?:'s| is| was) (?:it|that|this) about|what does (?:it|that) say)$/,
    false,
  ],
  [new RegExp(`^(?<of>.+?)[,:;-]? (?:${points})(?: please| pls| plz)?$`), true],
  [
    new RegExp(
      `^(?:so |and |ok |hey )*what (?:(?:stuff|things|all|else|exactly) )?(?:do|should|must|would|will) (?:i|we) (?:really |actually )?(?:(?:need|have|want) to )?(?:know|remember|learn|memori[sz]e|be able to do|focus on) (?:for|on) (?<of>(?:the |my |our )?${exam})$`,
    ),
    true,
  ],
  [
    new RegExp(
      `^${polite}(?:an? |the )?(?:study|review|revision|cheat|exam) ?-?(?:guide|sheet|notes|pack) (?:for|on|of|to) (?<of>(?:the |my |our )?${exam})$`,
    ),
    true,
  ],
  [
    /^.*\b(?:did ?n[o']?t|have ?n[o']?t|never|no time to|forgot to|without) (?:(?:do|did|done|read|finish|get to|reading|doing) )+(?<of>.+?)[,;. ]+(?:so |but |and |can you )*(?:what(?:'s| is| was) (?:it|that|this) about|what(?:'s| is) in it|(?:give me|tell me|i need).*|summari[sz]e.*|catch me up.*)$/,
    false,
  ],
];

const inCount = new RegExp(
  `\\b(?:in |only |just |top |the )*(${figure}) (?:short |main |key |big |most important |important |bullet )*(?:sentences?|points?|bullets?|bullet points|lines|things|ideas|take-?aways?|facts)\\b`,
);
/** "A few bullet points": how long it is to be, without a count. */
const fewLines =
  '(?:(?:a|an|some|a few|a couple(?: of)?|several|few) )?(?:(?:short|brief|quick|main|key|bullet|bulleted) )*(?:bullets?|bullet points?|points|sentences?|lines|paragraphs?|words|list)';
const lengthAsked = new RegExp(
  ` (?:but )?(?:(?:in|into|to|with|as|using) (?:only |just |max |about )?(?:${figure} \\w+(?: points)?|${fewLines}))(?: please| pls| plz)?$`,
);
const namesLines = new RegExp(`\\b${fewLines}\\b`);
const short = /\b(?:short|brief|briefly|quick|quickly|tl;?dr|gist|nutshell|one sentence|few words)\b/;

/**
 * Reads a request for a summary or for the main points; null for everything else. Takes the question as it was typed;
 * English only.
 */
export const readSummaryRequest = memoize((question): SummaryRequest | null => {
  const text = plainQuestion(question)
    .replace(/[?!.\s]+$/, '')
    .replace(/\b(didn|haven|don|wasn|can)t\b/g, "$1't")
    .replace(/\bwhats\b/g, "what's");
  const counted = inCount.exec(text);
  const bare = text.replace(lengthAsked, '');
  const isListed = /\b(?:points?|bullets?|list)\b/.test(text) && namesLines.test(text);
  for (const [pattern, isList] of forms) {
    const of = pattern.exec(bare)?.groups?.of;
    if (of === undefined) continue;
    const said = counted?.[1];
    return {
      of: of.replace(/[, ]+(?:please|pls|plz|for me|thanks|thx|short version|quick(?:ly)?|brief(?:ly)?)\b.*$/, ''),
      isList: isList || isListed || /\b(?:points?|bullets?|take-?aways?)\b/.test(counted?.[0] ?? ''),
      count: said === undefined ? null : /^\d/.test(said) ? Number(said) : counts.indexOf(said) + 1,
      isShort: short.test(text),
    };
  }
  return null;
}, questionsAtOnce);

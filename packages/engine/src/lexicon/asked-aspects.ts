import { alternation } from './alternation.ts';
import { cardinals } from './numbers.ts';

const number = `(?:\\d[\\d.,]*|few|several|an?|${alternation(cardinals)}|dozens?|hundreds?|thousands?|(?:m|b|tr)illions?)`;
const counted = (units: string): RegExp => new RegExp(`\\b${number}(?:\\s|-|–)?(?:${units})\\b`, 'iu');
const length =
  'km|m|cm|mm|nm|ft|AU|light[- ]years?|(?:kilo|centi|milli|nano)?met(?:er|re)s?|miles?|feet|foot|inch(?:es)?|yards?';
const time =
  '(?:\\p{L}+\\s)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies)|generations?)';

/** What short questions ask of a thing, each with the words by which a text tells it. */
const aspects: readonly [asks: RegExp, tells: RegExp][] = [
  [
    /\bhow (?:big|large|wide|small|tall|high|deep|thick|far)\b|\b(?:size|height|width|depth|diameter|distance) (?:is|was|of)\b/i,
    counted(`${length}|acres?|hectares?|square|cubic|pages?`),
  ],
  [/\bhow long (?:is|was|are|were)\b/i, counted(`${length}|pages?|${time}`)],
  [/\bhow (?:long|old|often|soon)\b|\b(?:age|lifetime|lifespan|duration)\b/i, counted(time)],
  [
    /\bhow (?:heavy|massive)\b|\b(?:weight|mass)\b|\bweigh/i,
    counted('kg|g|t|tons?|tonnes?|kilograms?|grams?|pounds?|ounces?'),
  ],
  [/\bhow (?:hot|cold|warm)\b|\btemperature/i, counted('K|°|degrees|(?:m|b)illion K|thousand (?:K|degrees)')],
  [
    /\bhow (?:fast|quick\w*)\b|\bspeed\b/i,
    new RegExp(`\\bper (?:second|hour|minute|day|year)\\b|\\bmph\\b|${counted(time).source}`, 'iu'),
  ],
  [
    /\b(?:numbers|figures|statistics|stats)\b/i,
    new RegExp(`\\d|\\b(?:${alternation(cardinals)}|dozens?|hundreds?|thousands?|(?:m|b|tr)illions?|percent)\\b`, 'i'),
  ],
  [
    /\bwho(?:se idea)? (?:(?:first|originally|even|actually) )?(?:found|discover\w*|prov\w+|showed|invent\w*|came up|propos\w*|thought (?:of|up)|develop\w*|creat\w*|coined|introduced|noticed|was)\b/i,
    /\b(?:found|discover\w*|shown|showed|prov(?:ed|en)|propos(?:ed|es|al)|not(?:ed|iced)|suggest(?:ed|s)|hypothesi[sz]ed|invent(?:ed|or)|develop(?:ed|s)|creat(?:ed|or)|coined|identified|introduced|described|conceived|pioneer\w*|argued|concluded)\b|\(\p{Lu}[\p{L}’'-]+(?: (?:and|et al\.?,?|&) ?(?:\p{Lu}[\p{L}’'-]+)?)?,? \d{4}/u,
  ],
  [
    /\b(?:come|came|comes) (?:from|to be|about)\b|\boriginate\b|\b(?:form|start|begin)(?:ed|s)?\W*$/i,
    /\b(?:origin\w*|sources?|deriv\w+|form(?:ed|s)?|c[ao]me from|stem(?:s|med) from|result(?:s|ed)? from|ar[io]se\w*|created?|produced?|releas\w+|began)\b/i,
  ],
  [
    /\b(?:use[ds]?|good|useful) for\b|\bpurpose\b|\bwhat (?:does|do|did) (?:it|they|that|this|these) do\W*$/i,
    /\b(?:used (?:to|for|as|in)|us(?:es|ing)|purpose|function|serves?|allows?|helps?|measured using)\b/i,
  ],
  [
    /\b(?:looks?) like\b|\bwhat (?:shape|colou?r)\b/i,
    /\b(?:looks? (?:like|\w+er\b)|appear\w*|resembl\w+|shap\w+|elongated|round(?:ed)?|spher\w+|oval|square|flat|long|slender|colou?r\w*|dark|bright|red|blue|green|white|black|yellow)\b/i,
  ],
  [
    /\b(?:called|named) (?:that|so|this|it)\b|\bwhy the name\b|\bname (?:mean|come)s?\b|\bwhat does (?:the (?:name|word|term)|it|that) mean\b/i,
    /\b(?:mean(?:s|ing)|so (?:named|called)|named (?:for|after|because)|from the \p{Lu}\p{L}+|called .{1,40} because|word (?:for|that)|refers? to|stands? for)\b/iu,
  ],
  [
    /\bmade (?:up )?of\b|\bconsist\b/i,
    /\b(?:consist\w*|compos\w+|made (?:up |primarily |mostly |mainly |largely )?(?:of|from)|contain\w*|compris\w+|primarily|mixture)\b/i,
  ],
  [
    /\bbefore (?:that|this|it|then)\b/i,
    /\b(?:before|earlier|previous\w*|until (?:then|that)|originally|at first|formerly|traditionally|had (?:been|thought|believed))\b/i,
  ],
  [/\bafter (?:that|this|it)\b|\bafterwards?\b/i, /\b(?:after|later|then|next|subsequent\w*|follow\w+|eventually)\b/i],
  [/\binstead\b/i, /\b(?:instead|replaced?|rather|in (?:its|their) place|alternative\w*)\b/i],
  [
    /\bwhy\b|\bwhat caused?s?\b|\bhow come\b/i,
    /\b(?:because|due to|as a result|therefore|thus|so that|in order to|caus\w+|driv(?:es|en)|reasons?|owing to|accounts? for|explain\w*|arises? from|results? from|natural explanation|since)\b/i,
  ],
];

export interface Aspect {
  /** The words of the question that ask for it. */
  said: string;
  /** How a text tells it. */
  tells: RegExp;
}

/** What a question asks of a thing: "How big is it?", "Where do they come from?"; null for any other. */
export function aspectAsked(asked: string): Aspect | null {
  for (const [asks, tells] of aspects) {
    const said = asks.exec(asked)?.[0];
    if (said !== undefined) return { said, tells };
  }
  return null;
}

import type { Aspect } from '../../lexicon/asked-aspects.ts';
import { memoize } from '../../text/memoize.ts';
import { isNegated } from '../../text/negation.ts';
import { termStems } from '../evidence/definition.ts';
import { withoutGoingOn } from '../evidence/steps.ts';

/** What a question asks for; it decides which sentences count as an answer. */
export type QuestionKind =
  | 'who'
  | 'when'
  | 'how-many'
  | 'where'
  | 'why'
  | 'how'
  | 'define'
  | 'name'
  | 'compare'
  | 'list'
  | 'example'
  | 'yes-no'
  | 'what';

/** A fact is asked for, and one sentence holds it. */
export const asksForOne: ReadonlySet<QuestionKind> = new Set(['who', 'when', 'how-many']);

/** What was told right before a question that goes on from it. */
export interface ToldBefore {
  /** The sentences that answered, as they are compared: none of them answers again. */
  sentences: ReadonlySet<string>;
  /** All that was quoted, as it is compared. */
  all: ReadonlySet<string>;
  /** The sections that they stand in, as `sectionOf` names them: what goes on stands there. */
  sections: ReadonlySet<string>;
  /** Stems of the words that the question brings in: these are what is asked now. */
  fresh: readonly string[];
  /** Stems of what was spoken of already, and is still. */
  topic: readonly string[];
  /** What is asked of the topic now ("How big is it?"), and how a text tells it; null where no words tell it. */
  aspect?: Aspect | null;
  /** One fact is asked for: a sentence that has answered may hold it too. */
  isFact?: boolean;
  /** It stands in a text, and not in the lines of a syllabus. */
  isText?: boolean;
}

export interface Question {
  /** As asked, without a verb that only tells to answer ("Explain", "List"). */
  text: string;
  kind: QuestionKind;
  /**
   * Stems of the thing to define, function words included: "What is the law of effect?", "Who was Rollo?"; empty for
   * other questions.
   */
  subject: string[];
  /** The same as the question words it, without its article; empty for other questions. */
  term: string;
  /** The question asks what is not so: texts seldom say it. */
  negated: boolean;
  /** What the term asked for is one of: "Which theory explains that?"; null where anything may be. */
  sort?: string | null;
  /** What was told right before, where the question goes on from it. */
  told?: ToldBefore | null;
}

const timeNouns = /^(?:year|date|century|decade|day|month|time|era|period|age|season|week|hour)s?$/;
const placeNouns =
  /^(?:country|countries|city|cities|place|region|state|continent|location|town|area|river|island|province|nation|territory|territories|county|site|part|building|room)s?$/;
const personNouns =
  /^(?:person|people|man|woman|king|queen|emperor|president|author|scientist|leader|general|philosopher|historian|inventor|engineer|ruler|writer|artist|mathematician|economist|psychologist|duke|pope|teacher|professor|instructor)s?$/;
const amountNouns =
  /^(?:number|percentage|percent|amount|proportion|fraction|share|quantity|ratio|rate|size|price|cost|population|temperature)s?$/;
const auxiliary = /^(?:is|are|was|were|am|do|does|did|can|could|has|have|had|will|would|should|shall|may|might|must)\b/;
const telling =
  /^\s*(?:please\s)?(?:analy[sz]e|compare(?:\sand\scontrast)?|contrast|define|describe|discuss|distinguish|evaluate|examine|explain|give|identify|list|name|outline|summari[sz]e|tell\sme(?:\sabout)?)\s/i;

/** How it is to be told, which no passage is about. */
const manner =
  /[\s,]*\b(?:(?:like|as if) i(?:['’]m| am| were) (?:five|5|ten|10|a (?:child|kid|beginner))(?: years old)?|in (?:simple|simpler|plain|easy|other|your own) (?:words|terms|language|english)|for (?:beginners|dummies|a (?:beginner|child|kid))|step by step|in (?:more )?detail|to me|again)\b(?=[\s?.!]*$)/gi;

/** "A real-life example of X" asks about X: a text with an example of anything else has these words too. */
const exampleOf =
  /^(?:what(?:['’]s| is| are| would be) |is there |are there |do you have )?(?:(?:an?|some|any|one|two|three|another|other|more|good|simple|specific|concrete|everyday|actual) )*(?:real[- ]?(?:life|world) )?(?:examples?|instances?) (?:of|for) /i;

/**
 * A case told first, and then asked what it is: "What is this called?", "Which effect explains that?" No text has the
 * words of the second part.
 */
const asksTerm =
  /^(?<told>(?:\S+\s+){4,}?\S+?)[.!?,;:–—-]+\s+(?:so |and )?(?:(?:what|which)(?:['’]s| is| are| was)? (?:this|that|it|these|those|they) (?:called|named|termed|known as)|what (?:do|would|does) [\p{L} ]{1,40}? call (?:this|that|it|them|these|those|him|her|someone like (?:this|that|him|her))|(?:what(?:['’]s| is| was) the|is there an?|do they have an?) (?:name|term|word|concept) (?:for|of|behind) (?:this|that|it|these|them)|(?:what|which) (?<sort>(?:[\p{L}-]+ ){1,4}?)(?:is|was|are|explains?|describes?|fits?|accounts for|applies to|does) (?:this|that|it|these|them)(?: (?:an example of|called|describe|show|fit|illustrate))?)[?.!\s]*$/iu;

const anySort =
  /^(?:kinds?|types?|sorts?|things?|terms?|words?|names?|concepts?|ideas?|effects?|phenomenon|principles?)$/i;

function sortNamed(phrase: string): string | null {
  const noun = phrase.trim().split(' ').at(-1) ?? '';
  return noun === '' || anySort.test(noun) ? null : noun.toLowerCase();
}

/** "Name a plant that …": one of many will do. */
const oneOf =
  /^(?:please )?(?:name|give|list|tell) (?:me )?(?:an?|one|some|any) (?!.*\b(?:definition|summary|list|overview|explanation|description|outline|reason|quiz)\b)/i;

/** Reads what a question asks for. Any text counts as a question; its kind is `what` unless its words say otherwise. */
export const readQuestion = memoize((text): Question => {
  const plain = definedPlainly(text.replace(manner, ' ').trim() || text);
  const asked = plain.trim().toLowerCase().replace(/\s+/g, ' ');
  const { told: scene, sort = '' } = asksTerm.exec(plain)?.groups ?? {};
  if (scene !== undefined)
    return { text: scene, kind: 'name', subject: [], term: '', negated: false, sort: sortNamed(sort) };
  const clause = askingClause(asked);
  const told = withoutGoingOn(plain.replace(telling, '').replace(/^me /i, ''));
  if (oneOf.test(plain) || exampleOf.test(told)) {
    const of = told.replace(exampleOf, '');
    return { text: of, kind: 'example', subject: isTerm(of) ? termStems(of) : [], term: '', negated: isNegated(asked) };
  }
  const term = subjectOf(clause);
  return {
    text: told,
    kind: kindOf(asked, clause),
    subject: termStems(term),
    term: term.replace(/^(?:an?|the) /, ''),
    negated: isNegated(asked),
  };
});

const defined = [
  /^what (?:do|does|did) (?:the (?:word|term) )?(.{1,60}?) (?:mean|stand for|refer to|signify)([?.!\s]*)$/i,
  /^(?:what(?:['’]s| is| are) )?(?:the |an? )?(?:meaning|definition) of (?:the (?:word|term) )?(.{1,60}?)([?.!\s]*)$/i,
  /^(?:what(?:['’]s| is) meant by|(?:define|definition|meaning):) (.{1,60}?)([?.!\s]*)$/i,
  /^(?!(?:what|who|when|where|why|how|which|the|is|are|does|do)\b)((?:\S+ ){0,3}\S+?)[,:]? (?:meaning|definition|defined?)([?.!\s]*)$/i,
];

/** "Where do I find X?" asks where X is. */
const finding =
  /^where (?:do|can|could|should|would) (?:i|we|you|one) (?:find|get|see|look for|look up|access|download) /i;

/** All that asks for a definition as "What is X": no passage has the words "mean" or "definition" for it. */
function definedPlainly(asked: string): string {
  const text = asked.replace(finding, 'Where is ');
  for (const pattern of defined) {
    const [, subject = '', end = ''] = pattern.exec(text) ?? [];
    if (subject !== '' && isTerm(subject)) return `What is ${subject}${end}`;
  }
  return text;
}

/** The part from the question word on: "When the lead melts, what happens?" asks what, not when. */
function askingClause(asked: string): string {
  const afterComma = /[,;:]\s(?:\w+\s)?((?:who|whom|whose|what|which|how|why|where|when)\b.*)$/.exec(asked)?.[1];
  if (afterComma && !/^(?:which|who|whose|where|when)\b/.test(afterComma)) return afterComma;
  if (auxiliary.test(asked) || /^(?:list|name|define|describe|explain|compare)\b/.test(asked)) return asked;
  const start = /\b(?:who|whom|whose|what|which|how|why|where|when)(?:['’]s)?\b/.exec(asked);
  return start ? asked.slice(start.index) : asked;
}

/** "When is a pump better than a bucket?" asks for no date. */
const asksCondition =
  /^when (?:is|are|do|does|should|can|could|would|might|must|may)\b.*\b(?:better|best|useful|helpful|appropriate|necessary|needed|preferred|preferable|worth|used|apply|applies|choose|prefer|use)\b/;

function kindOf(asked: string, clause: string): QuestionKind {
  if (
    /\bdifferences?\b|\bdiffers?\b|\bdifferent from\b|\bcompared?\b|\bversus\b|\bvs\b|\bin common\b|\bsimilarit(?:y|ies)\b|\bdistinguish/.test(
      asked,
    )
  )
    return 'compare';
  if (
    /^(?:how (?:many|much|long|far|old|tall|large|big|fast|often|high|deep|hot|cold)|what(?: is| was| were| are)?(?: the)? (?:percentage|percent|number|amount|proportion|temperature))\b/.test(
      clause,
    )
  )
    return 'how-many';
  const noun =
    /^(?:what|which)(?: (?:other|same|main|specific|particular|general|type of|kind of|sort of))* ([\p{L}-]+)/u.exec(
      clause,
    )?.[1] ?? '';
  if (/^(?:who|whom|whose)\b/.test(clause) || personNouns.test(noun)) return 'who';
  if ((/^when\b/.test(clause) && !asksCondition.test(clause)) || timeNouns.test(noun)) return 'when';
  if (/^where\b/.test(clause) || placeNouns.test(noun)) return 'where';
  if (amountNouns.test(noun)) return 'how-many';
  if (
    /^why\b|\bwhat (?:caused?|causes|led|leads|was the reason|is the reason|were the reasons|are the reasons|was the purpose|is the purpose|purpose|motivated)\b|\bfor what (?:reason|purpose)\b|^(?:the |some |list |give )*(?:main |major |key )?(?:causes?|reasons?) (?:of|for|behind)\b/.test(
      asked,
    )
  )
    return 'why';
  if (
    /\b(?:called|named|known as|referred to|termed|the (?:name|term|word) (?:of|for|given|used)|another (?:name|term|word) for)\b/.test(
      asked,
    )
  )
    return 'name';
  if (
    /^(?:list|name)\b|^(?:what|which) (?:are|were) (?:the |some |two|three|four|five|several|examples)|^(?:what|which) (?:two|three|four|five|six|several)\b/.test(
      clause,
    )
  )
    return 'list';
  if (/^how\b/.test(clause)) return 'how';
  if (
    /^(?:define|describe|explain)\b|\b(?:the )?(?:meaning|definition) of\b|\bmeans? by\b|^what (?:do|does) .{1,60} mean\b/.test(
      clause,
    ) ||
    isPlainDefinition(clause)
  )
    return 'define';
  if (auxiliary.test(asked)) return 'yes-no';
  return 'what';
}

/** "What is X?" with a short X and nothing said of it. */
function isPlainDefinition(clause: string): boolean {
  const subject = /^what(?:['’]s| is| are| was| were) ([^,?.]+)/.exec(clause)?.[1] ?? '';
  return subject !== '' && isTerm(subject);
}

/** What a question of the form "what is X", "who was X", "define X", "what does X mean" is about; else empty. */
function subjectOf(clause: string): string {
  const subject =
    /^(?:what|who)(?:['’]s| is| are| was| were) ([^,?]+)/.exec(clause)?.[1] ??
    /^what (?:do|does) (.{1,60}) mean\b/.exec(clause)?.[1] ??
    /^(?:define|describe|explain)(?: (?:the )?(?:term|concept|meaning|definition)(?: of)?)? ([^,?.]+)/.exec(
      clause,
    )?.[1] ??
    /\b(?:meaning|definition) of ([^,?.]+)/.exec(clause)?.[1] ??
    /^what is meant by ([^,?.]+)/.exec(clause)?.[1] ??
    '';
  return isTerm(subject) ? subject.replace(/["“”‘’]/g, '') : '';
}

/** Up to five words that no clause or phrase follows; "law of effect" is one, "the capital of the country" is not. */
function isTerm(phrase: string): boolean {
  const bare = phrase
    .trim()
    .replace(/^(?:an?|the) /, '')
    .replace(/\([^)]*\)/g, ' ')
    .trim();
  const count = bare.split(/\s+/).length;
  return (
    count > 0 &&
    count <= 5 &&
    !/\b(?:in|for|to|by|from|with|that|which|on|at|about|one|example|called|named|known|used|made|composed|caused|formed|of (?:an?|the|this|that|these|those|our|his|her|its|their))\b/.test(
      bare,
    )
  );
}

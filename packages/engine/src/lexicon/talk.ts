/*
 * What students say around a question without asking anything by it, as alternatives of regular expressions. No passage
 * has these words for what they mean here.
 */

const negated = "(?:do(?:n[’']?t| not)|did(?:n[’']?t| not)|ca(?:n[’']?t|nnot)|could(?:n[’']?t| not)|never)";
const stress = '(?:really|just|still|kinda|kind of|honestly|literally|totally|so|always|too|quite|even|at all)';
const am = "(?:i[’']?m|i am|im|i was|we[’']?re|we are)";
const puzzled = '(?:confused|lost|stuck|curious|unsure|puzzled|blanking)';

/** Before a question: "just curious but", "idk if this is in the book but", "wait so". */
export const openingTalk: readonly string[] = [
  `(?:(?:${am}|just|kinda|a bit|so|really|very)\\s)+${puzzled}(?: (?:by|about|on|here|with)\\b[^,;.?!]{0,40})?(?:[,;:.!–—-]+|\\s(?:but|so|and|like))+`,
  `(?:idk|i (?:do(?:n[’']?t| not) )?know|(?:i[’']?m )?not (?:really )?sure) (?:if|whether|about)\\b[^,;.?!]{2,50}?(?:[,;:–—-]+\\s?|\\s)(?:but|so)`,
  `(?:my |the |our )?(?:prof(?:essor)?|teacher|instructor|ta|lecturer|friend|book|textbook) (?:(?:${stress}|kept) )*(?:mentioned|said|says|talked|keeps|skipped|brought|went|mentions|mentioning|saying)(?: (?:it|this|that|about (?:it|this|that)|something|on about (?:it|this)|over (?:it|this)|up (?:it|this)|(?:it|this|that) up))?(?: (?:in|during) (?:class|lecture))?(?:[,;:–—-]+\\s?|\\s)(?:but|so|and)`,
  '(?:wait|hold on|hmm+|umm*|uh+|alright|anyways?|lol|omg|ugh|tbh|ngl|honestly)(?:[,.!…–—-]+|\\s(?=so|but|what|why|how|who|when|where|which|is|are|do|does|did|can))',
  '(?:so )?(?:basically|like|ok(?:ay)? (?:so|but|and))(?=\\s(?:what|why|how|who|when|where|which|is|are|do|does|did|can)\\b)',
  '(?:maybe|this is|this might be|prob(?:ably)?)(?: (?:maybe|prob(?:ably)?|a|be|such|really|super))* (?:dumb|stupid|silly|obvious|basic|weird)(?: question)?(?:[,;:–—-]+\\s?|\\s)(?:but|so)',
];

/** Behind a question: "like i dont get it at all", "i always mix them up". */
export const closingTalk: readonly string[] = [
  "or (?:am i|are we|is it|i[’']?m|im) (?:just |totally |completely |all |like )*(?:screwed|done(?: for)?|toast|dead|doomed|cooked|hosed|out of luck|too late|over)",
  `(?:i|we) (?:${stress} )*${negated} (?:${stress} )*(?:get|understand|follow|remember|know|see|grasp|figure|recall)(?: (?:it|this|that|these|those|them|any(?:thing)?|which is which|a thing|at all|well|yet|anymore|really|either|all|tbh|lol|of|part|one))*`,
  `(?:(?:i|we) (?:${stress} |keep )*|(?:always|keep) )(?:mix(?:ing)?|confus(?:e|ing)|forget(?:ting)?)(?: (?:them|it|these|those|the two|both|which is which|up|all|together|lol))*`,
  `(?:this|it|that)(?:[’']?s| is) (?:${stress} )*(?:confusing|hard|weird)(?: (?:me|to me|tbh|lol))*`,
  `${am} (?:${stress} )*${puzzled}(?: (?:by|on|about|with|here|rn|now|this|that|it|them|part|one|lol|tbh))*`,
];

/** The same behind a sign or a "because": "need it for my exam tomorrow". */
export const closingTalkApart: readonly string[] = [
  `(?:(?:i|we) )?(?:${stress} )*(?:need|want) (?:it|this|that|them|these|to know)(?: (?:for|asap|today|now|by|before)\\b[^?]{0,50})?`,
  '(?:i have )?no (?:idea|clue)|(?:please |pls )?help',
  'what (?:does|do|did) (?:the|my|our) (?:text ?book|book|text|chapter|readings?|notes|article|slides) (?:say|tell us|mention)s?(?: (?:about|on) (?:it|that|this))?',
  '(?:i mean )?(?:according to|from|as in) (?:the|my|our) (?:text ?book|book|text|chapter|readings?|notes)',
];

/** Words that stress a question and say nothing in it. */
export const stressWords: readonly string[] = [
  'actually',
  'exactly',
  'basically',
  'literally',
  'essentially',
  'honestly',
];

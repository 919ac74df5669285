import { questionWords } from '../../lexicon/courtesies.ts';
import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { words } from '../../text/words.ts';

const auxiliary = "(?:is|are|am|was|were|do|does|did|can|could|will|would|should|must|may|has|have|had)(?:n[’']?t)?";
const subject =
  '(?:i|we|you|he|she|it|they|there|the|that|this|these|those|an?|any(?:one|body|thing)?|some(?:one|body)?|my|our|your|his|her|their|all|both|every\\w*|\\p{L}+s)';
const telling = '(?:explain|define|describe|compare|summari[sz]e|list|outline|tell me|give me|show me)';
/** What only leads over to the question behind it. */
const bridge =
  /^(?:(?:so|and|but|now|then|ok(?:ay)?|well|anyways?|also|first|just|like|basically|plus|idk|lol)[, ]+)*/i;
/** Ends of clauses, and words that open the next one. */
const joint =
  /[.!?;:…]+["”’)]*\s+|,\s+|\s+[-–—]+\s+|\s+(?=(?:so|but|and|anyways?|then|now)\s)|\s+(?=(?:what|who|why|how|which)['’]?s?\s)/giu;
const asksDirectly = new RegExp(
  `^(?:${questionWords}(?:['’]?s|(?!\\s+(?:an?|the|my|our|this|that|i|we|you|he|she|it|they)\\b)\\s+(?:[\\p{L}'’-]+\\s+){0,4}?${auxiliary})\\b|${auxiliary}\\s+${subject}\\b|${telling}\\s|(?:how|what) about\\s)`,
  'iu',
);
/** Where no sign parts a question from what is told before it: "I'm lost what is gluten". */
const asksAtOnce = new RegExp(
  `^(?:${questionWords}(?:['’]s|\\s+(?:(?:much|many|long|often|far)\\s+(?:\\p{L}+\\s+)?)?${auxiliary})\\b)`,
  'iu',
);
/** With no more to go by: at the start of a sentence, or where a question mark ends it. */
const opensQuestion = new RegExp(`^(?:${questionWords}|${auxiliary})\\s`, 'i');
/** "…, which is why I left", "…, when I was at home": no questions. */
const relative = new RegExp(
  `^(?!which\\s+(?:\\p{L}+\\s+){1,3}?${auxiliary}\\s+${subject}\\b)(?:(?:who|whom|whose|which|when|where)\\b(?!['’]?s\\b|\\s+${auxiliary}\\b)|(?:which|who|whom|whose)\\b(?![^.!]*\\?))`,
  'iu',
);
/** "I need to know", "it made me wonder": the question stands behind it in the order of a statement. */
const leadsIn =
  /\b(?:to know|know|knows|wonder(?:ing|ed)?|figure(?:d)? out|find out|remember|recall|understand|tell(?: me)?|forgot(?:ten)?|(?:no|any) (?:idea|clue)|(?:not|un)\s?sure|confused (?:about|by|on|as to)|curious(?: about)?|ask(?:ing)?(?: you)?|get|see)\s+(?=(?:what|who|when|where|why|how|which)(?:['’]?s)?\s)/giu;
/** Of the one who asks and of people around them. */
const tellsOfPeople =
  /(?<![\p{L}’'])(?:i|i['’]?(?:m|ve|d|ll)|me|my|mine|we|we['’]\p{L}+|us|our|someone|somebody|every(?:one|body)|people say)(?![\p{L}’'])/iu;
/** The same without a subject: "Missed class on Monday." */
const tellsOfOneself =
  /^(?:(?:just|so|ok(?:ay)?|still|ugh|omg|also|and)[, ]+)*(?:missed|lost|forgot|got|had|been|bought|skipped|failed|(?:could|did|have|can)(?:n['’]?t| not)|trying|working|stuck|tried|reading|studying|watched|saw|heard|went|came)\b/i;
/** What lays down of what is asked belongs to the question. */
const condition =
  /^(?:(?:so|and|but|ok(?:ay)?|also|then)[, ]+)*(?:suppose|supposing|assum\w+|imagine|consider|given|if|let['’]?s say|say|when|whenever|since|because|while|although|though|according|unlike|compared)\b/i;
const supposition =
  /^(?:(?:so|and|but|ok(?:ay)?|also|then)[, ]+)*(?:suppose|supposing|assum\w+|imagine|consider|given|if|let['’]?s say)\b/i;
const pronoun =
  /(?<![\p{L}’'])(?:it|its|it['’]s|they|them|their|he|him|his|she|her|hers|this|that|these|those|one)(?![\p{L}’'])/giu;
/** Stands for what the question itself names: "when he said it", "and why does rye not have it". */
const withinQuestion = /\b(?:when|if|because|and|or|that|before|after|than|while|as|so)\s(?:\S+\s){0,4}?$/i;
const ofPerson = /^(?:its|their|he|him|his|she|her|hers)$/i;
/** Theirs whom everybody in the course knows. */
const ofTeacher = /\b(?:his|her|their) (?:office|e-?mail|name|class|syllabus|hours)\b/gi;
/** Asks what follows from what was told before. */
const asksWhatFollows =
  /^(?:(?:what (?:happens|will happen|would happen|(?:should|can|could|do) i do|now|does (?:that|this) mean|went wrong)|am i|is (?:that|this))\b[^,]{0,25}|why(?: is (?:that|this|it))?\W*)$/i;
const fewestWords = 3;

/**
 * Removes the story told around a question: "I was ill last week and my friend says the labs count a lot, so how much
 * are the labs worth?" becomes "how much are the labs worth?". Returns the message unchanged where it tells no story,
 * or where the question cannot be understood without it.
 */
export const withoutStory = memoize((message): string => {
  const said = message.trim();
  const [first] = starts(said);
  if (!first) return message;
  const told = said.slice(0, first.at);
  const isStory = words(told).length >= fewestWords && tells(told) && !supposition.test(told);
  const asked = said.slice(first.from).trim();
  return isStory && !asksDirectly.test(told.replace(bridge, '')) && standsAlone(asked) ? asked : message;
}, questionsAtOnce);

/** "The lecture was so confusing." */
const tellsOfClass =
  /\b(?:lecture|prof(?:essor)?|teacher|instructor|tutor|class|discussion|textbook)\b.*\b(?:was|were|said|says|went|skipped|told|talked|explained)\b/i;

const tells = (told: string): boolean =>
  [tellsOfPeople, tellsOfOneself, tellsOfClass].some((pattern) => pattern.test(told));

/** Where a question may begin behind a clause: at its joint, with where its own words begin. */
function starts(said: string): { at: number; from: number }[] {
  const found: { at: number; from: number }[] = [];
  let clause = 0;
  for (const { index, 0: sign } of said.matchAll(joint)) {
    const begin = index + sign.length;
    const from = begin + (bridge.exec(said.slice(begin))?.[0].length ?? 0);
    const rest = said.slice(from);
    const isSentence = /[.!?;:…]/.test(sign);
    const opens = opensQuestion.test(rest) && (isSentence || /^[^.!]*\?/.test(rest));
    const isParted = sign.trim() !== '' || from > begin;
    const asks = isParted
      ? (asksDirectly.test(rest) || opens) && (isSentence || !relative.test(rest))
      : asksAtOnce.test(rest);
    // "My loaf sank. If I add more salt, what happens?" asks from the condition on.
    const isConditional = !isSentence && condition.test(said.slice(clause, index));
    if (asks) found.push(isConditional ? { at: clause, from: clause } : { at: begin, from });
    if (!isConditional) clause = begin;
  }
  for (const { index, 0: lead } of said.matchAll(leadsIn)) {
    if (/[,.;!]\s|\s(?:and|but|so|because)\s/.test(said.slice(0, index)))
      found.push({ at: index, from: index + lead.length });
  }
  return found.sort((x, y) => x.from - y.from);
}

/** Whether a question names what it is about before any word stands for it. */
function standsAlone(asked: string): boolean {
  if (asksWhatFollows.test(asked)) return false;
  const text = asked.replace(ofTeacher, (own) => own.replace(/^\S+/, 'the'));
  const named = words(text).find(({ folded }) => !isStopWord(folded) && !saysNothing.has(folded));
  if (!named) return false;
  return [...text.matchAll(pronoun)].every(
    ({ index, 0: said }) =>
      index > named.start && (ofPerson.test(said) || withinQuestion.test(text.slice(named.start, index))),
  );
}

/** Words of questions that name nothing. */
const saysNothing = new Set(
  `about actually again anyway ask bad begin better call called come contact count does email even exactly explain explained
  go good happen happened happens help important know like long mean means meant much need needed ok okay please quick really
  right same say says see speak start still stuff supposed talk tell thing things true turn way went work works worth write
  wrong`.split(/\s+/),
);

import { namesIn } from '../evidence/answer-type-match.ts';
import { comparedThings } from '../requests/compared-things.ts';
import { firstListed } from './listed-items.ts';

/** What was said right before a question: the question as it is asked alone, and its answer. */
export interface Before {
  question: string;
  /** Empty where there is none. */
  answer: string;
  /** Answers to the same question before this one: it was followed by "Why?" or "An example?". */
  earlier?: string;
  /** What was asked about before this question, where it was something else. */
  former?: (() => string | null) | undefined;
  /** It asked for one of a list by its place: its answer is no list to point into. */
  isPick?: boolean;
  /** The latest answer so far that lists things; empty where none does. */
  listing?: (() => string) | undefined;
}

const work =
  /\b(?:the |my |our )?(?:(?:first|second|third|fourth|last|final|research|term|lab|field|group|midterm|short|response|take-home|reading) )*(?:midterm|final(?: exam)?|exam|quiz|essay|paper|project|presentation|report|assignment|homework|problem set|lab)(?:\s(?:draft|proposal|outline|presentation))?(?:\s+(?:#\s?)?\d+)?\b/i;
const ownClass = /\b(?:this|the|our|my) (?:class|course|lecture|seminar)\b/i;
/** Questions for a list: what they ask about is in their answer. */
const forList =
  /\b(?:what|which|anything|when)\b.*\b(?:due (?:next|this|today|tomorrow|soon|in week)|coming up|next|upcoming|read (?:in|this|next|for)|readings)\b/i;
/** Questions that pick one of several: what is picked is spoken of next. */
const forOne = /^(?:which|what) (?!is\b|are\b|was\b|were\b|do\b|does\b|did\b)/i;

/** What the one row of a table is of; null where there is no table or several rows are shown. */
function onlyRow(answer: string): string | null {
  const [, , row, ...further] = answer.split('\n').filter((line) => line.startsWith('| '));
  return row && further.length === 0 ? (row.split('|')[1]?.trim() ?? null) : null;
}

const subjects = [
  /[“"]([^”"]{2,80})[”"]/,
  /^how (?:many|much) (?:did|does|do|was|is|were) (.+?) (?:get|pay|paid|cost|earn|make|receive|sell|spend|weigh|owe|lose)\b.*$/i,
  /^how many (.+?) (?:are|were|do|does|did|have|has|had|can|exist)\b.*$/i,
  /^(?:what|who|where|which)(?:['’]s|\s(?:is|are|was|were|does|do|did|has|have))\s(?:the (?:definition|meaning|role|purpose|function|cause|effect|importance|point|main idea) of\s)?(.+?)(?:\s(?:mean|about|called|worth|due|do|cover|include|contain|for|say|think|believe|want|argue|claim|propose|support|hold|teach|made of|defined as|different|based on|used for|located|born))?[?.!]*$/i,
  /^(?:and |so |but )?(?:what|how) about (.+?)[?.!]*$/i,
  /^(?:what|who)\s(?!(?:is|are|was|were|does|has)\b)(?:\p{L}{3,}ed|\p{L}{3,}[^\Wsu]s|made|wrote|built|led|won|lost|began|came)\s(?:(?:to|up|with|about|for)\s)*(?!(?:if|when|then|next|after|in|on|at)\b)(?:the |an? )?([\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,4})[?.!]*$/iu,
  /^(?:when|why|how|where)(?:['’]s|\s(?:is|are|was|were|does|do|did|has|have|can|could|would|much is|long is|many|far is))\s((?:(?:an?|the|my|our|this|that)\s)?[\p{L}\d’'-]+(?:\s[\p{L}\d’'-]+){0,4}?)(?:\s(?:due|worth|take place|happen|happens|happened|work|works|worked|form|forms|formed|begin|begins|began|start|starts|started|end|ends|ended|occur|occurs|change|changes|important|matter|matters|called|measured|made|used|written|born|graded|held|grow|grows|move|moves|become|becomes|became|go|goes|get|gets|fail|fails|failed|fall|falls|fell|collapse|collapses|decline|declines|crash|rise|rises|stop|lose|win|leave|\p{L}{3,}ed|die|died|write|wrote)\b.*)?[?.!]*$/iu,
  /^(?:please\s)?(?:can you\s|could you\s)?(?:explain|define|describe|summari[sz]e|tell me(?: more)? about|give me|discuss|outline|list|compare)\s(?:to me\s)?(?:the (?:concept|idea|definition|meaning|notion|term) of\s)?(.+?)[?.!]*$/i,
  /^(?:please\s)?(?:(?:can|could) you\s)?(?:show|give|write)\s(?:me\s)?(?:(?:the|some|an?)\s)?(?:[\p{L}-]+\s){1,2}?(?:for|of)\s(.+?)[?.!]*$/iu,
];
const empty = /^(?:it|this|that|they|them|he|she|you|i|we|there|these|those|one|more|due|next)\b/i;

/**
 * Finds what "it", "they" or "that" in the next question refers to, in the words of this question or of its answer;
 * null where nothing fits.
 */
export function antecedentOf({ question, answer }: Before): string | null {
  const asked = question.trim().replace(/\s+/g, ' ');
  const listed = forList.test(asked) ? firstListed(answer) : null;
  const found = listed ?? (forOne.test(asked) ? onlyRow(answer) : null);
  if (found) return found;
  const compared = comparedThings(asked);
  if (compared?.length === 2) return compared.join(' and ');
  for (const pattern of subjects) {
    const subject = pattern.exec(asked)?.[1]?.trim();
    if (subject && !empty.test(subject)) return trimmed(subject);
  }
  // "Who teaches this class?" and "Where is it?"
  return work.exec(asked)?.[0] ?? ownClass.exec(asked)?.[0] ?? doneOrNot(asked) ?? bareName(asked);
}

const yesOrNo =
  /^(?:did|does|do|has|have|had|will|would|can|could)\s(?:the |an? )?(?<subject>[\p{L}\d’'-]+(?:\s[\p{L}\d’'-]+){0,3}?)\s(?!of\b|in\b|for\b)[\p{L}]+(?:\s(?:at|in|on|to|for|by|with|its?|their|any|the|an?|well|out|up|down|over|again)\b.*)?\W*$/iu;

/** "Did the salt strike work?" is about the salt strike. */
function doneOrNot(asked: string): string | null {
  const subject = yesOrNo.exec(asked)?.groups?.subject;
  return subject === undefined || empty.test(subject) ? null : subject;
}

const ofQuestion =
  /\b(?:what|who|whom|whose|when|where|why|how|which|is|are|was|were|do|does|did|can|could|will|would|should|i|you|we|me|my|it|that|this|they)\b/i;
const longestName = 6;

/** "Types of salt", "salt tax summary": a few words that ask nothing of what they name. */
function bareName(asked: string): string | null {
  const name = asked
    .replace(/[?.!]+$/, '')
    .replace(/^(?:the|an?|ok|and|so) /i, '')
    .replace(/ (?:summary|definition|meaning|explained|explanation|overview)$/i, '');
  const isName =
    !ofQuestion.test(name) && !/[,;:]/.test(name) && !/^(?:explain|give|tell|show|more|again|yes|no|ok)\b/i.test(name);
  return isName && name !== '' && name.split(' ').length <= longestName ? name : null;
}

/** Up to the clause that says more of it. */
const trimmed = (subject: string): string =>
  subject
    .replace(/^(?:an?)\s/i, '')
    .replace(/\s(?:in|during|of|for)\s(?:week|this|the (?:course|class|reading))\b.*$/i, '')
    .replace(/,?\s(?:and|but)\s(?:what|when|where|who|why|how|which|is|are|do|does|can)\b.*$/i, '')
    .replace(/\s(?:which|that|who)\s.*$/i, '');

/** Finds whom "he" or "she" refers to: the person asked about, or the one that the answer names. */
export function personOf(before: Before): string | null {
  const asksWho = /^(?:who|whom|which (?:person|scientist|author))\b/i.test(before.question.trim());
  const names = (text: string): string[] => namesIn(`· ${text}`).filter((name) => name.includes(' '));
  const inAnswer = names(before.answer.replace(/\s?\[\d+\]/g, ''));
  const inQuestion = names(before.question.replace(/^\w+\s/, ''));
  if (asksWho && inQuestion.length === 0) return inAnswer[0] ?? antecedentOf(before);
  return inQuestion[0] ?? antecedentOf(before) ?? inAnswer[0] ?? null;
}

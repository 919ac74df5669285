import { courseConcepts } from '../../lexicon/course-concepts.ts';
import { plainQuestion } from '../course/week-words.ts';
import { countWords } from '../render/shorten.ts';

const work =
  /\b(?:the |my |our |a )?(?:(?:first|second|third|fourth|last|research|term|lab|field|group|midterm|short|take-home|reading|final|pit|source|tower)[ -])*(?:mid-?term(?: exam)?|final(?: exam)?|exam|quiz(?:zes)?|tests?|essay|paper|project|presentation|poster|report|assignment|homework|problem set|journal)(?:\s+#?\d+)?\b/i;
const weekNamed = /\b(?:(?:in |for )?week\s+#?(?:\d+|[a-z]+)|this week|next week|last week)\b/i;
const opening = /^(?:(?:and|but|so|or|also|then|ok|okay|now)\b[,\s]*)+/i;
/** "How many sources?", "Which style?": what it is of is not said. */
const fragment = /^(?:how many|how much|which|what) [\p{L}-]+(?: [\p{L}-]+)?\W*$/iu;
const asksOfWeek =
  /^(?:(?:is|are) there (?:an? |any )?|(?:do|will) (?:we|i) (?:have|get) (?:an? |any )?)(?:quiz(?:zes)?|tests?|exams?|homework|assignments?|readings?|labs?)\W*$|^(?:is )?anything due\W*$|^what(?:'s| is) due\W*$/;
const asksWhatIsDropped =
  /^(?:do|does|are|is|will|can) (?:any|some|one|they|the (?:lowest|worst))\b.*\bdrop(?:s|ped)?$/;
const mostWords = 4;
const longest = 9;

/**
 * Adds the work or the week of the question before to a question that names none: "What can I bring?" after "When is
 * the midterm?", "How many sources?" after "How long is the essay?", "Is there a quiz?" after "What do we read in week
 * 8?". Returns null where the question names its own, or is about something else.
 */
export function ofSameWork(asked: string, before: string): string | null {
  if (countWords(asked) > longest) return null;
  const bare = asked.replace(opening, '').replace(/[?!.\s]+$/, '');
  const text = plainQuestion(bare);
  const week = weekNamed.exec(before)?.[0];
  if (week && asksOfWeek.test(text)) {
    const place = /^(?:in|for|this|next|last)\b/i.test(week) ? week : `in ${week}`;
    return `${bare} ${place}?`;
  }
  const name = work.exec(before)?.[0];
  // "How much is it worth?" has its place for the work.
  if (!name || work.test(asked) || /\b(?:is|are|does|do|was|were) (?:it|they|that|those)\b/i.test(asked)) return null;
  const of = /^(?:the|my|our)\s/i.test(name) ? name : `the ${name.replace(/^an?\s/i, '')}`;
  if (asksWhatIsDropped.test(text)) return `${bare} of ${of}?`;
  if (fragment.test(bare) && countWords(bare) <= mostWords) return `${bare} for ${of}?`;
  const asks = (question: string): boolean =>
    courseConcepts.some((concept) => concept.isOfWork && concept.asks.test(plainQuestion(question)));
  if (asks(bare)) return null;
  const whole = ['to', 'for', 'in', 'on'].map((link) => `${bare} ${link} ${of}`).find(asks);
  return whole === undefined ? null : `${whole}?`;
}

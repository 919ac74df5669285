import { findDates } from '../../dates/find-dates.ts';
import { findTimes } from '../../dates/times.ts';
import { formsOf, nounsOf } from '../../lexicon/coursework.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import { type AnswerLine, sentence } from '../render/answer-line.ts';
import { countWords } from '../render/shorten.ts';
import { quoteOf } from '../requests/written-answer.ts';
import { statementsOf } from './statements.ts';
import { type SyllabusRule, syllabusRule } from './syllabus-rule.ts';
import { plainQuestion } from './week-words.ts';

const workStems = new Set(formsOf(nounsOf('always', 'mostly', 'numbered')).flatMap((noun) => contentStems(noun)));
/** In words; a longer file is a text to read, whatever its name. */
const longest = 3000;

type NameOf = (documentId: string) => string | undefined;

/**
 * Reads what the work's own handout asks of it, where the syllabus does not say: a short file that is named like the
 * work. Returns null where no such file says it.
 * @param nameOf the name of a document's file
 */
export function handoutRule(
  question: string,
  index: PassageIndex,
  syllabusId: string,
  nameOf: NameOf,
): Extract<SyllabusRule, { said: unknown }> | null {
  for (const own of handoutsOf(question, index, syllabusId, nameOf)) {
    const rule = syllabusRule(plainQuestion(question), own);
    if (rule && 'said' in rule) return rule;
  }
  return null;
}

const asksWhen = /\b(?:when|due|deadline|what time)\b/;
const handsIn = /\b(?:due|deadline|uploads?|submit\w*|(?:turn|hand)(?:ed)? in)\b/i;

/**
 * Tells the hour that the work's own handout gives, where only its day is told: "By 9am on Thursday, December 3, please
 * upload …". Empty where no hour is asked for or known.
 */
export function hourOfHandout(
  question: string,
  told: readonly { text: string }[],
  index: PassageIndex,
  syllabusId: string,
  nameOf?: NameOf,
): AnswerLine[] {
  const [fact, ...others] = told;
  if (!nameOf || !fact || others.length > 0 || !asksWhen.test(plainQuestion(question))) return [];
  if (!/\d{4}/.test(fact.text) || findTimes(fact.text).length > 0) return [];
  const [own = []] = handoutsOf(question, index, syllabusId, nameOf);
  const found = own
    .flatMap(statementsOf)
    .find(({ text }) => handsIn.test(text) && findTimes(text).length > 0 && findDates(text).length > 0);
  return found ? [sentence(`Its handout says: “${quoteOf(found.piece)}”`, found.piece)] : [];
}

/** The passages of the short files that are named like the work of a question, the likest first. */
function handoutsOf(question: string, { passages }: PassageIndex, syllabusId: string, nameOf: NameOf): Passage[][] {
  const asked = contentStems(plainQuestion(question));
  const work = asked.filter((stem) => workStems.has(stem));
  if (work.length === 0) return [];
  const files = Map.groupBy(passages, ({ documentId }) => documentId);
  files.delete(syllabusId);
  const likeness = (id: string): number => {
    const name = (nameOf(id) ?? '').replace(/\.\w+$/, '').replace(/[_-]+/g, ' ');
    const own = new Set(contentStems(name));
    return work.every((stem) => own.has(stem)) ? asked.filter((stem) => own.has(stem)).length : 0;
  };
  return [...files]
    .filter(([id, own]) => likeness(id) > 0 && isShort(own))
    .toSorted(([x], [y]) => likeness(y) - likeness(x))
    .map(([, own]) => own);
}

const isShort = (passages: readonly Passage[]): boolean =>
  passages.reduce((sum, { text }) => sum + countWords(text), 0) <= longest;

import { studyTextOf } from '../../activities/study-text.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import type { Term } from '../../vocabulary/term.ts';
import type { Answer } from '../answer-types.ts';
import { sayReading } from '../course/fact.ts';
import { plainQuestion } from '../course/week-words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import type { AnswerContext } from '../records.ts';
import { countWords } from '../render/shorten.ts';
import { readable } from '../render/show-blocks.ts';
import { glossaryOf } from './glossary-entries.ts';
import { materialNamed } from './material-named.ts';
import type { Material } from './material-of-weeks.ts';
import type { SummaryRequest } from './summary-request.ts';
import { bullet, notFound, says, title, type WrittenPart, writtenAnswer } from './written-answer.ts';

const mostNamed = 6;
const mostDefined = 10;
const mostDefinedEach = 5;
/** Of a list of terms: a chapter's is longer than that of one section. */
const mostListed = 60;
const mostListedEach = 25;
const fewest = 2;
const sure = 0.6;
/** In words. */
const longest = 45;

/** The terms in one line: what goes with a summary. */
export function keyTerms(
  terms: readonly Term[],
  { isShort, count }: Pick<SummaryRequest, 'isShort' | 'count'>,
): WrittenPart[] {
  const defined = definedOf(terms).slice(0, mostNamed);
  if (isShort || count !== null || defined.length < 2) return [];
  return [bullet(`Key terms: ${defined.map(({ term }) => term).join(', ')}.`)];
}

const definedOf = (terms: readonly Term[]): Term[] => terms.filter(({ kind }) => kind === 'defined');

/** Terms that the text plainly and shortly says what they are. */
const plainlyDefined = (terms: readonly Term[]): Term[] =>
  definedOf(terms).filter(({ certainty, definition }) => certainty >= sure && countWords(definition) <= longest);

const lead =
  "(?:(?:please|so|and|ok(?:ay)?|can (?:you|u)|could (?:you|u)|i need|give me|show me|list|tell me|what(?:'s| is| are)?|which|make(?: me)?(?: a list of)?|a list of|all|the|my|some)[, ]+)*";
const kind = '(?:key|important|main|new|big|essential|vocab(?:ulary)?|core)';
const words =
  '(?:terms?|terminology|words(?= i (?:should|need)| to know)|(?<=(?:key|important|main|new|core) )words?|vocab(?:ulary)?(?: (?:words?|terms?|list))?|vocab words?|definitions?|glossary)';
const known = '(?:(?: that)? (?:i|we) (?:should|need to|have to|must|do (?:i|we) need to) know)?';
const forms = [
  new RegExp(
    `^${lead}(?:${kind}[ -]+)*${words}(?: (?:and|with) (?:their |the )?(?:definitions?|meanings?))?${known}(?: (?:of|for|in|from|on|to know for) (?<of>.+))?$`,
  ),
  /^(?:so |and )*(?:what|which) (?:key |important |new )*(?:terms|words|vocab(?:ulary)?|definitions) (?:do|should|must) (?:i|we) (?:need to |have to )?(?:know|learn|study|memori[sz]e)(?: (?:of|for|in|from|on) (?<of>.+))?$/,
];

/** Reads of what the student asks the key terms, in their own words; null where they do not ask for key terms. */
export const readTermsRequest = memoize((question): string | null => {
  const text = plainQuestion(question).replace(/[?!.\s]+$/, '');
  const groups = forms.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  return groups === undefined ? null : (groups.of ?? 'this week');
}, questionsAtOnce);

/**
 * Answers with the key terms of a week, chapter or exam and what the readings say they are; null where they are not
 * asked for.
 */
export function keyTermsAnswer(asked: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const of = readTermsRequest(asked);
  const material = of === null ? null : materialNamed(of, index, context);
  if (!material) return null;
  const syllabusId = context.syllabus?.documentId;
  const groups = material.weeks ? distinct(material.weeks) : [material];
  const isOne = groups.length === 1;
  const listed = groups.flatMap((group) => {
    const terms = termsOf(group, isOne, index);
    return terms.length > 0 && groups.length > 1 ? [title(group.name), ...terms] : terms;
  });
  const missing = material.missing.map((reading) => bullet(sayReading(reading).text, reading.evidence));
  const absent = missing.length > 0 ? [says('Not among your files, so their terms are not here:'), ...missing] : [];
  const name = title(`Key terms of ${material.name}`);
  if (listed.length === 0) return missing.length > 0 ? notFound([name, ...absent], index, syllabusId) : null;
  return writtenAnswer([...(groups.length > 1 ? [] : [name]), ...listed, ...absent], index, syllabusId);
}

/** Those of its own list, all; where it has none those that its text defines. */
function termsOf({ passages }: Material, isAlone: boolean, index: PassageIndex): WrittenPart[] {
  const listed = glossaryOf(passages, index);
  if (listed.length >= fewest) {
    return listed
      .slice(0, isAlone ? mostListed : mostListedEach)
      .map(({ term, definition, piece }) => bullet(`${readable(term)}: ${readable(definition)}`, piece));
  }
  const { terms } = studyTextOf(bodyOf(passages));
  const plain = plainlyDefined(terms);
  const most = isAlone ? mostDefined : mostDefinedEach;
  const defined = (plain.length >= fewest ? plain : definedOf(terms)).slice(0, most);
  return defined.map(({ term, definition, citation }) => {
    const passage = index.passages.find(({ id }) => id === citation.passageId);
    return bullet(`${term}: ${readable(definition)}`, passage ? pieceOf(passage, citation.quote) : null);
  });
}

/** Leaves out the weeks that continue a reading of an earlier one. */
export const distinct = (weeks: readonly Material[]): Material[] =>
  weeks.filter(
    ({ passages: [first] }, i) => !first || !weeks.slice(0, i).some(({ passages }) => passages.includes(first)),
  );

/** What tells something of the subject: no exercises, no references. */
export const bodyOf = (passages: readonly Passage[]): Passage[] =>
  passages.filter(({ role }) => role === 'body' || role === 'duplicate');

function pieceOf(passage: Passage, quote: string): Excerpt | null {
  const start = passage.text.indexOf(quote);
  return start < 0 ? null : { passage, start, end: start + quote.length };
}

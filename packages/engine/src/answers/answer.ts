import { sentencesOf } from '../passages/blocks.ts';
import { passagesOfDocument } from '../passages/of-document.ts';
import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import { contentStems } from '../text/words.ts';
import { answerQuestion, answerTalk } from './answer-question.ts';
import type { Answer, Claim } from './answer-types.ts';
import type { Citation } from './citation.ts';
import { comfort, type Distress, emergency, readDistress } from './conversation/distress.ts';
import { asksOfSame, lastExchange, supposedFurther } from './conversation/follow-up.ts';
import { inSameRule } from './conversation/in-same-rule.ts';
import { narrower } from './conversation/narrower.ts';
import { isAbuse } from './conversation/small-talk.ts';
import { citesTopic, namesOwnSection, withTopicLeftOpen, withTopicOf } from './conversation/topic-of-part.ts';
import type { Turn } from './conversation/turn.ts';
import { whatIsAsked } from './conversation/what-is-asked.ts';
import { gradeNeeded, withAverageTold } from './course/grade-needed.ts';
import { inPerson } from './course/in-person.ts';
import { onlyInSyllabus } from './course/only-in-syllabus.ts';
import { situationAnswer } from './course/situation-answer.ts';
import { staffAsked } from './course/staff-asked.ts';
import { tellPieces } from './course/tell-pieces.ts';
import { quotePieces } from './evidence/answer-from-passages.ts';
import { longestShown } from './evidence/choose-windows.ts';
import type { Excerpt } from './evidence/compose.ts';
import { type OtherCount, otherCount } from './evidence/other-count.ts';
import { partsOfQuestion } from './parts-of-question.ts';
import { inOtherWords } from './question/in-other-words.ts';
import { kindOfCase } from './question/kind-of-case.ts';
import { normalizeQuestion } from './question/normalize-question.ts';
import { withoutStory } from './question/without-story.ts';
import type { AnswerContext } from './records.ts';
import { withFilesHardToRead } from './render/abstained.ts';
import { sayAnswer } from './render/say-answer.ts';
import { countWords } from './render/shorten.ts';
import { absentNameAnswer } from './requests/absent-name-answer.ts';
import { absentSideAnswer } from './requests/absent-side-answer.ts';
import { plainAnswer } from './requests/explain-answer.ts';
import { otherLanguageAnswer } from './requests/other-language-answer.ts';
import { writtenAnswer } from './requests/written-answer.ts';

/** In words. */
const longestRest = 60;
/** In characters; what goes on longer asks nothing more. */
const longestQuestion = 2000;

/**
 * Answers what a message asks: from the course's own facts where it asks for one that the syllabus states, else
 * from the folder's passages; or says that they do not hold the answer. Of several questions each is answered under
 * its own words. Deterministic; whatever the text, it does not throw.
 * @throws VectorMismatchError as `rank` does
 */
export function answer(question: string, index: PassageIndex, context: AnswerContext = {}): Answer {
  const said = question.slice(0, longestQuestion);
  const distress = readDistress(said);
  if (distress === 'danger' || distress === 'distress') return comforted(distress, index, context);
  const found = answerMessage(said, index, context);
  if (distress === 'perhaps') return found.abstained ? comforted(distress, index, context) : leadBy(emergency, found);
  const told = found.abstained ? found : notAgain(found, said, context.history ?? [], index);
  return found.abstained && !isAbuse(said) ? withFilesHardToRead(found, context.hardToRead) : told;
}

/** What was said right before is not said again as if it were something else, nor more of it than is asked for. */
function notAgain(found: Answer, said: string, history: readonly Turn[], index: PassageIndex): Answer {
  const narrow = asksOfSame(said) ? null : narrower(said, found, history, index);
  if (narrow) return narrow;
  const before = history.findLast(({ role }) => role === 'assistant')?.content.trim();
  if (!before || found.citations.length === 0 || before !== sayAnswer(found).join('').trim()) return found;
  return leadBy('What your files say on this is the same as before:', found);
}

const leadBy = (lead: string, found: Answer): Answer => ({
  ...found,
  claims: [{ text: lead, citation: null, isItem: false }, ...found.claims],
});

function comforted(distress: Distress, index: PassageIndex, { syllabus = null }: AnswerContext): Answer {
  const ofSyllabus = () => passagesOfDocument(index, syllabus?.documentId);
  return writtenAnswer(comfort(distress, syllabus?.course ?? null, ofSyllabus), index, syllabus?.documentId);
}

function answerMessage(said: string, index: PassageIndex, context: AnswerContext): Answer {
  // Small talk is made of courtesies, “I don’t get it” is one, and a rare name is no slip: all before these
  // are mended.
  const ofSyllabus = () => passagesOfDocument(index, context.syllabus?.documentId);
  const sum = context.syllabus
    ? gradeNeeded(withAverageTold(said, context.history ?? []), context.syllabus.course, ofSyllabus)
    : null;
  if (sum) return writtenAnswer(sum, index, context.syllabus?.documentId);
  const talk = answerTalk(said, index, context);
  const sameRule = talk ? null : inSameRule(said, lastExchange(context.history ?? []), ofSyllabus);
  if (sameRule) return quotePieces([sameRule], 1);
  const supposed = supposedFurther(said, context.history);
  const happened = talk
    ? null
    : (situationAnswer(said, index, context) ?? (supposed === null ? null : situationAnswer(supposed, index, context)));
  if (happened) return happened;
  const proper = withoutStory(said);
  const asTold =
    talk ??
    plainAnswer(proper, proper, index, context) ??
    otherLanguageAnswer(said, index, context) ??
    absentNameAnswer(proper, index, context) ??
    absentSideAnswer(proper, index, context.syllabus?.documentId ?? null);
  if (asTold) return asTold;
  const kinds = kindOfCase(said);
  const named = kinds === null ? null : answerQuestion(kinds, index, context);
  if (named && !named.abstained && named.claims.filter(({ isItem }) => isItem).length > 1)
    return leadBy('Which one your case is I cannot judge. This is what your files say of the kinds:', named);
  const asked = inPerson(normalizeQuestion(said, index), ofSyllabus);
  const counted = otherCount(asked, index);
  if (counted) return inOtherNumber(counted, answerMessage(counted.question, index, context));
  const parts = partsOfQuestion(asked, context.syllabus?.course ?? null);
  const onStaff = (part: string, history = context.history ?? []): Answer | null => {
    const own = context.syllabus ? staffAsked(part, ofSyllabus, history) : null;
    if (!own) return null;
    return 'rows' in own ? quotePieces(own.rows, 1) : writtenAnswer(own.told, index, context.syllabus?.documentId);
  };
  // "Who teaches this and where is it?" asks for more than a name.
  const staff = parts.every((part) => onStaff(part)) ? onStaff(asked) : null;
  if (staff) return staff;
  const [part = asked] = parts;
  if (parts.length === 1) {
    const alone = answerAny([...new Set([part, asked, whatIsAsked(asked)])], index, context);
    const told = onTopicBefore(part, alone, index, context);
    // What the story around a question names may stand in the syllabus alone.
    const named = isOfCourse(told, context) ? null : namedInStory(said, part, index, context);
    return named ?? told;
  }
  let history = context.history ?? [];
  const answered = parts.map((part) => {
    // The vectors are those of the whole.
    const inParts = { ...context, vectors: null, history, words: (longestShown * 4) / 5 };
    const alone =
      situationAnswer(part, index, context) ?? onStaff(part, history) ?? answerInWords(part, index, inParts);
    const found = onTopic(parts, part, alone, index, inParts);
    history = [...history, { role: 'user', content: part }, { role: 'assistant', content: sayAnswer(found).join('') }];
    return { part, found };
  });
  if (answered.every(({ found }) => found.abstained)) return answerQuestion(asked, index, context);
  const told = answered.filter(({ found }, i) => !answered.slice(0, i).some((earlier) => says(earlier.found, found)));
  const [only] = told;
  if (only && told.length === 1) return only.found;
  return join(told.map(({ part, found }, i) => ({ part, found: goingOn(found, told.slice(0, i), index) })));
}

const isOfCourse = ({ citations }: Answer, { syllabus }: AnswerContext): boolean =>
  citations.some(({ documentId }) => documentId === syllabus?.documentId);

/** "I don't want the polls on Polly, is there another way?": what the syllabus says of what it alone names. */
function namedInStory(said: string, asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  if (!syllabus || said.trim() === asked.trim()) return null;
  const found = onlyInSyllabus(said, index, syllabus, true);
  return found && tellPieces(found, index);
}

/** An answer with the number that the files say, which is another one than was asked for. */
function inOtherNumber({ said, asked, piece }: OtherCount, found: Answer): Answer {
  const quoted = quotePieces([piece], 1);
  const isSaid = !found.abstained && found.citations.some(({ passageId }) => passageId === piece.passage.id);
  return leadBy(`Your files say ${said}, not ${asked}:`, isSaid ? found : quoted);
}

/** What a later part is answered with the topic of the first, where its own answer does not speak of that. */
function onTopic(
  [first = '']: readonly string[],
  part: string,
  alone: Answer,
  index: PassageIndex,
  context: AnswerContext,
): Answer {
  const more = part === first || isOfCourse(alone, context) ? null : withTopicOf(first, part, index);
  if (!more || citesTopic(alone, more.topic, index)) return alone;
  const found = answerInWords(more.question, index, context);
  return !found.abstained && citesTopic(found, more.topic, index) ? found : alone;
}

/** What leads over from what was said before. */
const leadsOver = /^(?:and|but|so|then)\b/i;

/**
 * "How many died?" after a question on a flood asks of that flood: where nothing else answers it, and where it leads
 * over from it or names nothing else, and its own answer does not speak of that.
 */
function onTopicBefore(part: string, alone: Answer, index: PassageIndex, context: AnswerContext): Answer {
  const before = lastExchange(context.history ?? []);
  if (!before || isOfCourse(alone, context) || (asksOfSame(part) && !alone.abstained)) return alone;
  if (!alone.abstained && namesOwnSection(part, alone, index)) return alone;
  const goesOn = alone.abstained || leadsOver.test(part) ? withTopicOf : withTopicLeftOpen;
  // What left its topic open itself had that of the one before it.
  const isOpen = before.former && withTopicLeftOpen(before.former() ?? '', before.question, index) !== null;
  const more = goesOn((isOpen && before.former?.()) || before.question, part, index);
  if (!more || (!alone.abstained && citesTopic(alone, more.topic, index))) return alone;
  const found = answerQuestion(part, index, context, more.question);
  // Where nothing answers, what is nearest is of that matter.
  return citesTopic(found, more.topic, index) ? found : alone;
}

/**
 * One question, read more and more freely of what is said around it: the first reading that has an answer, else the
 * first.
 */
function answerAny([first = '', ...others]: readonly string[], index: PassageIndex, context: AnswerContext): Answer {
  const found = answerInWords(first, index, context);
  if (!found.abstained) return found;
  for (const other of others) {
    const next = answerQuestion(other, index, context);
    if (!next.abstained) return next;
  }
  return found;
}

/** By so much a reading must be surer than another one, to be taken in its place. */
const clearlySurer = 0.03;
/** As sure as that another wording must be where the student's own finds nothing. */
const sureInOtherWords = 0.6;

/** One question, in the words of the readings where these answer it and its own do not, or are clearly surer. */
function answerInWords(question: string, index: PassageIndex, context: AnswerContext): Answer {
  const found = answerQuestion(question, index, context);
  const isOfSyllabus = found.citations.some(({ documentId }) => documentId === context.syllabus?.documentId);
  if (!found.abstained && (isOfSyllabus || found.citations.length === 0)) return found;
  const others = inOtherWords(question, index)
    .map((other) => answerQuestion(other, index, context))
    .filter(({ abstained }) => !abstained);
  const [next] = others.toSorted((x, y) => y.confidence - x.confidence);
  if (!next) return found;
  const least = found.abstained ? sureInOtherWords : found.confidence + clearlySurer;
  return next.confidence > least ? next : found;
}

/** Whether an answer shows all that another one quotes; a date alone that cites the line with a room shows no room. */
function says(whole: Answer, part: Answer): boolean {
  if (part.abstained || part.citations.length === 0 || part.claims.some(({ isItem }) => isItem)) return false;
  const shown = new Set(contentStems(whole.answer));
  if (!contentStems(part.answer).every((stem) => shown.has(stem))) return false;
  return part.citations.every(({ passageId, quote }) =>
    whole.citations.some((cited) => !whole.abstained && cited.passageId === passageId && cited.quote.includes(quote)),
  );
}

/** Where a part finds nothing nearer than what an earlier one shows, it shows what goes on there. */
function goingOn(found: Answer, earlier: readonly { found: Answer }[], index: PassageIndex): Answer {
  const [near] = found.abstained ? found.citations : [];
  const shown = earlier.flatMap((each) => (each.found.abstained ? [] : each.found.citations));
  if (!near || !shown.some(({ passageId }) => passageId === near.passageId)) return found;
  const passage = index.passages.find(({ id }) => id === near.passageId);
  const rest = passage && restOf(passage, shown);
  const told = rest
    ? "I couldn't find this said outright. What stands above goes on:"
    : 'All that I find on this stands above.';
  const lead = { text: told, citation: null, isItem: false };
  const { claims, citations } = rest ? quotePieces([rest], 1) : { claims: [], citations: [] };
  return { ...found, claims: [lead, ...claims], citations };
}

/** What a passage says behind all that is quoted of it; null where it says no more. */
function restOf(passage: Passage, shown: readonly Citation[]): Excerpt | null {
  const quotes = shown.filter(({ passageId }) => passageId === passage.id).map(({ quote }) => quote);
  const ends = quotes.map((quote) => passage.text.indexOf(quote) + quote.length);
  const behind = sentencesOf(passage).filter(({ start }) => start >= Math.max(...ends));
  const [first] = behind;
  const last = behind.findLast(({ end }) => countWords(passage.text.slice(first?.start, end)) <= longestRest);
  return first && last ? { passage, start: first.start, end: last.end } : null;
}

function join(told: readonly { part: string; found: Answer }[]): Answer {
  const citations: Citation[] = [];
  const claims = told.flatMap(({ part, found }): Claim[] => {
    const from = citations.length;
    citations.push(...found.citations);
    return [
      { text: part, citation: null, isItem: false, isLabel: true },
      ...found.claims.map((claim) => citingFrom(claim, from)),
    ];
  });
  return {
    answer: claims.map(({ text, block = '' }) => `${text} ${block}`.trim()).join(' '),
    claims,
    abstained: false,
    reason: null,
    confidence: Math.max(...told.map(({ found }) => found.confidence)),
    citations,
  };
}

/** A claim whose citations stand behind others. */
function citingFrom(claim: Claim, from: number): Claim {
  const { block } = claim;
  const shifted = block?.replace(/\[(\d+)\](?= \|$)/gm, (_, number: string) => `[${Number(number) + from}]`);
  return {
    ...claim,
    citation: claim.citation === null ? null : claim.citation + from,
    ...(claim.isCitingBlock && shifted !== undefined && { block: shifted }),
  };
}

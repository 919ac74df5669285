import { passagesOfDocument } from '../passages/of-document.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import { answerAny, answerInWords } from './answer-in-words.ts';
import { answerQuestion, answerTalk } from './answer-question.ts';
import type { Answer } from './answer-types.ts';
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
import { type OtherCount, otherCount } from './evidence/other-count.ts';
import { goingOn, joinAnswers, saysAll } from './join-answers.ts';
import { partsOfQuestion } from './parts-of-question.ts';
import { kindOfCase } from './question/kind-of-case.ts';
import { normalizeQuestion } from './question/normalize-question.ts';
import { withoutStory } from './question/without-story.ts';
import type { AnswerContext } from './records.ts';
import { withFilesHardToRead } from './render/abstained.ts';
import { sayAnswer } from './render/say-answer.ts';
import { absentNameAnswer } from './requests/absent-name-answer.ts';
import { absentSideAnswer } from './requests/absent-side-answer.ts';
import { plainAnswer } from './requests/explain-answer.ts';
import { otherLanguageAnswer } from './requests/other-language-answer.ts';
import { writtenAnswer } from './requests/written-answer.ts';

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

/** Says of a repeated answer that it repeats, and shows no more of it than is asked for. */
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
  // Read before spelling and courtesies are mended: small talk is made of courtesies, and a rare name is no slip.
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
    // The syllabus alone may have what the story around a question names.
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
  const told = answered.filter(
    ({ found }, i) => !answered.slice(0, i).some((earlier) => saysAll(earlier.found, found)),
  );
  const [only] = told;
  if (only && told.length === 1) return only.found;
  return joinAnswers(told.map(({ part, found }, i) => ({ part, found: goingOn(found, told.slice(0, i), index) })));
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

/** Answers a later part with the topic of the first, where its own answer does not speak of that. */
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

/** Leads over from what was said before. */
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
  // A question that left its topic open had that of the one before it.
  const isOpen = before.former && withTopicLeftOpen(before.former() ?? '', before.question, index) !== null;
  const more = goesOn((isOpen && before.former?.()) || before.question, part, index);
  if (!more || (!alone.abstained && citesTopic(alone, more.topic, index))) return alone;
  const found = answerQuestion(part, index, context, more.question);
  // An answer that is only the nearest passage must be of that matter too.
  return citesTopic(found, more.topic, index) ? found : alone;
}

import { passagesOfDocument } from '../passages/of-document.ts';
import type { PassageIndex } from '../passages/passage-index.ts';
import { answerFromReading } from './answer-from-reading.ts';
import { answerFromRule, courseRule } from './answer-from-rule.ts';
import type { Answer } from './answer-types.ts';
import { answerFurther } from './conversation/answer-further.ts';
import { lastExchange, resolveFollowUp } from './conversation/follow-up.ts';
import { otherOfTwo } from './conversation/of-several.ts';
import { pointsIntoList } from './conversation/ordinals.ts';
import { isAbuse, pointsBack, smallTalk } from './conversation/small-talk.ts';
import { isOfReadings, sameTopic, tellsAgain, toldBefore, topicOnly } from './conversation/told-before.ts';
import { absentWork } from './course/absent-work.ts';
import { asPresent } from './course/as-present.ts';
import { breakDays } from './course/break-days.ts';
import { classDay } from './course/class-day.ts';
import { courseFacts } from './course/course-facts.ts';
import { courseOrSilent } from './course/course-or-silent.ts';
import { datesElsewhere } from './course/dates-elsewhere.ts';
import { examHour } from './course/exam-hour.ts';
import { examOfTopic } from './course/exam-of-topic.ts';
import { examReadings } from './course/exam-readings.ts';
import { examScope } from './course/exam-scope.ts';
import { saysNoDate, withWeek } from './course/fact.ts';
import { gradeOnScale } from './course/grade-scale.ts';
import { gradeTable, isShare } from './course/grade-table.ts';
import { handoutRule, hourOfHandout } from './course/handout.ts';
import { missingField } from './course/missing-field.ts';
import { mustHave, onEdition } from './course/must-have.ts';
import { officeHoursOff } from './course/office-hours-off.ts';
import { onlyInSyllabus } from './course/only-in-syllabus.ts';
import { asksForOwnMark, keepsNoMarks } from './course/own-marks.ts';
import { asksOnlyOfCourse, speaksOfOwn } from './course/own-rules.ts';
import { inWeeks } from './course/own-units.ts';
import { partStated } from './course/part-stated.ts';
import { daysOfParts, partsAsked } from './course/parts-of-work.ts';
import { quizOfWeek } from './course/quiz-of-week.ts';
import { readingsOfRow } from './course/readings-of-row.ts';
import { withoutFile } from './course/readings-without-file.ts';
import { searchSyllabus } from './course/search-syllabus.ts';
import { asksForBooks, asksForDescription, sectionOn } from './course/sections.ts';
import { contradictedIn, tellFacts } from './course/tell-facts.ts';
import { tellPieces } from './course/tell-pieces.ts';
import { topicsOf } from './course/week-facts.ts';
import { plainQuestion } from './course/week-words.ts';
import { weighsMost } from './course/weighs-most.ts';
import { whenStated } from './course/when-stated.ts';
import { namedOrSilent } from './course/who-named.ts';
import { whomToWrite } from './course/whom-to-write.ts';
import { workDescribed } from './course/work-described.ts';
import { asksForTable } from './course/work-facts.ts';
import { workPrompt } from './course/work-prompt.ts';
import { answerFromPassages, quotePieces } from './evidence/answer-from-passages.ts';
import { asksForFormAlone } from './question/asked-form.ts';
import { mendSpelling } from './question/mend-spelling.ts';
import { readQuestion } from './question/question.ts';
import { type AnswerContext, recordsFor } from './records.ts';
import { abstained } from './render/abstained.ts';
import { item, sentence } from './render/answer-line.ts';
import { answerTold } from './render/answer-told.ts';
import { answerRequest } from './requests/answer-request.ts';
import { definedAnswer } from './requests/defined-answer.ts';
import { notFound, quoteOf, writtenAnswer } from './requests/written-answer.ts';

/** "Can we use a token for that?": no reading allows or forbids it. */
const asksWhatIsAllowed = /^(?:and |so |but )?(?:can|could|may|must|should|do|am|are) (?:i|we)\b/;
/** Share of what is asked that a line of the syllabus has, to be a rule on it. */
const leastOfRule = 0.5;
/** The same where the question speaks of no course of one's own. */
const leastOfOthers = 0.9;

/** Answers one question, as `answer` says. `carried` is it with the topic spoken of before; else that is read. */
export function answerQuestion(asked: string, index: PassageIndex, context: AnswerContext, carried?: string): Answer {
  const found = answerAlone(asked, index, context, carried);
  return context.syllabus ? namedOrSilent(asked, found, index, context.syllabus.documentId) : found;
}

function answerAlone(asked: string, index: PassageIndex, context: AnswerContext, carried?: string): Answer {
  if (isAbuse(asked)) return abstained('nothing-found');
  const talk = answerTalk(asked, index, context);
  if (talk) return talk;
  if (asksForOwnMark(asked)) {
    const told = answerTold([sentence(keepsNoMarks)], context.syllabus?.documentId ?? '', index);
    return { ...told, abstained: true, reason: 'not-answered', confidence: 0 };
  }
  const last = lastExchange(context.history ?? []);
  const other = carried === undefined && last ? otherOfTwo(asked, last) : null;
  const further = other === null ? answerFurther(asked, index, context) : null;
  if (further) return further;
  const resolved = carried ?? other ?? resolveFollowUp(asked, context.history ?? []);
  // What was said before is carried on with its slips.
  const alone = resolved === asked.trim() ? resolved : mendSpelling(resolved, index);
  const before = alone === asked.trim() ? null : last;
  const told = before && toldBefore(asked, alone, before, index, context.syllabus?.documentId ?? null);
  const requested = answerRequest(asked, alone, index, context);
  if (requested && !(told && tellsAgain(requested, told))) return requested;
  const ofPlan = context.syllabus
    ? inWeeks(alone, context.syllabus.course, () => passagesOfDocument(index, context.syllabus?.documentId))
    : alone;
  const known = answerFromRecords(ofPlan, index, context);
  if (known) return known;
  const ofReading = answerFromReading(alone, index, context);
  if (ofReading) return ofReading;
  // "Show me the code" asks no fact of the course, whatever was spoken of before.
  const stated = asksForFormAlone(asked) ? null : answerFromCourse(asked, ofPlan, index, context);
  const ofCourse = courseOrSilent(alone, stated, index, context.syllabus ?? null);
  if (ofCourse) return ofCourse;
  const { syllabus } = context;
  const allowed =
    syllabus && asksWhatIsAllowed.test(plainQuestion(asked))
      ? searchedOfCourse(asked, alone, index, syllabus.documentId, leastOfRule)
      : null;
  if (allowed) return allowed;
  const { kind, negated } = readQuestion(asked);
  const whole = readQuestion(alone);
  // What is asked for stands in the question itself ("Who drew it?"), unless it only points back ("And Velm?").
  // Of the things just told of one is picked.
  const picks = /^(?:and |so |but )?which (?:one|of)\b/i.test(asked) || pointsIntoList(asked);
  const ofList = picks && before ? topicOnly(before) : null;
  const asks = {
    ...whole,
    negated,
    kind: kind === 'what' ? whole.kind : kind === 'where' && told?.aspect ? 'what' : kind,
    told: picks ? ofList : told,
  };
  // The words that ask for an aspect stand in no answer.
  const said = told?.aspect?.said ?? '';
  if (said !== '' && asks.text.includes(said)) asks.text = asks.text.replace(said, said.split(' ')[0] ?? '');
  const ofSyllabus = syllabus && !told ? onlyInSyllabus(alone, index, syllabus) : null;
  if (ofSyllabus) return tellPieces(ofSyllabus, index);
  const fresh = answerFromPassages(asks, alone, index, context);
  // What has been told may answer this as well.
  const isTold = fresh.abstained && asks.told !== null;
  const again = { ...asks, told: picks || !asks.told ? null : sameTopic(asks.told) };
  const gone = isTold ? answerFromPassages(again, alone, index, context) : fresh;
  const found = definedAnswer(whole, gone, index, syllabus?.documentId ?? null) ?? gone;
  if (!found.abstained || !syllabus) return found;
  // What was told by the readings goes on in them.
  if (told && isOfReadings(told, syllabus.documentId)) return found;
  const text = plainQuestion(alone);
  const least = speaksOfOwn(text) ? 0 : leastOfOthers;
  // Whoever is asked for has a name, which no other words stand for.
  if (least > 0 && /^who\b/.test(text)) return found;
  return searchedOfCourse(asked, alone, index, syllabus.documentId, least) ?? found;
}

/** What the whole syllabus says in the words of the question or in others, where it is one about the course. */
function searchedOfCourse(
  asked: string,
  alone: string,
  index: PassageIndex,
  syllabusId: string,
  least = 0,
  matter = '',
): Answer | null {
  const passages = passagesOfDocument(index, syllabusId);
  const found = searchSyllabus(plainQuestion(alone), passages, plainQuestion(asked), matter);
  return found && found.share >= least ? tellPieces(found.pieces, index) : null;
}

/** Replies to thanks, a greeting and the like. Returns null where the message asks something. */
export function answerTalk(
  said: string,
  index: PassageIndex,
  { syllabus = null, openWeek = null, history = [] }: AnswerContext,
): Answer | null {
  if (pointsBack(said) && lastExchange(history)) return null;
  const talk = smallTalk(said, () => ({
    course: syllabus?.course ?? null,
    files: countReadings(index, syllabus),
    openWeek,
  }));
  return talk && answerTold(talk, syllabus?.documentId ?? '', index);
}

/** From the student's own state, or from what weeks have in common; null where the question asks for neither. */
function answerFromRecords(alone: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const records = recordsFor(alone, index, context);
  if (!records) return null;
  const { syllabus = null, nameOf } = context;
  const otherwise = syllabus ? contradictedIn(records.told, index, syllabus, nameOf) : [];
  const answered = answerTold([...records.told, ...otherwise], syllabus?.documentId ?? '', index);
  return records.answers ? answered : { ...answered, abstained: true, reason: 'not-answered' };
}

/** What the syllabus says, or that it does not, where the question is one about the course. */
function answerFromCourse(asked: string, whole: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const alone = asPresent(whole);
  const { syllabus = null, today = null, openWeek = null } = context;
  if (!syllabus) return null;
  const passages = () => passagesOfDocument(index, syllabus.documentId);
  const onDay =
    classDay(alone, syllabus.course, today, passages) ??
    officeHoursOff(alone, syllabus.course, today, passages) ??
    missingField(alone, syllabus.course, passages);
  if (onDay) return answerTold(onDay, syllabus.documentId, index);
  const grade = gradeOnScale(plainQuestion(alone), passages);
  if (grade) return writtenAnswer(grade, index, syllabus.documentId);
  const heaviest = weighsMost(plainQuestion(alone), syllabus.course);
  if (heaviest) return writtenAnswer(heaviest, index, syllabus.documentId);
  const whom = whomToWrite(plainQuestion(alone), passages);
  if (whom) return quotePieces(whom, 1);
  const prompt = workPrompt(alone, syllabus.course, passages);
  if (prompt) return quotePieces([prompt], 1);
  const onExam = examOfTopic(alone, syllabus.course, index, context, passages);
  if (onExam) return answerTold(onExam, syllabus.documentId, index);
  const scope = examScope(alone, syllabus.course, today, passages);
  const scopeWithReadings =
    scope && 'said' in scope ? examReadings(alone, scope.said, syllabus.course, passages) : null;
  if (scopeWithReadings) return writtenAnswer(scopeWithReadings, index, syllabus.documentId);
  if (scope) return 'said' in scope ? quotePieces([scope.said], 1) : answerTold(scope.told, syllabus.documentId, index);
  const described =
    readingsOfRow(alone, syllabus.course, today, passages) ??
    quizOfWeek(alone, syllabus.course, { today, openWeek }, passages) ??
    workDescribed(alone, syllabus.course, passages) ??
    partsAsked(alone, syllabus.course, passages) ??
    partStated(alone, syllabus.course, passages);
  if (described) return writtenAnswer(described, index, syllabus.documentId);
  const dated = whenStated(alone, syllabus.course, passages);
  if (dated) return tellPieces(dated, index);
  const absent = absentWork(alone, syllabus.course, passages);
  if (absent) return { ...notFound(absent, index, syllabus.documentId), reason: 'not-in-syllabus' };
  const facts = courseFacts(alone, syllabus.course, today, openWeek);
  const asksMore = !facts?.length || facts.every(saysNoDate) || asksForPlace(plainQuestion(alone));
  const needed = facts?.length ? null : mustHave(plainQuestion(alone), passages);
  if (needed) return tellPieces(needed, index);
  const edition = facts?.length ? null : onEdition(plainQuestion(alone), passages);
  const books = asksForBooks(plainQuestion(alone)) ? sectionOn(plainQuestion(alone), passages) : null;
  const ofBooks = [books, edition].filter((piece) => piece !== null);
  if (ofBooks.length > 0 && !facts?.length) return quotePieces(ofBooks, 1);
  const hour = facts ? examHour(facts, syllabus.course, passages(), asksForPlace(plainQuestion(alone))) : null;
  if (hour) return writtenAnswer(hour, index, syllabus.documentId);
  const days = facts?.length ? null : breakDays(alone, syllabus.course, passages);
  if (days) return writtenAnswer(days, index, syllabus.documentId);
  const rule = asksMore ? answerFromRule(alone, index, syllabus, today) : null;
  const handout =
    rule?.abstained && context.nameOf ? handoutRule(alone, index, syllabus.documentId, context.nameOf) : null;
  if (handout) return tellPieces(handout.said, index, handout.lead);
  // What no rule knows the words for may stand in the syllabus in others.
  if (rule?.abstained && !facts?.length)
    return searchedOfCourse(asked, alone, index, syllabus.documentId, 0, rule.matter) ?? rule;
  if (rule && !rule.abstained) return rule;
  if (facts && facts.length > 1 && asksForTable(plainQuestion(alone)) && facts.every(isShare))
    return writtenAnswer([gradeTable(facts)], index, syllabus.documentId);
  const parts = facts?.every(saysNoDate) ? daysOfParts(facts, syllabus.course, passages()) : null;
  if (parts) return writtenAnswer(parts, index, syllabus.documentId);
  if (facts?.length) {
    const placed = facts.map((fact) => withWeek(fact, syllabus.course.weeks));
    const listed = tellFacts(placed, index, syllabus.documentId, context.nameOf);
    const elsewhere = facts.every(saysNoDate) ? datesElsewhere(passages()) : null;
    const where = elsewhere ? [sentence(`It says of dates: “${quoteOf(elsewhere)}”`, elsewhere)] : [];
    const hours = hourOfHandout(alone, listed, index, syllabus.documentId, context.nameOf);
    const told = [...listed, ...hours, ...where, ...withoutFile(facts, index, context)];
    const sure = Math.min(...facts.map((fact) => fact.confidence));
    return { ...answerTold(told, syllabus.documentId, index), confidence: sure };
  }
  if (passagesOfDocument(index, syllabus.documentId).length === 0) return null;
  // A plan holds what was read of the syllabus; only a search of its words tells that it does not say.
  if (facts)
    return (
      searchedOfCourse(asked, alone, index, syllabus.documentId) ??
      answerFromSyllabus(alone, index, context) ??
      abstained('not-in-syllabus')
    );
  const section = sectionOn(plainQuestion(alone), () => passagesOfDocument(index, syllabus.documentId));
  if (section) return quotePieces([section], 1);
  const topics = asksForDescription(plainQuestion(alone)) ? topicsOf(syllabus.course.weeks) : [];
  if (topics.length === 0) {
    const rule = courseRule(alone, index, syllabus, today);
    if (rule && !rule.abstained) return rule;
    if (!rule && !asksOnlyOfCourse(plainQuestion(alone))) return null;
    // No reading says how hard the course is, or what one may do in its room.
    return (
      searchedOfCourse(asked, alone, index, syllabus.documentId, 0, rule?.matter) ??
      rule ??
      answerFromSyllabus(alone, index, context) ??
      abstained('not-in-syllabus')
    );
  }
  const lead = sentence('Your syllabus has no description of the course; its weeks are:');
  return answerTold([lead, ...topics.map(item)], syllabus.documentId, index);
}

/** "When and where is the final?" asks more than its date. */
const asksForPlace = (text: string): boolean => /\bwhere\b|\b(?:what|which) (?:room|building|hall)\b/.test(text);

/** What the words of the syllabus say, where that can be trusted; else null. */
function answerFromSyllabus(alone: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const only = new Set(context.syllabus ? [context.syllabus.documentId] : []);
  const found = answerFromPassages(readQuestion(alone), alone, index, context, only);
  return found.abstained ? null : found;
}

function countReadings({ passages }: PassageIndex, syllabus: AnswerContext['syllabus']): number {
  const documents = new Set(passages.map(({ documentId }) => documentId));
  documents.delete(syllabus?.documentId ?? '');
  return documents.size;
}

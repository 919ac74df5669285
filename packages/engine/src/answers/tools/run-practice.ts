import { passagesOfDocument } from '../../passages/of-document.ts';
import type { AnswerEvent, AnswerRequest } from '../../tutor.ts';
import { resolveFollowUp } from '../conversation/follow-up.ts';
import { asksForSetAnswer, practiceBefore, readPracticeWish } from '../conversation/practice-further.ts';
import { type PracticeRequest, readPracticeRequest } from '../conversation/practice-request.ts';
import { examNamed } from '../course/exams-of-plan.ts';
import { unitsAsWeeks } from '../course/units.ts';
import { runTool } from './run-tool.ts';

/**
 * The tool that brings something to practise with. Its input is the order in the student's words, `request`, and what
 * they wanted otherwise after it, `wishes`.
 */
export const practiceTool = 'practise';
/** The tool that tells the right answer of what was set in the chat. Its input is the student's words, `which`. */
export const setAnswerTool = 'tell_answer';

/** Reads a question as a request to practise, in the light of the conversation before it; null where it is none. */
export function practiceAsked({
  question,
  history,
  syllabus,
  today,
  index,
  openWeek = null,
}: Pick<AnswerRequest, 'question' | 'history' | 'syllabus' | 'today' | 'openWeek' | 'index'>): {
  said: string;
  wishes: string[];
  request: PracticeRequest;
} | null {
  const before = readPracticeWish(question) && practiceBefore(history);
  const alone = before ? before.order : resolveFollowUp(question, history);
  // The tool knows weeks; of units and exams only the syllabus tells which they are.
  const said = syllabus ? asWeeks(alone, { index, syllabus, today }) : alone;
  const request = readPracticeRequest(said, syllabus?.course ?? null, { today, openWeek });
  return request && { said, wishes: before ? [...before.wishes, question] : [], request };
}

const ofExam =
  /\b(?:on|for|about|covering) (?:the |my |our )?(?:(?:first |second |third )?mid-?terms?|final|(?:exam|test) \d{1,2})(?: exam)?(?: \d{1,2})?(?=\W*$)/i;

/** "Quiz me on unit 2" and "… for midterm 1" with the weeks that these are. */
function asWeeks(
  said: string,
  {
    index,
    syllabus,
    today,
  }: Pick<AnswerRequest, 'index' | 'today'> & { syllabus: NonNullable<AnswerRequest['syllabus']> },
): string {
  const passages = () => passagesOfDocument(index, syllabus.documentId);
  const named = unitsAsWeeks(said, syllabus.course, passages);
  const exam = ofExam.exec(named)?.[0];
  const covered =
    exam === undefined ? null : examNamed(exam.replace(/^\w+ /, ''), syllabus.course, today ?? null, passages);
  if (exam === undefined || !covered) return named;
  return named.replace(exam, `on weeks ${covered.weeks.map(({ number }) => number).join(', ')}`);
}

/**
 * Runs the practice tool for a request that is plain enough for a rule ("Quiz me on week 3"), or the one that tells the
 * right answer of what it brought. Returns whether that was the answer.
 */
export async function* runPractice(request: AnswerRequest, source: string): AsyncGenerator<AnswerEvent, boolean> {
  const { question, history, tools = [], signal } = request;
  const named = (wanted: string) => tools.find(({ name }) => name === wanted);
  const tells = named(setAnswerTool);
  if (tells && asksForSetAnswer(question) && practiceBefore(history)) {
    yield* runTool(tells, { which: question }, source, signal);
    return true;
  }
  const tool = named(practiceTool);
  const asked = tool && practiceAsked(request);
  if (!tool || !asked) return false;
  const { said, wishes } = asked;
  yield* runTool(tool, { request: said, ...(wishes.length > 0 && { wishes }) }, source, signal);
  return true;
}

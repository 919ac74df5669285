import { passagesOfDocument } from '../../passages/of-document.ts';
import type { AnswerEvent, AnswerRequest } from '../../tutor.ts';
import { resolveFollowUp } from '../conversation/follow-up.ts';
import { type PracticeRequest, readPracticeRequest } from '../conversation/practice-request.ts';
import { examNamed } from '../course/exams-of-plan.ts';
import { unitsAsWeeks } from '../course/units.ts';
import { runTool } from './run-tool.ts';

/** The tool that brings something to practise with. Its input is the order in the student's words, `request`. */
export const practiceTool = 'practise';

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
  request: PracticeRequest;
} | null {
  const alone = practisedBefore(question, history) ?? resolveFollowUp(question, history);
  // The tool knows weeks; of units and exams only the syllabus tells which they are.
  const said = syllabus ? asWeeks(alone, { index, syllabus, today }) : alone;
  const request = readPracticeRequest(said, syllabus?.course ?? null, { today, openWeek });
  return request && { said, request };
}

const asksAgain =
  /^(?:(?:please|ok(?:ay)?|and|now|then|yes|great|nice|cool|thanks|do|give me|gimme|show me|let'?s do|can (?:i|we|you) (?:get|have|do|give me))[,!]? )*(?:another(?: one)?|one more|again|more(?: (?:of (?:those|them|these)|please))?|(?:a few|some) more|(?:the )?next(?: one)?|new ones?)(?: please| pls)?[.!?]*$/i;

/** "Another one" right after an order to practise is that order again; null for everything else. */
function practisedBefore(question: string, history: AnswerRequest['history']): string | null {
  if (!asksAgain.test(question.trim())) return null;
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content.trim());
  const order = asked.findLast((said) => !asksAgain.test(said));
  return order !== undefined && isOrder(order) ? order : null;
}

const isOrder = (said: string): boolean => readPracticeRequest(said, null, { today: null, openWeek: null }) !== null;

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
 * Runs the practice tool for a request that is plain enough for a rule ("Quiz me on week 3"). Returns whether that was
 * the answer.
 */
export async function* runPractice(request: AnswerRequest, source: string): AsyncGenerator<AnswerEvent, boolean> {
  const tool = request.tools?.find(({ name }) => name === practiceTool);
  const asked = tool && practiceAsked(request);
  if (!tool || !asked) return false;
  const input = { request: asked.said };
  yield* runTool(tool, input, source, request.signal);
  return true;
}

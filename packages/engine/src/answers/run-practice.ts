import type { AnswerEvent, AnswerRequest } from '../tutor.ts';
import { resolveFollowUp } from './conversation/follow-up.ts';
import { type PracticeRequest, readPracticeRequest } from './conversation/practice-request.ts';
import { runTool } from './run-tool.ts';

/** The tool that brings something to practise with. Its input is the order in the student's words, `request`. */
export const practiceTool = 'practise';

/** The order to practise that a question is, understood by the conversation before it; null where it is none. */
export function practiceAsked({
  question,
  history,
  syllabus,
  today,
  openWeek = null,
}: Pick<AnswerRequest, 'question' | 'history' | 'syllabus' | 'today' | 'openWeek'>): {
  said: string;
  request: PracticeRequest;
} | null {
  const said = resolveFollowUp(question, history);
  const request = readPracticeRequest(said, syllabus?.course ?? null, { today, openWeek });
  return request && { said, request };
}

/**
 * Brings what the student asks to practise with, by the tool for it: "Quiz me on week 3" is plain enough for a
 * rule. Returns whether that was the answer.
 */
export async function* runPractice(request: AnswerRequest, source: string): AsyncGenerator<AnswerEvent, boolean> {
  const tool = request.tools?.find(({ name }) => name === practiceTool);
  const asked = tool && practiceAsked(request);
  if (!tool || !asked) return false;
  const input = { request: asked.said };
  yield* runTool(tool, input, source, request.signal);
  return true;
}

import type { AnswerEvent, AnswerRequest } from '../../tutor.ts';
import { readActionRequest } from '../conversation/action-request.ts';
import { resolveFollowUp } from '../conversation/follow-up.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { runTool } from './run-tool.ts';

/**
 * Runs the tool for a change of the plan that the student asks for; the tool asks them before anything changes. Returns
 * whether that was the answer.
 */
export async function* runAction(request: AnswerRequest, source: string): AsyncGenerator<AnswerEvent, boolean> {
  const { question, history, syllabus, tools = [], signal } = request;
  const course = syllabus?.course ?? null;
  const asked =
    readActionRequest(question, course) ??
    readActionRequest(resolveFollowUp(normalizeQuestion(question), history), course);
  const tool = asked && tools.find(({ name }) => name === asked.tool);
  if (!asked || !tool) return false;
  yield* runTool(tool, asked.input, source, signal);
  return true;
}

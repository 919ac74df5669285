import type { AnswerEvent, AnswerRequest } from '../../tutor.ts';
import { actionAsked } from '../conversation/action-asked.ts';
import { readConsent } from '../conversation/read-consent.ts';
import { runTool } from './run-tool.ts';

/** The tool that does or leaves what the tutor asked about last. Its input is the student's word, `decision`. */
export const decisionTool = 'decide_action';

/**
 * Runs the tool for a change of the plan that the student asks for; the tool asks them before anything changes, and
 * their yes or no runs the one that decides. Returns whether that was the answer.
 */
export async function* runAction(request: AnswerRequest, source: string): AsyncGenerator<AnswerEvent, boolean> {
  const { question, history, syllabus, tools = [], signal } = request;
  const decision = readConsent(question);
  const decides = decision && tools.find(({ name }) => name === decisionTool);
  if (decides) {
    yield* runTool(decides, { decision }, source, signal);
    return true;
  }
  const asked = actionAsked(question, history, syllabus?.course ?? null);
  const tool = asked && tools.find(({ name }) => name === asked.tool);
  if (!asked || !tool) return false;
  yield* runTool(tool, asked.input, source, signal);
  return true;
}

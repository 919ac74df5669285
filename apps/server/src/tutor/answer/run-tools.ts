import type { Citation } from '@weekwise/engine/answers/citation.ts';
import { runAction } from '@weekwise/engine/answers/tools/run-action.ts';
import { practiceAsked, runPractice } from '@weekwise/engine/answers/tools/run-practice.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { AnswerEvent, AnswerRequest } from '@weekwise/engine/tutor.ts';
import type { CallScope, ModelCalls } from '../calls/model-calls.ts';
import { toolPrompt } from './answer-prompt.ts';
import { asksForAction } from './asks-for-action.ts';
import { inertUnit } from './inert-unit.ts';

/** A student asks for one or two things at once; a model that calls more has lost its way. */
const mostTools = 3;

/**
 * Does what the student asks for, if it is something to be done. The model that chooses sees the student's own
 * words alone: no material and no earlier answer can make it call anything. Returns whether that was the answer.
 */
export async function* runTools(
  calls: ModelCalls,
  scope: CallScope,
  request: AnswerRequest,
  source: string,
): AsyncGenerator<AnswerEvent, boolean> {
  const { tools = [], signal } = request;
  // "Make activities for week 3" may be meant to replace those there are: the model decides, and the student is asked.
  const isPlain = practiceAsked(request)?.request.isWholeWeek !== true;
  if (isPlain && (yield* runPractice(request, offlineTutor.source))) return true;
  // "I handed in the essay" orders nothing, and a rule reads it.
  if (!asksForAction(request.question)) return yield* runAction(request, offlineTutor.source);
  if (tools.length === 0) return false;
  const chosen = await calls.chooseTools({ ...toolPrompt(request, scope), tools });
  const messages: string[] = [];
  const citations: Citation[] = [];
  for (const { tool: name, input } of chosen.slice(0, mostTools)) {
    signal?.throwIfAborted();
    const tool = tools.find((each) => each.name === name);
    if (!tool) continue;
    const outcome = await tool.run(input);
    messages.push(outcome.message, ...listed(outcome.detail.citations, citations));
    yield { type: 'tool', tool: name, input, outcome };
  }
  if (messages.length === 0) return false;
  const text = messages.join('\n\n');
  yield { type: 'chunk', text };
  yield { type: 'citations', citations };
  yield { type: 'complete', text, citations, abstained: false, source, fallback: null };
  return true;
}

/** Passages that a tool found: the lines themselves, each with its number. */
function listed(found: unknown, citations: Citation[]): string[] {
  if (!Array.isArray(found) || found.length === 0) return [];
  const lines = (found as Citation[]).map((citation) => {
    const words = inertUnit(citation.quote.replace(/\s+/g, ' ')).parts.map(({ text }) => text);
    return `- ${words.join(' ').trim()} [${citations.push(citation)}]`;
  });
  return [lines.join('\n')];
}

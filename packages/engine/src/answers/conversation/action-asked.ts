import type { Course } from '../../syllabus/course.ts';
import { pickItem } from '../../text/pick-item.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { readAskedBack } from '../tools/ask-back.ts';
import { type ActionRequest, namesDay, readActionRequest } from './action-request.ts';
import { resolveFollowUp } from './follow-up.ts';
import { pickByPlace } from './ordinals.ts';
import type { Turn } from './turn.ts';

/** In words; who is asked which one is meant says its name. */
const longestReply = 10;

/**
 * The change to the plan that a message asks for: by itself, as an answer to what was asked back ("Which one do you
 * mean?"), or in the light of what was said before. null where it asks for none.
 */
export function actionAsked(said: string, history: readonly Turn[], course: Course | null): ActionRequest | null {
  return (
    readActionRequest(said, course) ??
    repliedTo(said, history, course) ??
    readActionRequest(resolveFollowUp(normalizeQuestion(said), history), course)
  );
}

/** The request before, with what the message says in place of what was not clear in it. */
function repliedTo(said: string, history: readonly Turn[], course: Course | null): ActionRequest | null {
  const last = history.at(-1);
  const asked = last?.role === 'assistant' ? readAskedBack(last.content) : null;
  const at = history.findLastIndex(({ role }) => role === 'user');
  const before = history[at]?.content;
  if (!asked || before === undefined || said.trim().split(/\s+/).length > longestReply || /\?/.test(said)) return null;
  const request = actionAsked(before, history.slice(0, at), course);
  if (!request) return null;
  const reply = said.trim().replace(/[.!]+$/, '');
  if (asked.asks === 'day')
    return request.tool === 'set_due_date' && namesDay(reply)
      ? { ...request, input: { ...request.input, when: reply } }
      : null;
  const name = asked.asks === 'name' ? reply : optionMeant(reply, asked.options);
  return name === null ? null : named(request, name);
}

function optionMeant(reply: string, options: readonly string[]): string | null {
  const found = pickItem(reply, options, (option) => option);
  return found !== 'none' && 'one' in found ? found.one : pickByPlace(reply, options);
}

function named(request: ActionRequest, name: string): ActionRequest {
  switch (request.tool) {
    case 'set_due_date':
      return { ...request, input: { ...request.input, item: name } };
    case 'mark_reading':
      return { ...request, input: { ...request.input, reading: name } };
    case 'mark_handed_in':
      return { ...request, input: { ...request.input, work: name } };
  }
}

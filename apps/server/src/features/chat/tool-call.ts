import type { ChatEvent, ToolCall } from '@weekwise/contracts/chat-events.ts';
import { decisionTool } from '@weekwise/engine/answers/tools/run-action.ts';
import type { AnswerEvent } from '@weekwise/engine/tutor.ts';

/** The other tools show something and change nothing. */
const changing: readonly string[] = [
  'make_activities',
  'set_due_date',
  'correct_reading',
  'mark_reading',
  'mark_handed_in',
  decisionTool,
];

/** Presents a tool's outcome as it is sent and stored. What it cites is part of the answer. */
export function toToolCall(
  { tool, input, outcome }: Extract<AnswerEvent, { type: 'tool' }>,
  newId: () => string,
): ToolCall {
  const { call_id, citations: _, ...detail } = outcome.detail;
  return {
    call_id: typeof call_id === 'string' ? call_id : newId(),
    tool,
    arguments: typeof input === 'object' && input !== null ? { ...input } : {},
    status: outcome.status,
    message: outcome.message,
    detail,
  };
}

/** Tells of a call, and that what a client has cached of the course may be stale. */
export function announceCall(call: ToolCall, folderId: string, send: (event: ChatEvent) => void): void {
  send({ type: 'tool_call', ...call });
  if (call.status === 'done' && changing.includes(call.tool)) {
    send({ type: 'cache_invalidation', folder_id: folderId, message: call.message });
  }
}

import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { AnswerEvent, AnswerRequest } from '@weekwise/engine/tutor.ts';
import { unlinked } from './inert-unit.ts';

/** The engine's answer. It quotes the materials, so what it says may hold addresses and elements: they stay text. */
export async function* engineAnswer(request: AnswerRequest): AsyncGenerator<AnswerEvent> {
  for await (const event of offlineTutor.answer(request)) {
    if (event.type === 'chunk' || event.type === 'complete') yield { ...event, text: unlinked(event.text) };
    else yield event;
  }
}

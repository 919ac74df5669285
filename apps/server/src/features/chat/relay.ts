import type { ChatEvent } from '@weekwise/contracts/events.ts';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import type { AnswerEvent } from '@weekwise/engine/tutor.ts';
import type { Deps } from '../../deps.ts';
import { citationsOf } from '../files/citations.ts';
import type { NewMessage } from './message-rows.repo.ts';
import { offersIn, toOffers } from './offered-activities.ts';
import { announceCall, toToolCall } from './tool-call.ts';

/** What the tutor says, told to the client and gathered in `answer`. True when it is whole, and can be kept. */
export async function relay(
  deps: Pick<Deps, 'db' | 'newId'>,
  scope: { userId: string; folderId: string },
  event: AnswerEvent,
  answer: NewMessage,
  send: (event: ChatEvent) => void,
): Promise<boolean> {
  const { folderId } = scope;
  switch (event.type) {
    case 'searching': {
      const { passages, documents: files } = event;
      const message = `Searching ${counted(passages, 'passage')} in ${counted(files, 'file')}`;
      send({ type: 'processing', message, passages, files });
      break;
    }
    case 'chunk':
      answer.content += event.text;
      send({ type: 'chunk', content: event.text });
      break;
    case 'restart':
      answer.content = '';
      send({ type: 'processing', message: fallbackTexts[event.reason], restarts: true });
      break;
    case 'tool': {
      const call = toToolCall(event, deps.newId);
      const { tool_calls = [], activities = [] } = answer.metadata;
      const offers = call.status === 'done' ? await offersIn(deps.db, folderId, call.detail) : [];
      answer.metadata = { ...answer.metadata, tool_calls: [...tool_calls, call] };
      if (offers.length > 0) answer.metadata.activities = [...activities, ...offers];
      for (const offer of await toOffers(deps.db, scope, offers)) send({ type: 'activity', ...offer });
      announceCall(call, folderId, send);
      break;
    }
    case 'citations': {
      // At once: the numbers in the text can be followed while the answer is being stored.
      const citations = await citationsOf(deps.db, event.citations);
      answer.metadata = { ...answer.metadata, citations };
      send({ type: 'citations', citations });
      break;
    }
    case 'complete': {
      const { abstained, source, fallback } = event;
      answer.content = event.text;
      answer.metadata = { ...answer.metadata, abstained, source, fallback };
    }
  }
  return event.type === 'complete';
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

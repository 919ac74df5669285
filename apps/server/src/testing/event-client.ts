import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import type { Student } from './student.ts';

export interface HeardEvent {
  id: string;
  event: ChatEvent;
}

/** One connection of a chat to a listening server, read event by event and dropped whenever a test wants. */
export interface EventClient {
  /** The next event; null after `[DONE]`, or where the connection ended. */
  next(): Promise<HeardEvent | null>;
  /** All there are up to the end. */
  rest(): Promise<HeardEvent[]>;
  drop(): void;
}

/** Asks at a listening server as a browser does. `lastEventId` goes on after that event. */
export async function connect(
  base: string,
  by: Pick<Student, 'cookie'> | { headers: Record<string, string> },
  body: object,
  lastEventId?: string,
): Promise<EventClient> {
  const gone = new AbortController();
  const answer = await fetch(new URL('/api/ai/folder-agent/folder-agent/stream', base), {
    method: 'POST',
    headers: {
      ...('cookie' in by ? { cookie: by.cookie } : by.headers),
      'content-type': 'application/json',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    body: JSON.stringify(body),
    signal: gone.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
  const blocks = blocksOf(answer.body.pipeThrough(new TextDecoderStream()));
  const next = async (): Promise<HeardEvent | null> => {
    const { done, value } = await blocks.next();
    const data = value?.match(/^data: (.*)$/m)?.[1];
    if (done || data === undefined || data === '[DONE]') return null;
    return { id: value?.match(/^id: (.*)$/m)?.[1] ?? '', event: JSON.parse(data) };
  };
  return {
    next,
    async rest() {
      const events: HeardEvent[] = [];
      for (let heard = await next(); heard; heard = await next()) events.push(heard);
      return events;
    },
    drop: () => gone.abort(),
  };
}

async function* blocksOf(texts: ReadableStream<string>): AsyncGenerator<string> {
  let held = '';
  for await (const text of texts) {
    const blocks = (held + text).split('\n\n');
    held = blocks.pop() ?? '';
    yield* blocks.filter((block) => !block.startsWith(':'));
  }
}

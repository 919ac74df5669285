import type { ChatMessage } from '@weekwise/contracts/chat.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Tutor } from '@weekwise/engine/tutor.ts';
import { expect, it, vi } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

let stopped = false;
/** Speaks until it is stopped. */
const endless: Tutor = {
  ...offlineTutor,
  source: 'endless',
  async *answer({ signal }) {
    for (let word = 1; !signal?.aborted; word++) {
      yield { type: 'chunk', text: `${word} ` };
      await new Promise((resolve) => setImmediate(resolve));
    }
    stopped = true;
  },
};
const testApp = useTestApp({ tutors: { for: () => endless }, answerGrace: 50 });
const patience = { timeout: 10_000, interval: 20 };

it('a client that goes away stops the work, and what was said is kept', async () => {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const gone = new AbortController();
  const answer = await fetch(
    new URL('/api/ai/folder-agent/folder-agent/stream', await testApp.app.listen({ port: 0 })),
    {
      method: 'POST',
      headers: { cookie: student.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ question: 'Count!', current_folder: folder.id, message_id: 'q-1' }),
      signal: gone.signal,
    },
  );
  // The first piece may hold no more than the start: it goes once the second word has come.
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let heard = ''; !heard.includes('"2 "'); ) {
    const piece = await reader?.read();
    if (!piece || piece.done) throw new Error(`The answer ended early: ${heard}`);
    heard += piece.value;
  }
  gone.abort();
  await vi.waitFor(() => expect(stopped).toBe(true), patience);

  const history = '/api/communication/chat-history';
  const { thread_id } = (await student.post(`${history}/get-or-create-thread?folder_id=${folder.id}`)).json();
  await vi.waitFor(async () => {
    const { messages } = (await student.get(`${history}/thread/${thread_id}/messages`)).json<{
      messages: ChatMessage[];
    }>();
    expect(messages).toMatchObject([
      { message_id: 'q-1', content: 'Count!' },
      { parent_message_id: 'q-1', content: expect.stringMatching(/^1 2 /), metadata: { interrupted: 'stopped' } },
    ]);
  }, patience);
});

import { expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { insertMessageOnce, listMessages } from './chat.repo.ts';
import type { NewMessage } from './message-rows.repo.ts';
import { openThread } from './threads.service.ts';

const testApp = useTestApp();

it('stores what is stored at the same moment as it is, in its order', async () => {
  const { deps } = testApp;
  const { user } = await testApp.signIn();
  const thread = await openThread(deps, user.id, (await makeFolder(deps, user)).id);
  const texts = ['NULL', '', '{a,"b"}', '"quoted" \\back\\', "it's", 'two\n\tlines', '水の曲がり 🙂', '$1', '[1,null]'];
  const messages = texts.map(
    (content, i): NewMessage => ({
      threadId: thread.id,
      messageId: `${i} ${content}`,
      type: i % 2 === 0 ? 'user' : 'assistant',
      content,
      metadata: { citations: [], source: content, abstained: i % 3 === 0 },
      parentMessageId: i % 2 === 0 ? null : `${i - 1} ${texts[i - 1]}`,
      createdAt: new Date(Date.UTC(2026, 0, 31, 23, 59, 59, i)),
      editOf: i === 4 ? content : null,
      hiddenWith: null,
      answeringBy: i === 8 ? content : null,
    }),
  );
  const stored = await Promise.all(messages.map((message) => insertMessageOnce(deps.db, message)));

  expect(stored.map(({ isNew }) => isNew)).toEqual(texts.map(() => true));
  const found = await listMessages(deps.db, thread.id, texts.length);
  expect(found).toMatchObject(messages);
  expect(found.map(({ rating, awaitedUntil }) => [rating, awaitedUntil])).toEqual(texts.map(() => [null, null]));
  expect(found.map(({ answeringUntil }) => answeringUntil !== null)).toEqual(texts.map((_, i) => i === 8));
});

// What a visitor practises in the demo: scored like a student's, and kept nowhere.
import type { ActivityOutcome } from '@weekwise/contracts/activities-items.ts';
import type { Dialogue } from '@weekwise/contracts/dialogues.ts';
import { demoFolder } from '@weekwise/domain/demo.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { takeSnapshot } from '../../testing/access/snapshot.ts';
import { demoHeaders, readDemo } from '../../testing/demo.ts';
import { addItems, multipleChoice, socraticDialogue, trueFalse, weekIdOf } from '../../testing/practice.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const folder_id = demoFolder.id;
let ids: string[];
let headers: Record<string, string>;
const secret = 'A reservoir holds back the water of a whole valley for the dry months.';

beforeAll(async () => {
  await readDemo(testApp);
  const inWeek = { folderId: folder_id, weekId: await weekIdOf(testApp.deps, folder_id, 1) };
  const dialogue = socraticDialogue('a reservoir', { quote: secret });
  ids = await addItems(testApp.deps, inWeek, [trueFalse('Water is wet.'), multipleChoice('What is drunk?'), dialogue]);
});
beforeEach(async () => {
  headers = await demoHeaders(testApp);
});

const post = async <T>(url: string, payload: object) => {
  const answer = await testApp.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, body: answer.json<T & { code?: string }>(), text: answer.body };
};
const answer = (activityId = '', response: unknown) =>
  post<ActivityOutcome>('/activity-execution/execute-activity', { folder_id, activityId, response });
const reply = (said: string[], user_input: string) =>
  post<{ judgement: { verdict: string; hint: string | null } | null; dialogue: Dialogue }>(
    '/api/socratic-dialogue/respond',
    {
      folder_id,
      activity_id: ids[2],
      user_input,
      conversation_history: said.map((content) => ({ role: 'user', content })),
    },
  );

it('says whether an answer was right, and what is, every time anew', async () => {
  const before = await takeSnapshot(testApp.deps);
  expect((await answer(ids[0], false)).body).toMatchObject({ correct: false, right_answer: 'True', repeated: false });
  expect((await answer(ids[1], 1)).body).toMatchObject({ correct: true, right_index: 1, repeated: false });
  expect((await answer(ids[1], 0)).body).toMatchObject({
    correct: false,
    right_answer: 'Water',
    score_so_far: { done: 0, total: 1 },
  });
  expect([...(await takeSnapshot(testApp.deps))].sort()).toEqual([...before].sort());
});

it('goes through a dialogue by what the visitor said so far, and tells what was asked for only when it is over', async () => {
  const before = await takeSnapshot(testApp.deps);
  const first = await testApp.app.inject({ url: `/api/socratic-dialogue/${folder_id}/${ids[2]}`, headers });
  expect(first.json()).toMatchObject({ question: 'What is a reservoir?', hints: [], hints_left: 3, exchanges: [] });
  expect(first.body).not.toContain(secret);

  const offTopic = await reply([], 'Bananas were never mentioned during lunch yesterday');
  expect(offTopic.body).toMatchObject({
    judgement: { verdict: 'off-topic', hint: 'One.' },
    dialogue: { hints_left: 2 },
  });
  expect(offTopic.text).not.toContain(secret);
  const hint = await reply(['Bananas were never mentioned during lunch yesterday'], '');
  expect(hint.body.dialogue).toMatchObject({ hints: ['One.', 'Two.'], status: 'open' });
  expect(hint.body.dialogue.exchanges).toHaveLength(2);

  const good = 'For months that are dry, a valley keeps its water whole behind what holds it: the reservoir.';
  const end = await reply(['Bananas were never mentioned during lunch yesterday', ''], good);
  expect(end.body).toMatchObject({
    judgement: { verdict: 'covered' },
    dialogue: { status: 'ended', summary: { outcomes: [{ outcome: 'shown', hints_used: 2, replies: 3 }] } },
  });
  expect((await reply([good], 'And then?')).body).toMatchObject({ judgement: null, dialogue: { status: 'ended' } });
  expect([...(await takeSnapshot(testApp.deps))].sort()).toEqual([...before].sort());
});

it('refuses what no dialogue is made of, and what is not of the demo', async () => {
  const respond = (more: object) =>
    post('/api/socratic-dialogue/respond', { folder_id, activity_id: ids[2], user_input: '', ...more });
  expect((await respond({ conversation_history: [{ role: 'user', content: 'x'.repeat(4001) }] })).status).toBe(400);
  expect((await respond({ conversation_history: Array(201).fill({ role: 'user', content: '' }) })).status).toBe(400);
  expect((await respond({ activity_id: 'none' })).body.code).toBe('activity_not_found');
  const unnamed = await post('/activity-execution/execute-activity', { activityId: ids[0], response: true });
  expect(unnamed.body.code).toBe('folder_not_found');
});

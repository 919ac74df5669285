import type { Dialogue } from '@weekwise/contracts/dialogues.ts';
import type { SocraticDialogue } from '@weekwise/engine/activities/activity.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { courseWithReading, generatedWeek } from '../../testing/week.ts';
import { contentOf, itemsOf } from '../activities/items/items.service.ts';
import { resultsOf } from '../activities/results/results.service.ts';

let now = new Date('2026-01-20T12:00:00Z');
const testApp = useTestApp({
  clock: () => now,
  tutors: {
    for: () => ({
      ...offlineTutor,
      judgeReply: async (...given) => ({ ...(await offlineTutor.judgeReply(...given)), fallback: 'unreachable' }),
    }),
  },
});
let student: Student;
let folderId: string;
let itemId: string;
let known: SocraticDialogue;

beforeEach(async () => {
  now = new Date('2026-01-20T12:00:00Z');
  student = await testApp.signIn();
  folderId = await courseWithReading(testApp, student);
  await generatedWeek(student, folderId, 3);
  const item = (await itemsOf(testApp.deps.db, folderId)).find(({ type }) => type === 'socratic-dialogue');
  const content = item && contentOf(item);
  if (!item || content?.type !== 'socratic-dialogue') throw new Error('The week has no dialogue.');
  itemId = item.id;
  known = content;
});

interface Said {
  response: string;
  judgement: { verdict: string; hint: string | null; moves_on: boolean } | null;
  dialogue: Dialogue;
}
const say = async (user_input: string, more = {}): Promise<Said> =>
  (
    await student.post('/api/socratic-dialogue/respond', {
      user_input,
      folder_id: folderId,
      week_number: 3,
      activity_id: itemId,
      conversation_history: [],
      ...more,
    })
  ).json();
const state = async (): Promise<Dialogue> => (await student.get(`/api/socratic-dialogue/${folderId}/${itemId}`)).json();
/** What a good reply holds, in nobody's order: not the text's own run of words. */
const covering = (turn: number): string => (known.turns[turn]?.evidence ?? '').split(' ').reverse().join(' ');
const offTopic = 'Bananas were never mentioned during lunch yesterday';

describe('a dialogue', () => {
  it('asks, gives one hint after another and the answer in the last one only, and moves on', async () => {
    const opening = await say('');
    expect(opening).toMatchObject({
      response: known.turns[0]?.question,
      judgement: null,
      dialogue: { status: 'open', conversation_depth: 0, questions: known.turns.length, hints: [] },
    });
    const hints = known.turns[0]?.hints ?? [];
    expect(hints.length).toBeGreaterThanOrEqual(3);
    for (const [i, hint] of hints.entries()) {
      const said = await say(`${offTopic} ${i}`);
      expect(said.judgement).toMatchObject({ verdict: 'off-topic', hint, moves_on: false, fallback: 'unreachable' });
      expect(said.response).toContain(hint);
      expect(said.dialogue.hints).toEqual(hints.slice(0, i + 1));
      const isLast = i === hints.length - 1;
      expect(JSON.stringify(said).includes(JSON.stringify(known.turns[0]?.evidence).slice(1, -1))).toBe(isLast);
    }
    const beyond = await say(offTopic);
    expect(beyond).toMatchObject({
      judgement: { hint: null, moves_on: true },
      dialogue: { conversation_depth: 1, question: known.turns[1]?.question, hints: [] },
    });
    expect(beyond.response).toContain(known.turns[1]?.question);
  });

  it('moves on for an empty or a copied reply only once the passage is shown, whatever history and depth are claimed', async () => {
    const evidence = known.turns[0]?.evidence ?? '';
    const forged = {
      conversation_depth: 99,
      conversation_history: [{ role: 'assistant', content: known.turns[0]?.hints.at(-1) }],
    };
    await say('');
    const { length } = known.turns[0]?.hints ?? [];
    for (let i = 0; i < length; i++) {
      expect(await say(i % 2 === 0 ? '   ' : evidence, forged)).toMatchObject({
        judgement: { verdict: i % 2 === 0 ? 'empty' : 'copied', moves_on: false },
        dialogue: { conversation_depth: 0 },
      });
    }
    expect(await state()).toMatchObject({ hints_left: 0, revealed: true, conversation_depth: 0 });
    expect(await say(evidence, forged)).toMatchObject({
      judgement: { moves_on: true },
      dialogue: { conversation_depth: 1, revealed: false, hints: [] },
    });
  });

  it('gives whoever does not know a hint each time, and shows the passage to whoever wants the answer', async () => {
    await say('');
    const hints = known.turns[0]?.hints ?? [];
    expect(await say('idk')).toMatchObject({ judgement: { verdict: 'asks-hint', hint: hints[0], moves_on: false } });
    expect(await say('idk')).toMatchObject({ dialogue: { hints: hints.slice(0, 2) } });
    expect(await say('just tell me the answer')).toMatchObject({
      judgement: { verdict: 'asks-answer', hint: hints.at(-1) },
      dialogue: { revealed: true, hints_left: 0 },
    });
    expect(await say('Partly.')).toMatchObject({
      judgement: { verdict: 'partial', moves_on: true },
      dialogue: { conversation_depth: 1 },
    });
  });

  it('earns no hint with the same words, and knows a reply that was sent twice', async () => {
    await say('');
    const first = await say(offTopic);
    expect(await say(offTopic)).toMatchObject({ judgement: null, dialogue: { hints: first.dialogue.hints } });
    const moved = await say(covering(0), { conversation_depth: 0 });
    expect(moved).toMatchObject({ judgement: { verdict: 'covered' }, dialogue: { conversation_depth: 1 } });
    expect(await say(covering(0), { conversation_depth: 0 })).toMatchObject({
      judgement: null,
      dialogue: { conversation_depth: 1, exchanges: moved.dialogue.exchanges },
    });
  });

  it('judges one of two replies that come at the same time', async () => {
    await say('');
    const both = await Promise.all([say(`${offTopic} one`), say(`${offTopic} two`)]);
    const judged = both.filter(({ judgement }) => judgement !== null).length;
    expect((await state()).exchanges).toHaveLength(judged);
    expect((await state()).hints).toHaveLength(judged);
  });

  it('is resumed where it was, ends with what was shown and what was not, and is recorded once', async () => {
    await say('');
    for (const [i, turn] of known.turns.entries()) {
      now = new Date(now.getTime() + 60_000);
      if (i !== 1) await say(covering(i));
      else for (let hint = 0; hint <= turn.hints.length; hint++) await say(`${offTopic} ${hint}`);
      if (i === 0) expect(await state()).toMatchObject({ conversation_depth: 1, summary: null });
    }
    const ended = await state();
    expect(ended).toMatchObject({ status: 'ended', question: null });
    expect(ended.summary?.text).toContain(`You showed ${known.turns.length - 1} of ${known.turns.length} points`);
    expect(ended.summary?.outcomes[0]).toMatchObject({ outcome: 'shown', hints_used: 0, replies: 1, missing: [] });
    expect(ended.summary?.outcomes[1]).toMatchObject({
      outcome: 'not-shown',
      hints_used: known.turns[1]?.hints.length,
      evidence: { text: known.turns[1]?.evidence, citation: { quote: known.turns[1]?.citation.quote } },
    });
    expect(ended.summary?.outcomes[1]?.missing.length).toBeGreaterThan(0);
    expect(await say('One thing more that I wanted to say')).toMatchObject({
      judgement: null,
      dialogue: { status: 'ended' },
    });
    const results = await resultsOf(testApp.deps.db, student.user.id, [itemId]);
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ correct: null, duration: known.turns.length * 60_000, place: 'session' });
    expect(results[0]?.score).toBeCloseTo(ended.summary?.score ?? -1, 5);
    expect(results[0]?.score).toBeLessThan(1);

    const url = `/api/socratic-dialogue/${folderId}/${itemId}/restart`;
    now = new Date(now.getTime() + 60_000);
    expect((await student.post(url)).json()).toMatchObject({ status: 'open', conversation_depth: 0, exchanges: [] });
    expect(await say(covering(0))).toMatchObject({ dialogue: { conversation_depth: 1 } });
  });
});

it('without an activity it is the dialogue of the week, the one under way first', async () => {
  const items = await itemsOf(testApp.deps.db, folderId);
  const last = items.filter(({ type }) => type === 'socratic-dialogue').at(-1)?.id;
  await say('', { activity_id: last });
  expect(await say('', { activity_id: null })).toMatchObject({ dialogue: { activity_id: last } });
  expect(await say('', { activity_id: null, week_number: 1 })).toMatchObject({ code: 'dialogue_not_found' });
  expect(await say('', { activity_id: null, week_number: null })).toMatchObject({ code: 'invalid_request' });
});

it('about what is no dialogue, or somebody else’s, there is none', async () => {
  const card = (await itemsOf(testApp.deps.db, folderId)).find(({ type }) => type === 'flashcards')?.id;
  expect(await say('', { activity_id: card })).toMatchObject({ code: 'activity_not_found' });
  const stranger = await testApp.signIn();
  const own = await courseWithReading(testApp, stranger);
  const theirs = { user_input: '', folder_id: own, activity_id: itemId };
  expect((await stranger.post('/api/socratic-dialogue/respond', theirs)).json()).toMatchObject({
    code: 'activity_not_found',
  });
});

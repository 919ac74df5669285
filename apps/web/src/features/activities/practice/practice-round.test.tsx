import { screen } from '@testing-library/react';
import type { Activity } from '@weekwise/contracts/activities.ts';
import { type ActivityOutcome, executeActivity } from '@weekwise/contracts/activities-items.ts';
import type { OfferedActivities } from '@weekwise/contracts/chat-events.ts';
import { sendProactiveEvent } from '@weekwise/contracts/suggestions.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render.tsx';
import { PracticeRound } from './practice-round.tsx';

const shared = {
  bloom_level: 'remember',
  difficulty: 'easy',
  source: 'engine',
  fallback: null,
  edited: false,
  done: null,
} as const;
const statement: Activity = { ...shared, id: 'i1', type: 'true-false', statement: 'A levee is a bank.' };
const card: Activity = {
  ...shared,
  id: 'i2',
  type: 'flashcards',
  form: 'term',
  front: 'Levee',
  back: 'A bank that keeps a river in.',
  explanation: '',
  citation: null,
};
const outcome: ActivityOutcome = {
  result_id: 'r',
  activity_id: 'i1',
  correct: false,
  score: 0,
  right_answer: 'True',
  right_index: null,
  explanation: 'The notes say so.',
  citation: null,
  score_so_far: { done: 1, correct: 0, total: 2 },
  repeated: false,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(sendProactiveEvent, { success: true, response: null, suggestion: null, held_back: [] });
});

function draw(...activities: Activity[]) {
  const offered: OfferedActivities = {
    activity_type: 'true-false',
    message: '2 on week 3',
    week_number: 3,
    activities,
  };
  return renderAt(<PracticeRound folderId="f1" offered={offered} onOpenPassage={() => undefined} />);
}
const told = () => server.seen.filter(({ path }) => path === executeActivity.path).map(({ body }) => body);

it('is answered by its keys, counts like any other, and goes on to the next', async () => {
  server.answer(executeActivity, outcome);
  const { user } = draw(statement, card);
  screen.getByRole('button', { name: /^True/ }).focus();
  await user.keyboard('f');
  expect(await screen.findByText('The notes say so.')).toBeVisible();
  expect(told()).toMatchObject([{ activityId: 'i1', response: false, place: 'chat' }]);
  server.answer(executeActivity, { ...outcome, activity_id: 'i2', correct: null, score: null });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Show the answer' }));
  expect(screen.getByText('A bank that keeps a river in.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Good' }));
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(screen.getByText(/^1 of 2 right/)).toBeVisible();
  expect(told()[1]).toMatchObject({ activityId: 'i2', response: 3, place: 'chat' });
});

it('brings what leads on into sight: the conversation does not follow who is at work in it', async () => {
  server.answer(executeActivity, outcome);
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = draw(statement, card);
  await user.click(screen.getByRole('button', { name: /^True/ }));
  const next = await screen.findByRole('button', { name: 'Next' });
  expect(shown.mock.contexts).toContain(next);
  shown.mockRestore();
});

it('says how it went where all of it was done before', async () => {
  const done = { times: 1, last_at: '2026-01-27T10:00:00Z', last_correct: false };
  const { user } = draw({ ...statement, done });
  expect(screen.getByText('All done, the last time 0 of 1 right.', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Do them again' }));
  expect(screen.getByRole('button', { name: /^True/ })).toBeVisible();
});

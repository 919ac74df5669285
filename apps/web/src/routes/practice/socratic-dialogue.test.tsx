import { act, screen } from '@testing-library/react';
import { getStoredActivities } from '@weekwise/contracts/activities.ts';
import { type Dialogue, getDialogue, respondInDialogue } from '@weekwise/contracts/dialogues.ts';
import { expect, it } from 'vitest';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

const makeDialogue = (change: Partial<Dialogue> = {}): Dialogue => ({
  dialogue_id: null,
  folder_id: 'f1',
  activity_id: 'i1',
  topic: 'Meanders',
  status: 'open',
  conversation_depth: 0,
  questions: 2,
  question: 'Why does a bend wander?',
  hints: [],
  hints_left: 3,
  revealed: false,
  exchanges: [],
  summary: null,
  ...change,
});
const exchange = { question: 'Why does a bend wander?', source: 'engine', fallback: null, at: '2026-01-27T09:00:00Z' };

function serverWithDialogue(dialogue = makeDialogue()) {
  const server = knownStudent();
  server.answer(getStoredActivities, {
    folder_id: 'f1',
    week_number: 3,
    activities: [
      {
        type: 'socratic-dialogue',
        id: 'i1',
        topic: 'Meanders',
        turns: [],
        bloom_level: 'understand',
        difficulty: 'medium',
        source: 'engine',
        fallback: null,
        edited: false,
        done: null,
      },
    ],
    structured_content: { study_questions: [], key_concepts: [], key_vocabulary: [] },
    basis: 'materials',
    notice: null,
    readings_that_would_help: [],
    made_at: null,
    generation: null,
  });
  server.answer(getDialogue, dialogue);
  return server;
}
const address = '/syllabus/f1/weeks/3/socratic-dialogue';

it('judges a reply in words, keeps what did not arrive, and gives hints', async () => {
  const server = serverWithDialogue();
  server.disconnect(respondInDialogue);
  const { user } = openApp(address);
  const box = await screen.findByRole('textbox', { name: 'Your reply' });
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Say what you think');
  await user.type(box, 'The outer bank is faster{Enter}');
  expect(await screen.findByText('Your reply did not arrive.')).toBeInTheDocument();
  expect(box).toHaveValue('The outer bank is faster');

  server.answer(respondInDialogue, {
    response: '',
    judgement: {
      verdict: 'partial',
      coverage: 0.4,
      hint: 'Think of the bank.',
      moves_on: false,
      message: 'Right as far as it goes. Say also why.',
      source: 'engine',
      fallback: null,
    },
    dialogue: makeDialogue({
      dialogue_id: 'd1',
      hints: ['Think of the bank.'],
      hints_left: 2,
      exchanges: [{ ...exchange, reply: 'The outer bank is faster', verdict: 'partial', hint: 'Think of the bank.' }],
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByText('In part')).toBeInTheDocument();
  expect(screen.getByText('Right as far as it goes. Say also why.')).toBeInTheDocument();
  expect(screen.queryByText(/%/)).toBeNull();
  expect(screen.getByText('Hint')).toBeInTheDocument();
  expect(box).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Next hint (2 left)' })).toBeInTheDocument();
  const sent = server.seen.filter(({ path }) => path === '/api/socratic-dialogue/respond').at(-1);
  expect(sent?.body).toMatchObject({
    activity_id: 'i1',
    conversation_depth: 0,
    user_input: 'The outer bank is faster',
  });
});

it('leaves the focus where the student took it while the reply was read', async () => {
  const server = serverWithDialogue();
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  server.on(respondInDialogue, async () => {
    await arrival;
    throw new TypeError('Failed to fetch');
  });
  const { user } = openApp(address);
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'The outer bank is faster{Enter}');
  const leave = screen.getByRole('button', { name: /^Leave/ });
  act(() => leave.focus());
  arrive();
  expect(await screen.findByText('Your reply did not arrive.')).toBeInTheDocument();
  expect(leave).toHaveFocus();
});

it('comes back to where it was, and ends with what was shown and what was not', async () => {
  serverWithDialogue(
    makeDialogue({
      dialogue_id: 'd1',
      status: 'ended',
      conversation_depth: 2,
      question: null,
      hints_left: 0,
      summary: {
        text: 'You showed 1 of 2 points in your own words.',
        score: 0.6,
        outcomes: [
          {
            question: 'One?',
            outcome: 'shown',
            coverage: 1,
            hints_used: 0,
            replies: 1,
            missing: [],
            evidence: { text: 'Yes.', citation: null },
          },
          {
            question: 'Two?',
            outcome: 'not-shown',
            coverage: 0,
            hints_used: 3,
            replies: 4,
            missing: ['it follows the thalweg'],
            evidence: { text: 'It follows the thalweg.', citation: null },
          },
        ],
      },
    }),
  );
  openApp(address);
  expect(await screen.findByText('You showed 1 of 2 points in your own words.')).toBeInTheDocument();
  expect(screen.getByText('Not shown yet')).toBeInTheDocument();
  expect(screen.getByText('“it follows the thalweg”')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start over' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
});

it('lets the student judge where the passage is shown', async () => {
  const passage = 'Your reading says: “The current is faster at the outer bank.”';
  const server = serverWithDialogue(
    makeDialogue({
      dialogue_id: 'd1',
      hints: [passage],
      hints_left: 0,
      revealed: true,
      exchanges: [{ ...exchange, reply: 'It goes quicker where it turns', verdict: 'unsure', hint: passage }],
    }),
  );
  server.answer(respondInDialogue, {
    response: '',
    judgement: {
      verdict: 'covered',
      coverage: 1,
      hint: null,
      moves_on: true,
      message: 'Noted.',
      source: 'engine',
      fallback: null,
    },
    dialogue: makeDialogue({ dialogue_id: 'd1', conversation_depth: 1, question: 'What would a wall change?' }),
  });
  const { user } = openApp(address);
  expect(await screen.findByText('The passage')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /hint/i })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I said that' }));
  expect(await screen.findByText('What would a wall change?')).toBeInTheDocument();
  const sent = server.seen.filter(({ path }) => path === '/api/socratic-dialogue/respond').at(-1);
  expect(sent?.body).toMatchObject({ user_input: 'I said that.' });
});

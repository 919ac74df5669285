import { screen } from '@testing-library/react';
import {
  generateWeek,
  getStoredActivities,
  streamWeekGeneration,
  type WeekActivities as WeekOnWire,
} from '@weekwise/contracts/activities.ts';
import { listCards } from '@weekwise/contracts/spaced-repetition.ts';
import { beforeEach, expect, it } from 'vitest';
import { openSession } from '../../../lib/session/session-store.ts';
import { emptyWeek, makeRecord } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render.tsx';
import { WeekActivitiesSection } from './week-activities-section.tsx';

beforeEach(() => openSession(makeRecord()));

const made: WeekOnWire = {
  ...emptyWeek,
  activities: [
    {
      type: 'true-false',
      id: 'tf1',
      bloom_level: 'remember',
      difficulty: 'easy',
      source: 'engine',
      fallback: 'unreachable',
      edited: false,
      done: null,
      statement: 'Rivers bend.',
    },
  ],
  basis: 'syllabus',
  notice: 'These are from the syllabus alone.',
  readings_that_would_help: [{ reading_id: 'r1', title: 'Why Rivers Bend', author: 'Castellanos', pages: null }],
  made_at: '2026-01-27T09:00:00Z',
};
const step = {
  type: 'progress',
  task_id: 't1',
  step: 'making',
  progress: 0.5,
  message: 'Making flashcards',
  position: null,
};

/** A stream that the test feeds. */
function stream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const send = (text: string) => writer.write(new TextEncoder().encode(text));
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    say: (event: object) => void send(`data: ${JSON.stringify(event)}\n\n`),
    end: () => void writer.close(),
  };
}

function show(stored: WeekOnWire) {
  const server = fakeServer();
  server.answer(getStoredActivities, stored);
  server.answer(listCards, { cards: [] });
  return { server, ...renderAt(<WeekActivitiesSection userId="u1" folderId="f1" week={3} />) };
}

it('tells each step of the making, then what came of it and what it is made of', async () => {
  const { server, user } = show(emptyWeek);
  const events = stream();
  server.on(streamWeekGeneration, () => events.response);
  await user.click(await screen.findByRole('button', { name: 'Make activities' }));
  events.say(step);
  expect(await screen.findByText('Making flashcards')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('progressbar', { name: 'Making activities' })).toHaveAttribute('aria-valuenow', '50');
  server.answer(getStoredActivities, made);
  events.say({ type: 'complete', step: 'complete', progress: 1, message: 'Done', result: made });
  expect(await screen.findByRole('link', { name: /True or false.*1 statement, not started/ })).toHaveAttribute(
    'href',
    '/syllabus/f1/weeks/3/true-false',
  );
  expect(screen.getByText(/What would help: Why Rivers Bend \(Castellanos\)/)).toBeInTheDocument();
  expect(screen.getByText(/cannot be reached, so our own engine/)).toBeInTheDocument();
  // Its name stands at the chat's foot and in the account.
  expect(screen.queryByText('Offline engine')).toBeNull();
});

it('joins a making that is under way', async () => {
  const server = fakeServer();
  const events = stream();
  server.on(streamWeekGeneration, () => events.response);
  server.answer(getStoredActivities, {
    ...emptyWeek,
    generation: { task_id: 't1', status: 'processing', step: 'making', progress: 0.4, message: 'x', position: null },
  });
  renderAt(<WeekActivitiesSection userId="u1" folderId="f1" week={3} />);
  events.say(step);
  expect(await screen.findByText('Making flashcards')).toBeInTheDocument();
});

it('says what went wrong in the words of the specification, and tries again', async () => {
  const { server, user } = show(emptyWeek);
  const broken = stream();
  server.on(streamWeekGeneration, () => broken.response);
  await user.click(await screen.findByRole('button', { name: 'Make activities' }));
  broken.end();
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection error during generation');
  const late = stream();
  server.on(streamWeekGeneration, () => late.response);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  late.say({
    type: 'error',
    step: 'failed',
    code: 'generation_timed_out',
    message: 'Generation timeout. Go on later.',
  });
  expect(await screen.findByText(/Generation timeout/)).toBeInTheDocument();
});

it('makes a week that the files say nothing about of a topic that they cover', async () => {
  const { server, user } = show(made);
  server.answer(generateWeek, emptyWeek);
  const events = stream();
  server.on(streamWeekGeneration, () => events.response);
  await user.type(await screen.findByLabelText('Or name a topic that your files cover'), ' Memory {Enter}');
  events.say(step);
  expect(await screen.findByText('Making flashcards')).toBeInTheDocument();
  const asked = server.seen.find(({ path }) => path === generateWeek.path);
  expect(asked?.body).toMatchObject({ week_number: 3, topic: 'Memory', force_refresh: true, wait: false });
});

it('offers to make the activities of a week that has only what the chat made', async () => {
  show({ ...made, basis: 'materials', notice: null, made_at: null });
  expect(await screen.findByRole('link', { name: /True or false.*1 statement, not started/ })).toBeInTheDocument();
  expect(screen.getAllByText('None yet')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Make activities' })).toBeInTheDocument();
});

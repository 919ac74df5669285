import { screen, within } from '@testing-library/react';
import { getCourseProgress, getProgress } from '@weekwise/contracts/progress.ts';
import { expect, it } from 'vitest';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

const today = '2026-01-27';
const course = {
  folder_id: 'f1',
  name: 'Rivers and Floodplains',
  mastery: 0.62,
  items: 30,
  tried: 12,
  missed: 3,
  cards_due: 4,
  time_spent: 125 * 60_000,
  exams: [
    { title: 'Midterm', date: '2026-01-30', date_in_doubt: false, kind: 'exam' as const, days: 3, through_week: 3 },
  ],
};
const next = {
  folder_id: 'f1',
  action: 'review' as const,
  week_number: null,
  concept: null,
  reason: { kind: 'cards-due' as const, count: 4 },
  sentence: '4 cards are due.',
};

it('says in words how each course stands, and leads to what comes next', async () => {
  const server = knownStudent();
  const days = [{ date: today, time_spent: 60_000, grades: 3, recalled: 2, answers: 1 }];
  const weak = { ...next, action: 'practise' as const, week_number: 3, sentence: 'You missed 7 items of week 3.' };
  server.answer(getProgress, { today, courses: [course], next: [next, weak], days });
  openApp('/progress');
  expect(await screen.findByRole('link', { name: 'Rivers and Floodplains' })).toHaveAttribute(
    'href',
    '/syllabus/f1/progress',
  );
  expect(screen.getByText(/Nearly known/)).toBeInTheDocument();
  expect(screen.getByText(/12 of 30 items tried, 3 missed · 4 cards due · 2 h 5 min spent/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Review, Rivers and Floodplains' })).toHaveAttribute(
    'href',
    '/review/cards?course=f1',
  );
  // The sentence names the week; the course stands below it.
  const missed = screen.getByText('You missed 7 items of week 3.').parentElement;
  expect(missed).toHaveTextContent(/^You missed 7 items of week 3\.Rivers and Floodplains$/);
  expect(screen.getByText('1 min on 1 day of the last two weeks.')).toBeInTheDocument();
});

it('a day on which something was done in no time has its bar and its words', async () => {
  const server = knownStudent();
  const days = [{ date: today, time_spent: 0, grades: 3, recalled: 2, answers: 0 }];
  server.answer(getProgress, { today, courses: [course], next: [], days });
  openApp('/progress');
  expect(await screen.findByText('Under a minute on 1 day of the last two weeks.')).toBeInTheDocument();
});

it('shows one course week by week and concept by concept, with its exams', async () => {
  const server = knownStudent();
  const mastery = { mastery: 0.2, items: 10, tried: 4, missed: 2 };
  server.answer(getCourseProgress, {
    ...course,
    today,
    next: [],
    weeks: [
      {
        ...mastery,
        week_number: 3,
        topic: 'Meanders',
        start_date: null,
        cards_due: 0,
        readings: 3,
        readings_read: 2,
        time_spent: 0,
      },
    ],
    concepts: [{ ...mastery, name: 'Cut banks', week_number: 3 }],
  });
  openApp('/syllabus/f1/progress');
  expect(await screen.findByText(/Friday, January 30, in 3 days/)).toBeInTheDocument();
  const week = screen.getByRole('link', { name: 'Meanders' }).closest('li') ?? document.body;
  expect(within(week).getByText('4 of 10 items tried, 2 missed · 2 of 3 readings read')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Cut banks: Just begun' })).toHaveAttribute('aria-valuenow', '20');
});

it('says that it could not be loaded', async () => {
  const server = knownStudent();
  server.refuse(getProgress, 'folder_not_found');
  openApp('/progress');
  expect(await screen.findByText('Your progress could not be loaded')).toBeInTheDocument();
});

it('a student who has practised nothing is led to where activities are made, without bars of nothing', async () => {
  const server = knownStudent();
  const blank = { ...course, mastery: 0, items: 0, tried: 0, missed: 0, cards_due: 0, time_spent: 0, exams: [] };
  const days = [{ date: today, time_spent: 0, grades: 0, recalled: 0, answers: 0 }];
  server.answer(getProgress, { today, courses: [blank], next: [], days });
  openApp('/progress');
  expect(await screen.findByRole('link', { name: 'Choose a course' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByText('Nothing was studied here in the last two weeks.')).toBeInTheDocument();
  expect(screen.queryByText('Day by day')).not.toBeInTheDocument();
});

it('says what a percentage is only where there is one', async () => {
  const server = knownStudent();
  const blank = { ...course, mastery: 0, items: 0, tried: 0, missed: 0, cards_due: 0, time_spent: 0, exams: [] };
  server.answer(getCourseProgress, { ...blank, today, next: [], weeks: [], concepts: [] });
  openApp('/syllabus/f1/progress');
  expect(await screen.findByRole('link', { name: 'Open the course' })).toHaveAttribute('href', '/syllabus/f1');
  expect(screen.queryByText(/A percentage is/)).not.toBeInTheDocument();
});

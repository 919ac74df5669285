import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { makeAssignment, makeReading, makeSource, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { renderAt } from '../../testing/render.tsx';
import { planFromWire, type Week } from './course-plan.ts';
import { WeekPane } from './week-pane.tsx';

function weekOf(change: Parameters<typeof makeWeek>[0]): Week {
  const [week] = planFromWire(makeSyllabus({ weeks: [makeWeek(change)] })).weeks;
  if (!week) throw new Error('The factory makes one week');
  return week;
}

const sure = { isSure: true, place: null };

function show(
  change: Parameters<typeof makeWeek>[0] = {},
  schedule: ComponentProps<typeof WeekPane>['schedule'] = sure,
) {
  const onOpen = vi.fn();
  return {
    onOpen,
    ...renderAt(
      <WeekPane week={weekOf(change)} today="2026-01-27" onOpen={onOpen} onOpenFile={vi.fn()} schedule={schedule} />,
    ),
  };
}
const section = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('section') ?? document.body);

it('shows the topic, what to read and what is due', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meanders');
  expect(section('Readings').getByText('Castellanos')).toBeInTheDocument();
  expect(section('Readings').getByText('pp. 44\u2060–\u206067')).toBeInTheDocument();
  const due = section('Assignments');
  for (const text of ['Field notebook, part 1', 'Homework', '12.5% of grade', '5:00 pm', 'In 3 days'])
    expect(due.getByText(text)).toBeInTheDocument();
});

it('opens the line an item came from', async () => {
  const source = makeSource({ block: 31, page: 5, text: 'Castellanos, pp. 44-67' });
  const { user, onOpen } = show({ readings: [makeReading({ source })] });
  await user.click(section('Readings').getByRole('button', { name: 'Open the source: Syllabus p. 5' }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ block: 31, page: 5, text: 'Castellanos, pp. 44-67' }));
});

it('says when a week has nothing, by its number', () => {
  show({ readings: [], assignments: [] });
  expect(screen.getByText('No readings in week 3.')).toBeInTheDocument();
  expect(screen.getByText('Nothing is due in week 3.')).toBeInTheDocument();
});

it('says that no due dates were found, and where to look, where the week was not read surely', async () => {
  const [place = null] = [weekOf({}).topic?.source];
  const { user, onOpen } = show({ assignments: [] }, { isSure: false, place });
  expect(screen.getByText(/No due dates found for this week/)).toBeInTheDocument();
  expect(screen.getByText(/no due dates found/)).toBeInTheDocument();
  expect(screen.queryByText(/Nothing is due/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check the syllabus' }));
  expect(onOpen).toHaveBeenCalledWith(place);
});

it('shows doubt, choice and missing dates in words', () => {
  show({
    readings: [makeReading({ confidence: 0.5, optional: true })],
    assignments: [makeAssignment({ due_date: null, due_time: null, weight: null })],
  });
  expect(section('Readings').getByRole('button', { name: 'Unsure, 50% sure' })).toBeInTheDocument();
  expect(section('Readings').getByText('Optional')).toBeInTheDocument();
  expect(section('Assignments').getByText('No date')).toBeInTheDocument();
});

it('names the break of a week without a topic', () => {
  show({ topic: null, break_name: 'Spring break', readings: [], assignments: [] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spring break');
});

it('what can be handed in and was not is overdue; an exam that is over is over', () => {
  const past = { due_date: '2026-01-20', due_time: null };
  const assignments = [
    makeAssignment({ ...past, id: 'a1', title: 'Essay' }),
    makeAssignment({ ...past, id: 'a2', title: 'Midterm', assignment_type: 'exam' }),
    makeAssignment({ ...past, id: 'a3', title: 'Report', handed_in_at: '2026-01-19T10:00:00Z' }),
  ];
  const marks = { read: vi.fn(), handIn: vi.fn() };
  renderAt(
    <WeekPane
      week={weekOf({ assignments })}
      today="2026-01-27"
      onOpen={vi.fn()}
      onOpenFile={vi.fn()}
      marks={marks}
      schedule={sure}
    />,
  );
  const row = (title: string) => screen.getByRole('heading', { name: title }).closest('li');
  expect(row('Essay')).toHaveTextContent('Overdue');
  expect(row('Midterm')).toHaveTextContent('7 days ago');
  expect(row('Report')).toHaveTextContent('Handed in');
  expect(screen.getByText('2 due')).toBeInTheDocument();
});

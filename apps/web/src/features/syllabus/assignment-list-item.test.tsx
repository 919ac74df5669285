import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeAssignment, makeSource, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { renderAt } from '../../testing/render.tsx';
import { AssignmentListItem } from './assignment-list-item.tsx';
import { planFromWire } from './course-plan.ts';

function show(change: Parameters<typeof makeAssignment>[0]) {
  const plan = planFromWire(makeSyllabus({ weeks: [makeWeek({ assignments: [makeAssignment(change)] })] }));
  const [assignment] = plan.weeks[0]?.assignments ?? [];
  if (!assignment) throw new Error('The week has no assignment.');
  renderAt(
    <ul>
      <AssignmentListItem
        assignment={assignment}
        today="2026-01-27"
        withMonth
        quiet={false}
        to={null}
        onOpen={vi.fn()}
      />
    </ul>,
  );
}

it('tells the time with its zone as printed', () => {
  show({ due_time: '23:59', due_zone: 'EST' });
  expect(screen.getByText(/^11:59 pm\sEST$/)).toBeInTheDocument();
});

it('names each day that a date in doubt can be', () => {
  const days = ['2026-09-12', '2026-09-11'];
  show({ due_date: '2026-09-12', due_doubt: { reason: 'weekday', printed: 'Friday, September 12', days } });
  expect(screen.getByText('Check the date: Sep 12 or Sep 11?')).toBeInTheDocument();
});

it('shows what is printed where the calendar has no such day', () => {
  show({ due_date: null, due_doubt: { reason: 'no-such-day', printed: '13/45/2026', days: [] } });
  expect(screen.getByText('No date')).toBeInTheDocument();
  expect(screen.getByText('Check the date: “13/45/2026”')).toBeInTheDocument();
});

it('names the page of the syllabus as print does', () => {
  show({ source: makeSource({ page: 5, page_label: 'iii' }) });
  expect(screen.getByRole('button', { name: /Syllabus p\. iii$/ })).toBeInTheDocument();
});

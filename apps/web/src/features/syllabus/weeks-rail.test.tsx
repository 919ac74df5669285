import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { renderAt } from '../../testing/render.tsx';
import { planFromWire } from './course-plan.ts';
import { WeeksRail } from './weeks-rail.tsx';

it('marks the weeks that the plan of the student does not hold', () => {
  const weeks = [makeWeek(), makeWeek({ id: 'w4', week_number: 4 })];
  renderAt(
    <WeeksRail
      plan={planFromWire(makeSyllabus({ weeks }))}
      today="2026-01-27"
      view={null}
      linkTo={() => '/'}
      progressPath={null}
      lockedWeeks={[4]}
    />,
  );
  expect(screen.getByRole('link', { name: /^Week\s?4.*, locked$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Week\s?3/ })).not.toHaveAccessibleName(/locked/);
});

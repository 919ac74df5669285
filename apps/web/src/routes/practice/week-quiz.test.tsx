import { screen } from '@testing-library/react';
import { getStoredActivities } from '@weekwise/contracts/activities.ts';
import { expect, it } from 'vitest';
import { writeRecord } from '../../lib/session/session-record.ts';

import { makeRecord } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

it('shows whoever typed the address of a locked week the way to unlock it', async () => {
  knownStudent().refuse(getStoredActivities, 'plan_required');
  writeRecord(makeRecord());
  openApp('/syllabus/f1/weeks/3/multiple-choice');
  expect(await screen.findByText('This week is locked')).toBeInTheDocument();
  expect(screen.getByText(/Unlock the course to open it/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Unlock the course' })).toHaveAttribute('href', '/dashboard/unlock/f1');
});

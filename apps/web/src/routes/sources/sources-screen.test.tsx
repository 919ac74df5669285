import { screen, waitFor } from '@testing-library/react';
import { getExistingSources } from '@weekwise/contracts/sources.ts';
import { listSourceDownloads } from '@weekwise/contracts/sources-downloads.ts';
import { expect, it } from 'vitest';
import { makeSyllabus } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

const [week] = makeSyllabus().weeks;

it('Escape leads back to the week, and the keyboard is at its heading', async () => {
  const server = knownStudent();
  server.answer(getExistingSources, { success: true, exists: false, task_id: null, search: null });
  server.answer(listSourceDownloads, { downloads: [] });
  const { user } = openApp(`/syllabus/f1?week=${week?.week_number}`);
  const ofWeek = { level: 1, name: week?.topic?.value } as const;
  await screen.findByRole('heading', ofWeek);
  await user.click(await screen.findByRole('link', { name: `Find source for ${week?.readings[0]?.title}` }));
  await screen.findByRole('button', { name: 'Find sources' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', ofWeek)).toHaveFocus());
});

import { t } from '@lingui/core/macro';
import { formatShare } from '../../lib/text.ts';
import type { Step } from '../../ui/stepper.tsx';
import type { Task } from './tasks.queries.ts';
import type { FollowedUpload } from './use-uploads.ts';

const order: Task['step'][] = ['received', 'reading', 'understanding', 'indexing', 'done'];
const labels = { reading: t`Reading`, understanding: t`Planning`, indexing: t`Indexing` } as const;

/** The real steps of a file, from the student's computer to a searchable text. */
export function stepsOf({ state, task, role }: Pick<FollowedUpload, 'state' | 'task' | 'role'>): Step[] {
  const names =
    role === 'syllabus' ? (['reading', 'understanding', 'indexing'] as const) : (['reading', 'indexing'] as const);
  const sent = state.phase === 'sending' ? state.fraction : state.phase === 'waiting' ? 0 : 1;
  const upload: Step = { label: t`Uploading`, value: sent, active: state.phase === 'sending' };
  const reached = state.phase === 'done' ? order.length - 1 : task ? order.indexOf(task.step) : 0;
  return [
    upload,
    ...names.map((name): Step => {
      const place = order.indexOf(name);
      const active = reached === place && state.phase === 'reading';
      return { label: labels[name], active, value: reached > place ? 1 : active && task ? shareOf(task) : 0 };
    }),
  ];
}

/** How much of the current step is behind: known for pages, else null. */
function shareOf({ step, page, pageCount }: Task): number | null {
  return step === 'reading' && page !== null && pageCount ? page / pageCount : null;
}

/** One line on what is happening: "Uploading, 43%", "Reading page 12 of 59". */
export function statusOf({ state, task, role }: Pick<FollowedUpload, 'state' | 'task' | 'role'>): string {
  switch (state.phase) {
    case 'waiting':
      return t`Waiting`;
    case 'sending':
      return state.fraction < 1
        ? t`Uploading, ${formatShare(Math.floor(state.fraction * 100) / 100)}`
        : t`Sent, being stored`;
    case 'reading':
      return task?.message ?? t`Received, waiting to be read`;
    case 'done':
      return role === 'syllabus' ? t`The plan is ready` : t`Searchable`;
    case 'failed':
    case 'skipped':
    case 'clash':
      return state.message;
    case 'cancelled':
      return t`Cancelled`;
  }
}

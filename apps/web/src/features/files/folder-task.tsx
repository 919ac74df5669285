import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { TaskReport } from '@weekwise/contracts/tasks.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleSlash2 from 'lucide-react/icons/circle-slash-2';
import X from 'lucide-react/icons/x';
import { pageName } from '../../lib/citation-label.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Meter } from '../../ui/meter.tsx';
import type { FolderTask } from './folder-task.queries.ts';
import { hasDetails, sayReason, sayReport } from './task-report.ts';
import { hasEnded } from './tasks.queries.ts';

/** Work on all files of a course: how far it is, or what it came to and why something was left out. */
export function FolderTaskPanel({
  task,
  cancelling,
  onCancel,
  onForget,
}: {
  task: FolderTask;
  cancelling: boolean;
  onCancel: () => void;
  onForget: () => void;
}) {
  const settled = task.counts.done + task.counts.failed + task.counts.skipped;
  return hasEnded(task) ? (
    <Ended task={task} onForget={onForget} />
  ) : (
    <section aria-label={t`Reading the files`} className="rounded-lg border bg-surface px-4 pt-3 pb-3.5">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="tabular min-w-40 flex-1 font-medium text-sm">
          {task.message}
        </p>
        <p className="tabular text-muted text-xs">
          <Trans>
            {settled} of <Plural value={task.counts.total} one="# file" other="# files" />
            {task.counts.failed > 0 && t`, ${task.counts.failed} not readable`}
          </Trans>
        </p>
        <Button
          variant="ghost"
          size="sm"
          loading={cancelling ? t`Cancelling` : false}
          onClick={onCancel}
        >{t`Cancel`}</Button>
      </div>
      <Meter label={t`Read of all files`} value={task.progress} className="mt-2" />
    </section>
  );
}

const marks = {
  completed: { icon: CircleCheck, look: 'text-accent-success', lead: '' },
  cancelled: { icon: CircleSlash2, look: 'text-muted', lead: t`Cancelled. ` },
  failed: { icon: CircleAlert, look: 'text-accent-danger', lead: '' },
} as const;

function Ended({ task, onForget }: { task: FolderTask; onForget: () => void }) {
  const { icon, look, lead } = marks[task.status as keyof typeof marks];
  return (
    <section aria-label={t`Result`} className="rounded-lg border bg-surface px-4 py-2.5">
      <div className="flex items-start gap-3">
        <Icon of={icon} className={`mt-1 shrink-0 ${look}`} />
        <p role="status" className="tabular min-w-0 flex-1 py-0.5 text-sm">
          {lead}
          {task.failure && `${task.failure} `}
          {sayReport(task)}
        </p>
        <IconButton icon={X} label={t`Take the result off the screen`} size="sm" onClick={onForget} />
      </div>
      {task.report && hasDetails(task.report) && <Details report={task.report} />}
    </section>
  );
}

/** ", p. iv" behind a file's name; nothing where it has no pages. */
function pageOf({ page, page_label: pageLabel }: TaskReport['skipped_passages'][number]): string {
  const name = pageName({ page, pageLabel });
  return name === null ? '' : t`, p. ${name}`;
}

function Details({ report }: { report: TaskReport }) {
  const { failed_files, skipped_passages, total_skipped_passages, drive } = report;
  const notTaken = [...(drive?.refused ?? []), ...failed_files];
  return (
    <details className="mt-0.5 ps-7 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-secondary text-xs touch:py-2">{t`What and why`}</summary>
      <ul className="mt-1 max-h-72 divide-y overflow-y-auto">
        {notTaken.map(({ name, error }) => (
          <li key={name} className="py-1.5">
            <span className="break-all font-medium">{name}</span>{' '}
            <span className="text-danger text-xs">{error.message}</span>
          </li>
        ))}
        {skipped_passages.map((passage) => (
          <li key={`${passage.file_id}${passage.page}${passage.excerpt}`} className="py-1.5">
            <p className="text-muted text-xs">
              {passage.file_name}
              {pageOf(passage)}: {sayReason(passage.reason)}
            </p>
            <p className="font-serif text-secondary">{passage.excerpt}</p>
          </li>
        ))}
      </ul>
      {total_skipped_passages > skipped_passages.length && (
        <p className="pt-1 text-muted text-xs">{t`The first ${skipped_passages.length} of ${plural(total_skipped_passages, { one: '# skipped passage', other: '# skipped passages' })}.`}</p>
      )}
    </details>
  );
}

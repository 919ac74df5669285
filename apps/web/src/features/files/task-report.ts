import { plural, t } from '@lingui/core/macro';
import type { TaskReport } from '@weekwise/contracts/tasks.ts';
import { inLine } from '../../lib/text.ts';
import type { FolderTask } from './folder-task.queries.ts';

/** What work on a course's files came to, in a sentence: "3 new, 1 renamed, 2 passages skipped." */
export function sayReport({ counts, report, status }: Pick<FolderTask, 'counts' | 'report' | 'status'>): string {
  const drive = report?.drive;
  const parts = [
    ...(drive ? sayDrive(drive) : []),
    ...(counts.done > 0 ? [t`${plural(counts.done, { one: '# file', other: '# files' })} read`] : []),
    ...(counts.skipped > 0 && !drive ? [t`${counts.skipped} searchable already`] : []),
    ...(drive && drive.refused.length > 0 ? [t`${drive.refused.length} not taken in`] : []),
    ...(counts.failed > 0 ? [t`${counts.failed} not readable`] : []),
    ...(report && report.total_skipped_passages > 0
      ? [t`${plural(report.total_skipped_passages, { one: '# passage', other: '# passages' })} skipped`]
      : []),
  ];
  if (parts.length > 0) return t`${inLine(parts)}.`;
  return status === 'completed' ? t`Everything is up to date.` : t`Nothing was changed.`;
}

function sayDrive(drive: NonNullable<TaskReport['drive']>): string[] {
  const kinds = [
    [drive.new, 'new'],
    [drive.changed, 'changed'],
    [drive.renamed, 'renamed'],
    [drive.returned, t`back again`],
    [drive.vanished, t`gone from the drive`],
  ] as const;
  return kinds.flatMap(([number, kind]) => (number > 0 ? [`${number} ${kind}`] : []));
}

/** Why a passage was left out, for a person. */
export const sayReason = (reason: TaskReport['skipped_passages'][number]['reason']): string =>
  reason === 'quality' ? t`hardly any whole words` : t`says too little`;

/** Whether there is more to tell than the sentence. */
export const hasDetails = (report: TaskReport | null): boolean =>
  report !== null &&
  report.failed_files.length + report.skipped_passages.length + (report.drive?.refused.length ?? 0) > 0;

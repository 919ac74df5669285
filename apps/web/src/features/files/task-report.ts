import type { TaskReport } from '@weekwise/contracts/indexing.ts';
import { count } from '../../lib/text.ts';
import type { FolderTask } from './folder-task.queries.ts';

/** What work on a course's files came to, in a sentence: "3 new, 1 renamed, 2 passages skipped." */
export function sayReport({ counts, report, status }: Pick<FolderTask, 'counts' | 'report' | 'status'>): string {
  const drive = report?.drive;
  const parts = [
    ...(drive ? sayDrive(drive) : []),
    ...(counts.done > 0 ? [`${count(counts.done, 'file')} read`] : []),
    ...(counts.skipped > 0 && !drive ? [`${counts.skipped} searchable already`] : []),
    ...(drive && drive.refused.length > 0 ? [`${drive.refused.length} not taken in`] : []),
    ...(counts.failed > 0 ? [`${counts.failed} not readable`] : []),
    ...(report && report.total_skipped_passages > 0
      ? [`${count(report.total_skipped_passages, 'passage')} skipped`]
      : []),
  ];
  if (parts.length > 0) return `${parts.join(', ')}.`;
  return status === 'completed' ? 'Everything is up to date.' : 'Nothing was changed.';
}

function sayDrive(drive: NonNullable<TaskReport['drive']>): string[] {
  const kinds = [
    [drive.new, 'new'],
    [drive.changed, 'changed'],
    [drive.renamed, 'renamed'],
    [drive.returned, 'back again'],
    [drive.vanished, 'gone from the drive'],
  ] as const;
  return kinds.flatMap(([number, kind]) => (number > 0 ? [`${number} ${kind}`] : []));
}

/** Why a passage was left out, for a person. */
export const sayReason = (reason: TaskReport['skipped_passages'][number]['reason']): string =>
  reason === 'quality' ? 'hardly any whole words' : 'says too little';

/** Whether there is more to tell than the sentence. */
export const hasDetails = (report: TaskReport | null): boolean =>
  report !== null &&
  report.failed_files.length + report.skipped_passages.length + (report.drive?.refused.length ?? 0) > 0;

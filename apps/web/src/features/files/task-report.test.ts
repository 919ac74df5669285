import type { TaskReport } from '@weekwise/contracts/tasks.ts';
import { expect, it } from 'vitest';
import { hasDetails, sayReport } from './task-report.ts';

const counts = { done: 0, total: 0, failed: 0, skipped: 0 };
const report: TaskReport = { drive: null, failed_files: [], total_skipped_passages: 0, skipped_passages: [] };
const drive = { new: 0, changed: 0, renamed: 0, vanished: 0, returned: 0, unchanged: 9, refused: [] };
const error = { code: 'file_type_unsupported' as const, message: 'This kind of file cannot be read.' };

it.each([
  [{ done: 6, total: 12, failed: 2, skipped: 4 }, report, '6 files read, 4 searchable already, 2 not readable.'],
  [counts, report, 'Everything is up to date.'],
  [counts, null, 'Everything is up to date.'],
  [
    { ...counts, done: 3, total: 3 },
    { ...report, drive: { ...drive, new: 3, renamed: 1 }, total_skipped_passages: 2 },
    '3 new, 1 renamed, 3 files read, 2 passages skipped.',
  ],
  [
    counts,
    { ...report, drive: { ...drive, vanished: 1, returned: 2, refused: [{ name: 'a.key', error }] } },
    '2 back again, 1 gone from the drive, 1 not taken in.',
  ],
])('%j is told as it is', (of, what, text) => {
  expect(sayReport({ counts: of, report: what, status: 'completed' })).toBe(text);
});

it('does not call cancelled work up to date', () => {
  expect(sayReport({ counts, report: null, status: 'cancelled' })).toBe('Nothing was changed.');
});

it('has details where something was left out', () => {
  expect(hasDetails(report)).toBe(false);
  expect(hasDetails({ ...report, drive: { ...drive, refused: [{ name: 'a.key', error }] } })).toBe(true);
});

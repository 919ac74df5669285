import { expect, it } from 'vitest';
import type { Upload, UploadState } from './upload-store.ts';
import { summarize } from './upload-summary.ts';

let ids = 0;
const upload = (state: UploadState, { bytes = 100, role = 'material' as Upload['role'] } = {}): Upload => ({
  id: `u${++ids}`,
  folderId: 'f1',
  file: new File(['x'.repeat(bytes)], 'a.pdf'),
  role,
  twin: false,
  replaces: null,
  sentBefore: false,
  state,
});
const done: UploadState = { phase: 'done', fileId: 'file1' };

it('sums up what is on its way by its bytes, with what came in, without what was refused', () => {
  const { progress, sentShare, running } = summarize([
    upload({ phase: 'waiting' }, { bytes: 300 }),
    upload({ phase: 'sending', fraction: 0.5 }, { bytes: 200 }),
    upload({ phase: 'reading', taskId: 't', fileId: 'f' }),
    upload(done),
    upload(done, { role: 'syllabus', bytes: 9_000 }),
    upload({ phase: 'failed', message: 'Empty.', retryable: false }, { bytes: 9_000 }),
    upload({ phase: 'cancelled' }, { bytes: 9_000 }),
  ]);
  expect(progress).toBe('2 of 4 files sent, 300 B of 700 B');
  expect(sentShare).toBeCloseTo(3 / 7);
  expect(running.map(({ state }) => state.phase)).toEqual(['sending', 'reading', 'waiting']);
});

it('has nothing to count when all bytes are there', () => {
  expect(summarize([upload(done)])).toMatchObject({ progress: null, sentShare: 1 });
  expect(summarize([])).toMatchObject({ progress: null, sentShare: 1, failed: [] });
});

it('groups what failed by its reason, the larger group first', () => {
  const failed = (message: string) => upload({ phase: 'failed', message, retryable: false });
  const { failed: groups } = summarize([failed('Empty.'), failed('A scan.'), failed('A scan.')]);
  expect(groups.map(({ message, uploads }) => [message, uploads.length])).toEqual([
    ['A scan.', 2],
    ['Empty.', 1],
  ]);
});

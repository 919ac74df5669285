import { expect, it } from 'vitest';
import { makeFile } from '../../testing/factories.ts';
import { fileFromWire } from './file-entry.ts';
import { countByState, type FileFilter, viewFiles } from './file-view.ts';

const files = [
  makeFile({ name: 'Week 10.pdf', uploaded_time: '2026-01-06T10:00:00Z', size: 30 }),
  makeFile({ name: 'week 2.pdf', uploaded_time: '2026-01-07T10:00:00Z', size: 20, embedding_status: 'failed' }),
  makeFile({ name: 'Élisée Reclus.txt', uploaded_time: '2026-01-05T10:00:00Z', size: 10, operation_id: 't1' }),
].map(fileFromWire);

const view = (filter: Partial<FileFilter>) =>
  viewFiles(files, { words: '', state: null, sort: 'name', ...filter }).map(({ name }) => name);

it('orders files as a person counts, and what needs the student first', () => {
  expect(view({ sort: 'name' })).toEqual(['Élisée Reclus.txt', 'week 2.pdf', 'Week 10.pdf']);
  expect(view({ sort: 'added' })).toEqual(['week 2.pdf', 'Week 10.pdf', 'Élisée Reclus.txt']);
  expect(view({ sort: 'size' })).toEqual(['Week 10.pdf', 'week 2.pdf', 'Élisée Reclus.txt']);
  expect(view({ sort: 'state' })).toEqual(['week 2.pdf', 'Élisée Reclus.txt', 'Week 10.pdf']);
});

it('finds a file by words of its name, without regard to case and accents', () => {
  expect(view({ words: 'elisee' })).toEqual(['Élisée Reclus.txt']);
  expect(view({ words: ' pdf  WEEK ' })).toEqual(['week 2.pdf', 'Week 10.pdf']);
  expect(view({ words: 'nothing' })).toEqual([]);
});

it('shows files of one state, and how many there are of each', () => {
  expect(view({ state: 'failed' })).toEqual(['week 2.pdf']);
  expect(countByState(files)).toEqual({ searchable: 1, reading: 1, unread: 0, failed: 1 });
});

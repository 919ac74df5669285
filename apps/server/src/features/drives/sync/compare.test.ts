import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import type { KnownFile } from './sync.repo.ts';

const known = (id: string, change: Partial<KnownFile> = {}): KnownFile => ({
  id,
  name: `${id}.md`,
  size: 10,
  sha256: id,
  mimeType: 'text/markdown',
  driveKey: `f/${id}.md`,
  driveName: `${id}.md`,
  driveVersion: '1',
  embeddingStatus: 'embedded',
  errorCode: null,
  deletedAt: null,
  vanished: false,
  ...change,
});
const entry = (id: string, change: object = {}) => ({
  key: `f/${id}.md`,
  name: `${id}.md`,
  size: 10,
  version: '1',
  modifiedAt: new Date(0),
  ...change,
});
const deletedAt = new Date(0);
const usual = { compareBytes: false };

/** The same by ids and keys alone. */
function outcome(...[files, entries, options]: Parameters<typeof compare>) {
  const { same, doubtful, unknown, missing } = compare(files, entries, options);
  return {
    same: same.map(({ file }) => file.id),
    doubtful: doubtful.map(({ file }) => file.id),
    unknown: unknown.map(({ key }) => key),
    missing: missing.map(({ id }) => id),
  };
}
const nothing = { same: [], doubtful: [], unknown: [], missing: [] };

describe('comparing rows with a drive', () => {
  it('believes versions and sizes, unless it is to believe nothing', () => {
    const files = [known('a'), known('b'), known('c'), known('d', { driveVersion: null })];
    const entries = [entry('a'), entry('b', { version: '2' }), entry('c', { size: 11 }), entry('d'), entry('e')];
    expect(outcome(files, entries, usual)).toEqual({
      ...nothing,
      same: ['a'],
      doubtful: ['b', 'c', 'd'],
      unknown: ['f/e.md'],
    });
    expect(outcome(files, entries, { compareBytes: true }).doubtful).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps what the student deleted deleted, also where its bytes are still there', () => {
    expect(outcome([known('a', { deletedAt })], [entry('a')], usual)).toEqual(nothing);
    expect(outcome([known('a', { deletedAt })], [], usual)).toEqual(nothing);
  });

  it('finds what vanished and what is back', () => {
    const gone = known('b', { deletedAt, vanished: true });
    expect(outcome([known('a'), gone], [], usual)).toEqual({ ...nothing, missing: ['a', 'b'] });
    expect(outcome([gone], [entry('b')], usual)).toEqual({ ...nothing, same: ['b'] });
  });

  it('takes of several rows under one key the one that is there', () => {
    const key = { driveKey: 'f/a.md' };
    const files = [
      known('live', key),
      known('gone', { ...key, deletedAt, vanished: true }),
      known('deleted', { ...key, deletedAt }),
    ];
    expect(outcome(files, [entry('a')], usual)).toEqual({ ...nothing, same: ['live'], missing: ['gone'] });
  });
});

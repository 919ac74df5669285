import { makePassages } from '@weekwise/engine/testing/passages.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { backgroundTasks } from '../../db/schema/tasks.ts';
import { openCopy } from '../../testing/test-database.ts';
import { FolderIndexes } from './folder-indexes.ts';
import { bumpRevision, deletePassages, insertPassages } from './passages.repo.ts';

// No worker runs: what is being read stays so.

let database: OpenDatabase;
beforeAll(async () => {
  database = await openCopy(inject('database'));
});
afterAll(() => database.close());

const folderId = 'coasts';
const then = new Date('2026-02-01T12:00:00Z');
let now = 0;
let indexes: FolderIndexes;

beforeEach(async () => {
  const { db } = database;
  await db.delete(users);
  await db.insert(users).values({ id: 'ann', email: 'ann@example.edu', name: 'Ann' });
  const times = { createdAt: then, modifiedAt: then };
  await db.insert(folders).values({ id: folderId, userId: 'ann', name: 'Coasts', nameKey: 'coasts', ...times });
  now = 0;
  indexes = new FolderIndexes(db, { now: () => now });
});

async function add(id: string, text: string): Promise<void> {
  const { db } = database;
  const file = {
    id,
    folderId,
    name: `${id}.md`,
    driveKey: id,
    role: 'material',
    size: 1,
    mimeType: 'text/markdown',
  } as const;
  const state = { sha256: id, uploadedAt: then, embeddingStatus: 'embedded', passageCount: 1 } as const;
  await db.insert(files).values({ ...file, ...state });
  await insertPassages(db, { fileId: id, folderId }, makePassages([text], id));
  await bumpRevision(db, folderId);
}

async function beginReading(): Promise<void> {
  const times = { startedAt: then, updatedAt: then };
  const state = { status: 'pending', step: 'received', message: '', ...times } as const;
  await database.db
    .insert(backgroundTasks)
    .values({ id: 'reading', userId: 'ann', folderId, kind: 'read-file', ...state });
}

const texts = async () => (await indexes.get(folderId)).passages.map(({ text }) => text);

describe('the index of a folder', () => {
  it('has what was added at once, when nothing else is being read', async () => {
    await add('a', 'Tides turn.');
    expect(await texts()).toEqual(['Tides turn.']);
    await add('b', 'Dunes wander.');
    expect(await texts()).toEqual(['Tides turn.', 'Dunes wander.']);
  });

  it('is not built anew for every file while many are read, but after a while', async () => {
    await beginReading();
    await add('a', 'Tides turn.');
    const index = await indexes.get(folderId);
    await add('b', 'Dunes wander.');
    now = 9_999;
    expect(await indexes.get(folderId)).toBe(index);
    now = 10_000;
    expect(await texts()).toEqual(['Tides turn.', 'Dunes wander.']);
    await add('c', 'Cliffs fall.');
    expect(await texts()).toHaveLength(2);
    await database.db.delete(backgroundTasks);
    expect(await texts()).toHaveLength(3);
  });

  it('never answers from what was deleted or has changed, whatever is being read', async () => {
    await beginReading();
    await add('a', 'Tides turn.');
    await add('b', 'Dunes wander.');
    expect(await texts()).toHaveLength(2);
    const { db } = database;
    await db.update(files).set({ deletedAt: then }).where(eq(files.id, 'a'));
    await bumpRevision(db, folderId);
    expect(await texts()).toEqual(['Dunes wander.']);

    await deletePassages(db, 'b');
    await insertPassages(db, { fileId: 'b', folderId }, makePassages(['Dunes rest.'], 'b'));
    await db.update(files).set({ sha256: 'other' }).where(eq(files.id, 'b'));
    await bumpRevision(db, folderId);
    expect(await texts()).toEqual(['Dunes rest.']);
  });
});

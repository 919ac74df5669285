import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Drive, DriveEntry, FilePlace, StoredFileState } from './drive.port.ts';

/** A fresh drive, and what a person does on it without us. */
export interface DriveUnderTest {
  drive: Drive;
  byHand: {
    /** Puts a file into the directory of a course; in the place of one that has this name there. */
    put(folder: string, name: string, content: string): Promise<void>;
    delete(folder: string, name: string): Promise<void>;
  };
}

async function* chunks(...parts: string[]) {
  for (const part of parts) yield new TextEncoder().encode(part);
}

/** Names that a file system, a URL or a shell would take for something else. Two differ by case, two by normal form. */
export const oddNames = [
  '../../etc/passwd',
  '..',
  '.hidden',
  'CON',
  'aux.pdf',
  'a/b\\c:d*e?f"g<h>i|j.md',
  '100% sure? #1 & more.md',
  'trailing dot.',
  ' spaces ',
  `${'long '.repeat(60)}.pdf`,
  'Übung.md'.normalize('NFC'),
  'Übung.md'.normalize('NFD'),
  'Notes.md',
  'notes.md',
  'лекция 第一课 🎓.md',
];

const badKeys = [
  '../a',
  'f1/../../a',
  '/etc/passwd',
  'f1//a',
  '',
  '.',
  'f1/.hidden',
  'f1/a\0b',
  'f1\\a',
  'a'.repeat(300),
];

const day = 24 * 3600_000;

/** What every drive must do. Each implementation runs it on a fresh drive per test. */
export function driveContract(name: string, open: (now: () => Date) => Promise<DriveUnderTest>): void {
  describe(`${name} keeps the drive contract`, () => {
    let now = new Date('2026-03-01T12:00:00Z');
    const fresh = async () => {
      now = new Date('2026-03-01T12:00:00Z');
      const opened = await open(() => now);
      const folder = await opened.drive.openFolder({ id: 'f1', name: 'Biology 101' });
      const place = (id: string, fileName = `${id}.md`): FilePlace => ({ folder, id, name: fileName });
      const write = (id: string, ...parts: string[]) => opened.drive.write(place(id), chunks(...parts));
      return { ...opened, folder, place, write };
    };
    const listed = async (drive: Drive, folder: string): Promise<DriveEntry[]> => {
      const entries = await Array.fromAsync(drive.list(folder));
      return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    };
    const stateOf = ({ size, version }: StoredFileState) => ({ size, version });
    const content = async (drive: Drive, key: string) => text(await drive.read(key));

    it('gives back what was written, whole and in ranges', async () => {
      const { drive, write } = await fresh();
      const stored = await write('a', 'hello ', 'world');
      expect(stored).toMatchObject({
        size: 11,
        sha256: createHash('sha256').update('hello world').digest('hex'),
      });
      expect(await content(drive, stored.key)).toBe('hello world');
      expect(await text(await drive.read(stored.key, { start: 6, end: 8 }))).toBe('wor');
      expect(await drive.stat(stored.key)).toEqual(stateOf(stored));
    });

    it('opens the directory of a course once, however often it is asked to', async () => {
      const { drive, folder, write } = await fresh();
      const { key } = await write('a', 'kept');
      expect(await drive.openFolder({ id: 'f1', name: 'Biology 101' })).toBe(folder);
      expect(await content(drive, key)).toBe('kept');
    });

    it('keeps courses apart that have one name', async () => {
      const { drive, folder, write } = await fresh();
      await write('a', 'of the first');
      const other = await drive.openFolder({ id: 'f2', name: 'Biology 101' });
      expect(other).not.toBe(folder);
      expect(await listed(drive, other)).toEqual([]);
    });

    it('keeps nothing of a write whose source fails', async () => {
      const { drive, folder, place, write } = await fresh();
      async function* failing() {
        yield new Uint8Array(1000);
        throw new Error('the line went dead');
      }
      await expect(drive.write(place('a'), failing())).rejects.toThrow('the line went dead');
      expect(await listed(drive, folder)).toEqual([]);
      const { key } = await write('a', 'again');
      expect(await content(drive, key)).toBe('again');
    });

    it('keeps nothing of a write that is aborted', async () => {
      const { drive, folder, place } = await fresh();
      const controller = new AbortController();
      async function* endless() {
        for (;;) {
          yield new Uint8Array(1000);
          controller.abort();
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
      await expect(drive.write(place('a'), endless(), { signal: controller.signal })).rejects.toThrow();
      expect(await listed(drive, folder)).toEqual([]);
    });

    it('never overwrites', async () => {
      const { drive, place } = await fresh();
      const first = await drive.write(place('a', 'notes.md'), chunks('first'));
      const second = await drive.write(place('b', 'notes.md'), chunks('second'));
      expect(second.key).not.toBe(first.key);
      expect(await content(drive, first.key)).toBe('first');
      expect(await content(drive, second.key)).toBe('second');
    });

    it('stores empty files and many bytes alike', async () => {
      const { drive, write } = await fresh();
      const empty = await write('empty');
      expect(await drive.stat(empty.key)).toMatchObject({ size: 0 });
      const part = 'x'.repeat(1 << 20);
      const large = await write('large', part, part, part);
      expect((await buffer(await drive.read(large.key))).length).toBe(3 << 20);
    });

    it('keeps files of any name apart and inside', async () => {
      const { drive, folder, place } = await fresh();
      const stored = new Map<string, string>();
      for (const [i, odd] of oddNames.entries()) {
        stored.set((await drive.write(place(`id${i}`, odd), chunks(`of ${i}`))).key, `of ${i}`);
      }
      expect(stored.size).toBe(oddNames.length);
      for (const [key, expected] of stored) expect([key, await content(drive, key)]).toEqual([key, expected]);
      const keys = (await listed(drive, folder)).map((entry) => entry.key);
      expect(keys.sort()).toEqual([...stored.keys()].sort());
    });

    it('lists what a person put, changed and deleted by hand', async () => {
      const { drive, folder, write, byHand } = await fresh();
      const ours = await write('a', 'ours');
      await byHand.put(folder, 'slides ü.md', 'by hand');
      const [before] = (await listed(drive, folder)).filter(({ key }) => key !== ours.key);
      expect(before).toMatchObject({ name: 'slides ü.md', size: 7 });
      expect(await content(drive, before?.key ?? '')).toBe('by hand');
      expect(await drive.stat(before?.key ?? '')).toEqual(stateOf(before as DriveEntry));

      await byHand.put(folder, 'slides ü.md', 'changed since');
      const [after] = (await listed(drive, folder)).filter(({ key }) => key !== ours.key);
      expect(after).toMatchObject({ key: before?.key, name: 'slides ü.md', size: 13 });
      expect(after?.version).not.toBe(before?.version);
      await byHand.delete(folder, 'slides ü.md');
      const left = await listed(drive, folder);
      expect(left.map(({ modifiedAt: _, ...entry }) => entry)).toEqual([
        { key: ours.key, name: ours.name, ...stateOf(ours) },
      ]);
    });

    it('names what is missing', async () => {
      const { drive, write } = await fresh();
      const { key } = await write('a', 'soon gone');
      await drive.erase(key);
      await expect(drive.read(key)).rejects.toMatchObject({ code: 'not_found', retryable: false });
      expect(await drive.stat(key)).toBeNull();
    });

    it('brings a removed file back, also when another took its name', async () => {
      const { drive, folder, place } = await fresh();
      const old = await drive.write(place('a', 'notes.md'), chunks('old'));
      const binnedOld = await drive.remove(old.key);
      expect(await drive.stat(old.key)).toBeNull();
      expect(await listed(drive, folder)).toEqual([]);
      now = new Date(now.getTime() + 1000);
      const other = await drive.write(place('b', 'notes.md'), chunks('new'));
      const back = await drive.restore(binnedOld ?? '', place('a', 'notes.md'));
      expect(await content(drive, back)).toBe('old');
      expect(await content(drive, other.key)).toBe('new');
    });

    it('removes what is not there without a word', async () => {
      const { drive, write } = await fresh();
      const { key } = await write('a', 'old');
      expect(await drive.remove(key)).not.toBeNull();
      expect(await drive.remove(key)).toBeNull();
    });

    it('purges only what was removed before the given time', async () => {
      const { drive, place, write } = await fresh();
      const a = await write('a', 'a');
      const b = await write('b', 'b');
      const binnedA = await drive.remove(a.key);
      now = new Date(now.getTime() + 31 * day);
      const binnedB = await drive.remove(b.key);
      expect(await drive.purge(new Date(now.getTime() - 30 * day))).toBe(1);
      await drive.restore(binnedB ?? '', place('b'));
      await expect(drive.restore(binnedA ?? '', place('a'))).rejects.toMatchObject({ code: 'not_found' });
    });

    it('erases for good, out of the bin too', async () => {
      const { drive, place, write } = await fresh();
      const first = await write('a', 'first');
      const binned = await drive.remove(first.key);
      const second = await write('b', 'second');
      const other = await write('c', 'other');
      await drive.erase(binned ?? '');
      await drive.erase(second.key);
      expect(await drive.stat(second.key)).toBeNull();
      await expect(drive.restore(binned ?? '', place('a'))).rejects.toMatchObject({ code: 'not_found' });
      expect(await drive.stat(other.key)).toMatchObject({ size: 5 });
      await drive.erase(second.key);
    });

    it.each(badKeys)('refuses the key %j', async (key) => {
      const { drive } = await fresh();
      const refusal = { code: 'invalid_key' };
      await expect(drive.read(key)).rejects.toMatchObject(refusal);
      await expect(drive.stat(key)).rejects.toMatchObject(refusal);
      await expect(drive.remove(key)).rejects.toMatchObject(refusal);
      await expect(drive.erase(key)).rejects.toMatchObject(refusal);
      await expect(drive.write({ folder: key, id: 'a', name: 'a.md' }, chunks('x'))).rejects.toMatchObject(refusal);
    });

    it('says that it is well', async () => {
      const { drive } = await fresh();
      expect(await drive.check()).toMatchObject({ status: 'ok' });
    });
  });
}

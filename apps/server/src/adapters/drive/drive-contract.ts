import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Drive } from './drive.port.ts';

async function* chunks(...parts: string[]) {
  for (const part of parts) yield new TextEncoder().encode(part);
}

/** What every drive must do. Each implementation runs it on a fresh drive per test. */
export function driveContract(name: string, open: (now: () => Date) => Promise<Drive>): void {
  describe(`${name} keeps the drive contract`, () => {
    let now = new Date('2026-03-01T12:00:00Z');
    const fresh = () => {
      now = new Date('2026-03-01T12:00:00Z');
      return open(() => now);
    };

    it('gives back what was written, whole and in ranges', async () => {
      const drive = await fresh();
      const stored = await drive.write('f1/a', chunks('hello ', 'world'));
      expect(stored).toEqual({
        size: 11,
        sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
      });
      expect(await text(await drive.read('f1/a'))).toBe('hello world');
      expect(await text(await drive.read('f1/a', { start: 6, end: 8 }))).toBe('wor');
      expect(await drive.stat('f1/a')).toEqual({ size: 11 });
    });

    it('keeps nothing of a write whose source fails', async () => {
      const drive = await fresh();
      async function* failing() {
        yield new Uint8Array(1000);
        throw new Error('the line went dead');
      }
      await expect(drive.write('f1/a', failing())).rejects.toThrow('the line went dead');
      expect(await drive.stat('f1/a')).toBeNull();
      await drive.write('f1/a', chunks('again'));
      expect(await text(await drive.read('f1/a'))).toBe('again');
    });

    it('keeps nothing of a write that is aborted', async () => {
      const drive = await fresh();
      const controller = new AbortController();
      async function* endless() {
        for (;;) {
          yield new Uint8Array(1000);
          controller.abort();
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
      await expect(drive.write('f1/a', endless(), { signal: controller.signal })).rejects.toThrow();
      expect(await drive.stat('f1/a')).toBeNull();
    });

    it('never overwrites', async () => {
      const drive = await fresh();
      await drive.write('f1/a', chunks('first'));
      await expect(drive.write('f1/a', chunks('second'))).rejects.toMatchObject({ code: 'exists' });
      expect(await text(await drive.read('f1/a'))).toBe('first');
    });

    it('stores empty files and many bytes alike', async () => {
      const drive = await fresh();
      await drive.write('f1/empty', chunks());
      expect(await drive.stat('f1/empty')).toEqual({ size: 0 });
      const part = 'x'.repeat(1 << 20);
      await drive.write('f1/large', chunks(part, part, part));
      expect((await buffer(await drive.read('f1/large'))).length).toBe(3 << 20);
    });

    it('names what is missing', async () => {
      const drive = await fresh();
      await expect(drive.read('f1/none')).rejects.toMatchObject({ code: 'not_found', retryable: false });
      expect(await drive.stat('f1/none')).toBeNull();
    });

    it('brings a removed file back, also when its key was used twice', async () => {
      const drive = await fresh();
      await drive.write('f1/a', chunks('old'));
      await drive.remove('f1/a');
      expect(await drive.stat('f1/a')).toBeNull();
      now = new Date(now.getTime() + 1000);
      await drive.write('f1/a', chunks('new'));
      await drive.remove('f1/a');
      await drive.remove('f1/a');
      await drive.restore('f1/a');
      expect(await text(await drive.read('f1/a'))).toBe('new');
    });

    it('purges only what was removed before the given time', async () => {
      const drive = await fresh();
      await drive.write('f1/a', chunks('a'));
      await drive.write('f1/b', chunks('b'));
      await drive.remove('f1/a');
      now = new Date(now.getTime() + 31 * 24 * 3600_000);
      await drive.remove('f1/b');
      expect(await drive.purge(new Date(now.getTime() - 30 * 24 * 3600_000))).toBe(1);
      await drive.restore('f1/b');
      await expect(drive.restore('f1/a')).rejects.toMatchObject({ code: 'not_found' });
    });

    it.each(['../a', 'f1/../../a', '/etc/passwd', 'f1//a', '', '.', 'f1/.hidden', 'f1/a\0b', 'f1\\a', 'a'.repeat(300)])(
      'refuses the key %j',
      async (key) => {
        const drive = await fresh();
        await expect(drive.write(key, chunks('x'))).rejects.toMatchObject({ code: 'invalid_key' });
        await expect(drive.read(key)).rejects.toMatchObject({ code: 'invalid_key' });
        await expect(drive.remove(key)).rejects.toMatchObject({ code: 'invalid_key' });
      },
    );

    it('says that it is well', async () => {
      const drive = await fresh();
      expect(await drive.check()).toMatchObject({ status: 'ok' });
    });
  });
}

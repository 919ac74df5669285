import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { googleClient } from '../../testing/google-drive/google-drive.ts';
import { quotaExceeded } from '../../testing/google-drive/refusal.ts';
import { passing } from '../../testing/google-drive/troubles.ts';
import { megabyte, portion, useGoogle, zeros } from '../../testing/google-drive/use-google.ts';
import { googleDrives } from './google-drive.ts';

const testGoogle = useGoogle();

describe('uploading', () => {
  it('sends a file in portions, holding one at a time', async () => {
    const { drive, write } = await testGoogle.course();
    const stored = await write('long.bin', zeros(megabyte + 1));
    expect(testGoogle.puts()).toBe(5);
    expect(stored.size).toBe(megabyte + 1);
    const read = createHash('sha256');
    for await (const part of await drive.read(stored.key)) read.update(part);
    expect(read.digest('hex')).toBe(stored.sha256);
  });

  it.each([
    ['in the middle of a portion', { cutAfter: 100_000 }],
    ['after a portion that arrived whole', { cutAfter: portion }],
    ['after the answer was on its way', { loseAnswer: true } as const],
  ])('goes on where it was cut %s', async (_when, trouble) => {
    const { account, drive, write } = await testGoogle.course();
    testGoogle.google.trouble('upload', trouble, 1);
    const stored = await write('long.bin', zeros(3 * portion));
    expect(await drive.stat(stored.key)).toMatchObject({ size: 3 * portion });
    expect(account.visible().filter(({ name }) => name === 'long.bin')).toHaveLength(1);
  });

  it('resumes in the middle of a portion, sending only what is missing', async () => {
    const { email } = await testGoogle.course();
    const wide = testGoogle.openFor(email, [], 4 * portion);
    testGoogle.google.trouble('upload', { cutAfter: 3 * portion + 5 });
    const folder = await wide.openFolder({ id: 'f1', name: 'Biology 101' });
    await wide.write({ folder, id: 'b', name: 'wide.bin' }, zeros(4 * portion));
    expect(testGoogle.google.calls.filter(({ kind }) => kind === 'upload').map(({ range }) => range)).toEqual([
      `bytes 0-${4 * portion - 1}/${4 * portion}`,
      `bytes */${4 * portion}`,
      `bytes ${3 * portion}-${4 * portion - 1}/${4 * portion}`,
    ]);
  });

  it('finds a file that was complete when the last answer was lost', async () => {
    const { account, write } = await testGoogle.course();
    testGoogle.google.trouble('upload', { loseAnswer: true });
    const { key } = await write('short.md', zeros(10));
    expect(
      account
        .visible()
        .filter(({ name }) => name === 'short.md')
        .map(({ id }) => id),
    ).toEqual([key]);
  });

  it('says that an upload failed which Google has forgotten, and leaves no file', async () => {
    const { account, write } = await testGoogle.course();
    async function* withPause() {
      yield* zeros(2 * portion);
      testGoogle.google.expireUploads();
      yield* zeros(10);
    }
    await expect(write('a.bin', withPause())).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    expect(account.visible().some(({ name }) => name === 'a.bin')).toBe(false);
  });

  it('keeps no file whose bytes are others than those that were sent', async () => {
    const { account, write } = await testGoogle.course();
    testGoogle.google.trouble('upload', { spoil: true });
    await expect(write('a.md', zeros(10))).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    expect(account.visible().some(({ name }) => name === 'a.md')).toBe(false);
  });

  it('says that the drive is full, at the start or in the middle', async () => {
    const { account, write } = await testGoogle.course();
    account.limit = account.usage + portion + 5;
    await expect(write('a.bin', zeros(2 * portion))).rejects.toMatchObject({ code: 'full', retryable: true });
    testGoogle.google.trouble('begin-upload', { refuse: quotaExceeded() });
    await expect(write('b.bin', zeros(5))).rejects.toMatchObject({ code: 'full' });
    account.limit *= 2;
    expect(await write('a.bin', zeros(2 * portion))).toMatchObject({ size: 2 * portion });
  });

  it('stops at once when its caller leaves, also while it waits', async () => {
    const { drive, folder, account } = await testGoogle.course();
    const controller = new AbortController();
    const waiting = googleDrives(googleClient, {
      endpoints: testGoogle.google.endpoints,
      wait: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          controller.abort(new Error('left'));
        }),
    })({
      address: null,
      account: null,
      secret: testGoogle.google.refreshToken(account.email),
      saveSecret: async () => {},
    });
    testGoogle.google.trouble('upload', { refuse: passing.backendError() });
    const place = { folder, id: 'a', name: 'a.md' };
    await expect(waiting.write(place, zeros(10), { signal: controller.signal })).rejects.toThrow('left');
    expect(await Array.fromAsync(drive.list(folder))).toEqual([]);
  });
});

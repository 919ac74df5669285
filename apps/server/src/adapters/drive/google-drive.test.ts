import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { googleClient } from '../../testing/google-drive/google-drive.ts';
import { passing } from '../../testing/google-drive/troubles.ts';
import { portion, useGoogle, zeros } from '../../testing/google-drive/use-google.ts';
import { driveContract } from './drive-contract.ts';

const testGoogle = useGoogle();

driveContract('Google Drive', async (clock) => {
  testGoogle.setClock(clock);
  const email = testGoogle.newAddress();
  const account = testGoogle.google.account(email);
  const find = (folder: string, name: string) =>
    account.visible().find((file) => file.name === name && file.parents[0] === folder && !file.trashed);
  return {
    drive: testGoogle.openFor(email),
    byHand: {
      async put(folder, name, content) {
        const there = find(folder, name);
        if (there) account.update(there.id, {}, Buffer.from(content));
        else account.openWithApp(account.create({ name, parents: [folder] }, Buffer.from(content), { ours: false }).id);
      },
      async delete(folder, name) {
        account.delete(find(folder, name)?.id ?? '');
      },
    },
  };
});

describe('Google Drive in trouble', () => {
  it('shows a course as a directory of its name, and files under their exact names', async () => {
    const { account, folder, write } = await testGoogle.course();
    const { key } = await write('Übung №1: "CON"/../x.md', zeros(10));
    expect(account.get(key)).toMatchObject({ name: 'Übung №1: "CON"/../x.md', parents: [folder] });
    const parent = account.get(account.get(folder).parents[0] ?? '');
    expect([parent.name, account.get(folder).name]).toEqual(['Weekwise', 'Biology 101']);
  });

  it('makes one directory when two ask at the same moment', async () => {
    const { account, drive } = await testGoogle.course();
    const opened = await Promise.all([1, 2, 3].map(() => drive.openFolder({ id: 'f2', name: 'Chemistry' })));
    expect(new Set(opened).size).toBe(1);
    expect(account.visible().filter(({ name }) => name === 'Chemistry')).toHaveLength(1);
  });

  it('sees what it stored and what the student opened with it, and nothing else', async () => {
    const { account, drive, folder, write } = await testGoogle.course();
    const { key } = await write('ours.md', zeros(10));
    const other = account.create({ name: 'theirs.md', parents: [folder] }, Buffer.from('x'), { ours: false });
    expect((await Array.fromAsync(drive.list(folder))).map((entry) => entry.key)).toEqual([key]);
    await expect(drive.read(other.id)).rejects.toMatchObject({ code: 'not_found' });
    account.openWithApp(other.id);
    expect(await Array.fromAsync(drive.list(folder))).toHaveLength(2);
  });

  it('lists through pages that are short or empty', async () => {
    const { drive, folder, write } = await testGoogle.course();
    for (let i = 0; i < 5; i++) await write(`${i}.md`, zeros(1));
    testGoogle.google.pageCap = 2;
    const names = (await Array.fromAsync(drive.list(folder))).map(({ name }) => name);
    testGoogle.google.pageCap = 1000;
    expect(names.sort()).toEqual(['0.md', '1.md', '2.md', '3.md', '4.md']);
  });

  it('does not take a directory that is out of reach for an empty one', async () => {
    const { account, drive, folder } = await testGoogle.course();
    account.update(folder, { trashed: true }, null);
    await expect(Array.fromAsync(drive.list(folder))).rejects.toMatchObject({ code: 'not_found' });
    account.delete(folder);
    await expect(Array.fromAsync(drive.list(folder))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('looks again in one call while nothing has changed on the Drive', async () => {
    const { account, drive, folder, write } = await testGoogle.course();
    const other = await drive.openFolder({ id: 'f2', name: 'Chemistry' });
    const { key } = await write('a.md', zeros(10));
    const kinds = async (directory: string) => {
      testGoogle.google.calls.length = 0;
      const names = (await Array.fromAsync(drive.list(directory))).map(({ name }) => name);
      return [names.join(), ...testGoogle.google.calls.map(({ kind }) => kind)];
    };
    expect(await kinds(folder)).toEqual(['a.md', 'changes', 'metadata', 'list']);
    expect(await kinds(folder)).toEqual(['a.md', 'changes']);
    expect(await kinds(other)).toEqual(['', 'changes', 'metadata', 'list']);
    expect(await kinds(folder)).toEqual(['a.md', 'changes']);
    account.update(key, {}, null, other);
    expect(await kinds(folder)).toEqual(['', 'changes', 'changes', 'metadata', 'list']);
    expect(await kinds(other)).toEqual(['a.md', 'changes', 'metadata', 'list']);
  });

  it('follows a file that the student renames, and takes it for changed only when its bytes are others', async () => {
    const { account, drive, folder, write } = await testGoogle.course();
    const { key, version } = await write('a.md', zeros(10));
    account.update(key, { name: 'renamed.md' }, null);
    const [renamed] = await Array.fromAsync(drive.list(folder));
    expect(renamed).toMatchObject({ key, name: 'renamed.md', version });
    account.update(key, {}, Buffer.from('other'));
    expect((await drive.stat(key))?.version).not.toBe(version);
  });

  it('never touches a directory under the key of a file', async () => {
    const { account, drive, folder } = await testGoogle.course();
    expect(await drive.stat(folder)).toBeNull();
    expect(await drive.remove(folder)).toBeNull();
    await drive.erase(folder);
    await expect(drive.read(folder)).rejects.toMatchObject({ code: 'not_found' });
    expect(account.get(folder).trashed).toBe(false);
  });

  it('leaves in the bin what the student put there', async () => {
    const { account, drive, write } = await testGoogle.course();
    const { key } = await write('a.md', zeros(10));
    account.update(key, { trashed: true }, null);
    expect(await drive.stat(key)).toBeNull();
    expect(await drive.purge(new Date('2030-01-01'))).toBe(0);
    expect(account.get(key).trashed).toBe(true);
  });

  describe('refusals', () => {
    it.each([
      ['429', passing.tooManyRequests()],
      ['403 for too many calls', passing.userRateLimit()],
      ['503', passing.backendError()],
    ])('outlives a %s that passes, with growing pauses', async (_name, refuse) => {
      const { drive, folder, waits } = await testGoogle.course();
      testGoogle.google.trouble('list', { refuse }, 3);
      expect(await Array.fromAsync(drive.list(folder))).toEqual([]);
      expect(waits).toEqual([500, 1000, 2000]);
    });

    it('waits as long as Google asks, and hands a long wait on', async () => {
      const { drive, waits } = await testGoogle.course();
      testGoogle.google.trouble('list', { refuse: passing.tooManyRequests(7) });
      await drive.purge(new Date(0));
      expect(waits).toEqual([7000]);
      testGoogle.google.trouble('list', { refuse: passing.tooManyRequests(120) });
      const failure = { code: 'rate_limited', retryable: true, retryAfter: 120 };
      await expect(drive.purge(new Date(0))).rejects.toMatchObject(failure);
    });

    it.each([
      ['429', passing.tooManyRequests(), 'rate_limited'],
      ['503', passing.backendError(), 'unavailable'],
    ])('gives up after five times %s', async (_name, refuse, code) => {
      const { drive } = await testGoogle.course();
      testGoogle.google.trouble('list', { refuse }, 5);
      await expect(drive.purge(new Date(0))).rejects.toMatchObject({ code, retryable: true });
      expect(testGoogle.google.calls.filter(({ kind }) => kind === 'list')).toHaveLength(5);
    });

    it('is unavailable while nothing answers, and well afterwards', async () => {
      const { drive, folder } = await testGoogle.course();
      testGoogle.google.setDown(true);
      await expect(drive.stat(folder)).rejects.toMatchObject({ code: 'unavailable', retryable: true });
      expect(await drive.check()).toEqual({ status: 'down', detail: 'Google Drive: unavailable' });
      testGoogle.google.setDown(false);
      expect(await drive.check()).toEqual({ status: 'ok', detail: 'Google Drive' });
    });

    it('says that a drive is almost full', async () => {
      const { account, drive } = await testGoogle.course();
      account.limit = account.usage + 1000;
      expect(await drive.check()).toMatchObject({ status: 'degraded' });
    });

    it('refreshes an expired access token once for all calls under way', async () => {
      const { drive, folder, write } = await testGoogle.course();
      const { key } = await write('a.md', zeros(10));
      testGoogle.google.grants.expireAccessTokens();
      testGoogle.google.calls.length = 0;
      await Promise.all([drive.stat(key), drive.stat(key), Array.fromAsync(drive.list(folder))]);
      expect(testGoogle.google.calls.filter(({ kind }) => kind === 'token')).toHaveLength(1);
    });

    it('refreshes a token that expires in the middle of an upload', async () => {
      const { write } = await testGoogle.course();
      async function* overAnHour() {
        yield* zeros(2 * portion);
        testGoogle.google.grants.expireAccessTokens();
        yield* zeros(10);
      }
      expect(await write('a.bin', overAnHour())).toMatchObject({ size: 2 * portion + 10 });
    });

    it('has to be allowed again once the student has withdrawn access', async () => {
      const { drive, folder } = await testGoogle.course();
      testGoogle.google.grants.endGrants();
      await expect(drive.stat(folder)).rejects.toMatchObject({ code: 'reauth_required', retryable: false });
      expect(await drive.check()).toMatchObject({ status: 'down', detail: 'Google Drive: reauth_required' });
    });

    it('has to be allowed more when files are not part of what was allowed', async () => {
      const { drive, folder } = await testGoogle.course();
      testGoogle.google.grants.withdrawScope();
      await expect(drive.stat(folder)).rejects.toMatchObject({ code: 'scope_missing', retryable: false });
    });

    it('names the trouble when a download is cut', async () => {
      const { drive, write } = await testGoogle.course();
      const { key } = await write('a.bin', zeros(portion));
      testGoogle.google.trouble('download', { cutAfter: 1000 });
      const stream = await drive.read(key);
      await expect(buffer(stream)).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    });

    it('tells nothing of tokens', async () => {
      const { drive, folder, email } = await testGoogle.course();
      testGoogle.google.grants.endGrants();
      const failure = await drive.stat(folder).catch((error: unknown) => error);
      const told = inspect(failure, { depth: 20 });
      expect(told).toContain('invalid_grant');
      for (const secret of ['refresh', 'ya29', googleClient.clientSecret, email]) expect(told).not.toContain(secret);
    });
  });
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { driveContract } from './drive-contract.ts';
import { LocalDrive } from './local-drive.ts';

const roots: string[] = [];
async function freshRoot() {
  const root = await mkdtemp(join(tmpdir(), 'weekwise-drive-'));
  roots.push(root);
  return root;
}
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true }))));

driveContract('The local disk', async (now) => new LocalDrive(await freshRoot(), now));

it('leaves no temporary file behind a failed write', async () => {
  const root = await freshRoot();
  async function* failing() {
    yield new Uint8Array(10);
    throw new Error('cut');
  }
  await expect(new LocalDrive(root).write('f1/a', failing())).rejects.toThrow('cut');
  expect(await readdir(join(root, 'incoming'))).toEqual([]);
});

it('says that the disk is down where its directory cannot be used', async () => {
  const root = await freshRoot();
  await writeFile(join(root, 'files'), 'a file where the directory should be');
  const drive = new LocalDrive(root);
  expect(await drive.check()).toMatchObject({ status: 'down' });
  await expect(
    drive.write(
      'f1/a',
      (async function* () {
        yield new Uint8Array(1);
      })(),
    ),
  ).rejects.toMatchObject({ code: 'unavailable', retryable: true });
});

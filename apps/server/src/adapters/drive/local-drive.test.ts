import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
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

const place = { folder: 'f1', id: 'a', name: 'a.md' };

driveContract('The local disk', async (now) => {
  const root = await freshRoot();
  return {
    drive: new LocalDrive(root, now),
    byHand: {
      put: (folder, name, content) => writeFile(join(root, 'files', folder, name), content),
      delete: (folder, name) => rm(join(root, 'files', folder, name)),
    },
  };
});

it('leaves no temporary file behind a failed write', async () => {
  const root = await freshRoot();
  async function* failing() {
    yield new Uint8Array(10);
    throw new Error('cut');
  }
  await expect(new LocalDrive(root).write(place, failing())).rejects.toThrow('cut');
  expect(await readdir(join(root, 'incoming'))).toEqual([]);
});

it('refuses to store a second file under one id', async () => {
  const drive = new LocalDrive(await freshRoot());
  async function* bytes() {
    yield new Uint8Array(1);
  }
  await drive.write(place, bytes());
  await expect(drive.write(place, bytes())).rejects.toMatchObject({ code: 'exists' });
});

it('finds files in directories below and follows no link', async () => {
  const root = await freshRoot();
  const drive = new LocalDrive(root);
  const folder = await drive.openFolder({ id: 'f1' });
  const directory = join(root, 'files', folder);
  await mkdir(join(directory, 'week 1'));
  await writeFile(join(directory, 'week 1', 'slides.md'), 'slides');
  await writeFile(join(directory, '.DS_Store'), 'hidden');
  await symlink('/etc/passwd', join(directory, 'passwd.md'));
  const keys = (await Array.fromAsync(drive.list(folder))).map(({ key }) => key);
  expect(keys).toEqual(['f1/week 1/slides.md']);
  await expect(drive.read('f1/passwd.md')).rejects.toMatchObject({ code: 'not_found' });
});

it('says that the disk is down where its directory cannot be used', async () => {
  const root = await freshRoot();
  await writeFile(join(root, 'files'), 'a file where the directory should be');
  const drive = new LocalDrive(root);
  expect(await drive.check()).toMatchObject({ status: 'down' });
  await expect(
    drive.write(
      place,
      (async function* () {
        yield new Uint8Array(1);
      })(),
    ),
  ).rejects.toMatchObject({ code: 'unavailable', retryable: true });
});

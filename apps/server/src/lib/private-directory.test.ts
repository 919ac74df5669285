import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { signInByLink } from '../testing/http-calls.ts';
import { useServerProcesses } from '../testing/server-process.ts';
import { keepPrivate } from './private-directory.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = await mkdtemp(join(tmpdir(), 'weekwise-private-'));
afterAll(() => rm(root, { recursive: true }));
const logger = { warn: vi.fn() };

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** Every file and directory that anybody but its owner may open. */
async function openToOthers(directory: string): Promise<string[]> {
  const names = ['.', ...(await readdir(directory, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => {
      // A server that works there makes files and takes them away meanwhile.
      const found = await stat(join(directory, name)).catch(nullIfGone);
      return [name, found?.mode ?? 0] as const;
    }),
  );
  return modes.flatMap(([name, mode]) => (mode & 0o077 ? [name] : []));
}

function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function openDirectory(name: string): Promise<string> {
  const directory = join(root, name);
  await mkdir(join(directory, 'postgres/base/5'), { recursive: true });
  await mkdir(join(directory, 'drive/files/a-folder'), { recursive: true });
  for (const file of ['auth-secret', 'postgres/base/5/1249', 'drive/files/a-folder/a-file']) {
    await writeFile(join(directory, file), '');
    await chmod(join(directory, file), 0o666);
  }
  return directory;
}

test('a new directory is its owner’s alone', async () => {
  await keepPrivate(join(root, 'new/data'), logger);
  expect(await modeOf(join(root, 'new/data'))).toBe('700');
});

test('an old directory is closed to others, with all that is in it', async () => {
  const directory = await openDirectory('old');
  expect(await openToOthers(directory)).not.toEqual([]);
  await keepPrivate(directory, logger);
  expect(await openToOthers(directory)).toEqual([]);
  expect(await modeOf(join(directory, 'auth-secret'))).toBe('600');
  expect(logger.warn).not.toHaveBeenCalled();
});

test('a data directory that is named by a link is closed where it lies', async () => {
  const directory = await openDirectory('behind-a-link');
  await symlink(directory, join(root, 'link'));
  await keepPrivate(join(root, 'link'), logger);
  expect(await modeOf(directory)).toBe('700');
  expect(await openToOthers(directory)).toEqual([]);
});

test('what somebody else keeps there stays as it is, and so does what a link leads to', async () => {
  const directory = await openDirectory('shared');
  const outside = join(root, 'outside');
  await writeFile(outside, '');
  for (const path of [outside, directory]) await chmod(path, 0o755);
  await writeFile(join(directory, 'notes.txt'), '', { mode: 0o644 });
  await symlink(outside, join(directory, 'drive/link'));
  await keepPrivate(directory, logger);
  expect([await modeOf(directory), await modeOf(join(directory, 'notes.txt')), await modeOf(outside)]).toEqual([
    '755',
    '644',
    '755',
  ]);
  expect(await modeOf(join(directory, 'drive'))).toBe('700');
});

const servers = useServerProcesses();

test('a server leaves nothing open to others: not on its first start, nor in an old directory', async () => {
  const first = join(root, 'first-start');
  const old = await servers.newDirectory();
  expect(await openToOthers(old)).not.toEqual([]);
  for (const directory of [first, old]) {
    const server = await servers.start({ WEEKWISE_DATA_DIR: directory });
    await signInByLink(server.url);
    expect(await openToOthers(directory)).toEqual([]);
  }
});

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of this installation: made on first start, readable by its owner only. */
export async function keptAuthSecret(directory: string): Promise<string> {
  const file = join(directory, 'auth-secret');
  await mkdir(directory, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return await readFile(file, 'utf8');
}

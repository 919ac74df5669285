import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
let directory: string;
let running: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'weekwise-main-'));
});

afterEach(async () => {
  for (const child of running) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  running = [];
  await rm(directory, { recursive: true });
});

function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', WEEKWISE_DATA_DIR: directory, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

/** Starts a server and resolves with its address once it listens. */
async function started(env: Record<string, string> = {}): Promise<{ child: ChildProcess; url: string }> {
  const child = run(env);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = line.match(/^Weekwise is listening on (http:\S+)$/)?.[1];
    if (url) return { child, url };
  }
  throw new Error(`The server did not start: ${await text(child.stderr)}`);
}

/** Runs until it gives up, and what it says. */
async function refusal(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = run(env);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, said };
}

const post = (url: string, body: object, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function signIn(url: string): Promise<{ cookie: string; userId: string }> {
  const { local_link } = await (
    await post(`${url}/api/auth/request-email-magic-link`, { email: 'ann@example.edu' })
  ).json();
  const answer = await fetch(local_link.replace('/auth/', '/api/auth/'));
  const { user } = await answer.json();
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', userId: user.userId };
}

test('what was acknowledged is there after kill -9, the session too', { timeout: 60_000 }, async () => {
  const first = await started();
  const { cookie, userId } = await signIn(first.url);
  const made = await post(`${first.url}/api/folders/${userId}/deploy`, { folder_name: 'Ethics' }, { cookie });
  expect(made.status).toBe(200);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await started();
  const answer = await fetch(`${second.url}/api/startup/${userId}`, { headers: { cookie } });
  expect((await answer.json()).folders).toMatchObject([{ folder_name: 'Ethics' }]);
});

test('a second server on the same data is refused and told by whom', { timeout: 60_000 }, async () => {
  const { child, url } = await started();
  const { code, said } = await refusal({});
  expect(code).toBe(1);
  expect(said).toContain(`Another Weekwise (process ${child.pid}`);
  expect(said).toContain(directory);
  expect(said).not.toContain('    at ');
  expect((await fetch(`${url}/api/system/health`)).status).toBe(200);
});

test('SIGTERM ends it cleanly, also while a client stays connected', { timeout: 60_000 }, async () => {
  const { child, url } = await started();
  expect((await fetch(`${url}/api/system/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('settings that would show links to strangers stop the start with a sentence', async () => {
  const { code, said } = await refusal({ HOST: '0.0.0.0' });
  expect(code).toBe(1);
  expect(said).toMatch(/^HOST=0\.0\.0\.0 lets other machines in, but without SMTP_URL .*\n$/);
});

test('a port in use stops the start with a sentence', { timeout: 60_000 }, async () => {
  const { url } = await started();
  const other = join(directory, 'other');
  const { code, said } = await refusal({ PORT: new URL(url).port, WEEKWISE_DATA_DIR: other });
  expect(code).toBe(1);
  expect(said).toMatch(/^Port \d+ on 127\.0\.0\.1 is in use\..*\n$/);
});

import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { WeekActivities } from '../packages/contracts/src/activities.ts';
import { openDemo } from '../packages/contracts/src/demo.ts';
import { searchWikis } from '../packages/contracts/src/wiki.ts';
import { demoFolder, demoUser } from '../packages/domain/src/demo.ts';
import { emptyDataDir, preparedDataDir, startServer } from './running-server.ts';

/**
 * Makes the data directory that journeys begin with a copy of: a server's after its first start, once it has read the
 * demo course, made its weeks and published them. Else every server would do all that beside its journey. Resolves to
 * how to remove it.
 */
export async function prepareData(): Promise<() => void> {
  const server = await startServer(emptyDataDir(), {}, 'apps/server/src/main.ts');
  await expect(() => expectDemoFinished(server.url)).toPass({ timeout: 300_000, intervals: [1_000] });
  await server.stop();
  process.env[preparedDataDir] = server.dataDir;
  return () => rmSync(server.dataDir, { recursive: true, force: true });
}

async function expectDemoFinished(url: string): Promise<void> {
  const opened = await fetch(url + openDemo.path, { method: openDemo.method });
  expect(opened.status).toBe(200);
  const headers = { cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '', 'x-user-id': demoUser.id };
  const { weeks } = await answerOf(`${url}/api/simple-syllabus/${demoFolder.id}`, headers);
  for (const { week_number } of weeks) {
    const stored = `${url}/api/power-plays/get-stored/${demoUser.id}/${demoFolder.id}/${week_number}`;
    const { activities, generation }: WeekActivities = await answerOf(stored, headers);
    expect(generation).toBeNull();
    expect(activities.length).toBeGreaterThan(0);
  }
  const { wikis } = await answerOf(url + searchWikis.path);
  expect(wikis).toMatchObject([{ guide_count: weeks.length }]);
}

async function answerOf(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers });
  expect(answer.status).toBe(200);
  return answer.json();
}

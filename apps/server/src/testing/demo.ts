import { openDemo } from '@weekwise/contracts/demo.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import { expect, vi } from 'vitest';
import { seedDemo } from '../features/demo/seed.service.ts';
import { filesOf } from '../features/files/files.service.ts';
import type { TestApp } from './test-app.ts';

/** Puts the demo course in and waits until all of it was read. */
export async function readDemo({ deps }: TestApp): Promise<void> {
  await seedDemo(deps);
  await vi.waitFor(
    async () => {
      const files = await filesOf(deps, demoUser.id, demoFolder.id);
      expect(files.map(({ embeddingStatus }) => embeddingStatus)).toEqual(files.map(() => 'embedded'));
    },
    // What never comes still fails; a busy machine takes its time.
    { timeout: 120_000, interval: 100 },
  );
}

/** The headers of somebody who tries the demo. */
export async function demoHeaders({ app }: TestApp): Promise<Record<string, string>> {
  const opened = await app.inject({ method: 'POST', url: openDemo.path });
  expect(opened.statusCode, opened.body).toBe(200);
  return { cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '', 'x-user-id': demoUser.id };
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../running-server.ts';
import type { Camera } from './camera.ts';

const root = join(import.meta.dirname, '../..');
const admin = 'student-1@seed.example.edu';

/** The admin area on a server of its own, with a made-up year of students. */
export async function adminArea(page: Page, camera: Camera): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-admin-shots-'));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, WEEKWISE_DATA_DIR: dataDir };
  execFileSync(process.execPath, ['bench/seed-admin.ts', '60000'], { cwd: root, env });
  const server = await startServer(dataDir, { ADMIN_EMAILS: admin, BILLING: 'test' });
  try {
    await page.clock.setFixedTime(new Date());
    await page.goto(`${server.url}/admin`);
    await page.getByRole('heading', { name: 'Admin Access Required' }).waitFor();
    await camera.take('admin-visitor');
    await page.goto(server.url);
    await page.getByLabel('Email address').fill(admin);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('link', { name: 'Open the sign-in link' }).click();
    await page
      .getByRole('button', { name: /^Account/ })
      .first()
      .waitFor();
    for (const [name, path, landmark] of [
      ['overview', '/admin', 'Students by cost'],
      ['year', '/admin?days=365', 'Students by cost'],
      ['students', '/admin/users', 'Pages'],
      ['student', '/admin/users/seed-user-8', 'Subscription'],
      ['courses', '/admin/folders', 'Pages'],
      ['health', '/admin/health', 'Storage'],
      ['log', '/admin/log', 'Changes'],
      ['wiki', '/admin/wiki', 'Reported wiki pages'],
    ] as const) {
      await page.goto(server.url + path);
      await page
        .getByRole('region', { name: landmark })
        .or(page.getByRole('navigation', { name: landmark }))
        .waitFor();
      await page.waitForLoadState('networkidle');
      await camera.take(`admin-${name}`, { full: true });
    }
  } finally {
    await server.remove();
  }
}

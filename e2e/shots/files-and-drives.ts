import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { choose } from '../journey-steps.ts';
import type { Camera } from './camera.ts';

/**
 * A folder of readings as students have them: many that can be read, some that cannot, and one that is there already.
 */
function writeFolder(directory: string): string {
  const folder = join(directory, 'River readings');
  for (const topic of ['Sediment', 'Meanders', 'Floods', 'Deltas']) {
    const inside = join(folder, topic);
    mkdirSync(inside, { recursive: true });
    for (let reading = 1; reading <= 8; reading++) {
      const text = `# ${topic}, part ${reading}\n\nA river carries what its slope lets it carry, and of ${topic.toLowerCase()} more is said here.\n`;
      writeFileSync(join(inside, `${topic} ${reading}.md`), text.repeat(reading * 3));
    }
    writeFileSync(join(inside, `${topic}.jpg`), 'a picture');
  }
  return folder;
}

/** From a course's files to the bin and the drives, and back to the dashboard. Starts and ends there. */
export async function filesAndDrives(page: Page, camera: Camera, url: string, directory: string): Promise<void> {
  await manyFiles(page, camera, writeFolder(directory));
  await bin(page, camera, url);
  await drives(page, camera, url);
  await page.goto(`${url}/dashboard`);
}

async function manyFiles(page: Page, camera: Camera, folder: string): Promise<void> {
  await page.getByRole('link', { name: 'Rivers and Floodplains' }).first().click();
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await page.getByRole('heading', { name: 'Files', level: 1 }).waitFor();
  let sent = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/upload', async (route) => {
    if (sent++ >= 6) await gate;
    // An upload that was cut off meanwhile is no more.
    await route.continue().catch(() => undefined);
  });
  await choose(page, 'Add a folder', folder);
  await page.getByText(/of 32 files sent,/).waitFor();
  await page.getByText('4 files not added.', { exact: false }).waitFor();
  await camera.take('files-uploading');
  await page.context().setOffline(true);
  await page.getByText('Paused until the network is back.', { exact: false }).waitFor();
  await camera.take('files-paused');
  await page.context().setOffline(false);
  release();
  await page.unroute('**/api/upload');
  await page.getByText('all searchable').waitFor();
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await camera.take('files-many');
  // The panes are drawn anew at another width, and what was typed or opened in them is gone.
  const find = async () => {
    await page.getByRole('searchbox', { name: 'Find a file by name' }).fill('deltas');
    await page.getByText(/^8 of/).waitFor();
  };
  await camera.take('files-found', { prepare: find });
  await page.locator('input[type=search][value=""]').waitFor();
  await find();
  await page.getByRole('button', { name: 'Remove 8 files' }).click();
  await page.getByText('Removed 8 files').waitFor();
  await camera.take('files-removed');
  const open = (button: string, content: string | RegExp) => async () => {
    await page.getByRole('button', { name: button }).click();
    await page.getByText(content).first().waitFor();
  };
  await camera.take('files-bin', { prepare: open('Removed files', / days left$/) });
  await page.keyboard.press('Escape');
  await camera.take('course-numbers', { prepare: open('In numbers', 'Key terms') });
  await page.keyboard.press('Escape');
}

async function bin(page: Page, camera: Camera, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: /Ancient Mediterranean/ }).click();
  await page.getByRole('checkbox', { name: /Ethics/ }).click();
  await camera.take('dashboard-selecting');
  await page.getByRole('button', { name: 'Move to bin' }).click();
  await page.getByText('Moved 2 courses to the bin').waitFor();
  await camera.take('dashboard-binned');
  await page.getByRole('link', { name: /^Bin/ }).click();
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .waitFor();
  await camera.take('bin');
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Restore / })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Restore / })
      .nth(left)
      .waitFor({ state: 'detached' });
  }
  await page.getByText('The bin is empty').waitFor();
  await camera.take('bin-empty');
}

const drive = (change: object) => ({
  kind: 'webdav',
  address: 'https://cloud.northmere.example/remote.php/dav/files/leila',
  account: 'leila',
  checked_time: '2026-01-26T10:00:00Z',
  created_time: '2026-01-05T10:00:00Z',
  folder_count: 2,
  ...change,
});

/** Drives that need not be there: only how their states look is seen. */
async function drives(page: Page, camera: Camera, url: string): Promise<void> {
  await page.goto(`${url}/drives`);
  await page.getByRole('button', { name: 'Connect a WebDAV drive' }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await camera.take('drive-connect');
  const connections = [
    drive({ connection_id: 'd1', label: 'University drive', status: 'ok' }),
    drive({ connection_id: 'd2', label: 'Google Drive', kind: 'google', address: null, status: 'scope_missing' }),
    drive({ connection_id: 'd3', label: 'At home', status: 'unreachable', folder_count: 1 }),
    drive({ connection_id: 'd4', label: 'Old school', status: 'disconnected', folder_count: 1 }),
  ];
  await page.route('**/api/drives', (route) => route.fulfill({ json: { kinds: ['webdav', 'google'], connections } }));
  await page.goto(`${url}/drives`);
  await page.getByText('University drive').waitFor();
  await camera.take('drives');
  await page.getByRole('button', { name: 'More for University drive' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await camera.take('drive-disconnect');
  await page.goto(`${url}/dashboard/new`);
  await page.getByRole('combobox', { name: 'Files are kept' }).waitFor();
  await camera.take('new-course-drive');
  await page.unroute('**/api/drives');
}

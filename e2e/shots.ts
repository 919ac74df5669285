// Walks a student through the running product and takes every screen. `npm run shots -- dashboard` takes only some.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type FixtureFiles, writeFixtureFiles } from './fixtures/files.ts';
import { ancientTrade, cellBiology } from './fixtures/more-courses.ts';
import { startServer } from './running-server.ts';
import { adminArea } from './shots/admin.ts';
import { type Camera, createCamera } from './shots/camera.ts';
import { chat } from './shots/chat.ts';
import { demo } from './shots/demo.ts';
import { everyRouteOfStudent, everyRouteOfVisitor } from './shots/every-route.ts';
import { filesAndDrives } from './shots/files-and-drives.ts';
import { guides } from './shots/guides.ts';
import { hold } from './shots/hold.ts';
import { learning } from './shots/learning.ts';
import { modelAnswers } from './shots/model-answers.ts';
import { plans } from './shots/plans.ts';
import { showChat } from './shots/show-chat.ts';
import { sources } from './shots/sources.ts';
import { shownProviders, waysIn } from './shots/ways-in.ts';
import { wiki } from './shots/wiki.ts';

/** A Tuesday in the third week of the fixture courses. */
const studentsToday = new Date('2026-01-27T09:00:00');

async function walk(page: Page, camera: Camera, url: string, files: FixtureFiles & { more: string[] }): Promise<void> {
  // The demo's term is the one of the server's day.
  await page.clock.setFixedTime(new Date());
  await demo(page, camera, url);
  await everyRouteOfVisitor(page, camera, url);
  await page.clock.setFixedTime(studentsToday);
  await visitor(page, camera, url);
  await firstCourse(page, camera, files);
  await insideCourse(page, camera, files);
  await moreCourses(page, camera, files);
  await dashboard(page, camera, url);
  await everyRouteOfStudent(page, camera, url);
  await filesAndDrives(page, camera, url, directory);
  await learning(page, camera, url);
  await guides(page, camera, url);
  await sources(page, camera, url);
  await wiki(page, camera, url);
  await asking(page, camera);
  await chat(page, camera, url);
  await account(page, camera, url);
  await trouble(page, camera, url);
  await page.unrouteAll();
  await waysIn(page, camera, url);
}

async function visitor(page: Page, camera: Camera, url: string): Promise<void> {
  await page.goto(`${url}/nowhere/at-all`);
  await page.getByRole('heading', { name: 'There is no page here' }).waitFor();
  await camera.take('not-found');
  await page.goto(`${url}/?error=Token%20has%20expired.%20Please%20request%20a%20new%20one.`);
  await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
  await camera.take('auth-error');

  await page.goto(url);
  await page.getByLabel('Email address').waitFor();
  await camera.take('landing');
  await camera.take('landing-full', { full: true });
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('alert').waitFor();
  await camera.take('landing-no-address');
  await page.getByLabel('Email address').fill('leila.osei@northmere.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
  await camera.take('check-mail');
  await page.getByRole('link', { name: 'Open the sign-in link' }).click();
  await page.getByRole('heading', { name: 'Set up your first course' }).waitFor();
}

async function firstCourse(page: Page, camera: Camera, files: FixtureFiles): Promise<void> {
  await camera.take('new-course-empty');
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await camera.take('new-course-complaints');
  await choose(page, 'Choose the syllabus', files.empty);
  await camera.take('new-course-empty-file');
  await choose(page, 'Choose the syllabus', files.syllabus);
  await page.getByLabel('Course name').fill('Rivers and Floodplains');
  await choose(page, 'Choose files', files.reading, files.notes);
  await camera.take('new-course-filled');

  const held = await hold(page, '**/api/upload');
  await page.getByRole('button', { name: 'Build the plan' }).click();
  await page.getByRole('heading', { name: 'Reading your syllabus' }).waitFor();
  await camera.take('new-course-sending');
  const heldProgress = await hold(page, '**/api/background-tasks/progress/*', 1);
  held.release();
  await page
    .getByRole('status')
    .filter({ hasText: /Received|Reading|page/ })
    .first()
    .waitFor();
  await camera.take('new-course-reading');
  heldProgress.release();
  await page.getByRole('navigation', { name: 'Weeks', exact: true }).waitFor();
}

async function insideCourse(page: Page, camera: Camera, files: FixtureFiles): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await page.getByText('all searchable').waitFor();
  await camera.take('course-week');
  await camera.take('course-weeks', {
    only: 'mobile',
    prepare: () => page.getByRole('button', { name: 'Weeks', exact: true }).click(),
  });
  await page.getByRole('link', { name: 'About the course' }).click();
  await page.getByText('About the course').last().waitFor();
  await camera.take('course-about');
  await review(page, camera);
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await page.getByRole('heading', { name: 'Files', level: 1 }).waitFor();
  await choose(page, 'Add files', files.jpegNamedPdf);
  await page.getByText('photo.pdf').first().waitFor();
  await camera.take('course-files');
  await page.getByRole('link', { name: /Meanders/ }).click();
  await page
    .getByRole('button', { name: /Open the source/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Close', exact: true }).waitFor();
  await camera.take('course-source');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

/** The review beside the course, and back again. */
async function review(page: Page, camera: Camera): Promise<void> {
  const course = page.url();
  const { origin, pathname } = new URL(course);
  await page.goto(`${origin}${pathname}/review`);
  await page.getByRole('heading', { level: 1, name: /items found/ }).waitFor();
  await camera.take('review');
  await page.getByRole('radio', { name: /^All/ }).click();
  await camera.take('review-all');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await camera.take('review-editing');
  await page.goto(course);
  await page.getByRole('navigation', { name: 'Weeks', exact: true }).waitFor();
}

async function asking(page: Page, camera: Camera): Promise<void> {
  await page.getByRole('link', { name: 'Rivers and Floodplains' }).first().click();
  await page.getByRole('navigation', { name: 'Weeks', exact: true }).waitFor();
  await page.getByRole('button', { name: 'How is the course graded?' }).waitFor();
  await camera.take('course-chat-empty', { prepare: () => showChat(page) });
  await page.getByRole('textbox', { name: /question|ask/i }).fill('Where does a river drop its sand?');
  await page.keyboard.press('Enter');
  const citation = () => page.locator('[data-citation]').filter({ visible: true }).first();
  await citation().waitFor();
  await camera.take('course-answer', {
    prepare: () => showChat(page),
  });
  await page.goto(page.url().replace(/&?pane=ask/, ''));
  await citation().click();
  await page.getByRole('button', { name: 'Close', exact: true }).waitFor();
  await page.getByRole('status').filter({ hasText: 'of 3' }).waitFor();
  await camera.take('course-citation');
  await page.goto(`${new URL(page.url()).origin}/dashboard`);
}

async function moreCourses(page: Page, camera: Camera, files: FixtureFiles & { more: string[] }): Promise<void> {
  const makeCourse = async (name: string, syllabus: string) => {
    await page.goto(new URL('/dashboard/new', page.url()).href);
    await choose(page, 'Choose the syllabus', syllabus);
    await page.getByLabel('Course name').fill(name);
    await page.getByRole('button', { name: 'Build the plan' }).click();
  };
  for (const [index, syllabus] of files.more.entries()) {
    await makeCourse(['Ancient Trade', 'Cell Biology'][index] ?? 'Course', syllabus);
    await page.getByRole('navigation', { name: 'Weeks', exact: true }).waitFor();
  }
  await makeCourse('Ethics', files.jpegNamedPdf);
  await page.getByRole('heading', { name: 'The syllabus could not be read' }).waitFor();
  await camera.take('new-course-failed');
  await page.getByRole('link', { name: 'Go on without a plan' }).click();
  await page.getByRole('textbox', { name: /question|ask/i }).waitFor();
  await camera.take('course-without-plan');
}

async function dashboard(page: Page, camera: Camera, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { name: /due this week/ }).waitFor();
  await camera.take('dashboard');
  await camera.take('dashboard-full', { full: true });
  await page.getByRole('radio', { name: 'Term' }).click();
  await camera.take('dashboard-term');
  await page.getByRole('button', { name: /^Account/ }).click();
  await camera.take('account-menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('riv');
  await camera.take('palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
  await camera.take('shortcuts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More for Rivers and Floodplains' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await camera.take('rename');
  await page.keyboard.press('Escape');
}

async function account(page: Page, camera: Camera, url: string): Promise<void> {
  await page.goto(`${url}/account`);
  await page.getByRole('button', { name: 'Delete the account' }).waitFor();
  await camera.take('account');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('dialog').waitFor();
  await camera.take('account-delete-dialog');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('link', { name: 'Open the link' }).click();
  await page.getByRole('heading', { name: 'Delete the account for good?' }).waitFor();
  await camera.take('account-delete');
  await page.goto(`${url}/dashboard`);
}

async function trouble(page: Page, camera: Camera, url: string): Promise<void> {
  await page.getByRole('heading', { name: 'Courses', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await camera.take('offline');
  await page.context().setOffline(false);
  await page.route('**/api/startup/*', (route) => route.abort());
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { name: 'Your workspace could not be loaded' }).waitFor();
  await camera.take('unavailable');
}

/** Presses a button that opens the file picker and chooses. */
async function choose(page: Page, button: string, ...paths: string[]): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await picker).setFiles(paths);
}

/** A browser of a student's own, on the day of the fixture courses. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`console: ${message.text()}`);
  });
  await page.clock.setFixedTime(studentsToday);
  return page;
}

const directory = mkdtempSync(join(tmpdir(), 'weekwise-shots-'));
const files = await writeFixtureFiles(directory);
const more = [ancientTrade, cellBiology].map((text, index) => {
  const path = join(directory, ['hist-231.txt', 'bio-112.md'][index] ?? 'course.txt');
  writeFileSync(path, text);
  return path;
});
const server = await startServer(undefined, shownProviders);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
});
const wanted = process.argv.slice(2);
let taken = 0;

/**
 * One student's way through the product, in a browser of their own. Where it breaks off, the others are walked all the
 * same.
 */
async function walkAs(name: string, way: (page: Page, camera: Camera) => Promise<void>): Promise<void> {
  const page = await openPage(browser);
  const camera = createCamera(page, wanted);
  try {
    await way(page, camera);
  } catch (error) {
    process.exitCode = 1;
    const picture = `.shots/broke-off-${name}.png`;
    await page.screenshot({ path: picture }).catch(() => undefined);
    console.error(`The walk of the ${name} broke off at ${page.url()}, see ${picture}:`, error);
  } finally {
    taken += camera.taken();
    await page.close();
  }
}

try {
  await walkAs('student', (page, camera) => walk(page, camera, server.url, { ...files, more }));
  await walkAs('asker', (page, camera) => modelAnswers(page, camera, files));
  await walkAs('buyer', (page, camera) => plans(page, camera, files));
  await walkAs('operator', adminArea);
  console.log(`${taken} screens in .shots/`);
} finally {
  await browser.close();
  await server.remove();
  rmSync(directory, { recursive: true, force: true });
}

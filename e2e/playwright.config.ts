import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './prepare.ts',
  // Each file is a story of its own, told in order: of one student on one server. A story waits a lot, so two at a
  // time.
  workers: 2,
  // A server that was just made reads the demo course beside what a story asks of it; what never comes still fails.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/journey.json' }],
  ],
  outputDir: '../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    // What was done and asked for at each step. The page as it stood at each takes as much processor time again as the
    // step itself: `--trace retain-on-failure` has it, on a second run of what failed.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
    },
  },
});

// The README's test command: check, unit and API tests, the API tests again on a real PostgreSQL, the browser journey.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureTestBrowser } from './lib/chromium.ts';
import { describeFailure, readPlaywright, readVitest, type TestReport } from './lib/test-reports.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const reports = mkdtempSync(join(tmpdir(), 'weekwise-test-'));
const total: TestReport = { passed: 0, failed: 0, skipped: 0, failures: [] };
const failedSteps: string[] = [];
/** Tests wait for databases and threads too: one worker alone, as Vitest has it on two cores, would leave one idle. */
const workers = Math.max(2, availableParallelism() - 1);
const { TEST_DATABASE_URL: testDatabaseUrl, ...environment } = process.env;
/** What Node makes of the modules is kept between the steps, their threads and the servers that they start. */
const NODE_COMPILE_CACHE = environment.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled');
const withoutDatabase = { ...environment, NODE_COMPILE_CACHE };

function step(name: string, command: string[], env: NodeJS.ProcessEnv = withoutDatabase): void {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env });
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  if (status !== 0) failedSteps.push(name);
}

function count(file: string, read: (json: unknown, root: string) => TestReport): void {
  if (!existsSync(file)) return;
  const report = read(JSON.parse(readFileSync(file, 'utf8')), root);
  total.passed += report.passed;
  total.failed += report.failed;
  total.skipped += report.skipped;
  total.failures.push(...report.failures);
}

function vitest(name: string, args: string[], env?: NodeJS.ProcessEnv): void {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  step(
    name,
    [
      'vitest',
      'run',
      ...args,
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );
  count(report, readVitest);
}

step('check', ['npm', 'run', '-s', 'check']);
vitest('unit and API tests', []);
if (testDatabaseUrl)
  vitest('API tests on PostgreSQL', ['--project', 'server-postgres'], {
    ...withoutDatabase,
    TEST_DATABASE_URL: testDatabaseUrl,
  });
else console.log('\nTEST_DATABASE_URL is not set: the API tests ran on the embedded database only.');

const browser = ensureTestBrowser();
if (browser) {
  const report = join(reports, 'journey.json');
  step('browser journey', ['playwright', 'test', '-c', 'e2e/playwright.config.ts'], {
    ...withoutDatabase,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  count(report, readPlaywright);
} else {
  failedSteps.push('browser journey');
  console.error(
    '\nThe browser journey needs Chromium. Install it with "apt-get install chromium" or "npx playwright install chromium".',
  );
}

// At the very end, where a log that was cut still has them. On one stream, so that nothing comes after the counts.
if (total.failures.length) console.log(`\n${total.failures.map(describeFailure).join('\n')}`);
if (failedSteps.length) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failedSteps.length || total.failed || !total.passed ? 1 : 0);

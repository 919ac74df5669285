import { expect, test } from 'vitest';
import { describeFailure, readPlaywright, readVitest } from './test-reports.ts';

const vitestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 3,
  numTodoTests: 1,
  testResults: [
    {
      name: '/project/apps/server/src/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: ' a file is read', status: 'passed', failureMessages: [] },
        {
          fullName: ' a file that is gone',
          status: 'failed',
          failureMessages: [
            'AssertionError: expected \u001b[32m1\u001b[39m to be 2\n\n    at a\n    at b\n    at c\n    at d\n    at e\n    at f',
          ],
        },
      ],
    },
    { name: '/project/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: '/project/c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ],
};

test("Vitest's report names each failed test, and files that could not be run", () => {
  expect(readVitest(vitestReport, '/project')).toEqual({
    passed: 2,
    failed: 1,
    skipped: 4,
    failures: [
      {
        file: 'apps/server/src/a.test.ts',
        name: 'a file that is gone',
        message: 'AssertionError: expected 1 to be 2\n    at a\n    at b\n    at c\n    at d\n    at e',
      },
      { file: 'b.test.ts', name: '', message: 'Cannot find module' },
    ],
  });
});

test("Playwright's report names failed tests inside groups, and errors outside of tests", () => {
  const failed = { results: [{ errors: [{ message: 'Timeout of 30000ms exceeded.' }] }] };
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 2 },
    errors: [{ message: 'No such server', location: { file: 'e2e/journey.ts' } }],
    suites: [
      {
        title: 'sign-in.spec.ts',
        specs: [{ title: 'a link signs in', ok: true, file: 'sign-in.spec.ts', line: 3, tests: [] }],
        suites: [
          {
            title: 'with a mail server',
            specs: [{ title: 'by keyboard', ok: false, file: 'sign-in.spec.ts', line: 12, tests: [failed] }],
          },
        ],
      },
    ],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: [
      { file: 'e2e/journey.ts', name: '', message: 'No such server' },
      { file: 'sign-in.spec.ts:12', name: 'with a mail server › by keyboard', message: 'Timeout of 30000ms exceeded.' },
    ],
  });
});

test('a report that is not one tells of nothing', () => {
  expect(readVitest(null, '/project')).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] });
  expect(readPlaywright([])).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] });
});

test('a failure is one line with its place, and its message under it', () => {
  expect(describeFailure({ file: 'a.test.ts', name: 'x', message: 'one\ntwo' })).toBe(
    '✗ a.test.ts › x\n    one\n    two',
  );
});

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** Relative to the project. */
  file: string;
  /** Names of the groups and of the test; empty where the file itself could not be run. */
  name: string;
  /** The first lines of what went wrong. */
  message: string;
}

export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

const at = (json: unknown, key: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined;
const numberAt = (json: unknown, key: string): number => Number(at(json, key) ?? 0);
const textAt = (json: unknown, key: string): string => String(at(json, key) ?? '');
const listAt = (json: unknown, key: string): unknown[] => {
  const value = at(json, key);
  return Array.isArray(value) ? value : [];
};

const messageLines = 6;
const firstLines = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(0, messageLines)
    .join('\n');

/** What Vitest's JSON reporter wrote. */
export const readVitest = (json: unknown, root: string): TestReport => ({
  passed: numberAt(json, 'numPassedTests'),
  failed: numberAt(json, 'numFailedTests'),
  skipped: numberAt(json, 'numPendingTests') + numberAt(json, 'numTodoTests'),
  failures: listAt(json, 'testResults').flatMap((result) => failuresOfFile(result, root)),
});

function failuresOfFile(result: unknown, root: string): Failure[] {
  const file = relative(root, textAt(result, 'name'));
  const failures = listAt(result, 'assertionResults')
    .filter((test) => at(test, 'status') === 'failed')
    .map((test) => ({
      file,
      name: textAt(test, 'fullName').trim(),
      message: firstLines(listAt(test, 'failureMessages').join('\n')),
    }));
  // A file that could not be loaded, or whose hook failed, may have no failed test.
  const ofFile = { file, name: '', message: firstLines(textAt(result, 'message')) };
  return at(result, 'status') === 'failed' && (ofFile.message || failures.length === 0)
    ? [ofFile, ...failures]
    : failures;
}

/** What Playwright's JSON reporter wrote. */
export function readPlaywright(json: unknown): TestReport {
  const stats = at(json, 'stats');
  const outside = listAt(json, 'errors').map((error) => ({
    file: textAt(at(error, 'location'), 'file'),
    name: '',
    message: firstLines(textAt(error, 'message')),
  }));
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
    failures: [...outside, ...listAt(json, 'suites').flatMap((suite) => failuresOfSuite(suite, []))],
  };
}

/** @param groups names of the groups around this one; the outermost is the file */
function failuresOfSuite(suite: unknown, groups: readonly string[]): Failure[] {
  const specs = listAt(suite, 'specs').filter((spec) => at(spec, 'ok') === false);
  return [
    ...specs.map((spec) => ({
      file: `${textAt(spec, 'file')}:${textAt(spec, 'line')}`,
      name: [...groups, textAt(spec, 'title')].join(' › '),
      message: firstLines(
        listAt(spec, 'tests')
          .flatMap((test) => listAt(test, 'results'))
          .flatMap((result) => listAt(result, 'errors'))
          .map((error) => textAt(error, 'message'))
          .join('\n'),
      ),
    })),
    ...listAt(suite, 'suites').flatMap((inner) => failuresOfSuite(inner, [...groups, textAt(inner, 'title')])),
  ];
}

export const describeFailure = ({ file, name, message }: Failure): string =>
  [`✗ ${[file, name].filter(Boolean).join(' › ')}`, ...message.split('\n').map((line) => `    ${line}`)].join('\n');

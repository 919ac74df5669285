export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const at = (json: unknown, key: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined;
const numberAt = (json: unknown, key: string): number => Number(at(json, key) ?? 0);

export const readVitest = (json: unknown): Counts => ({
  passed: numberAt(json, 'numPassedTests'),
  failed: numberAt(json, 'numFailedTests'),
  skipped: numberAt(json, 'numPendingTests') + numberAt(json, 'numTodoTests'),
});

export function readPlaywright(json: unknown): Counts {
  const stats = at(json, 'stats');
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
  };
}

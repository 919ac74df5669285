import { proactiveEventTypes } from '@weekwise/domain/suggestions.ts';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../../{features,routes}/**/*.{ts,tsx}', '../*/*.ts', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every type of event is sent from a screen', () => {
  const screens = Object.entries(sources).filter(([path]) => !path.includes('/suggestions/'));
  const emitted = (type: string) =>
    screens.some(([, text]) => new RegExp(`(?:emit|use)ProactiveEvent\\(\\s*'${type}'`).test(text));
  expect(proactiveEventTypes).toHaveLength(25);
  expect(proactiveEventTypes.filter((type) => !emitted(type))).toEqual([]);
});

import { expect, test } from 'vitest';
import { isBeyond } from './json-extent.ts';

/** As many values and levels as a text has at the most exact limit that lets it through. */
function extentOf(text: string) {
  const smallest = (isEnough: (limit: number) => boolean): number => {
    let limit = 0;
    while (!isEnough(limit)) limit += 1;
    return limit;
  };
  return {
    values: smallest((values) => !isBeyond(text, { values, depth: 100 })),
    depth: smallest((depth) => !isBeyond(text, { values: 100, depth })),
  };
}

test.each([
  ['1', 1, 0],
  ['[]', 2, 1],
  ['[1,2,3]', 4, 1],
  ['{"a":{"b":[1,2]}}', 5, 3],
  ['[[],[],[]]', 7, 2],
  ['{"a":"[[[,,,]]]","b":"{,}"}', 3, 1],
  [String.raw`["a\"[,,","\\",["\\\"[,"]]`, 5, 2],
  ['["never ends, [[[', 2, 1],
])('%s has %i values and is %i deep', (text, values, depth) => {
  expect(extentOf(text)).toEqual({ values, depth });
});

test('a text is looked at only until it is known to be beyond', () => {
  const read: number[] = [];
  const text = `[${'1,'.repeat(1_000)}1]`;
  const watched = {
    length: text.length,
    indexOf: text.indexOf.bind(text),
    charCodeAt(at: number) {
      read.push(at);
      return text.charCodeAt(at);
    },
  } as unknown as string;
  expect(isBeyond(watched, { values: 10, depth: 5 })).toBe(true);
  expect(read.length).toBeLessThan(30);
});

import { expect, it } from 'vitest';
import { passageParam, targetFrom } from './source-target.ts';

const exact = { page: 3, block: 12, lastBlock: 14, quote: 'The outer bank wears away.' };
const blocks = { page: null, block: 12, lastBlock: 14, quote: '' };

it('a passage is named by its blocks', () => {
  expect(passageParam(exact)).toBe('12-14');
  expect(passageParam({ ...exact, lastBlock: 12 })).toBe('12');
});

it('the words of a passage count only where the address names the same blocks', () => {
  expect(targetFrom('12-14', exact)).toBe(exact);
  expect(targetFrom('12-14', null)).toEqual(blocks);
  expect(targetFrom('12-14', { ...exact, block: 11 })).toEqual(blocks);
  expect(targetFrom('7', exact)).toEqual({ ...blocks, block: 7, lastBlock: 7 });
});

it.each([null, '', 'x', '-3', '14-12', '1.5', '12-', '12-14-16', '99999999999999999999'])(
  'an address that says %o names none',
  (param) => expect(targetFrom(param, exact)).toBeNull(),
);

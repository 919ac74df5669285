import { expect, it } from 'vitest';
import { currentFolder } from './current-folder.ts';

const nothing = { route: null, query: null, startup: null, stored: null };
const all = ['f1', 'f2', 'f3', 'f4', 'f5'];

it.each([
  ['the route', { route: 'f5', query: 'f4', startup: 'f3', stored: 'f2' }, 'f5'],
  ['the query', { ...nothing, query: 'f4', startup: 'f3', stored: 'f2' }, 'f4'],
  ['the startup data', { ...nothing, startup: 'f3', stored: 'f2' }, 'f3'],
  ['the stored one', { ...nothing, stored: 'f2' }, 'f2'],
  ['the first folder', nothing, 'f1'],
  ['an address that names none of them, so that the gate sees it', { ...nothing, query: 'gone', stored: 'f2' }, 'gone'],
  ['not a remembered one that is gone', { ...nothing, startup: 'gone', stored: 'gone' }, 'f1'],
])('the current folder is %s', (_, claims, expected) => {
  expect(currentFolder(claims, all)).toBe(expected);
});

it('without folders there is none', () => {
  expect(currentFolder({ ...nothing, startup: 'f1' }, [])).toBeNull();
});

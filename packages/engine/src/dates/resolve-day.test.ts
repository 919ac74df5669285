import { expect, it } from 'vitest';
import { resolveTypedDay } from './resolve-day.ts';

// A Wednesday.
const context = { today: '2026-01-21', termStart: '2026-01-12', current: '2026-02-06' };

it.each([
  ['Friday', '2026-01-23', null],
  ['to feb 20', '2026-02-20', null],
  ['the 2nd of march', '2026-03-02', null],
  ['next Friday', '2026-01-30', null],
  ['tomorrow at 5 pm', '2026-01-22', '17:00'],
  ['in two weeks', '2026-02-04', null],
  ['Feb 9', '2026-02-09', null],
  ['February 9th, 11:59 pm', '2026-02-09', '23:59'],
  ['2026-03-01', '2026-03-01', null],
  ['3/2', '2026-03-02', null],
  ['the essay from February 6 to February 9', '2026-02-09', null],
  ['a week later', '2026-02-13', null],
  ['back by two days', '2026-02-08', null],
  ['by 3 days', '2026-02-09', null],
  ['one week earlier', '2026-01-30', null],
  ['Move it two days forward', '2026-02-04', null],
])('%s is %s', (words, date, time) => {
  expect(resolveTypedDay(words, context)).toEqual({ date, time });
});

it('belongs to the term: January of a term that begins in autumn is the next year’s', () => {
  expect(resolveTypedDay('January 9', { today: '2026-11-20', termStart: '2026-09-28', current: null })?.date).toBe(
    '2027-01-09',
  );
});

it.each(['soon', 'a better day', 'Monday or Tuesday', 'the end of the world', ''])('is none in "%s"', (words) => {
  expect(resolveTypedDay(words, context)).toBeNull();
});

it('counts from nothing where there was no day', () => {
  expect(resolveTypedDay('a week later', { ...context, current: null })).toBeNull();
});

import { nounsOf } from './coursework.ts';

/** What students call a piece of work that is handed in or sat, in the singular. */
export const workNouns: readonly string[] = [
  ...nounsOf('always', 'mostly'),
  'mid-term',
  'final',
  'lab',
  'draft',
  'proposal',
  'response',
  'problem set',
];

import { expect, it } from 'vitest';
import { askBridges } from '../testing/bridge-course.ts';

it.each(['if i hand the sketch in two days late how much do i lose', 'how much do i lose if i hand it in late'])(
  'begins with what is lost: “%s”',
  (question) => {
    expect(askBridges(question)).toMatch(/^\W*Every calendar day costs 8%/);
  },
);

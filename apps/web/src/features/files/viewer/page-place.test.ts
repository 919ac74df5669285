import { expect, it } from 'vitest';
import { pointBelowTop, sizeOf, type Viewport } from './page-place.ts';

const scale = 2;
const upright: Viewport = {
  width: 612 * scale,
  height: 792 * scale,
  scale,
  convertToPdfPoint: (x, y) => [x / scale, 792 - y / scale],
};
/** /Rotate 90: its left edge is shown on top. */
const turned: Viewport = {
  width: 792 * scale,
  height: 612 * scale,
  scale,
  convertToPdfPoint: (x, y) => [y / scale, x / scale],
};

it('a page that is turned by a quarter is as wide as it is shown', () => {
  expect(sizeOf(upright)).toEqual({ width: 612, height: 792 });
  expect(sizeOf(turned)).toEqual({ width: 792, height: 612 });
});

it('what is below the top as it is shown is found in the page’s own space', () => {
  expect(pointBelowTop(upright, 100)).toEqual({ x: 0, y: 692 });
  expect(pointBelowTop(upright, -30)).toEqual({ x: 0, y: 792 });
  expect(pointBelowTop(turned, 100)).toEqual({ x: 100, y: 0 });
});

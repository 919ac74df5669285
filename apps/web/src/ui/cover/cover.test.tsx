import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Cover, coverShapes } from './cover.tsx';
import { families } from './families.ts';
import { hash, hueOf } from './seed.ts';

const ids = Array.from({ length: 400 }, (_, index) => `folder-${index}`);

it('draws the same picture for the same id and other pictures for other ids', () => {
  expect(coverShapes('f1', 384, 144)).toEqual(coverShapes('f1', 384, 144));
  const pictures = new Set(ids.map((id) => hueOf(id) + JSON.stringify(coverShapes(id, 384, 144))));
  // The woven family has some hundred pictures; two courses of a student all but never share one.
  expect(pictures.size).toBeGreaterThan(ids.length * 0.98);
});

it('uses every family and every colour', () => {
  expect(new Set(ids.map((id) => (hash(id) >>> 8) % families.length)).size).toBe(8);
  expect(new Set(ids.map(hueOf)).size).toBe(6);
});

it('draws finite coordinates in every family', () => {
  for (const id of ids.slice(0, 60))
    for (const { d } of coverShapes(id, 384, 144)) expect(d).not.toMatch(/NaN|undefined|Infinity/);
});

it('takes its colours from the theme and says nothing to screen readers', () => {
  const { container } = render(<Cover id="f1" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg?.innerHTML).not.toMatch(/#[0-9a-f]{3,6}"/i);
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SessionFrame } from './session-frame.tsx';

const frame = (step: number) => (
  <SessionFrame title="Quiz" step={step} onLeave={() => undefined}>
    <p>A long card</p>
  </SessionFrame>
);

it('another card is seen from its beginning, the same one stays where it was read to', () => {
  const { rerender } = render(frame(0));
  const scroller = screen.getByText('A long card').parentElement as HTMLElement;
  scroller.scrollTop = 300;
  rerender(frame(0));
  expect(scroller.scrollTop).toBe(300);
  rerender(frame(1));
  expect(scroller.scrollTop).toBe(0);
});

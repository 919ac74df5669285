import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { Avatar } from './avatar.tsx';

it.each([
  ['Leila Osei', 'LO'],
  ['leila.osei@northmere.example', 'LO'],
  ['bea', 'B'],
  // Of a number its end is what its owner knows it by.
  ['+447700900123', '23'],
  ['', '?'],
])('%s is %s', (name, initials) => {
  renderAt(<Avatar name={name} />);
  expect(document.querySelector('[data-initials]')).toHaveAttribute('data-initials', initials);
});

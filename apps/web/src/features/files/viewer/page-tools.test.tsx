import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { PageTools } from './page-tools.tsx';

it.each([
  ['which of them is shown', undefined, '4 of 12'],
  ['what print calls the one that is shown, and which it is', ['i', 'ii', 'iii', '1', '2'], '1 (4 of 12)'],
])('tells of the pages %s', (_, labels, text) => {
  renderAt(<PageTools pages={{ page: 4, pageCount: 12 }} labels={labels} viewer={{ current: null }} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { StorageUse } from './storage-use.tsx';

const megabyte = 1_000_000;
const full = /No more files fit/;

it('says how much room files take', () => {
  renderAt(<StorageUse storage={{ used: 2 * megabyte, limit: 5 * megabyte }} />);
  expect(screen.getByText('Your files take 2.0 MB of 5.0 MB.')).toBeVisible();
  expect(screen.queryByText(full)).not.toBeInTheDocument();
});

it('says what to do once there is no more room', () => {
  renderAt(<StorageUse storage={{ used: 5 * megabyte, limit: 5 * megabyte }} />);
  expect(screen.getByText(full)).toHaveTextContent('Delete some, or keep your next course on a drive of your own.');
});

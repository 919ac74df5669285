import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { useLoginReturn } from './login-return.ts';

function Page() {
  return <p>{useLoginReturn() ? 'returned' : 'came'}</p>;
}

it('OAuth return: what it brought is gone from the address after 1 s, what else was there stays', async () => {
  vi.useFakeTimers();
  const { router } = renderAt(<Page />, '/?auth=success&user_id=u1&email=x%40y.example&name=Leila&folder=f1');
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await wait(999);
  expect(router.state.location.search).toContain('auth=success&user_id=u1');
  await wait(1);
  expect(router.state.location.search).toBe('?folder=f1');
  // The page goes on as one that was returned to.
  expect(screen.getByText('returned')).toBeInTheDocument();
});

it.each(['/', '/?auth=failed&user_id=u1'])('%s is no return, and stays as it is', async (address) => {
  vi.useFakeTimers();
  const { router } = renderAt(<Page />, address);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(router.state.location.pathname + router.state.location.search).toBe(address);
  expect(screen.getByText('came')).toBeInTheDocument();
});

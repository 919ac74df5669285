import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useStepBack } from './use-step-back.ts';

function Page() {
  const back = useStepBack();
  const twice = () => {
    back();
    back();
  };
  return (
    <button type="button" onClick={twice}>
      Close
    </button>
  );
}

it('two presses at once are one step, and the next press is another', async () => {
  const entries = ['/a', '/b', '/c'];
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: entries, initialIndex: 2 });
  render(<RouterProvider router={router} />);
  const press = () => act(async () => screen.getByRole('button').click());
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe('/b'));
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe('/a'));
});

import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RouteError } from './route-error.tsx';

afterEach(() => onlineManager.setOnline(true));

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/wiki-course.js');

async function openBroken(error: Error) {
  // React and the screen itself both tell the console of it.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { path: '*', loader: () => Promise.reject(error), element: null, errorElement: <RouteError /> };
  render(<RouterProvider router={createMemoryRouter([{ ...broken, hydrateFallbackElement: <p>Loading</p> }])} />);
  return screen.findByRole('heading', { level: 1 });
}

it('a part of the app that is gone was replaced by a newer one', async () => {
  expect(await openBroken(missing)).toHaveTextContent('Weekwise was updated');
});

it('without a network nothing was updated: the page comes when it is back', async () => {
  onlineManager.setOnline(false);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  expect(await openBroken(missing)).toHaveTextContent('You are offline');
  expect(reload).not.toHaveBeenCalled();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('whatever else fails offers a way home', async () => {
  expect(await openBroken(new Error('broken'))).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('link', { name: 'Your courses' })).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { getSubscriptionStatus, listOrders } from '@weekwise/contracts/billing.ts';
import { deployPlanFolder } from '@weekwise/contracts/billing-deployments.ts';
import { getStartup } from '@weekwise/contracts/folders.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeDeployed, takeUploadWish } from '../../features/onboarding/deployed.ts';
import { fullRedirect } from '../../lib/full-redirect.ts';
import { readRecord } from '../../lib/session/session-record.ts';
import { closeSession, openSession } from '../../lib/session/session-store.ts';
import { makeOrder, makeSubscription } from '../../testing/billing-factories.ts';
import { makeFolder, makeRecord } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import CheckoutSuccess from './checkout-success.tsx';

vi.mock('../../lib/full-redirect.ts', () => ({ fullRedirect: vi.fn() }));

beforeEach(() => {
  closeSession();
  openSession(makeRecord({ isOnboarded: false, currentFolderId: null }));
  vi.mocked(fullRedirect).mockClear();
});

function show(path: string, folders = [makeFolder()]) {
  const server = fakeServer();
  server.answer(getStartup, { folders, currentFolderId: null });
  server.answer(getSubscriptionStatus, makeSubscription());
  server.answer(listOrders, { orders: [makeOrder()] });
  return { server, open: () => renderAt(<CheckoutSuccess />, path) };
}
const made = (...ids: string[]) => {
  const folders = ids.map((folder_id) => makeFolder({ folder_id }));
  return { success: true, task_id: null, status: 'completed', folders, folder: folders[0] ?? null } as const;
};

it.each(['/onboarding/success', '/subscription-success'])(
  '%s with folders and an active subscription: full redirect to /',
  async (path) => {
    show(path).open();
    await waitFor(() => expect(fullRedirect).toHaveBeenCalledWith('/'));
  },
);

it('without folders there is nothing to redirect for: the gate decides', async () => {
  const { router } = show('/onboarding/success', []).open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(fullRedirect).not.toHaveBeenCalled();
});

it('onboarding complete: name, upload flag, session, thanks and receipt, then /?session_id={id}&folder={folderId}', async () => {
  const { server, open } = show('/onboarding/success?session_id=cs_1');
  server.answer(deployPlanFolder, made('f2', 'f3', 'f4'));
  open();
  const onward = await screen.findByRole('link', { name: 'Add the syllabus' });
  expect(onward).toHaveAttribute('href', '/?session_id=cs_1&folder=f2');
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Receipt' })).toHaveTextContent('Test purchase. No money moved');
  expect(readRecord()).toMatchObject({ isOnboarded: true, currentFolderId: 'f2' });
  expect(JSON.stringify({ ...localStorage })).toContain('Glaciers');
  expect([takeUploadWish('f2'), takeDeployed()]).toEqual([true, 'f2']);
});

it('waits for a payment that nobody has heard of, and for courses that are being made', async () => {
  const { server, open } = show('/onboarding/success?session_id=cs_1');
  server.refuse(deployPlanFolder, 'payment_pending');
  open();
  expect(await screen.findByText('Waiting for the payment to be confirmed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your courses' })).toBeInTheDocument();
  let asked = 0;
  server.on(deployPlanFolder, () =>
    Response.json(asked++ === 0 ? { ...made(), task_id: 't1', status: 'processing' } : made('f2')),
  );
  expect(await screen.findByText('Creating your course', {}, { timeout: 5_000 })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Add the syllabus' }, { timeout: 5_000 })).toBeInTheDocument();
});

it('a checkout of somebody else, replayed, makes nothing', async () => {
  const { server, open } = show('/onboarding/success?session_id=cs_of_another');
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t exist, or it was made with another account/);
  expect(server.seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a pack that was bought without a course in mind makes none, and says what is left', async () => {
  const { server, open } = show('/onboarding/success?session_id=cs_1');
  const pack = makeOrder({ title: 'Three courses', amount: 2100, folders: 3, folders_left: 3 });
  server.answer(listOrders, { orders: [pack] });
  open();
  expect(await screen.findByText(/^3 courses left\. They don’t expire/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add a course' })).toHaveAttribute('href', '/dashboard/new');
  expect(server.seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a pack that was bought for a course makes that one, and says what is left', async () => {
  const draft = { name: 'Glaciers', planId: 'three', promotionCode: null, page: '/dashboard/new' };
  sessionStorage.setItem('weekwise.student.course-draft.u1', JSON.stringify(draft));
  const { server, open } = show('/onboarding/success?session_id=cs_1');
  const pack = makeOrder({ title: 'Three courses', amount: 2100, folders: 3, folders_left: 2, folder_ids: ['f2'] });
  server.answer(listOrders, { orders: [pack] });
  server.answer(deployPlanFolder, made('f2'));
  open();
  expect(await screen.findByText(/^2 courses left/)).toBeInTheDocument();
  expect(server.seen.find(({ path }) => path.includes('deploy'))?.body).toMatchObject({ session_id: 'cs_1' });
});

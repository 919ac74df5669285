import { cleanup, screen, waitFor } from '@testing-library/react';
import { listOrders, listPlans, startCheckout, validatePromotionCode } from '@weekwise/contracts/billing.ts';
import { deployPlanFolder } from '@weekwise/contracts/billing-deployments.ts';
import type { ResponseInputOf } from '@weekwise/contracts/contract.ts';
import { errorTable } from '@weekwise/contracts/errors.ts';
import { beforeEach, expect, it } from 'vitest';
import { makeOrder, makePlans } from '../../testing/billing-factories.ts';
import { build, field, picker, prepareNewCourse, showNewCourse, syllabus } from '../../testing/new-course-page.tsx';

beforeEach(prepareNewCourse);

const offer = {
  valid: true,
  code: 'FALL',
  offers: [{ plan_id: 'one', list_amount: 900, amount: 720, currency: 'usd' }],
  expires_at: '2026-10-31T00:00:00Z',
} satisfies ResponseInputOf<typeof validatePromotionCode>;

/** What a student reads who has used their free course. */
const used = ({ plans, ...rest } = makePlans()) => ({
  ...rest,
  plans: [
    ...plans.map((plan) => ({ ...plan, available: plan.kind !== 'free_test' })),
    { ...plans[1], plan_id: 'free-trial', kind: 'free_trial', name: 'Trial', amount: 0 } as (typeof plans)[number],
  ],
});

it('shows no prices while the first course is free', async () => {
  const { user, server } = showNewCourse((taught) => taught.answer(listPlans, makePlans()));
  server.refuse(deployPlanFolder, 'unavailable');
  await user.upload(picker(), syllabus);
  await user.click(build());
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path.includes('deploy'))?.body).toMatchObject({ is_free_test: true }),
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

it('has the trial chosen once the free course is used', async () => {
  showNewCourse((taught) => taught.answer(listPlans, used()));
  expect(await screen.findByRole('radio', { name: /^Trial/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Build the plan' })).toBeInTheDocument();
});

it('offers a course that was paid for earlier before a price, and makes the course with it', async () => {
  const { user, server } = showNewCourse((taught) => {
    taught.answer(listPlans, used());
    taught.answer(listOrders, { orders: [makeOrder({ folders: 3, folders_left: 2 })] });
  });
  server.refuse(deployPlanFolder, 'unavailable');
  expect(await screen.findByRole('radio', { name: /2 courses left/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /^One course/ })).not.toBeInTheDocument();
  await user.upload(picker(), syllabus);
  await user.click(build());
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path.includes('deploy'))?.body).toMatchObject({ use_credit: true }),
  );
});

it('a refusal of the free course stands at the plans, which are there then, and says what to do', async () => {
  const { user, server } = showNewCourse((taught) => taught.answer(listPlans, makePlans()));
  server.on(deployPlanFolder, () => {
    server.answer(listPlans, used());
    const { status, text } = errorTable.free_test_used;
    return Response.json({ code: 'free_test_used', message: text }, { status });
  });
  await user.upload(picker(), syllabus);
  await user.click(build());
  expect(await screen.findByRole('alert')).toHaveTextContent('Start a trial (week 1 is free)');
  expect(screen.getByRole('radio', { name: /^Trial/ })).toBeChecked();
  expect(field()).not.toHaveAccessibleDescription(/trial/);
  expect(screen.getByText('geog-214-syllabus.docx')).toBeInTheDocument();
});

it('a chosen file stays when a plan is chosen that is paid for', async () => {
  const { user } = showNewCourse((taught) => taught.answer(listPlans, used()));
  await user.upload(picker(), syllabus);
  await user.click(await screen.findByRole('radio', { name: /^One course/ }));
  expect(screen.getByText('geog-214-syllabus.docx')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Trial/ }));
  expect(screen.getByText('geog-214-syllabus.docx')).toBeInTheDocument();
});

it('back from the checkout, the form is as it was left', async () => {
  const { user, server } = showNewCourse((taught) => taught.answer(listPlans, used()));
  server.refuse(startCheckout, 'payment_unavailable');
  server.answer(validatePromotionCode, offer);
  await user.upload(picker(), syllabus);
  await user.click(await screen.findByRole('radio', { name: /^One course/ }));
  await user.type(screen.getByRole('textbox', { name: 'Promotion code' }), 'fall{Enter}');
  expect(await screen.findByText('$1.80 off One course, until Oct 31, 2026')).toBeInTheDocument();
  await user.clear(field());
  await user.type(field(), 'Glaciers');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  cleanup();
  showNewCourse((taught) => {
    taught.answer(listPlans, used());
    taught.answer(validatePromotionCode, offer);
  });
  expect(await screen.findByRole('radio', { name: /^One course/ })).toBeChecked();
  expect(field()).toHaveValue('Glaciers');
  expect(await screen.findByRole('textbox', { name: 'Promotion code' })).toHaveValue('FALL');
});

it('nobody goes on to pay while a code is still looked up', async () => {
  const { user, server } = showNewCourse((taught) => {
    taught.answer(listPlans, used());
    taught.on(validatePromotionCode, () => new Promise<Response>(() => {}));
  });
  await user.upload(picker(), syllabus);
  await user.click(await screen.findByRole('radio', { name: /^One course/ }));
  await user.type(screen.getByRole('textbox', { name: 'Promotion code' }), 'fall{Enter}');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(server.seen.filter(({ path }) => path.endsWith('/checkout'))).toEqual([]);
});

it('a code for another plan is not told of as one that takes something off', async () => {
  const { user } = showNewCourse((taught) => {
    taught.answer(listPlans, used());
    taught.answer(validatePromotionCode, offer);
  });
  await user.click(await screen.findByRole('radio', { name: /^Three courses/ }));
  await user.type(screen.getByRole('textbox', { name: 'Promotion code' }), 'fall{Enter}');
  expect(await screen.findByText('This code is only for One course, until Oct 31, 2026')).toBeInTheDocument();
});

it.each([
  ['nothing where they did not pay', makeOrder({ state: 'open', paid_at: null }), false],
  ['the way on where they did', makeOrder(), true],
])('whoever comes back from a checkout reads %s', async (_what, order, isTold) => {
  const draft = { name: 'Glaciers', planId: 'one', promotionCode: null, page: '/dashboard/new' };
  sessionStorage.setItem('weekwise.student.course-draft.u1', JSON.stringify(draft));
  showNewCourse((taught) => {
    taught.answer(listPlans, used());
    taught.answer(listOrders, { orders: [order] });
  });
  expect(await screen.findByRole('radio', { name: /^One course/ })).toBeChecked();
  if (isTold)
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/onboarding/success?session_id=cs_1',
    );
  else expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
});

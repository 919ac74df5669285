import type { getSubscriptionStatus, listPlans, Order } from '@weekwise/contracts/billing.ts';
import type { ResponseInputOf } from '@weekwise/contracts/contract.ts';

// What is sold and bought, as it comes over the wire.

type Subscription = ResponseInputOf<typeof getSubscriptionStatus>;
type Plans = ResponseInputOf<typeof listPlans>;
type ListedPlan = Plans['plans'][number];

export const makeSubscription = (change: Partial<Subscription> = {}): Subscription => ({
  user_id: 'u1',
  billing: 'off',
  is_active: true,
  folders_count: 1,
  can_add_folders: true,
  payment_verified: true,
  free_test_used: false,
  folders_left: 0,
  ...change,
});

const makePlan = (change: Partial<ListedPlan> = {}): ListedPlan => ({
  plan_id: 'free-test',
  kind: 'free_test',
  name: 'Free course',
  description: 'Every week of your first course.',
  amount: 0,
  currency: 'usd',
  folders: 1,
  unlocked_weeks: null,
  available: true,
  ...change,
});

/** What a server sells: the free course, one course, three. */
export const makePlans = (change: Partial<Plans> = {}): Plans => ({
  billing: 'test',
  plans: [
    makePlan(),
    makePlan({ plan_id: 'one', kind: 'single_folder', name: 'One course', amount: 900 }),
    makePlan({ plan_id: 'three', kind: 'three_pack', name: 'Three courses', amount: 2100, folders: 3 }),
  ],
  rules: {
    refund_days: 14,
    refund_weeks: 2,
    refunds: 'Within 14 days.',
    cancelling: 'Nothing renews.',
    trial: 'Week 1.',
  },
  ...change,
});

export const makeOrder = (change: Partial<Order> = {}): Order => ({
  order_id: 'o1',
  session_id: 'cs_1',
  plan_id: 'one',
  title: 'One course',
  list_amount: 900,
  amount: 900,
  currency: 'usd',
  promotion_code: null,
  state: 'paid',
  refunded: 0,
  folders: 1,
  folders_left: 0,
  folder_name: 'Glaciers',
  folder_ids: [],
  created_at: '2026-01-20T10:00:00Z',
  paid_at: '2026-01-20T10:01:00Z',
  provider: 'test',
  refundable_until: null,
  refund_requested_at: null,
  refund_failed_at: null,
  ...change,
});

import { quickStats } from '@weekwise/contracts/admin.ts';
import { businessIntelligence } from '@weekwise/contracts/admin-business.ts';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

const testApp = useTestApp();

test('a student who did something is active on every screen, also without a call of a model', async () => {
  const admin = await testApp.signInAdmin();
  await testApp.signIn();
  const quick = quickStats.response.parse((await admin.get('/api/admin/cost/stats/quick')).json());
  const url = '/api/admin/cost/overview/business-intelligence?days=30';
  const business = businessIntelligence.response.parse((await admin.get(url)).json());
  expect([quick.active_users_this_month, business.total.active_users]).toEqual([2, 2]);
});

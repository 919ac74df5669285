import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { costDashboard, quickStats } from '@weekwise/contracts/admin.ts';
import { businessIntelligence } from '@weekwise/contracts/admin-business.ts';
import { type UsageDimension, usageOverTime } from '@weekwise/contracts/admin-over-time.ts';
import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import { call } from '../../../lib/api/call.ts';
import { freshFor } from '../../../lib/query-client.ts';
import type { Range } from '../range.ts';
import { breakdownOf } from '../use/breakdown.ts';
import { usedOf } from '../used.ts';
import { studentOf } from '../users/student.ts';

async function loadDashboard(range: Range, signal: AbortSignal) {
  const answer = await call(costDashboard, { body: { days: Number(range) }, signal });
  return {
    ...breakdownOf(answer),
    before: usedOf(answer.before),
    topUsers: answer.top_users.map((user) => ({ ...studentOf(user), ...usedOf(user) })),
    topFolders: answer.top_folders.map((folder) => ({
      id: folder.folder_id,
      name: folder.folder_name,
      userId: folder.user_id,
      ...usedOf(folder),
    })),
  };
}
export type AdminOverview = Awaited<ReturnType<typeof loadDashboard>>;

export const dashboardQuery = (range: Range) =>
  queryOptions({
    queryKey: ['admin', 'dashboard', range],
    queryFn: ({ signal }) => loadDashboard(range, signal),
    staleTime: freshFor.default,
    placeholderData: keepPreviousData,
  });

export const todayQuery = queryOptions({
  queryKey: ['admin', 'today'],
  queryFn: async ({ signal }) => {
    const answer = await call(quickStats, { signal });
    return {
      users: answer.total_users,
      folders: answer.total_folders,
      today: usedOf(answer.today),
      month: usedOf(answer.this_month),
    };
  },
  staleTime: freshFor.default,
});

/** Whose use: everybody's unless told. */
export interface UseOf {
  userId?: string;
}

export const overTimeQuery = (range: Range, by: UsageDimension, { userId }: UseOf = {}) =>
  queryOptions({
    queryKey: ['admin', 'over-time', range, by, userId ?? null],
    queryFn: async ({ signal }) => {
      const query = { days: Number(range), by, ...(userId !== undefined && { user_id: userId }) };
      const { dates, series } = await call(usageOverTime, { query, signal });
      return {
        by,
        dates,
        series: series.map(({ key, label, calls, tokens, cost_usd }) => ({ key, label, calls, tokens, usd: cost_usd })),
      };
    },
    staleTime: freshFor.default,
    placeholderData: keepPreviousData,
  });

type Business = ResponseOf<typeof businessIntelligence>;
const countsOf = (counts: Business['total']) => ({
  activeUsers: counts.active_users,
  newUsers: counts.new_users,
  newFolders: counts.new_folders,
  weeksGenerated: counts.weeks_generated,
});

async function loadBusiness(range: Range, signal: AbortSignal) {
  const answer = await call(businessIntelligence, { query: { days: range }, signal });
  const { trials, converted, rate, median_days_to_pay } = answer.conversion;
  return {
    billing: answer.billing,
    total: countsOf(answer.total),
    before: countsOf(answer.before),
    byDay: answer.by_day.map((day) => ({ date: day.date, ...countsOf(day) })),
    conversion: { trials, converted, rate, medianDaysToPay: median_days_to_pay },
    revenue: answer.revenue,
    retention: answer.retention,
  };
}
export type BusinessNumbers = Awaited<ReturnType<typeof loadBusiness>>;

export const businessQuery = (range: Range) =>
  queryOptions({
    queryKey: ['admin', 'business', range],
    queryFn: ({ signal }) => loadBusiness(range, signal),
    staleTime: freshFor.default,
    placeholderData: keepPreviousData,
  });

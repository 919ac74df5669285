import { costDashboard, quickStats, tokenAnalytics } from '@weekwise/contracts/admin.ts';
import { listAudit } from '@weekwise/contracts/admin-audit.ts';
import { businessIntelligence } from '@weekwise/contracts/admin-business.ts';
import { exportFolders, listAllFolders } from '@weekwise/contracts/admin-folders.ts';
import { usageOverTime } from '@weekwise/contracts/admin-over-time.ts';
import { exportUsers, usersOverview } from '@weekwise/contracts/admin-users.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { auditPage } from './audit/audit.service.ts';
import { toBusiness } from './business/business.presenter.ts';
import * as business from './business/business.service.ts';
import { registerLimits } from './limits/limits.routes.ts';
import type { FolderUsage } from './lists/folders-list.repo.ts';
import * as lists from './lists/lists.service.ts';
import { foldersCsv, usersCsv } from './lists/usage-csv.ts';
import { registerOperations } from './operations/operations.routes.ts';
import * as overTime from './usage/over-time.service.ts';
import { toBreakdown, toFolder, toFolderUsage, toPeriod, toUsage, toUsd, toUser } from './usage/usage.presenter.ts';
import * as usage from './usage/usage.service.ts';
import { registerUsers } from './users.routes.ts';

export function registerAdmin(app: FastifyInstance, deps: Deps): void {
  registerUsage(app, deps);
  registerLists(app, deps);
  registerUsers(app, deps);
  registerLimits(app, deps);
  registerOperations(app, deps);

  route(app, businessIntelligence, async ({ query }) => ({
    ...toBusiness(await business.businessIntelligence(deps, query.days)),
    billing: deps.payments?.kind ?? 'off',
  }));

  route(app, listAudit, ({ query }) =>
    auditPage(deps, {
      subjectKind: query.subject_kind,
      subjectId: query.subject_id,
      before: query.before,
      limit: query.limit,
    }),
  );
}

function registerUsage(app: FastifyInstance, deps: Deps): void {
  route(app, costDashboard, async ({ body }) => {
    const { period, breakdown, before, topUsers, topFolders } = await usage.dashboard(deps, body.days);
    return {
      ...toPeriod(period),
      ...toBreakdown(breakdown, period),
      before: toUsage(before),
      top_users: topUsers.map((row) => ({ ...toUser(row), ...toUsage(row) })),
      top_folders: topFolders.map((row) => ({ ...toFolder(row), user_id: row.userId, ...toUsage(row) })),
    };
  });

  route(app, tokenAnalytics, async ({ query: { days, user_id: userId, folder_id: folderId } }) => {
    const of = { ...(userId !== undefined && { userId }), ...(folderId !== undefined && { folderId }) };
    const { period, breakdown } = await usage.usageDetails(deps, days, of);
    return { ...toPeriod(period), ...toBreakdown(breakdown, period) };
  });

  route(app, usageOverTime, async ({ query: { days, by, user_id: userId, folder_id: folderId } }) => {
    const of = { ...(userId !== undefined && { userId }), ...(folderId !== undefined && { folderId }) };
    const { period, dates, series } = await overTime.usageOverTime(deps, { days, by, ...of });
    return {
      ...toPeriod(period),
      by,
      dates,
      series: series.map(({ key, label, byDay }) => ({
        key,
        label,
        calls: dates.map((date) => byDay.get(date)?.calls ?? 0),
        tokens: dates.map((date) => byDay.get(date)?.tokens ?? 0),
        cost_usd: dates.map((date) => toUsd(byDay.get(date)?.costMicroUsd ?? 0)),
      })),
    };
  });

  route(app, quickStats, async () => {
    const { users, folders, today, month, activeUsers } = await usage.quickStats(deps);
    return {
      total_users: users,
      total_folders: folders,
      today: toUsage(today),
      this_month: toUsage(month),
      active_users_this_month: activeUsers,
    };
  });
}

function registerLists(app: FastifyInstance, deps: Deps): void {
  route(app, usersOverview, async ({ query: { days, ...page } }) => {
    const { period, users, total } = await lists.usersPage(deps, days, page);
    return {
      ...toPeriod(period),
      users: users.map((row) => ({
        ...toUser(row),
        ...toUsage(row),
        folder_count: row.folderCount,
        storage_bytes: row.storageBytes,
        last_call_at: row.lastCallAt?.toISOString() ?? null,
      })),
      total_users: total,
    };
  });

  route(app, listAllFolders, async ({ query: { days, ai_enabled, ...page } }) => {
    const { period, folders, total } = await lists.foldersPage(deps, days, { ...page, ...ofAccess(ai_enabled) });
    return {
      ...toPeriod(period),
      folders: folders.map((row) => ({ ...toFolderUsage(row), ...toOwner(row) })),
      total_folders: total,
    };
  });

  route(app, exportUsers, async ({ query }) => usersCsv(lists.everyUser(deps, query.days, query.q)));

  route(app, exportFolders, async ({ query: { days, q, ai_enabled } }) =>
    foldersCsv(lists.everyFolder(deps, days, { q, ...ofAccess(ai_enabled) })),
  );
}

const toOwner = ({ userId, owner }: FolderUsage) => ({
  user_id: userId,
  user_email: owner.email,
  user_phone_number: owner.phoneNumber,
  user_name: owner.name,
});

const ofAccess = (enabled: 'true' | 'false' | undefined) => ({
  isAiEnabled: enabled === undefined ? undefined : enabled === 'true',
});

import { getUserSubscription, updateSubscription } from '@weekwise/contracts/admin-subscription.ts';
import { userCostDetails, userFolderAnalytics, userSessions } from '@weekwise/contracts/admin-users.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { budgetStatus } from './limits/budgets.service.ts';
import { toChange, toPlainUpdate, toSubscription } from './subscription.presenter.ts';
import * as subscription from './subscription.service.ts';
import { toBreakdown, toFolderUsage, toPeriod, toUsage, toUsd, toUser } from './usage/usage.presenter.ts';
import * as service from './users.service.ts';

export function registerUsers(app: FastifyInstance, deps: Deps): void {
  route(app, userCostDetails, async ({ params, query }) => {
    const { profile, period, breakdown, calls } = await service.userDetails(deps, params.userId, query.days);
    return {
      ...toPeriod(period),
      user: {
        ...toUser(profile),
        email_verified: profile.emailVerified,
        identity_providers: profile.identityProviders,
        folder_count: profile.folderCount,
        storage_bytes: profile.storageBytes,
        last_seen_at: profile.lastSeenAt?.toISOString() ?? null,
      },
      ...toBreakdown(breakdown, period),
      month: await budgetStatus(deps, { userId: profile.id }),
      recent_calls: calls.map((call) => ({
        at: call.at.toISOString(),
        folder_id: call.folderId,
        ability: call.ability,
        provider: call.provider,
        model: call.model,
        input_tokens: call.inputTokens,
        cached_input_tokens: call.cachedInputTokens,
        output_tokens: call.outputTokens,
        tokens_estimated: call.tokensEstimated,
        cost_usd: call.costMicroUsd === null ? null : toUsd(call.costMicroUsd),
        first_token_ms: call.firstTokenMs,
        total_ms: call.totalMs,
        outcome: call.outcome,
        attempts: call.attempts,
      })),
    };
  });

  route(app, userFolderAnalytics, async ({ params, query }) => {
    const { period, folders, deleted } = await service.userFolders(deps, params.userId, query.days);
    return {
      ...toPeriod(period),
      user_id: params.userId,
      folders: folders.map(toFolderUsage),
      deleted_folders: toUsage(deleted),
    };
  });

  route(app, userSessions, async ({ params }) => {
    const now = deps.clock();
    const sessions = await service.sessionsOf(deps, params.userId);
    return {
      user_id: params.userId,
      sessions: sessions.map((session) => ({
        session_id: session.id,
        user_agent: session.userAgent,
        ip_address: session.ipAddress,
        created_at: session.createdAt.toISOString(),
        last_used_at: session.updatedAt.toISOString(),
        expires_at: session.expiresAt.toISOString(),
        is_expired: session.expiresAt <= now,
      })),
    };
  });

  route(app, getUserSubscription, async ({ params }) =>
    toSubscription(params.userId, await subscription.subscriptionHistory(deps, params.userId)),
  );

  route(app, updateSubscription, async ({ params, body, user }) => {
    const who = { userId: params.userId, adminId: user.id };
    const changes = body.change
      ? [toChange(body.change, who)]
      : await subscription.changesFor(deps, toPlainUpdate(body, who));
    await subscription.updateSubscription(deps, params.userId, changes);
    return {
      ...toSubscription(params.userId, await subscription.subscriptionHistory(deps, params.userId)),
      success: true,
    };
  });
}

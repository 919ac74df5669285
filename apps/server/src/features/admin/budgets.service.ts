import type { AiAccess, BudgetStatus } from '@weekwise/contracts/admin.ts';
import { abilities } from '../../adapters/models/models.port.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Budget } from '../../model-settings.ts';
import { thisMonth } from './period.ts';
import * as repo from './subjects.repo.ts';
import { sumUsage } from './usage.repo.ts';

type BudgetDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'models'>;

/** What may be used this month and what was. */
export async function budgetStatus(deps: BudgetDeps, subject: repo.BudgetSubject): Promise<BudgetStatus> {
  await requireSubject(deps, subject);
  const [row, sums] = await Promise.all([
    repo.findBudget(deps.db, subject),
    sumUsage(deps.db, { ...thisMonth(deps.clock()), ...subject }),
  ]);
  const budget = row
    ? { usd: row.microUsd === null ? null : row.microUsd / 1e6, tokens: row.tokens }
    : defaultOf(deps, subject);
  const spent = { usd: sums.costMicroUsd / 1e6, tokens: sums.inputTokens + sums.outputTokens };
  return {
    budget,
    is_own: row !== null,
    spent,
    is_spent:
      (budget.usd !== null && spent.usd >= budget.usd) || (budget.tokens !== null && spent.tokens >= budget.tokens),
    models_without_price: unpricedModels(deps),
  };
}

export async function setBudget(
  deps: BudgetDeps,
  adminId: string,
  subject: repo.BudgetSubject,
  { usd, tokens }: Budget,
): Promise<BudgetStatus> {
  await requireSubject(deps, subject);
  const microUsd = usd === null ? null : Math.round(usd * 1e6);
  await repo.upsertBudget(deps.db, subject, { microUsd, tokens, changedBy: adminId, changedAt: deps.clock() });
  return budgetStatus(deps, subject);
}

export async function resetBudget(deps: BudgetDeps, subject: repo.BudgetSubject): Promise<BudgetStatus> {
  await requireSubject(deps, subject);
  await repo.deleteBudget(deps.db, subject);
  return budgetStatus(deps, subject);
}

export async function aiAccess(deps: Pick<Deps, 'db'>, folderId: string): Promise<AiAccess> {
  if (!(await repo.findFolder(deps.db, folderId))) throw new AppError('folder_not_found');
  const row = await repo.findAiAccess(deps.db, folderId);
  return {
    folder_id: folderId,
    ai_enabled: row?.isEnabled ?? true,
    reason: row?.reason ?? null,
    changed_by: row?.changedBy ?? null,
    changed_at: row?.changedAt.toISOString() ?? null,
  };
}

/** `isEnabled` undefined: the other way round. */
export async function toggleAiAccess(
  deps: Pick<Deps, 'db' | 'clock'>,
  adminId: string,
  folderId: string,
  change: { isEnabled: boolean | undefined; reason: string | undefined },
): Promise<AiAccess> {
  const { ai_enabled: wasEnabled } = await aiAccess(deps, folderId);
  await repo.upsertAiAccess(deps.db, {
    folderId,
    isEnabled: change.isEnabled ?? !wasEnabled,
    reason: change.reason ?? null,
    changedBy: adminId,
    changedAt: deps.clock(),
  });
  return aiAccess(deps, folderId);
}

const defaultOf = ({ config }: BudgetDeps, subject: repo.BudgetSubject): Budget =>
  config.models.budgets['userId' in subject ? 'student' : 'folder'];

function unpricedModels({ models, config }: BudgetDeps): string[] {
  const names = new Set(abilities.flatMap((ability) => models.for(ability)?.name ?? []));
  return [...names].filter((name) => !config.models.prices.has(name));
}

async function requireSubject(deps: BudgetDeps, subject: repo.BudgetSubject): Promise<void> {
  if ('userId' in subject) {
    if (!(await repo.findUser(deps.db, subject.userId))) throw new AppError('not_found');
  } else if (!(await repo.findFolder(deps.db, subject.folderId))) throw new AppError('folder_not_found');
}

import type { BudgetStatus } from '@weekwise/contracts/admin-budgets.ts';
import { abilities } from '../../../adapters/models/models.port.ts';
import { AppError } from '../../../app-error.ts';
import type { Budget } from '../../../config/model-settings.ts';
import type { Executor, Transaction } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { thisMonth } from '../period.ts';
import { usageOf } from '../usage/usage.service.ts';
import * as repo from './limits.repo.ts';

type BudgetDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'models'>;

/** Who changes something, and why. */
export interface AdminDeed {
  adminId: string;
  reason: string;
}

/** What may be used this month and what was. */
export async function budgetStatus(deps: BudgetDeps, subject: repo.BudgetSubject): Promise<BudgetStatus> {
  await requireSubject(deps.db, subject);
  const [own, sums] = await Promise.all([
    ownBudget(deps.db, subject),
    usageOf(deps.db, { ...thisMonth(deps.clock()), ...subject }),
  ]);
  const budget = own ?? defaultOf(deps, subject);
  const spent = { usd: sums.costMicroUsd / 1e6, tokens: sums.inputTokens + sums.outputTokens };
  return {
    budget,
    is_own: own !== null,
    spent,
    is_spent:
      (budget.usd !== null && spent.usd >= budget.usd) || (budget.tokens !== null && spent.tokens >= budget.tokens),
    models_without_price: unpricedModels(deps),
  };
}

export async function setBudget(
  deps: BudgetDeps,
  subject: repo.BudgetSubject,
  { usd, tokens }: Budget,
  deed: AdminDeed,
): Promise<BudgetStatus> {
  const microUsd = usd === null ? null : Math.round(usd * 1e6);
  const row = { microUsd, tokens, changedBy: deed.adminId, changedAt: deps.clock() };
  await change(deps, 'set-budget', subject, deed, (tx) => repo.upsertBudget(tx, subject, row));
  return budgetStatus(deps, subject);
}

export async function resetBudget(
  deps: BudgetDeps,
  subject: repo.BudgetSubject,
  deed: AdminDeed,
): Promise<BudgetStatus> {
  await change(deps, 'reset-budget', subject, deed, (tx) => repo.deleteBudget(tx, subject));
  return budgetStatus(deps, subject);
}

async function change(
  { db, clock }: BudgetDeps,
  action: 'set-budget' | 'reset-budget',
  subject: repo.BudgetSubject,
  { adminId, reason }: AdminDeed,
  write: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireSubject(tx, subject);
    const before = await ownBudget(tx, subject);
    await write(tx);
    const after = await ownBudget(tx, subject);
    const named =
      'userId' in subject
        ? { kind: 'user' as const, id: subject.userId }
        : { kind: 'folder' as const, id: subject.folderId };
    await recordAudit(tx, { actorId: adminId, action, subject: named, reason, before, after, at: clock() });
  });
}

/** null where the settings' default counts. */
async function ownBudget(db: Executor, subject: repo.BudgetSubject): Promise<Budget | null> {
  const row = await repo.findBudget(db, subject);
  return row && { usd: row.microUsd === null ? null : row.microUsd / 1e6, tokens: row.tokens };
}

const defaultOf = ({ config }: BudgetDeps, subject: repo.BudgetSubject): Budget =>
  config.models.budgets['userId' in subject ? 'student' : 'folder'];

function unpricedModels({ models, config }: BudgetDeps): string[] {
  const names = new Set(abilities.flatMap((ability) => models.for(ability)?.name ?? []));
  return [...names].filter((name) => !config.models.prices.has(name));
}

async function requireSubject(db: Executor, subject: repo.BudgetSubject): Promise<void> {
  if ('userId' in subject) {
    if (!(await repo.isUser(db, subject.userId))) throw new AppError('not_found');
  } else if (!(await repo.isFolder(db, subject.folderId))) throw new AppError('folder_not_found');
}

import type { AiAccess } from '@weekwise/contracts/admin-folders.ts';
import { AppError } from '../../../app-error.ts';
import type { Executor } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { AdminDeed } from './budgets.service.ts';
import * as repo from './limits.repo.ts';

/** Whether models may be asked about a folder, and who said so. Every call of a model asks for it first. */
export async function aiAccess(db: Executor, folderId: string): Promise<AiAccess> {
  if (!(await repo.isFolder(db, folderId))) throw new AppError('folder_not_found');
  const row = await repo.findAiAccess(db, folderId);
  return {
    folder_id: folderId,
    ai_enabled: row?.isEnabled ?? true,
    reason: row?.reason ?? null,
    changed_by: row?.changedBy ?? null,
    changed_at: row?.changedAt.toISOString() ?? null,
  };
}

/** @param wanted undefined: the other way round */
export async function toggleAiAccess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  folderId: string,
  wanted: boolean | undefined,
  { adminId, reason }: AdminDeed,
): Promise<AiAccess> {
  return db.transaction(async (tx) => {
    const { ai_enabled: wasEnabled } = await aiAccess(tx, folderId);
    const isEnabled = wanted ?? !wasEnabled;
    const at = clock();
    await repo.upsertAiAccess(tx, { folderId, isEnabled, reason, changedBy: adminId, changedAt: at });
    await recordAudit(tx, {
      actorId: adminId,
      action: 'set-ai-access',
      subject: { kind: 'folder', id: folderId },
      reason,
      before: { ai_enabled: wasEnabled },
      after: { ai_enabled: isEnabled },
      at,
    });
    return aiAccess(tx, folderId);
  });
}

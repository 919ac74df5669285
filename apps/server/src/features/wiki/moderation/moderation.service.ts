import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { listIfOpen, unlist } from '../listing.service.ts';
import { lockPage, type PageRow, updatePage } from '../pages.repo.ts';
import { requirePage } from '../reading/reading.service.ts';
import type { ReportedPage, ReportRow } from './reports.repo.ts';
import * as repo from './reports.repo.ts';

type ModerationDeps = Pick<Deps, 'db' | 'clock'>;

export interface Reported {
  page: ReportedPage;
  /** Undecided, newest first. */
  reports: ReportRow[];
}

export async function reportPage(
  deps: ModerationDeps,
  userId: string,
  pageId: string,
  { reason, note }: Pick<ReportRow, 'reason' | 'note'>,
): Promise<void> {
  await requirePage(deps, pageId);
  await repo.saveReport(deps.db, { pageId, userId, reason, note, reportedAt: deps.clock() });
}

export async function reportedPages({ db }: Pick<Deps, 'db'>): Promise<Reported[]> {
  const pages = await repo.listReported(db);
  const reports = await repo.listOpenReports(db);
  return pages.map((page) => ({ page, reports: reports.filter(({ pageId }) => pageId === page.id) }));
}

/** From now on it is there for its owner alone. */
export async function hidePage(
  deps: ModerationDeps,
  adminId: string,
  pageId: string,
  reason: string,
): Promise<Reported> {
  const hiddenAt = deps.clock();
  return decide(deps, adminId, pageId, {
    action: 'hide-wiki-page',
    reason,
    change: { hiddenAt, hiddenBy: adminId, hiddenReason: reason },
  });
}

/** Shows it again, where it is published; reports of it are decided with that. */
export function restorePage(deps: ModerationDeps, adminId: string, pageId: string, reason: string): Promise<Reported> {
  return decide(deps, adminId, pageId, {
    action: 'restore-wiki-page',
    reason,
    change: { hiddenAt: null, hiddenBy: null, hiddenReason: null },
  });
}

interface Decision {
  action: 'hide-wiki-page' | 'restore-wiki-page';
  reason: string;
  change: Pick<PageRow, 'hiddenAt' | 'hiddenBy' | 'hiddenReason'>;
}

async function decide(
  { db, clock }: ModerationDeps,
  adminId: string,
  pageId: string,
  { action, reason, change }: Decision,
): Promise<Reported> {
  const at = clock();
  return db.transaction(async (tx) => {
    const before = await lockPage(tx, pageId);
    if (!before) throw new AppError('wiki_not_found', { id: pageId });
    await unlist(tx, before);
    const page = await updatePage(tx, pageId, change);
    await listIfOpen(tx, page);
    await repo.decideReports(tx, pageId, at);
    const stateOf = ({ published, hiddenAt }: PageRow) => ({ published, hidden: hiddenAt !== null });
    await recordAudit(tx, {
      actorId: adminId,
      action,
      subject: { kind: 'wiki-page', id: pageId },
      reason,
      before: stateOf(before),
      after: stateOf(page),
      at,
    });
    return { page, reports: [] };
  });
}

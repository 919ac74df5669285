import { and, asc, desc, eq, exists, isNotNull, isNull, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../db/client.ts';
import { wikiPages, wikiReports } from '../../../db/schema/wiki.ts';

export type ReportRow = typeof wikiReports.$inferSelect;
export type ReportedPage = Pick<
  typeof wikiPages.$inferSelect,
  'id' | 'title' | 'userId' | 'published' | 'hiddenAt' | 'hiddenBy' | 'hiddenReason'
>;

/** Admins look at so many at once. */
const mostPages = 200;
const mostReports = 1_000;

/** Who says it again says it anew, and it is undecided once more. */
export async function saveReport(db: Executor, report: Omit<ReportRow, 'decidedAt'>): Promise<void> {
  const change = { reason: report.reason, note: report.note, reportedAt: report.reportedAt, decidedAt: null };
  await db
    .insert(wikiReports)
    .values(report)
    .onConflictDoUpdate({ target: [wikiReports.pageId, wikiReports.userId], set: change });
}

export async function decideReports(tx: Transaction, pageId: string, decidedAt: Date): Promise<void> {
  await tx
    .update(wikiReports)
    .set({ decidedAt })
    .where(and(eq(wikiReports.pageId, pageId), isNull(wikiReports.decidedAt)));
}

const { id, title, userId, published, hiddenAt, hiddenBy, hiddenReason } = wikiPages;

/** Pages with reports that nobody has decided, and those that are hidden. */
export function listReported(db: Executor): Promise<ReportedPage[]> {
  const open = db
    .select()
    .from(wikiReports)
    .where(and(eq(wikiReports.pageId, wikiPages.id), isNull(wikiReports.decidedAt)));
  return db
    .select({ id, title, userId, published, hiddenAt, hiddenBy, hiddenReason })
    .from(wikiPages)
    .where(or(exists(open), isNotNull(wikiPages.hiddenAt)))
    .orderBy(asc(wikiPages.hiddenAt), asc(wikiPages.id))
    .limit(mostPages);
}

export function listOpenReports(db: Executor): Promise<ReportRow[]> {
  return db
    .select()
    .from(wikiReports)
    .where(isNull(wikiReports.decidedAt))
    .orderBy(desc(wikiReports.reportedAt), asc(wikiReports.userId))
    .limit(mostReports);
}

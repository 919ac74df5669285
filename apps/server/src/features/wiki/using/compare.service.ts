import type { PlanItemKind } from '@weekwise/domain/plan.ts';
import { AppError } from '../../../app-error.ts';
import type { ExtractedItem } from '../../../db/stored/plan-item.ts';
import type { PublishedPlan } from '../../../db/stored/published-course.ts';
import type { Deps } from '../../../deps.ts';
import { requireFolder } from '../../folder-access/folder-access.service.ts';
import { carryIds } from '../../syllabus/plan/carry-ids.ts';
import { diffPlans, type PlanChange } from '../../syllabus/plan/diff.ts';
import { type PlanItem, project } from '../../syllabus/plan/project.ts';
import { workingPlan } from '../../syllabus/plan.service.ts';
import { requirePage } from '../reading/reading.service.ts';
import { firstDateOf, moveDates } from './move-dates.ts';
import { planItems } from './plan-items.ts';

export interface PlanComparison {
  folderId: string;
  /** First day of the student's term; null where either plan has no dates. */
  movedTo: string | null;
  changes: PlanChange[];
  /** Items that both have, however else they differ. */
  same: Record<'week' | 'reading' | 'assignment', number>;
}

const compared: readonly PlanItemKind[] = ['week', 'reading', 'assignment'];

/** Compares a published plan with the student's own. */
export async function comparePlans(
  deps: Pick<Deps, 'db' | 'newId'>,
  userId: string,
  pageId: string,
  folderId: string,
): Promise<PlanComparison> {
  const page = await requirePage(deps, pageId);
  await requireFolder(deps.db, userId, folderId);
  const plan = await workingPlan(deps.db, folderId);
  if (!plan) throw new AppError('syllabus_not_found');
  // What the student called no item is not in their plan.
  const own = plan.items.filter(({ item, state }) => compared.includes(item.kind) && state !== 'not-an-item');
  const movedTo = firstDateOf(page.plan) === null ? null : firstDay(own);
  const published = movedTo === null ? withoutDates(page.plan) : moveDates(page.plan, movedTo);
  const mine = own.map((entry) => comparable(entry, movedTo !== null));
  const items = planItems(page, published, deps.newId).filter(({ kind }) => compared.includes(kind));
  const theirs = project(
    carryIds(
      mine.map(({ item }) => item),
      items,
    ),
    [],
  );
  const ids = new Set(mine.map(({ item }) => item.id));
  const sameOf = (kind: PlanItemKind) => theirs.filter(({ item }) => item.kind === kind && ids.has(item.id)).length;
  return {
    folderId,
    movedTo,
    changes: diffPlans(mine, theirs),
    same: { week: sameOf('week'), reading: sameOf('reading'), assignment: sameOf('assignment') },
  };
}

function firstDay(plan: readonly PlanItem[]): string | null {
  const dates = plan.flatMap(({ item }) => (item.kind === 'week' ? (item.startDate ?? []) : [])).sort();
  return dates[0] ?? null;
}

/** Where one of them has no dates, those of the other are no difference. */
const withoutDates = (plan: PublishedPlan): PublishedPlan => ({
  weeks: plan.weeks.map((week) => ({
    ...week,
    start_date: null,
    end_date: null,
    assignments: week.assignments.map((work) => ({ ...work, due_date: null })),
  })),
  assignmentsOutside: plan.assignmentsOutside.map((work) => ({ ...work, due_date: null })),
});

/** Without what a page does not tell. */
function comparable({ item, state }: PlanItem, hasDates: boolean): PlanItem {
  const plain = withoutUntold(item, hasDates);
  return { item: plain, read: plain, state };
}

function withoutUntold(item: ExtractedItem, hasDates: boolean): ExtractedItem {
  switch (item.kind) {
    case 'week':
      return hasDates ? item : { ...item, startDate: null };
    case 'assignment':
      return { ...item, dueTime: null, dueZone: null, dueDate: hasDates ? item.dueDate : null };
    case 'reading':
      return { ...item, graduateOnly: false };
    default:
      return item;
  }
}

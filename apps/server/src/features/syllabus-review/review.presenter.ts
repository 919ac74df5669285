import type { Review, ReviewItem, SecondReading } from '@weekwise/contracts/syllabus-review.ts';
import type { PlanChange as PlanChangeAnswer } from '@weekwise/contracts/syllabus-review-proposal.ts';
import type { ExtractedItem, ItemSource } from '../../db/stored/plan-item.ts';
import type { PlanChange } from '../syllabus/plan/diff.ts';
import { openDoubt, type PlanItem } from '../syllabus/plan/project.ts';
import { type ExtractionRow, needsReview, type PlanProposal, type SyllabusRow } from '../syllabus/plan.service.ts';
import { toSource } from '../syllabus/syllabus.presenter.ts';
import { type CurrentReview, decisionToUndo, describeUndo } from './review.service.ts';
import { factNames, toWire, wireName } from './values.ts';

export function toReview({ folderId, plan, proposal }: CurrentReview): Review {
  const weekNumbers = new Map(
    plan.items.flatMap(({ item }) => (item.kind === 'week' ? [[item.id, item.number] as const] : [])),
  );
  const items = inDocumentOrder(plan.items).map((entry) => toItem(entry, plan.syllabus, weekNumbers));
  const pending = items.filter((item) => item.state === 'pending');
  return {
    folder_id: folderId,
    syllabus_id: plan.syllabus.id,
    file_id: plan.extraction.fileId,
    file_name: plan.extraction.fileName,
    read_by: plan.extraction.source,
    fallback: plan.extraction.fallback,
    day_order: toDayOrder(plan.extraction.dayOrder),
    confidence_threshold: plan.syllabus.confidenceThreshold,
    items,
    counts: {
      total: items.filter((item) => item.state !== 'not-an-item').length,
      needs_review: pending.filter((item) => item.needs_review).length,
      clear: pending.filter((item) => !item.needs_review).length,
      confirmed: items.filter((item) => ['confirmed', 'corrected', 'added'].includes(item.state)).length,
    },
    undo: describeUndo(plan),
    decision: decisionToUndo(plan),
    proposal: proposal && toProposalSummary(proposal),
  };
}

const toDayOrder = (order: ExtractionRow['dayOrder']): Review['day_order'] =>
  order && { day_first: order.dayFirst, decided_by: order.from, example: order.example };

export const toProposalSummary = ({ extraction, changes }: PlanProposal) => ({
  proposal_id: extraction.id,
  file_id: extraction.fileId,
  file_name: extraction.fileName,
  created_at: extraction.createdAt.toISOString(),
  change_count: changes.length,
});

export const toChange = (change: PlanChange): PlanChangeAnswer => ({
  item_id: change.itemId,
  kind: change.kind,
  change: change.change,
  label: change.label,
  field: change.field === null ? null : wireName(change.kind, change.field),
  before: change.before,
  after: change.after,
  week_before: change.weekBefore,
  week_after: change.weekAfter,
  source: toReviewSource(change.source),
});

function toItem(entry: PlanItem, syllabus: SyllabusRow, weekNumbers: Map<string, number>): ReviewItem {
  const { item, read, state } = entry;
  const weekId = item.kind === 'reading' || item.kind === 'assignment' ? item.weekId : null;
  return {
    kind: item.kind,
    ...(item.kind === 'fact' && { field: factNames[item.field] }),
    ...(item.kind === 'week' && { start_doubt: openDoubt(entry) }),
    ...(item.kind === 'assignment' && { due_source: toReviewSource(item.dueSource), due_doubt: openDoubt(entry) }),
    id: item.id,
    state,
    needs_review: needsReview(entry, syllabus),
    confidence: item.confidence,
    source: toReviewSource(item.source),
    second_reading: state === 'pending' ? toSecondReading(item) : null,
    week_id: weekId,
    week_number: weekId === null ? null : (weekNumbers.get(weekId) ?? null),
    values: toWire(item),
    read: read && toWire(read),
    // Each kind's own fields are put together by name; the contract's schema checks them on the way out.
  } as ReviewItem;
}

function toSecondReading({ kind, second }: ExtractedItem): SecondReading | null {
  if (!second) return null;
  const otherwise = second.otherwise.map(({ field, value }) => ({ field: wireName(kind, field), value }));
  return { found_by: second.foundBy, otherwise };
}

function toReviewSource(source: ItemSource | null) {
  const lines = toSource(source);
  return source && lines && { ...lines, before: source.before, after: source.after };
}

/** As a reader meets them. What the student added stands behind the last item of its week. */
function inDocumentOrder(plan: readonly PlanItem[]): PlanItem[] {
  const place = ({ item }: PlanItem): number => (item.source ? item.source.block * 1e6 + item.source.start : -1);
  const lastOfWeek = new Map<string, number>();
  for (const entry of plan) {
    const week = weekOf(entry.item);
    if (week !== null) lastOfWeek.set(week, Math.max(lastOfWeek.get(week) ?? -1, place(entry)));
  }
  const key = (entry: PlanItem): number => {
    if (entry.item.source) return place(entry);
    const week = weekOf(entry.item);
    return (week === null ? undefined : lastOfWeek.get(week)) ?? Number.MAX_SAFE_INTEGER;
  };
  return [...plan].sort((a, b) => key(a) - key(b));
}

function weekOf(item: ExtractedItem): string | null {
  if (item.kind === 'week') return item.id;
  return item.kind === 'reading' || item.kind === 'assignment' ? item.weekId : null;
}

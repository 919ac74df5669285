import type { DateDoubt, DayOrder } from '@weekwise/contracts/syllabus.ts';
import type { ReviewItem as ItemOnWire, Review as ReviewOnWire } from '@weekwise/contracts/syllabus-review.ts';
import type { PlanChange as ChangeOnWire } from '@weekwise/contracts/syllabus-review-proposal.ts';
import type { ItemFinder, ReviewState } from '@weekwise/domain/plan.ts';

export type Value = string | number | boolean | null;
/** An item's fields by name. Which there are depends on its kind; see field-forms.ts. */
export type Values = Readonly<Record<string, Value>>;

/** The lines an item was read from, with the rest of the printed line around them. */
export interface ReviewLine {
  fileId: string;
  page: number | null;
  /** What print calls it, where that is not its number. */
  pageLabel?: string | undefined;
  block: number;
  text: string;
  before: string;
  after: string;
}

/** What was made of an item when a language model read the syllabus beside the engine. */
export interface SecondReading {
  foundBy: ItemFinder;
  /** Fields that the model reads otherwise; `week` holds a week's number. */
  otherwise: { field: string; value: Value }[];
}

export interface ReviewItem {
  id: string;
  kind: ItemOnWire['kind'];
  /** Which fact of the course, for `fact`. */
  fact: string | null;
  state: ReviewState;
  needsReview: boolean;
  /** 0 to 1. */
  confidence: number;
  source: ReviewLine | null;
  /** The lines of the due date, where they are not the item's own. */
  dueSource: ReviewLine | null;
  weekId: string | null;
  weekNumber: number | null;
  values: Values;
  /** As the syllabus was read; null for what the student added. */
  read: Values | null;
  /** What speaks against the date of a week or an assignment, until the student has decided. */
  doubt: DateDoubt | null;
  /** null where only the engine read, and once the student has decided. */
  second: SecondReading | null;
}

export interface ProposalSummary {
  proposalId: string;
  fileName: string;
  changeCount: number;
}

export interface Review {
  fileId: string;
  fileName: string;
  /** "engine" or a model's name. */
  readBy: string;
  /** Why it was the engine though a model was asked. */
  fallback: ReviewOnWire['fallback'];
  /** How dates of two bare numbers are read; null where there are none. */
  dayOrder: DayOrder | null;
  threshold: number;
  items: ReviewItem[];
  counts: { total: number; needsReview: number; clear: number; confirmed: number };
  undo: string | null;
  proposal: ProposalSummary | null;
}

/** One difference between the plan and a revised syllabus. */
export interface PlanChange {
  itemId: string;
  kind: ChangeOnWire['kind'];
  change: ChangeOnWire['change'];
  label: string;
  field: string | null;
  before: Value;
  after: Value;
  weekBefore: number | null;
  weekAfter: number | null;
  source: ReviewLine | null;
}

const toCamel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const rename = (values: Values, spell: (name: string) => string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [spell(name), value]));

export const valuesToWire = (values: Values): Values => rename(values, toSnake);

type LineOnWire = NonNullable<ItemOnWire['source']>;
const line = (wire: LineOnWire | null): ReviewLine | null =>
  wire && {
    fileId: wire.file_id,
    page: wire.page,
    pageLabel: wire.page_label,
    block: wire.block,
    text: wire.text,
    before: wire.before,
    after: wire.after,
  };

function doubtOf(wire: ItemOnWire): DateDoubt | null {
  if (wire.kind === 'week') return wire.start_doubt;
  return wire.kind === 'assignment' ? wire.due_doubt : null;
}

function itemFromWire(wire: ItemOnWire): ReviewItem {
  const inWeek = wire.kind === 'reading' || wire.kind === 'assignment';
  return {
    id: wire.id,
    kind: wire.kind,
    fact: wire.kind === 'fact' ? toCamel(wire.field) : null,
    state: wire.state,
    needsReview: wire.needs_review,
    confidence: wire.confidence,
    source: line(wire.source),
    dueSource: wire.kind === 'assignment' ? line(wire.due_source) : null,
    doubt: doubtOf(wire),
    weekId: inWeek ? wire.week_id : null,
    weekNumber: inWeek ? wire.week_number : wire.kind === 'week' ? wire.values.week_number : null,
    values: rename(wire.values, toCamel),
    read: wire.read && rename(wire.read, toCamel),
    second: wire.second_reading && {
      foundBy: wire.second_reading.found_by,
      otherwise: wire.second_reading.otherwise.map(({ field, value }) => ({ field: toCamel(field), value })),
    },
  };
}

export function reviewFromWire(wire: ReviewOnWire): Review {
  return {
    fileId: wire.file_id,
    fileName: wire.file_name,
    readBy: wire.read_by,
    fallback: wire.fallback,
    dayOrder: wire.day_order,
    threshold: wire.confidence_threshold,
    items: wire.items.map(itemFromWire),
    counts: {
      total: wire.counts.total,
      needsReview: wire.counts.needs_review,
      clear: wire.counts.clear,
      confirmed: wire.counts.confirmed,
    },
    undo: wire.undo,
    proposal: wire.proposal && {
      proposalId: wire.proposal.proposal_id,
      fileName: wire.proposal.file_name,
      changeCount: wire.proposal.change_count,
    },
  };
}

export const changeFromWire = (wire: ChangeOnWire): PlanChange => ({
  itemId: wire.item_id,
  kind: wire.kind,
  change: wire.change,
  label: wire.label,
  field: wire.field && toCamel(wire.field),
  before: wire.before,
  after: wire.after,
  weekBefore: wire.week_before,
  weekAfter: wire.week_after,
  source: line(wire.source),
});

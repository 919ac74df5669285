import type { DateDoubt } from '@weekwise/contracts/syllabus.ts';
import type { AssignmentType, ItemFinder, PlanItemKind } from '@weekwise/domain/plan.ts';

/** The verbatim lines an item came from, with what stands around them on the same line. */
export interface ItemSource {
  fileId: string;
  /** 1-based, null where the format has no pages. */
  page: number | null;
  /** What print calls the page; absent where that is its number. Readings from before labels were kept lack it. */
  pageLabel?: string;
  block: number;
  /** Offsets into the block's text. */
  start: number;
  end: number;
  text: string;
  before: string;
  after: string;
}

/** What another reader of the same lines makes of an item. */
export interface SecondReading {
  /** Whether the engine and a model both found it, or one alone. */
  foundBy: ItemFinder;
  /** Where the model reads another value: fields of the item, or `week` with a week's number. */
  otherwise: { field: string; value: ItemValue }[];
}

interface ItemBase {
  /** Stable: the same item of a later reading or a revised syllabus keeps it. */
  id: string;
  /** In [0, 1]. */
  confidence: number;
  source: ItemSource | null;
  /** Absent where nobody read it a second time. */
  second?: SecondReading;
}

export type FactField =
  | 'courseName'
  | 'courseCode'
  | 'professorName'
  | 'term'
  | 'email'
  | 'location'
  | 'meetingTimes'
  | 'officeHours';

interface FactItem extends ItemBase {
  kind: 'fact';
  field: FactField;
  value: string;
}

interface GradingItem extends ItemBase {
  kind: 'grading';
  name: string;
  percent: number;
}

interface PolicyItem extends ItemBase {
  kind: 'policy';
  name: string;
  text: string;
}

export interface WeekItem extends ItemBase {
  kind: 'week';
  number: number;
  topic: string | null;
  /** `YYYY-MM-DD` */
  startDate: string | null;
  startSource: ItemSource | null;
  /** What speaks against the date; absent where nothing does. */
  startDoubt?: DateDoubt;
  breakName: string | null;
}

export interface ReadingItem extends ItemBase {
  kind: 'reading';
  weekId: string;
  title: string;
  author: string | null;
  pages: string | null;
  optional: boolean;
  graduateOnly: boolean;
}

export interface AssignmentItem extends ItemBase {
  kind: 'assignment';
  /** null: belongs to no week. */
  weekId: string | null;
  title: string;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** 24-hour `HH:MM` */
  dueTime: string | null;
  /** As printed: "UTC-7", "EST". Readings from before zones were kept lack it. */
  dueZone?: string | null;
  /** What speaks against the date; absent where nothing does. */
  dueDoubt?: DateDoubt;
  type: AssignmentType;
  /** Percent of the grade. */
  weight: number | null;
  optional: boolean;
  dueSource: ItemSource | null;
}

export type ExtractedItem = FactItem | GradingItem | PolicyItem | WeekItem | ReadingItem | AssignmentItem;

/** What a student can set: every field that is neither identity nor evidence. */
export type ItemValue = string | number | boolean | null;
export const editableFields = {
  fact: ['value'],
  grading: ['name', 'percent'],
  policy: ['name', 'text'],
  week: ['number', 'topic', 'startDate', 'breakName'],
  reading: ['title', 'author', 'pages', 'optional', 'graduateOnly'],
  assignment: ['title', 'dueDate', 'dueTime', 'dueZone', 'type', 'weight', 'optional'],
} as const satisfies Record<PlanItemKind, readonly string[]>;

import { addDays } from '../../../dates/calendar.ts';
import type { Layout } from './layout.ts';
import { type LayoutPart, withoutMarks, withTexts } from './parts.ts';
import type { PlannedCourse } from './planned-course.ts';
import { type Format, type LayoutSyllabus, writeSyllabus } from './syllabus.ts';
import type { Wording } from './wording.ts';

/** What a syllabus is written from. */
export interface LayoutOrigin {
  course: PlannedCourse;
  layout: Layout;
  wording: Wording;
}

/** A change of a syllabus that leaves the plan as it is. */
export interface Relation {
  name: string;
  /** The format of the changed file; that of the unchanged one is Markdown. */
  format: Format;
  /** Whether the changed course is that of the next year. */
  movesDates: boolean;
  /** Whether the layout has what the change is about. */
  concerns(layout: Layout): boolean;
  write(origin: LayoutOrigin): LayoutSyllabus;
}

const relation = (
  name: string,
  write: (origin: LayoutOrigin) => LayoutSyllabus,
  differences: Partial<Relation> = {},
): Relation => ({ name, write, format: 'markdown', movesDates: false, concerns: () => true, ...differences });

export const written = ({ course, layout, wording }: LayoutOrigin): LayoutSyllabus =>
  writeSyllabus(course, layout, wording);

const withWording = (origin: LayoutOrigin, change: Partial<Wording>): LayoutSyllabus =>
  written({ ...origin, wording: { ...origin.wording, ...change } });

const withParts = (
  syllabus: LayoutSyllabus,
  change: (parts: readonly LayoutPart[]) => LayoutPart[],
): LayoutSyllabus => ({
  ...syllabus,
  parts: change(syllabus.parts),
});

const straight = (text: string): string => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

const schedulesInTables = new Set(['week table', 'date table', 'day-first table', 'table without dates']);

/** Layouts in whose text the word for a week stands before its number. */
const numbersWeeks = new Set(['week table', 'table without dates', 'week headings with bullets', 'prose']);

export const relations: readonly Relation[] = [
  relation('marks are removed', (origin) => withParts(written(origin), (parts) => withTexts(parts, withoutMarks))),
  relation('quotes are straightened', (origin) => withParts(written(origin), (parts) => withTexts(parts, straight))),
  relation('headings become bold paragraphs', (origin) =>
    withParts(written(origin), (parts) => parts.map(boldHeading)),
  ),
  relation('the file becomes HTML', written, { format: 'html' }),
  relation('the file becomes a Word document', written, { format: 'docx' }),
  relation('the file becomes a PDF', written, { format: 'pdf' }),
  relation('the file becomes plain text', written, { format: 'text' }),
  relation('weeks are numbered from another number', (origin) => withWording(origin, { firstNumber: 4 }), {
    concerns: ({ name }) => numbersWeeks.has(name),
  }),
  // The same weekdays of the next year, so that printed weekdays still agree with their dates.
  relation('dates move by a year', (origin) => written({ ...origin, course: nextYear(origin.course) }), {
    movesDates: true,
  }),
  relation('columns change places', (origin) => withParts(written(origin), swapColumns), {
    concerns: ({ name }) => schedulesInTables.has(name),
  }),
  relation('"Week" becomes "Session"', (origin) => withWording(origin, { week: 'Session' }), {
    concerns: ({ name }) => numbersWeeks.has(name),
  }),
  relation('policies move to the front', (origin) => withWording(origin, { policies: 'first' })),
];

function boldHeading(part: LayoutPart): LayoutPart {
  return part.kind === 'heading' && part.level > 1
    ? { kind: 'paragraph', text: `**${withoutMarks(part.text)}**` }
    : part;
}

/** The course a year later, on the same days of the week. */
export const nextYear = (course: PlannedCourse): PlannedCourse => ({
  ...course,
  firstMonday: addDays(course.firstMonday, 364),
});

/** The last two columns of every table with three or more change places. */
function swapColumns(parts: readonly LayoutPart[]): LayoutPart[] {
  return parts.map((part) => {
    if (part.kind !== 'table' || (part.rows[0]?.length ?? 0) < 3) return part;
    return { ...part, rows: part.rows.map((row) => [...row.slice(0, -2), ...row.slice(-2).reverse()]) };
  });
}

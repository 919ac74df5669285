import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { parseCitation } from '../citations/parse-citation.ts';
import type { CalendarDate } from '../dates/calendar.ts';
import type { DateContext } from '../dates/date-context.ts';
import { type DecideDatesOptions, decideDates } from '../dates/decide-dates.ts';
import type { Document, TableRowBlock } from '../documents/document.ts';
import { withStruckBlank } from '../documents/struck-out.ts';
import type { Evidence } from './course.ts';
import type { Work } from './items/assignments/work.ts';
import { type FoundReading, toReading } from './items/readings.ts';
import { cleanTopic } from './items/topics.ts';
import { understandSession } from './labelling/understand-session.ts';
import { entriesOfCell, entryOf } from './lines/entries.ts';
import { flowLines } from './lines/flow-lines.ts';
import type { Piece } from './lines/piece.ts';
import type { ScheduleEntry } from './schedule.ts';
import { filledCells } from './structure/filled-cells.ts';

/** What a line says of a week. */
export type LineItem =
  | { kind: 'topic'; topic: string }
  | { kind: 'reading'; title: string; author: string | null; pages: string | null; optional: boolean }
  | { kind: 'assignment'; title: string; dueDate: CalendarDate | null; type: AssignmentType };

/** One line of a syllabus, and what it says. */
export interface SyllabusLine {
  text: string;
  evidence: Evidence;
  isHeading: boolean;
  /** All that it says: a topic with its readings and what is due, or the line as a topic. */
  says: LineItem[];
  /** The same line taken for one kind of item. */
  as: Record<LineItem['kind'], LineItem>;
}

const frame = { date: null, label: null, depth: 0, column: null };

/** Every printed line, of a table each line of a cell, in the order of the document. */
export function syllabusLines(file: Document, options: DecideDatesOptions = {}): SyllabusLine[] {
  const document = withStruckBlank(file);
  const dates = decideDates(document, options);
  return flowLines(document).flatMap(({ block, start, end, level }) => {
    const entries =
      block.kind === 'table-row' ? entriesOfRow(block) : [entryOf(block, start, end, placed('paragraph'))];
    return entries.flatMap((entry) => (entry ? lineOf(entry, level <= 7, dates) : []));
  });
}

const placed = (place: ScheduleEntry['place']) => ({ ...frame, place });

const entriesOfRow = (row: TableRowBlock): ScheduleEntry[] =>
  filledCells(row).flatMap((cell) => (cell.continued ? [] : entriesOfCell(row, cell, placed('cell'))));

function lineOf(entry: ScheduleEntry, isHeading: boolean, dates: DateContext): SyllabusLine {
  const { text, marks, evidence } = entry;
  const anchor = { session: null, weekStart: null, weekEnd: null, nextSession: null };
  const session = { date: null, unit: null, entries: [entry] };
  const { works, readings, topics } = understandSession(session, { dates, anchor, isKnown: () => false });
  const found: LineItem[] = [
    ...topics.slice(0, 1).map((topic) => topicItem(topic.text)),
    ...readings.map(({ found: reading }) => readingItem(reading, text)),
    ...works.map((work) => workItem(work, text)),
  ];
  const ofKind = (kind: LineItem['kind']) => found.find((item) => item.kind === kind);
  const asTopic = ofKind('topic') ?? topicItem(cleanTopic(text) || text);
  return {
    text,
    evidence,
    isHeading,
    says: found.length > 0 ? found : [asTopic],
    as: {
      topic: asTopic,
      reading: ofKind('reading') ?? readingItem(plainReading({ text, marks, evidence }), text),
      assignment: ofKind('assignment') ?? workItem({ title: text, dueDate: null, type: 'other' }, text),
    },
  };
}

const short = (value: string, most = 500) => value.trim().slice(0, most);
const topicItem = (topic: string): LineItem => ({ kind: 'topic', topic: short(topic) });

function plainReading(piece: Piece): FoundReading {
  const citation = parseCitation(piece);
  return { citation, labelled: true, optional: citation.optional, graduateOnly: citation.graduateOnly };
}

function readingItem(found: FoundReading, text: string): LineItem {
  const { title, author, pages, optional } = toReading(found);
  return {
    kind: 'reading',
    title: short(title || text),
    author: author && short(author),
    pages: pages && short(pages, 100),
    optional,
  };
}

const workItem = ({ title, dueDate, type }: Pick<Work, 'title' | 'dueDate' | 'type'>, text: string): LineItem => ({
  kind: 'assignment',
  title: short(title || text),
  dueDate,
  type,
});

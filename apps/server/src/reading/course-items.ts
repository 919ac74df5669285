import { type Document, type PrintedPage, pageAt, printedPage } from '@weekwise/engine/documents/document.ts';
import { withStruckBlank } from '@weekwise/engine/documents/struck-out.ts';
import type {
  Assignment,
  Course,
  SecondReading as CourseSecondReading,
  Evidence,
  Field,
  Reading,
} from '@weekwise/engine/syllabus/course.ts';
import type {
  AssignmentItem,
  ExtractedItem,
  FactField,
  ItemSource,
  ReadingItem,
  SecondReading,
} from '../db/stored/plan-item.ts';

/** Characters shown on either side of an item's own lines. */
const contextLength = 160;

/**
 * A course as a flat list of items, weeks before what stands in them, each with its lines and a new id.
 * `newId` is called once per item.
 */
export function courseItems(course: Course, document: Document, fileId: string, newId: () => string): ExtractedItem[] {
  const sourceOf = sourcesIn(document, fileId);
  const source = (evidence: Evidence | null): ItemSource | null => evidence && sourceOf(evidence);

  const reading = (weekId: string, item: Reading): ReadingItem => ({
    kind: 'reading',
    id: newId(),
    weekId,
    title: item.title,
    author: item.author,
    pages: item.pages,
    optional: item.optional,
    graduateOnly: item.graduateOnly,
    confidence: item.confidence,
    source: source(item.evidence),
    ...secondReading(item),
  });
  const assignment = (weekId: string | null, item: Assignment): AssignmentItem => ({
    kind: 'assignment',
    id: newId(),
    weekId,
    title: item.title,
    dueDate: item.dueDate,
    dueTime: item.dueTime,
    dueZone: item.dueZone,
    ...(item.dueDoubt && { dueDoubt: item.dueDoubt }),
    type: item.type,
    weight: item.weight,
    optional: item.optional,
    confidence: item.confidence,
    source: source(item.evidence),
    ...secondReading(item),
    dueSource: source(item.dueEvidence),
  });

  return [
    ...facts(course).map(([field, fact]) => ({
      kind: 'fact' as const,
      id: newId(),
      field,
      value: fact.value,
      confidence: fact.confidence,
      source: source(fact.evidence),
      ...secondReading(fact),
    })),
    ...course.gradingWeights.map((weight) => ({
      kind: 'grading' as const,
      id: newId(),
      ...weight.value,
      confidence: weight.confidence,
      source: source(weight.evidence),
      ...secondReading(weight),
    })),
    ...course.policies.map((policy) => ({
      kind: 'policy' as const,
      id: newId(),
      ...policy.value,
      confidence: policy.confidence,
      source: source(policy.evidence),
      ...secondReading(policy),
    })),
    ...course.weeks.flatMap((week): ExtractedItem[] => {
      const id = newId();
      const read = [week.topic, week.startDate].filter((field) => field !== null);
      return [
        {
          kind: 'week',
          id,
          number: week.number,
          topic: week.topic?.value ?? null,
          startDate: week.startDate?.value ?? null,
          breakName: week.breakName,
          confidence: read.length === 0 ? 1 : Math.min(...read.map((field) => field.confidence)),
          source: source(read[0]?.evidence ?? null),
          startSource: source(week.startDate?.evidence ?? null),
          ...(week.startDate?.doubt && { startDoubt: week.startDate.doubt }),
          ...secondReading(...read),
        },
        ...week.readings.map((item) => reading(id, item)),
        ...week.assignments.map((item) => assignment(id, item)),
      ];
    }),
    ...course.assignmentsOutsideSchedule.map((item) => assignment(null, item)),
  ];
}

/** Where lines of a document stand, as a plan keeps it. */
export function sourcesIn(document: Document, fileId: string): (evidence: Evidence) => ItemSource {
  const standing = withStruckBlank(document);
  return (evidence) => ({ fileId, ...evidence, ...pageOf(document, evidence), ...around(standing, evidence) });
}

/** Of an item made of several fields: who found any of them, and all that was read otherwise. */
function secondReading(...fields: { second?: CourseSecondReading }[]): { second?: SecondReading } {
  const read = fields.flatMap(({ second }) => second ?? []);
  const [first] = read;
  if (!first) return {};
  const isShared = read.some(({ foundBy }) => foundBy !== first.foundBy);
  const reader = { both: 'both', first: 'engine', second: 'model' } as const;
  const foundBy = isShared ? 'both' : reader[first.foundBy];
  return { second: { foundBy, otherwise: read.flatMap(({ otherwise }) => otherwise) } };
}

function facts(course: Course): [FactField, Field<string>][] {
  const fields: [FactField, Field<string> | null][] = [
    ['courseName', course.name],
    ['courseCode', course.code],
    ['professorName', course.instructor],
    ['term', course.term],
    ['email', course.email],
    ['location', course.location],
    ['meetingTimes', course.meetingTimes],
    ['officeHours', course.officeHours],
  ];
  return fields.filter((entry): entry is [FactField, Field<string>] => entry[1] !== null);
}

/** Of the lines themselves: a block may go on over a page. */
function pageOf(document: Document, { block, start, page: stated }: Evidence): PrintedPage {
  const found = document.blocks[block];
  return printedPage(found ? pageAt(found, start) : stated, document.pageLabels);
}

/** The rest of the printed line, so that a student recognises where it stands without opening the file. */
function around(document: Document, evidence: Evidence): { before: string; after: string } {
  const text = document.blocks[evidence.block]?.text ?? '';
  const lineStart = text.lastIndexOf('\n', evidence.start - 1) + 1;
  const nextBreak = text.indexOf('\n', evidence.end);
  const lineEnd = nextBreak === -1 ? text.length : nextBreak;
  return {
    before: text.slice(Math.max(lineStart, evidence.start - contextLength), evidence.start),
    after: text.slice(evidence.end, Math.min(lineEnd, evidence.end + contextLength)),
  };
}

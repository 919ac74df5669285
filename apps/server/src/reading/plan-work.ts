import type { LineUse, StructureKind } from '@weekwise/domain/plan.ts';
import type { Document } from '@weekwise/engine/documents/document.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import { possibleCourses } from '@weekwise/engine/syllabus/possible-courses.ts';
import { type LineItem, type SyllabusLine, syllabusLines } from '@weekwise/engine/syllabus/syllabus-lines.ts';
import type { ItemSource } from '../db/stored/plan-item.ts';
import { sourcesIn } from './course-items.ts';

/** A way to read the weeks of a syllabus, as a student sees it before it is chosen. */
export interface StructurePreview {
  kind: StructureKind;
  openings: string[];
  readingCount: number;
  assignmentCount: number;
  weeks: { number: number; topic: string | null; startDate: string | null }[];
}

/** What a line says, for each use of it, and where it stands. */
export interface UsableLine {
  text: string;
  /** null where it is not in the syllabus. */
  source: ItemSource | null;
  isHeading: boolean;
  says: Record<LineUse, LineItem[]>;
}

export const previewStructures = (document: Document, today: string | undefined): StructurePreview[] =>
  possibleCourses(document, { today }).map(({ kind, openings, course }) => ({ kind, openings, ...preview(course) }));

const preview = ({ weeks, assignmentsOutsideSchedule }: Course) => ({
  readingCount: weeks.reduce((sum, { readings }) => sum + readings.length, 0),
  assignmentCount: weeks.reduce((sum, { assignments }) => sum + assignments.length, assignmentsOutsideSchedule.length),
  weeks: weeks.map(({ number, topic, breakName, startDate }) => ({
    number,
    topic: topic?.value ?? breakName,
    startDate: startDate?.value ?? null,
  })),
});

/** A term's handbook has more lines than anybody looks through. */
const mostLines = 3_000;

export function usableLines(document: Document, fileId: string, today: string | undefined): UsableLine[] {
  const sourceOf = sourcesIn(document, fileId);
  return syllabusLines(document, { today })
    .slice(0, mostLines)
    .map((line) => usable(line, sourceOf(line.evidence)));
}

/** Lines that the student has pasted or typed; those that stand in the syllabus have their place there. */
export function typedLines(texts: readonly string[], lines: readonly UsableLine[], today: string | undefined) {
  const known = new Map(lines.map((line) => [plain(line.text), line]));
  const block = { kind: 'paragraph' as const, page: null, sourceLine: null, lines: [], marks: [] };
  const blocks = texts.map((text, index) => ({ ...block, index, text: text.replace(/\s+/g, ' ').trim() }));
  const typed = syllabusLines({ format: 'text', title: null, pageCount: null, blocks, warnings: [] }, { today });
  return typed.map((line) => known.get(plain(line.text)) ?? usable(line, null));
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

const usable = ({ text, isHeading, says, as }: SyllabusLine, source: ItemSource | null): UsableLine => ({
  text,
  source,
  isHeading,
  says: { all: says, topic: [as.topic], reading: [as.reading], assignment: [as.assignment] },
});

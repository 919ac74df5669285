import type { PlacedLine, PossibleStructure } from '@weekwise/contracts/syllabus-review-weeks.ts';
import { toFilePage } from '../../lib/file-page.ts';
import { project } from '../syllabus/plan/project.ts';
import { factNames } from './values.ts';
import type { KnownStructure, LinesOfSyllabus, SyllabusStructures } from './weeks.service.ts';

export function toStructures({ syllabus, structures }: SyllabusStructures) {
  const { fileId, fileName, plan, read } = syllabus;
  const items = plan?.items ?? project(read?.items ?? [], []);
  const shown = items.flatMap(({ item, state }) => (state === 'not-an-item' ? [] : item));
  return {
    file_id: fileId,
    file_name: fileName,
    facts: shown.flatMap((item) => (item.kind === 'fact' ? { field: factNames[item.field], value: item.value } : [])),
    week_count: shown.filter(({ kind }) => kind === 'week').length,
    assignment_count: shown.filter(({ kind }) => kind === 'assignment').length,
    structures: structures.map(toStructure),
  };
}

function toStructure({
  key,
  kind,
  isCurrent,
  weeks,
  readingCount,
  assignmentCount,
}: KnownStructure): PossibleStructure {
  const days = weeks.flatMap(({ startDate }) => startDate ?? []).sort();
  return {
    key,
    kind,
    is_current: isCurrent,
    week_count: weeks.length,
    dated_count: days.length,
    first_date: days[0] ?? null,
    last_date: days.at(-1) ?? null,
    reading_count: readingCount,
    assignment_count: assignmentCount,
    weeks: weeks.map(({ number, topic, startDate }) => ({ week_number: number, topic, start_date: startDate })),
  };
}

export const toLines = ({ syllabus, lines }: LinesOfSyllabus) => ({
  file_id: syllabus.fileId,
  file_name: syllabus.fileName,
  lines: lines.flatMap(({ text, source, isHeading, says }): PlacedLine[] => {
    if (!source) return [];
    const { block, start, end } = source;
    const kinds = [...new Set(says.all.map(({ kind }) => kind))];
    return [{ block, start, end, ...toFilePage(source), text, is_heading: isHeading, says: kinds }];
  }),
});

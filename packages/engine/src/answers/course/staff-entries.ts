import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { tableAround } from '../evidence/forms.ts';
import { statementsOf } from './statements.ts';

/** A line of the syllabus on one section or one of the staff: a row of a table, or an item of a list. */
export interface StaffEntry {
  piece: Excerpt;
  /** Headings of the columns; empty where it is no row, or no row heads the table. */
  heads: readonly string[];
  cells: readonly string[];
}

const kinds = ['section', 'group', 'lab', 'discussion', 'recitation', 'tutorial', 'studio', 'workshop'];
export const sectionKind = `(?:${kinds.map((kind) => `${kind}s?`).join('|')})`;
export const assistantName =
  "(?:(?:g|u)?tas?(?:'s)?|gsis?|teaching (?:assistant|fellow)s?|(?:lab |course )?assistants?|graders?|(?:section|lab) leaders?|demonstrators?|tutors?)";
const headOfSection = new RegExp(`^\\W*(?:${sectionKind}|sect?\\.?)\\b`, 'i');
const headOfStaff = new RegExp(
  `\\b(?:${assistantName}|names?|instructors?|leaders?|teachers?|fellows?|staff|who|people|person|led by)\\b`,
  'i',
);
const ofStaff = new RegExp(`\\b${assistantName}\\b`, 'i');
const opensSection = new RegExp(`^\\W*${sectionKind}\\s+#?(?:\\d{1,2}|[A-H])\\b`, 'i');
const hasContact = /@|\bhours?\b|\d{1,2}(?::\d\d)?\s?(?:[-–]|to)\s?\d{1,2}|\b(?:room|hall)\b/i;

export const isOfSection = (head: string): boolean => headOfSection.test(head);
export const isOfStaff = (head: string): boolean =>
  headOfStaff.test(head) && !/\boffice|\bhours\b|\bdrop-?in|e-?mail/i.test(head);

/** What a syllabus has on its sections and assistants, in order. */
export const staffEntriesIn = (passages: readonly Passage[]): StaffEntry[] => passages.flatMap(entriesOf);

const entriesOf = memoizeByObject((passage: Passage) => {
  const labelled = labelledIn(passage);
  const isLabelled = ({ piece }: StaffEntry): boolean =>
    labelled.some((entry) => entry.piece.start <= piece.start && piece.start < entry.piece.end);
  return [...rowsIn(passage), ...labelled, ...linesIn(passage).filter((line) => !isLabelled(line))];
});

const labelOfPerson = new RegExp(
  `^\\W*(?:(?:course|lead|head|your|our|the|co-?)[ -])*(?:${assistantName}|instructors?|professors?|lecturers?|teachers?|coordinators?|faculty)\\b[^:\\n]{0,40}:`,
  'i',
);

/** "Teaching assistant: Ana Bell" with the lines on her room, her address and her hours below it. */
function labelledIn(passage: Passage): StaffEntry[] {
  const lines = [...passage.text.matchAll(/[^\n]+/g)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    text,
  }));
  return lines.flatMap(({ start, end, text }, i) => {
    const label = labelOfPerson.exec(text)?.[0];
    if (label === undefined || !ofStaff.test(label)) return [];
    const below = lines.slice(i + 1);
    const next = below.findIndex((line) => labelOfPerson.test(line.text) || !isOfLabel(line.text));
    const own = next < 0 ? below : below.slice(0, next);
    const piece = { passage, start, end: own.at(-1)?.end ?? end };
    // A name alone is a line like any other.
    return own.length > 0 ? [{ piece, heads: [], cells: [passage.text.slice(start, piece.end)] }] : [];
  });
}

const contactLabel =
  /^\W*(?:office|student|drop-?in|help|e-?mail|mail|phone|tel|room|location|contact|hours?|web|zoom)\b[^:\n]{0,20}:/i;
const isOfLabel = (line: string): boolean => contactLabel.test(line) || /\S@\S/.test(line);

function rowsIn(passage: Passage): StaffEntry[] {
  return blocksOf(passage).flatMap(({ form, start, end }) => {
    if (form !== 'row') return [];
    const header = tableAround(passage, start)?.header;
    const heads = header ? cellsOf(passage, header) : [];
    const isSchedule = heads.some((head) => /^\W*(?:weeks?|wk|dates?|readings?|due|topics?)\b/i.test(head));
    const isOfCourse = heads.some(isOfSection) || heads.some((head) => ofStaff.test(head));
    const isOfPeople = isOfCourse || (ofStaff.test(passage.headingPath.at(-1) ?? '') && heads.length > 0);
    return isOfPeople && !isSchedule
      ? [{ piece: { passage, start, end }, heads, cells: cellsOf(passage, { start, end }) }]
      : [];
  });
}

const person = new RegExp(`\\b(?:${assistantName}|instructors?|professors?|lecturers?|teachers?)\\b`, 'i');

/** A table with a column for each of the staff: its rows, and the place and the heading of the assistant's column. */
export interface StaffColumns {
  rows: { piece: Excerpt; cells: readonly string[] }[];
  at: number;
  head: string;
}

/** Returns null where no table of the syllabus has such columns. */
export function columnsOfStaff(passages: readonly Passage[]): StaffColumns | null {
  for (const passage of passages) {
    for (const { form, start } of blocksOf(passage)) {
      const header = form === 'row' ? tableAround(passage, start)?.header : undefined;
      const heads = header ? cellsOf(passage, header) : [];
      const at = heads.findIndex((head, i) => i > 0 && ofStaff.test(head));
      if (at < 0 || heads.length < 3 || !heads.slice(1).every((head) => person.test(head))) continue;
      const rows = blocksOf(passage).flatMap((block) =>
        block.form === 'row' && tableAround(passage, block.start)?.header?.start === header?.start
          ? [{ piece: { passage, start: block.start, end: block.end }, cells: cellsOf(passage, block) }]
          : [],
      );
      return { rows, at, head: heads[at] ?? '' };
    }
  }
  return null;
}

export const cellsOf = ({ text }: Passage, { start, end }: { start: number; end: number }): string[] =>
  text
    .slice(start, end)
    .split(' | ')
    .map((cell) => cell.trim());

/** "Section B (Tue 10:30): Greta Olum, hours Fri 9–10"; "Ana Bell (TA), Mon 2–3" below "Teaching assistants". */
function linesIn(passage: Passage): StaffEntry[] {
  const blocks = blocksOf(passage);
  const isBelow = ofStaff.test(passage.headingPath.at(-1) ?? '');
  return statementsOf(passage).flatMap(({ piece, text }) => {
    const block = blocks.find(({ start, end }) => start <= piece.start && piece.start < end);
    if (!block || (block.form !== null && block.form !== 'item')) return [];
    const isOpening = block.start === piece.start;
    const isEntry = opensSection.test(text) || (hasContact.test(text) && (isBelow || ofStaff.test(text)));
    return isOpening && isEntry && !/:\s*$/.test(text) ? [{ piece, heads: [], cells: [text.trim()] }] : [];
  });
}

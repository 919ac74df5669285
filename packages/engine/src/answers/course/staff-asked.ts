import { weekdayFromName } from '../../dates/names.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Turn } from '../conversation/turn.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { bullet, quoteOf, says, type WrittenPart } from '../requests/written-answer.ts';
import { ofOwnSection } from './section-of-student.ts';
import {
  assistantName,
  columnsOfStaff,
  isOfSection,
  isOfStaff,
  type StaffEntry,
  sectionKind,
  staffEntriesIn,
} from './staff-entries.ts';
import { plainQuestion } from './week-words.ts';

const asks = new RegExp(
  `\\b(?:${assistantName}|who|whose|when|where|what time|room|meets?|help|office|hours?|see|talk|reach|contact|write|e-?mail|sections?|teach(?:es)?)\\b`,
);
const asksForAssistant = new RegExp(`\\b${assistantName}\\b`);
/** A rule is asked of, and no person. */
const asksOther = /\b(?:grade[sd]?|regrad\\w+|late|extension|how many|policy|why|become)\b/;
const columns: [RegExp, RegExp][] = [
  [/\bhours?\b|\bwhen\b|\btalk\b|\bsee\b|\bmeet with\b/, /\bhours?\b|\bdrop-?ins?\b|\bwhen\b/i],
  [/\be-?mail\b|\bcontact\b|\breach\b|\bwrite\b/, /\be-?mail|\bcontact|\bhours?\b|\bdrop-?ins?\b/i],
  [/\bwhere\b|\broom\b/, /\broom|\bplace|\bwhere|\blocation|\bhours?\b/i],
];
/** What is asked of one of the staff, and how a line that answers it is labelled. */
const labels: [RegExp, RegExp][] = [
  [/\bhours?\b|\bwhen\b|\btalk\b|\bsee\b|\bmeet with\b/, /\bhours?\b|\bdrop-?ins?\b|\bwhen\b/i],
  [/\be-?mail\b|\bcontact\b|\breach\b|\bwrite\b/, /\be-?mail|\bcontact/i],
  [/\bwhere\b|\broom\b/, /\broom|\bplace|\bwhere|\blocation|\boffice\b(?! hours)/i],
];
const mostEntries = 12;
const dependsOnSection = 'That depends on your section. Say which one is yours, or look it up here:';

/**
 * Answers with the rows of the section or the assistant that a question names. A student who does not say which section
 * is theirs gets the sections to choose from. Returns null where the question asks for neither.
 */
export function staffAsked(
  question: string,
  passages: () => readonly Passage[],
  history: readonly Turn[],
): { rows: Excerpt[] } | { told: WrittenPart[] } | null {
  const text = ofSamePerson(plainQuestion(question), history);
  const isReply = history.findLast(({ role }) => role === 'assistant')?.content.startsWith(dependsOnSection) === true;
  if ((!asks.test(text) && !isReply) || asksOther.test(text)) return null;
  const all = passages();
  const own = ofOwnSection(isReply ? `${text} ta` : text, all);
  if (own) return own;
  const entries = staffEntriesIn(all);
  const named = entriesNaming(text, entries);
  if (named.length > 0) return { rows: named.map(({ piece }) => piece) };
  if (!asksForAssistant.test(text)) return null;
  const said = history.findLast(({ role, content }) => role === 'user' && sectionSaid.test(plainQuestion(content)));
  const section = said && sectionSaid.exec(plainQuestion(said.content))?.[0];
  const before = section ? ofOwnSection(`${section} ${text}`, all) : null;
  if (before) return before;
  const inColumn = columnOf(text, all);
  return inColumn ?? choice(text, entries);
}

const pronoun = /\b(?:his|her|hers|their|him|them|he|she|they)\b/;

/** "Where is his office?" after a question on the assistant is one on the assistant. */
function ofSamePerson(text: string, history: readonly Turn[]): string {
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const isOfAssistant = !asksForAssistant.test(text) && asksForAssistant.test(plainQuestion(before));
  return isOfAssistant ? text.replace(pronoun, "the ta's") : text;
}

/**
 * "When are the TA's office hours?" where each of the staff has a column of their own: the rows that are asked for, all
 * of them where none is. Returns null where there is no such column.
 */
function columnOf(text: string, passages: readonly Passage[]): { told: WrittenPart[] } | null {
  const { rows = [], at = -1, head = '' } = columnsOfStaff(passages) ?? {};
  if (rows.length === 0) return null;
  const [first] = rows;
  const wanted = labels.filter(([asks]) => asks.test(text)).map(([, label]) => label);
  const asked = rows.filter(({ cells }) => wanted.some((label) => label.test(cells[0] ?? '')));
  const named = first && !asked.includes(first) ? [first] : [];
  const shown = asked.length > 0 ? [...named, ...asked] : rows;
  const told = shown.map(({ cells, piece }) => bullet(`${cells[0] || head}: ${cells[at] ?? ''}`, piece));
  return { told: [says(`${head}:`), ...told] };
}

const sectionSaid = new RegExp(`\\b(?:in|have|my) (?:the )?${sectionKind} #?(?:\\d{1,2}|[a-h])\\b`);

/** Those that have most of the names, days and rooms of the question; none where all have them alike. */
function entriesNaming(text: string, entries: readonly StaffEntry[]): StaffEntry[] {
  const asked = new Set(tokensOf(text));
  const days = new Set([...asked].flatMap((word) => weekdayFromName(capital(word)) ?? []));
  const isOfSections = new RegExp(`\\b${sectionKind}\\b`).test(text);
  const scores = entries.map(({ heads, cells }) => {
    const names = heads.some(isOfStaff)
      ? cells.filter((_, i) => isOfStaff(heads[i] ?? ''))
      : heads.length > 0
        ? []
        : cells;
    const named = namesIn(names.join(' ')).filter((word) => asked.has(word)).length;
    const places = isOfSections
      ? cells.filter((cell, i) => !isOfSection(heads[i] ?? '') && isAsked(cell, asked, days)).length
      : 0;
    return { named, places };
  });
  const most = Math.max(0, ...scores.map(({ named, places }) => 10 * named + places));
  const best = entries.filter((_, i) => 10 * (scores[i]?.named ?? 0) + (scores[i]?.places ?? 0) === most);
  return most > 0 && best.length < Math.max(2, entries.length) ? best : [];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const tokensOf = (text: string): string[] => text.replace(/'s\b/g, '').match(/[\p{L}\d]+/gu) ?? [];

/** What labels a line on one of the staff: "Office Hours: Mon 2–3". */
const label = '(?:office|hours?|rooms?|e-?mail|mail|phone|tel|location|where|when|help|drop-?ins?|contact)';

const title = '(?:names?|dr|prof|professor|instructor|lecturer|teacher)';

/** Capitalised words, in small letters, that are no weekday, no address, no label and no word for the staff. */
function namesIn(text: string): string[] {
  const words = text.replace(/\S+@\S+/g, ' ').match(/\p{Lu}\p{Ll}{2,}/gu) ?? [];
  return words
    .filter(
      (word) =>
        weekdayFromName(word) === null &&
        !new RegExp(`^(?:${sectionKind}|${assistantName}|${label}|${title})$`, 'i').test(word),
    )
    .map((word) => word.toLowerCase());
}

/** A cell whose words the question has, or whose weekday it names. */
function isAsked(cell: string, asked: ReadonlySet<string>, days: ReadonlySet<number>): boolean {
  const words = cell.match(/[\p{L}\d]+/gu) ?? [];
  if (words.some((word) => days.has(weekdayFromName(word) ?? -1))) return true;
  return words.length > 0 && words.length <= 3 && words.every((word) => asked.has(word.toLowerCase()));
}

/** The sections with whom they have, and what was asked of these. */
function choice(text: string, entries: readonly StaffEntry[]): { told: WrittenPart[] } | null {
  const [first] = entries;
  if (!first) return null;
  if (entries.length === 1) return { told: [says(quoteOf(first.piece), first.piece)] };
  const isBySection = entries.some(
    ({ heads, cells }) => heads.some(isOfSection) || /^\W*section\b/i.test(cells[0] ?? ''),
  );
  const lead = isBySection ? dependsOnSection : 'Your syllabus names these:';
  const table = entries.filter(({ heads }) => heads.length > 0 && heads.join() === first.heads.join());
  if (table.length < entries.length || table.length > mostEntries)
    return { told: [says(lead), ...entries.slice(0, mostEntries).map(({ piece }) => bullet(quoteOf(piece), piece))] };
  const wanted = columns.filter(([asks]) => asks.test(text)).map(([, head]) => head);
  const shown = first.heads.flatMap((head, i) =>
    isOfSection(head) || isOfStaff(head) || /\bmeets?\b|\btime\b/i.test(head) || wanted.some((each) => each.test(head))
      ? i
      : [],
  );
  const cellsShown = (cells: readonly string[]): string[] => shown.map((i) => cells[i] ?? '');
  const rows = table.map(({ cells, piece }) => ({ cells: cellsShown(cells), evidence: piece }));
  return { told: [{ ...says(lead), table: { head: cellsShown(first.heads), rows } }] };
}

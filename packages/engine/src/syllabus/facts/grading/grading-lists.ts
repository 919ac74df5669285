import type { Block, Document, TableRowBlock } from '../../../documents/document.ts';
import { gradeScaleHeading, gradingHeading, participationWords, totalName } from '../../../lexicon/grading.ts';
import { namesWork } from '../../items/assignments/nouns.ts';
import { isBoldLine } from '../../lines/flow-lines.ts';
import { barePartsIn } from './bare-shares.ts';
import { withBreakdowns } from './breakdowns.ts';
import { formulaPartsIn } from './formula-shares.ts';
import type { GradedList, GradedPart } from './part.ts';
import { readingsOfTable } from './parts-in-table.ts';
import { partsInBlock } from './parts-in-text.ts';
import { prosePartsIn } from './prose-shares.ts';
import { sharesIn } from './share.ts';

/** Blocks; parts that stand further apart are not one list, unless headings of one level name them. */
const longestGap = 8;
const longestSection = 60;
/** A list of more parts is no grading; reading on would only cost time. */
const mostParts = 200;
/** Blocks that the foot of one page and the head of the next put into a table. */
const mostFooterBlocks = 4;
/** Characters. */
const longestHeadingLine = 80;
/** Percent; rounding in the document. */
const tolerance = 1;
/** Percent; bonus work makes a little more than a hundred, a part that was not recognised a little less. */
const nearlyWhole = { least: 85, most: 125 };

/**
 * Finds every list or table that gives parts of the grade their shares, the likeliest first. Grade scales, penalties
 * and rubrics of single pieces are left out.
 */
export function findGradingLists(document: Document, scheduleBlocks: ReadonlySet<number>): GradedList[] {
  const headings = headingsOf(document);
  const rows = document.blocks.filter((block): block is TableRowBlock => block.kind === 'table-row');
  const tables = [...Map.groupBy(rows, (row) => row.table).values()];
  const listIn = (table: TableRowBlock[]) =>
    listOfTable(
      table,
      headings,
      table.some((row) => scheduleBlocks.has(row.index)),
    );
  const inTables: GradedList[] = [];
  tables.forEach((table, i) => {
    const list = listIn(table);
    // A page break parts a table in two.
    const before = tables[i - 1];
    const joined = before && !(list && isWhole(list)) && goesOn(before, table) ? listIn([...before, ...table]) : null;
    const last = inTables.at(-1);
    if (joined && isWholeInPercent(joined) && !(last && isWhole(last))) {
      if (last?.parts[0]?.block === joined.parts[0]?.block) inTables.pop();
      inTables.push(joined);
    } else if (list) inTables.push(list);
  });
  const inFlow = listsInFlow(
    document.blocks.filter((block) => block.kind !== 'table-row'),
    headings,
  ).filter((list) => isWholeInPercent(list) || !list.parts.some(({ block }) => scheduleBlocks.has(block.index)));
  const lists = withBreakdowns([...inTables, ...inFlow], isWholeInPercent).filter(isGrading);
  return lists
    .filter((list) => !lists.some((other) => isRemarkOn(list, other)))
    .sort((a, b) => strength(b) - strength(a) || (a.parts[0]?.block.index ?? 0) - (b.parts[0]?.block.index ?? 0));
}

/** For each block the nearest heading or bold line above it. */
function headingsOf(document: Document): string[] {
  let heading = '';
  return document.blocks.map((block) => {
    const above = heading;
    if (block.kind === 'heading' || isBoldLine(block)) heading = block.text;
    // A short line that ends in a colon leads in what follows.
    else if (block.kind === 'paragraph' && block.text.length < 200 && /:\s*$/.test(block.text)) heading = block.text;
    return above;
  });
}

function listOfTable(table: TableRowBlock[], headings: string[], isSchedule: boolean): GradedList | null {
  const heading = headings[table[0]?.index ?? 0] ?? '';
  const lists = readingsOfTable(table)
    .map((reading) => listOf(reading.parts, heading, reading.total, reading.said))
    .filter((list) => list.parts.length >= 2);
  const [best] = lists.sort((a, b) => tableStrength(b) - tableStrength(a));
  if (!best) return null;
  return isSchedule && !isWholeInPercent(best) ? null : best;
}

const tableStrength = (list: GradedList) =>
  (isWhole(list) ? 3 + list.parts.length / 1000 : Math.min(list.parts.length, 20) / 10) +
  (list.unit === 'percent' ? 1 : 0);

/** Whether one table may be the rest of another: as many columns, close behind it. */
const goesOn = (table: TableRowBlock[], next: TableRowBlock[]) =>
  (next[0]?.index ?? 0) - (table.at(-1)?.index ?? 0) <= mostFooterBlocks &&
  table.at(-1)?.cells.length === next[0]?.cells.length;

function listsInFlow(blocks: Block[], headings: string[]): GradedList[] {
  const groups: { parts: GradedPart[]; total: number | null }[] = [];
  for (const [i, block] of blocks.entries()) {
    const before = blocks[i - 1];
    const isBelow = before !== undefined && block.index - before.index === 1;
    const found = partsInBlock(block, block.text, isBelow ? before.text.split('\n').at(-1) : '');
    for (const part of found) {
      const group = groups.findLast(({ parts }) => {
        const last = parts.at(-1);
        return (
          last !== undefined &&
          last.unit === part.unit &&
          belongTogether(last, part, headings) &&
          parts.length < mostParts &&
          !isComplete(parts, part)
        );
      });
      if (totalName.test(part.name)) {
        if (group) group.total = part.value;
      } else if (group) group.parts.push(part);
      else groups.push({ parts: [part], total: null });
    }
    const last = groups.at(-1);
    if (
      found.length === 0 &&
      last?.parts[0]?.unit === 'points' &&
      totalName.test(block.text) &&
      block.index - (last.parts.at(-1)?.block.index ?? 0) <= 3
    )
      last.total ??= sharesIn(block.text)[0]?.value ?? null;
  }
  const headed = (parts: GradedPart[], total: number | null, said: boolean) =>
    listOf(parts, headings[parts[0]?.block.index ?? 0] ?? '', total, said);
  return [
    ...groups.filter(({ parts }) => parts.length >= 2).map(({ parts, total }) => headed(parts, total, true)),
    ...formulaPartsIn(blocks).map((parts) => headed(parts, null, true)),
    ...barePartsIn(blocks).map((parts) => headed(parts, null, false)),
    ...prosePartsIn(blocks).map((parts) => headed(parts, null, false)),
  ];
}

/** A nested list that goes on with its next item: its shares are parts of a part until it ends. */
const isNextNested = (last: GradedPart | undefined, next: GradedPart) =>
  last !== undefined &&
  depthOf(next) > 0 &&
  depthOf(next) === depthOf(last) &&
  next.block.index === last.block.index + 1;

/** A list whose percents make a hundred is at its end; what follows describes its parts. */
const isComplete = (parts: GradedPart[], next: GradedPart) =>
  next.unit === 'percent' &&
  !isNextNested(parts.at(-1), next) &&
  next.block !== parts.at(-1)?.block &&
  Math.abs(withoutParents(parts, 0).reduce((sum, part) => sum + part.value, 0) - 100) <= tolerance;

/** Lines of one kind that stand close together, headings of one level, and list items of one depth make one list. */
function belongTogether(a: GradedPart, b: GradedPart, headings: string[]): boolean {
  const gap = b.block.index - a.block.index;
  if (a.leads !== b.leads) return false;
  // A heading among lines of a list is a line that was set large; its own section is none.
  if ((a.block.kind === 'heading') !== (b.block.kind === 'heading')) {
    if (isRunIn(a) && isRunIn(b)) return gap <= 4;
    return gap <= 1 && Math.max(a.block.text.length, b.block.text.length) <= longestHeadingLine;
  }
  if (a.block.kind === 'heading' && b.block.kind === 'heading')
    return a.block.level === b.block.level && gap < longestSection;
  if (gap <= 4 || (gap <= 2 * longestGap && isRunIn(a) && isRunIn(b))) return true;
  return a.block.kind === b.block.kind && gap <= longestGap && headings[a.block.index] === headings[b.block.index];
}

/**
 * "Exams (40%): Two exams …": the name and its share head what is said of it, whether the line is set as a heading or
 * not.
 */
const isRunIn = ({ block }: GradedPart) => /^[^.(]{3,60}\(\d+\s?%[^()]{0,30}\)/.test(block.text);

function listOf(all: GradedPart[], heading: string, total: number | null, said: boolean): GradedList {
  const unit = all[0]?.unit ?? 'percent';
  const whole = total ?? (unit === 'percent' ? 100 : null);
  const unparted = withoutParents(all, whole);
  const parts = whole !== null && !makes(whole, unparted) ? (topmost(all, whole) ?? unparted) : unparted;
  return { parts, unit, sum: sumOf(parts), whole, heading, said };
}

const sumOf = (parts: readonly GradedPart[]) => parts.reduce((sum, { value }) => sum + value, 0);
const makes = (whole: number, parts: readonly GradedPart[]) => Math.abs(sumOf(parts) - whole) <= tolerance;

/** The items of a list that make the whole, without the numbers in what is said below each; null where they do not. */
function topmost(parts: GradedPart[], whole: number): GradedPart[] | null {
  const least = Math.min(...parts.map(depthOf));
  const top = parts.filter((part) => depthOf(part) === least);
  return top.length > 1 && makes(whole, top) ? top : null;
}

/**
 * Without the parts that are parted again: "Writing 50%: first draft 25%, second draft 25%" counts each half once. A
 * part is parted where deeper items, or the parts behind it in a list that adds up to too much, add up to it.
 */
function withoutParents(parts: GradedPart[], whole: number | null): GradedPart[] {
  let sum = parts.reduce((value, part) => value + part.value, 0);
  const result: GradedPart[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (!part) continue;
    const tooMuch = whole !== null && sum > whole + tolerance;
    const isParted = tooMuch && childrenOf(parts, i).length >= 2;
    if (isParted) sum -= part.value;
    else result.push(part);
  }
  return result;
}

/** The parts behind a part that are deeper in the list, or in the same line or table, and add up to it. */
function childrenOf(parts: GradedPart[], at: number): GradedPart[] {
  const part = parts[at];
  const children: GradedPart[] = [];
  let sum = 0;
  for (const next of parts.slice(at + 1)) {
    if (!part || !mayBePartOf(next, part) || sum + next.value > part.value + tolerance) break;
    children.push(next);
    sum += next.value;
    if (Math.abs(sum - part.value) <= tolerance && children.length >= 2) return children;
  }
  return [];
}

const depthOf = ({ block }: GradedPart) => (block.kind === 'list-item' ? block.depth : 0);

function mayBePartOf(child: GradedPart, parent: GradedPart): boolean {
  if (child.block === parent.block) return child.evidence.start === parent.evidence.start;
  return depthOf(child) > depthOf(parent) || child.from === 'table';
}

const isWhole = (list: GradedList) =>
  (list.whole !== null && Math.abs(list.sum - list.whole) <= tolerance) ||
  (list.unit === 'points' && list.parts.length >= 3 && (list.sum === 100 || list.sum === 1000));

/** A grading that may even stand where a schedule was found; fewer shares there are those of what is due that day. */
const isWholeInPercent = (list: GradedList) => list.unit === 'percent' && isWhole(list);

/** Share of the parts whose names are of work or of taking part, in [0, 1]. */
function workShare({ parts }: GradedList): number {
  const named = parts.filter(({ name }) => namesWork(name) || participationWords.test(name));
  return named.length / Math.max(1, parts.length);
}

const underGrading = ({ heading }: GradedList) => gradingHeading.test(heading) && !gradeScaleHeading.test(heading);

function isGrading(list: GradedList): boolean {
  if (list.parts.length < 2) return false;
  const work = workShare(list);
  if (gradeScaleHeading.test(list.heading) && !(work >= 0.5 && isWhole(list))) return false;
  // What counts for how much within one piece of work names no work itself.
  const rubric = work < 0.34 && (namesWork(list.heading) || !underGrading(list));
  if (rubric) return false;
  if (isWhole(list)) return work >= 0.34 || underGrading(list);
  const near = list.unit === 'percent' && list.sum >= nearlyWhole.least && list.sum <= nearlyWhole.most;
  if (near && list.said && underGrading(list)) return true;
  return (
    work >= 0.5 &&
    (near || list.said || underGrading(list)) &&
    (list.unit === 'percent' ? list.sum <= nearlyWhole.most : list.parts.length >= 3)
  );
}

/** "Grading of the project", "Essay rubric": what counts within one piece. */
const ofOnePiece =
  /\b(?:grading|assessment|evaluation|marking) of (?:the|your|each|an?)\s+(?!course|class)|\brubrics?\b|\b(?:grading|marking) criteria\b/i;

/** "Attendance (35%) and questions (65%)", said below the grading of the course: what makes up one part of it. */
const isRemarkOn = (list: GradedList, other: GradedList) =>
  isWhole(other) &&
  other.heading === list.heading &&
  list.parts.length <= other.parts.length / 2 &&
  (other.parts.at(-1)?.block.index ?? 0) < (list.parts[0]?.block.index ?? 0);

/** A grading names each part once: lines that name one again come from two lists, such as one for each track. */
const repeatsParts = ({ parts }: GradedList) =>
  new Set(parts.map(({ name, value }) => `${name.toLowerCase()}|${value}`)).size < parts.length;

/** How likely the list is the grading of the course; one for part of the students stands behind the others. */
const strength = (list: GradedList) =>
  (repeatsParts(list) ? -1.5 : 0) +
  (/\b(?:honou?rs|graduate)\b/i.test(list.heading) ? -0.5 : 0) +
  (ofOnePiece.test(list.heading) ? -1 : 0) +
  2 * workShare(list) +
  (isWhole(list) ? 2 : 0) +
  (underGrading(list) ? 1 : 0) +
  Math.min(list.parts.length, 10) / 20;

import type { ResolvedDate } from '../../../dates/resolve-date.ts';
import type { Document } from '../../../documents/document.ts';
import { participationWords } from '../../../lexicon/grading.ts';
import { cardinals } from '../../../lexicon/numbers.ts';
import type { Evidence } from '../../course.ts';
import type { GradedList } from '../../facts/grading/part.ts';
import { gradingWeights } from '../../facts/grading-weights.ts';
import { titleWords } from '../words.ts';
import { assignmentType } from './assignment-type.ts';
import { capitalised } from './capitalised.ts';
import { coverage } from './coverage.ts';
import { type DescribedWork, findDescribedWork } from './described-work.ts';
import type { PlacedWork } from './merge-works.ts';
import { namesWork, workName } from './nouns.ts';
import { sameTitle } from './same-work.ts';

/** A part of the grade, or work that the document describes outside its schedule. */
export interface Component {
  name: string;
  /** Share of the grade in percent; null where none is given. */
  percent: number | null;
  evidence: Evidence;
  from: 'grading' | 'other grading' | DescribedWork['from'];
  /** The day that is printed beside it or in the lines below. */
  due?: ResolvedDate;
}

/**
 * Everything that the document counts towards the grade or asks for outside its schedule, the grading of the course
 * first.
 */
export function findComponents(
  document: Document,
  scheduleBlocks: ReadonlySet<number>,
  lists: readonly GradedList[],
): Component[] {
  const [best, ...others] = lists;
  const graded = gradingWeights(lists).map(
    ({ value, evidence }): Component => ({ ...value, name: withoutDue(value.name), evidence, from: 'grading' }),
  );
  // A second list of shares parts a part ("Term work 60 %"), or it repeats the first in other words.
  const further = others
    .filter((list) => list.sum === list.whole && !namesWork(list.heading))
    .flatMap((list) => gradingWeights([list]))
    .filter(({ value, evidence }) => workName(value.name) !== null && !isPartedIn(best, evidence.block))
    .map(({ value, evidence }): Component => ({ name: value.name, percent: null, evidence, from: 'other grading' }));
  const described = findDescribedWork(document, scheduleBlocks, best !== undefined).map(
    (work): Component => ({ ...work, percent: null }),
  );
  return [...graded, ...further, ...described];
}

/** "Project: 20% (proposal 5%, draft 15%)": the list takes the parts that the line names for the whole. */
const isPartedIn = (list: GradedList | undefined, line: number) =>
  (list?.parts.filter(({ block }) => block.index === line).length ?? 0) >= 2;

/** "Field report due May 3" → "Field report". */
const withoutDue = (name: string) => name.replace(/(?<=\p{L}{3}.*)[\s,;:(–—-]+(?:is\s+|are\s+)?due\b.*\d.*$/iu, '');

/**
 * Gives each piece of work its share of the grade, and adds what neither the schedule nor a list of due dates has: an
 * exam that is not dated, "Quizzes" of which none is listed. Being there and taking part count, and are no work.
 */
export function addComponents(works: PlacedWork[], components: Component[]): PlacedWork[] {
  const result = [...works];
  const sources = Map.groupBy(components.flatMap(partedByNames), ({ from }) => from);
  for (const parts of sources.values()) {
    const covered = coverage(
      result,
      parts.map(({ name }) => name),
    );
    const added: PlacedWork[] = [];
    parts.forEach((part, i) => {
      const { works: pieces, sure } = covered[i] ?? { works: [], sure: false };
      const { percent } = part;
      const known = percent !== null && sure && (pieces.length === 1 || counts(part).includes(pieces.length));
      if (known) for (const work of pieces) work.weight ??= Math.round((percent / pieces.length) * 100) / 100;
      const [piece, ...more] = pieces;
      if (part.due && piece && more.length === 0 && piece.dueDate === null && sameTitle(piece.title, part.name) >= 0.8)
        Object.assign(piece, dueOf(part));
      const isNew = pieces.length === 0 && !added.some((work) => sameTitle(work.title, part.name) >= 0.8);
      if (isNew && !participationWords.test(part.name))
        added.push(...dueWeeks(part.evidence.text).map((week) => ({ ...toWork(part), week })));
    });
    result.push(...added);
  }
  return result;
}

const inWeeks = /\bdue\b[^.;\d]{0,12}\bweeks?\s+(\d{1,2}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)\d{1,2})*)\b/gi;

/** The weeks in which a part of the grade is due: "due in weeks 3, 5 and 7"; null alone where it names none. */
function dueWeeks(text: string): (number | null)[] {
  const found = [...text.matchAll(inWeeks)];
  const weeks = found.length === 1 ? (found[0]?.[1]?.match(/\d+/g) ?? []).map(Number) : [];
  return weeks.length > 0 ? weeks : [null];
}

const dueOf = ({ due }: Component) => ({
  dueDate: due?.to ?? null,
  dueTime: due?.time ?? null,
  dueFrom: due ? ('printed' as const) : null,
  dueDoubt: due?.doubt ?? null,
});

function toWork(part: Component): PlacedWork {
  const { name, percent, evidence, from } = part;
  return {
    title: capitalised(name),
    from,
    ...dueOf(part),
    type: assignmentType(name),
    weight: percent,
    optional: /\b(?:optional|extra[- ]credit|bonus)\b/i.test(name),
    signs: { label: false, due: false, name: workName(name)?.sure ?? 0, known: true, imperative: false },
    evidence,
    dueEvidence: null,
    week: null,
    otherTitles: [],
    places: 1,
    datesAgree: null,
  };
}

/**
 * The numbers that the grading line names: "Three papers: 45 %". Only where they count the pieces that were found is
 * the share of each known; the schedule may name fewer than there are.
 */
function counts(component: Component): number[] {
  const text = `${component.name} ${component.evidence.text}`.toLowerCase().replace(/[\d.]+\s?%/g, ' ');
  return (text.match(/\b\d{1,2}\b|\b[a-z]+\b/g) ?? [])
    .map((word) => (/^\d/.test(word) ? Number(word) : cardinals.indexOf(word)))
    .filter((count) => count > 1);
}

/** "Midterm and Final" are two; how their share is parted is not said. "Exam 1 and Exam 2" count alike. */
function partedByNames(component: Component): Component[] {
  const { name } = component;
  const parts = name.split(/\s+(?:and|&)\s+|\s*\/\s*/i).map((part) => part.trim());
  const isTwo = parts.length === 2 && !/\s[–—-]\s|:/.test(name) && parts.every((part) => isOnePiece(part));
  if (!isTwo) return [component];
  const [kind, other] = parts.map((part) => part.replace(/\d+/g, '').trim().toLowerCase());
  const percent = component.percent !== null && kind === other ? component.percent / 2 : component.percent;
  return parts.map((part) => ({ ...component, name: part, percent }));
}

const isOnePiece = (name: string) =>
  workName(name) !== null && titleWords(name).length < 4 && (/s$/i.test(name) ? /\d/.test(name) : true);

import { headingWords } from '../../lexicon/first-page.ts';
import { functionWords } from '../../lexicon/function-words.ts';
import type { FlowLine } from '../lines/flow-lines.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import type { FlowRun } from './flow-runs.ts';
import { numberOfMarker } from './numbers.ts';
import { namesSchedule } from './vocabulary.ts';

const printedNumber = /^\s*(\d{1,2})[.)]\s+(?=\p{Lu}|["“'‘])/u;
/** A heading needs no mark behind its number: "3 Tides". */
const headingNumber = /^\s*(\d{1,2})(?:[.)]\s+|[ \u00a0]+[–—-]?\s*)(?=\p{Lu}|["“'‘])/u;
const fewestTopics = 5;
const longestTopic = 160;
const longestHeading = 40;
/** How far below its heading a numbered list may begin. */
const reach = 12;

const isHeading = ({ block }: FlowLine) => block.kind === 'heading';

/** Lines of one list: a reader that goes by the size of print may give headings of one kind two levels. */
const isSibling = (a: FlowLine, b: FlowLine) => a.level === b.level || (isHeading(a) && isHeading(b));

function numberOf(line: FlowLine): { number: number; textStart: number } | null {
  const { block, text } = line;
  if (block.kind === 'table-row' || text.length > longestTopic) return null;
  if (block.kind === 'list-item' && block.marker && line.start === 0) {
    const number = numberOfMarker(block.marker);
    return number === null ? null : { number, textStart: 0 };
  }
  const match = (isHeading(line) ? headingNumber : printedNumber).exec(text);
  return match ? { number: Number(match[1]), textStart: match[0].length } : null;
}

const sectionWords = new Set<string>([...headingWords, ...functionWords]);
const fewestSections = 3;

/** "2 Instructor's Information": made of words that head the sections of any syllabus. */
export const namesSection = (title: string) =>
  title
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .match(/[\p{L}-]+/gu)
    ?.every((word) => sectionWords.has(word)) ?? false;

/** The sections of the document itself, numbered below "Course Outline" as its title. */
function areSections(titles: string[]): boolean {
  const sections = titles.filter(namesSection).length;
  return sections >= fewestSections && sections >= titles.length * 0.4;
}

/**
 * Topics that are numbered from 1 on, in figures or capitals, under a heading that names a schedule: the sessions of a
 * course that prints neither weeks nor dates. Where other lines stand between the heading and the list, the topics must
 * hold lines of their own.
 */
export function findNumberedTopics(lines: FlowLine[]): FlowRun[] {
  const numbered = lines.flatMap((line) => {
    const found = numberOf(line);
    return found ? [{ line, ...found }] : [];
  });
  const runs: (typeof numbered)[] = [];
  for (const topic of numbered) {
    const run = runs.findLast((r) => {
      const last = r[r.length - 1];
      return last && last.number + 1 === topic.number && isSibling(last.line, topic.line);
    });
    if (run) run.push(topic);
    else if (topic.number === 1) runs.push([topic]);
  }
  const under = (position: number) =>
    lines.slice(Math.max(0, position - reach), position).some((l) => l.level <= 7 && namesSchedule(l.text));
  const rightUnder = (position: number) => {
    const above = lines[position - 1]?.text ?? '';
    return above.length <= longestHeading && namesSchedule(above);
  };
  return runs
    .filter((run) => {
      const first = run[0]?.line.position ?? 0;
      if (run.length < fewestTopics) return false;
      if (areSections(run.map(({ line, textStart }) => line.text.slice(textStart)))) return false;
      return rightUnder(first) || (under(first) && holdLines(run.map((t) => t.line)));
    })
    .map((run): FlowRun => ({ kind: 'session', anchors: run.map(anchorOf) }));
}

/** Most topics hold lines: a bare list of rules or goals holds none. */
function holdLines(lines: FlowLine[]): boolean {
  const gaps = lines.slice(1).map((line, i) => line.position - (lines[i]?.position ?? 0));
  return gaps.filter((gap) => gap >= 2).length >= gaps.length * 0.6;
}

function anchorOf({ line, number, textStart }: { line: FlowLine; number: number; textStart: number }): FlowAnchor {
  const opening = {
    week: null,
    session: null,
    unit: null,
    number,
    date: null,
    start: 0,
    end: textStart,
    rest: [[textStart, line.text.length]] as [number, number][],
  };
  return { line, kind: 'session', number, opening };
}

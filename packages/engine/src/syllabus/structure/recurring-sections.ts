import type { FlowLine } from '../lines/flow-lines.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import type { FlowRun } from './flow-runs.ts';

const fewestSections = 4;
const leastShare = 0.7;
const longestLine = 60;
const longestTitle = 160;
const teaching = /\b(?:readings?|texts?|lectures?|seminars?|tutorials?|labs?|slides|topics?|in class|before class)\b/i;
const printedNumber = /^\s*\d{1,2}[.):]\s+/;

/** What a line says besides its numbers: "Core readings:" and "Core reading", "Lecture 2 h" and "Lecture 4 h". */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/s?\W*$/, '');

export function sectionAnchor(line: FlowLine, number: number): FlowAnchor {
  const end = printedNumber.exec(line.text)?.[0].length ?? 0;
  const rest: [number, number][] = end < line.text.length ? [[end, line.text.length]] : [];
  return {
    line,
    kind: 'session',
    number,
    opening: { week: null, session: null, unit: null, number, date: null, start: 0, end, rest },
  };
}

/** The headings of one level between the first and the last below which a line returns, where most have it. */
function runOf(headings: FlowLine[], holders: Set<FlowLine>): FlowLine[] {
  const at = headings.flatMap((heading, i) => (holders.has(heading) ? [i] : []));
  const run = headings.slice(at[0], (at.at(-1) ?? 0) + 1);
  return holders.size >= fewestSections && holders.size >= run.length * leastShare ? run : [];
}

/**
 * Headings of one level below which the same short line about teaching returns, such as "Core readings:": the sessions
 * of a course that prints neither weeks nor dates. Sections about rules and grades have no such line in common.
 */
export function findRecurringSections(lines: FlowLine[]): FlowRun[] {
  const open = new Map<number, FlowLine>();
  const headings = new Map<number, FlowLine[]>();
  const holders = new Map<string, { level: number; sections: Set<FlowLine> }>();
  for (const line of lines) {
    if (line.block.kind === 'table-row') continue;
    if (line.level <= 7) {
      for (const level of [...open.keys()]) if (level >= line.level) open.delete(level);
      if (line.text.length <= longestTitle) {
        open.set(line.level, line);
        headings.set(line.level, [...(headings.get(line.level) ?? []), line]);
      }
    }
    if (line.text.length > longestLine || !teaching.test(line.text)) continue;
    for (const [level, section] of open) {
      if (section === line) continue;
      const key = `${level} ${keyOf(line.text)}`;
      const known = holders.get(key) ?? { level, sections: new Set() };
      holders.set(key, { level, sections: known.sections.add(section) });
    }
  }
  const runs = [...holders.values()].map(({ level, sections }) => runOf(headings.get(level) ?? [], sections));
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), []);
  return longest.length ? [{ kind: 'session', anchors: longest.map((line, i) => sectionAnchor(line, i + 1)) }] : [];
}

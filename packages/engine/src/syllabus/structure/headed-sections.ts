import type { FlowLine } from '../lines/flow-lines.ts';
import type { FlowRun } from './flow-runs.ts';
import { namesSection } from './numbered-topics.ts';
import { sectionAnchor } from './recurring-sections.ts';
import { isBreakLine, isColumnHeading, namesSchedule } from './vocabulary.ts';

const fewestSections = 4;
const leastShare = 0.7;
const longestTitle = 160;

/** Whether a line of its own stands below most sections. */
function holdLines(sections: FlowLine[], lines: FlowLine[]): boolean {
  const holding = sections.filter((section) => (lines[section.position + 1]?.level ?? 0) > section.level);
  return holding.length >= sections.length * leastShare;
}

/** The headings of the rank next to that of the heading over them, down to the next of its rank. */
function sectionsBelow(heading: FlowLine, lines: FlowLine[]): FlowLine[] {
  const end = lines.find(({ position, level }) => position > heading.position && level <= heading.level);
  const within = lines.slice(heading.position + 1, end?.position).filter(({ level }) => level <= 7);
  const rank = Math.min(...within.map(({ level }) => level));
  return within.filter(({ level, text }) => level === rank && !isBreakLine(text));
}

/**
 * Sections of one rank below a heading that names the schedule, without numbers or dates: each is a part of the course
 * by its title. Sections about the course itself ("Grading", "Readings") are none.
 */
export function findHeadedSections(lines: FlowLine[]): FlowRun[] {
  const runs = lines
    .filter(({ block, level, text }) => block.kind === 'heading' && level <= 6 && namesSchedule(text))
    .map((heading) => sectionsBelow(heading, lines))
    .filter((sections) => {
      const foreign = sections.filter(({ text }) => namesSection(text) || isColumnHeading(text)).length;
      const isTitled = sections.every(({ text }) => text.length <= longestTitle);
      return sections.length >= fewestSections && foreign <= 1 && isTitled && holdLines(sections, lines);
    });
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), []);
  return longest.length ? [{ kind: 'session', anchors: longest.map((line, i) => sectionAnchor(line, i + 1)) }] : [];
}

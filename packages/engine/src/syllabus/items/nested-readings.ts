import type { ScheduleEntry } from '../schedule.ts';
import type { FoundReading } from './readings.ts';

/** A reading and the entry it was found in, in the order of the session. */
export interface PlacedReading {
  found: FoundReading;
  entry: ScheduleEntry;
}

/**
 * A work named short and cited in full one level below is one reading ("Read Phelan et al. (2010)" over the citation);
 * a work with its chapters below stands for those. Both times what is nested is kept, with what only the line above
 * says.
 * The parts below a work that is cited in full are what to read of it.
 * Plain lines below a citation say what it holds, and are no works of their own.
 */
export function foldNested(readings: PlacedReading[]): FoundReading[] {
  const covered = new Set<PlacedReading>();
  readings.forEach((parent, i) => {
    const children: PlacedReading[] = [];
    for (const next of readings.slice(i + 1)) {
      if (next.entry === parent.entry) continue;
      if (next.entry.depth <= parent.entry.depth || next.entry.column !== parent.entry.column) break;
      if (next.entry.depth === parent.entry.depth + 1) children.push(next);
    }
    if (children.length === 0) return;
    if (parent.found.citation.strength >= 0.6 && children.every(isPlain)) {
      for (const child of children) covered.add(child);
      return;
    }
    if (parent.found.citation.shape === 'full' && children.every(isPart)) {
      for (const child of children) covered.add(child);
      parent.found.citation.pages ??= children
        .map(({ found }) => found.citation.pages ?? found.citation.title)
        .join('; ');
      return;
    }
    if (!covers(parent, children)) return;
    covered.add(parent);
    for (const child of children) inherit(child.found, parent.found);
  });
  return readings.filter((reading) => !covered.has(reading)).map((reading) => reading.found);
}

const isPlain = ({ found }: PlacedReading) => found.citation.shape === 'plain' && found.citation.strength === 0;

/** "Book I, Section 2", "Preface to the second edition (B VII–B XIX)": a part of what is cited in full above it. */
const isPart = ({ found: { citation } }: PlacedReading) =>
  citation.author === null && citation.year === null && (citation.shape === 'chapter' || citation.shape === 'plain');

function covers(parent: PlacedReading, children: PlacedReading[]): boolean {
  const { citation } = parent.found;
  if (citation.shape === 'author-year')
    return children.some(
      ({ found }) => found.citation.shape === 'full' || found.citation.families[0] === citation.families[0],
    );
  const parts = children.every(({ found }) => found.citation.strength >= 0.5);
  const whole = citation.pages === null || !/\d/.test(citation.pages);
  return parts && whole;
}

function inherit(child: FoundReading, parent: FoundReading): void {
  child.citation.author ??= parent.citation.author;
  child.citation.year ??= parent.citation.year;
  child.optional ||= parent.optional;
  child.graduateOnly ||= parent.graduateOnly;
  child.labelled ||= parent.labelled;
}

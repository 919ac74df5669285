import { isImprint } from '../../citations/imprint.ts';
import type { PlacedReading } from './nested-readings.ts';

/** What a list of references cuts off from a citation: the entries stand behind each other in one list. */
const follows = (before: PlacedReading, next: PlacedReading) =>
  before.entry === next.entry || (before.entry.column === next.entry.column && before.entry.depth === next.entry.depth);

const namesWork = ({ found: { citation } }: PlacedReading) =>
  citation.shape === 'full' || citation.shape === 'quoted' || citation.shape === 'italic' || citation.shape === 'named';

/**
 * A citation that breaks over lines, or at its stops, is one reading: publisher, year and pages complete the work in
 * front of them.
 */
export function foldImprints(readings: PlacedReading[]): PlacedReading[] {
  const kept: PlacedReading[] = [];
  for (const next of readings) {
    const before = kept.at(-1);
    const { citation } = next.found;
    if (!before || !namesWork(before) || !follows(before, next) || !isImprint(citation.piece.text)) kept.push(next);
    else before.found.citation.pages ??= citation.pages;
  }
  return kept;
}

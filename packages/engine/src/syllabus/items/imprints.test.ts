import { describe, expect, it } from 'vitest';
import { labelOf } from '../labelling/labels.ts';
import { pieceOf } from '../lines/piece.ts';
import { entry } from '../testing/pieces.ts';
import { foldImprints } from './imprints.ts';
import type { PlacedReading } from './nested-readings.ts';
import { findReadings } from './readings.ts';

function placed(text: string, depth: number): PlacedReading[] {
  const item = entry(text, { depth });
  return findReadings(pieceOf(item), labelOf('Reading')).readings.map((found) => ({ found, entry: item }));
}

describe('foldImprints', () => {
  it.each([
    ['Kiel: Quay Press, 1989', null],
    ['Pp. 12-48', 'Pp. 12-48'],
    ['Harbour Studies. 19(3): 12-48', '12-48'],
    ['(eds.) Ports: Essays on salt', null],
  ])('takes %s for the rest of the citation before it', (rest, pages) => {
    const [reading, ...others] = foldImprints([
      ...placed('Lindt, Marta. “Salt and Tide.” In K. Osei and M. Park', 0),
      ...placed(rest, 0),
    ]);
    expect(others).toEqual([]);
    expect(reading?.found.citation).toMatchObject({ title: 'Salt and Tide', pages });
  });

  it('takes no work of its own for the rest of another', () => {
    const works = ['Osei, 1989', 'Lindt, *Ports*, Quay Press, 1989', 'Chapter 4', 'Harbour Studies'];
    expect(foldImprints(['“Salt and Tide”', ...works].flatMap((work) => placed(work, 0)))).toHaveLength(5);
  });
});

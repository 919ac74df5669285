import { describe, expect, it } from 'vitest';
import { labelOf } from '../labelling/labels.ts';
import { pieceOf } from '../lines/piece.ts';
import { entry } from '../testing/pieces.ts';
import { foldNested, type PlacedReading } from './nested-readings.ts';
import { findReadings } from './readings.ts';

function placed(text: string, depth: number): PlacedReading[] {
  const item = entry(text, { depth });
  return findReadings(pieceOf(item), labelOf('Reading')).readings.map((found) => ({ found, entry: item }));
}
const titles = (readings: PlacedReading[]) => foldNested(readings).map(({ citation }) => citation.title);

describe('foldNested', () => {
  it('keeps the chapters that stand below a work', () => {
    expect(titles([...placed('“Salt and Tide”', 0), ...placed('Chapter 2', 1), ...placed('Chapter 5', 1)])).toEqual([
      'Chapter 2',
      'Chapter 5',
    ]);
  });

  it.each([
    ['Kiel: Quay Press, 1989', null],
    ['Pp. 12-48', 'Pp. 12-48'],
    ['Harbour Studies. 19(3): 12-48', '12-48'],
    ['(eds.) Ports: Essays on salt', null],
  ])('takes %s for the rest of the citation before it', (rest, pages) => {
    const [reading, ...others] = foldNested([
      ...placed('Lindt, Marta. “Salt and Tide.” In K. Osei and M. Park', 0),
      ...placed(rest, 0),
    ]);
    expect(others).toEqual([]);
    expect(reading?.citation).toMatchObject({ title: 'Salt and Tide', pages });
  });

  it('takes no work of its own for the rest of another', () => {
    const works = ['Osei, 1989', 'Lindt, *Ports*, Quay Press, 1989', 'Chapter 4', 'Harbour Studies'];
    expect(titles([...placed('“Salt and Tide”', 0), ...works.flatMap((work) => placed(work, 0))])).toHaveLength(5);
  });

  it('takes plain lines below a citation for what it holds', () => {
    expect(titles([...placed('Salt and Tide, pp. 12–40', 0), ...placed('The harbours of the north', 1)])).toEqual([
      'Salt and Tide, pp. 12–40',
    ]);
  });
});

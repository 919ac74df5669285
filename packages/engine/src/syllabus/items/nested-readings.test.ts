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

  it('takes parts below a work that is cited in full for what to read of it', () => {
    const found = foldNested([
      ...placed('Lindt, M. (2014). Salt and tide in the north. Harbour Press.', 0),
      ...placed('Book I, Section 2', 1),
      ...placed('Preface to the second edition', 1),
    ]);
    expect(found.map(({ citation: { title, pages } }) => `${title}: ${pages}`)).toEqual([
      'Salt and tide in the north: Book I, Section 2; Preface',
    ]);
  });

  it('takes plain lines below a citation for what it holds', () => {
    expect(titles([...placed('Salt and Tide, pp. 12–40', 0), ...placed('The harbours of the north', 1)])).toEqual([
      'Salt and Tide, pp. 12–40',
    ]);
  });
});

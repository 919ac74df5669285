import { expect, it } from 'vitest';
import { piece } from '../testing/pieces.ts';
import { findReadings } from './readings.ts';

const titles = (text: string) => findReadings(piece(text), null).readings.map(({ citation }) => citation.title);

it('is to read what a line names, and not what the class talks of', () => {
  expect(titles('Discuss *Salt and Tide*, harbours in verse')).toEqual([]);
  expect(titles('Discuss Lindt, *Salt and Tide*, pp. 4–9')).toEqual(['Salt and Tide']);
  expect(titles('Lindt, *Salt and Tide*')).toEqual(['Salt and Tide']);
});

import { describe, expect, it } from 'vitest';
import { cleaner } from './clean-text.ts';
import { privatePatterns } from './private-words.ts';
import { Removals } from './removals.ts';

const place = { part: 'week', week_number: 1 } as const;
const cleanOf = (name: string, email: string | null, publicNames = '') =>
  cleaner(privatePatterns({ name, email }, [], publicNames), 300, new Removals());
const zoe = cleanOf('Zoë Muller', 'zoe.muller@example.edu', 'Karl King; Letters');
const said = (text: string) => zoe.line(text, place);

describe('a student’s names', () => {
  it.each([
    ['Presented by Zoe', 'Presented by'],
    ['Zoë’s group: rivers', 'group: rivers'],
    ['Team MULLER and King', 'Team and King'],
    ['zoe.muller, and Muller, Zoe, too', 'and, too'],
  ])('are taken out by themselves: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it('stay where they are words, in citations, and where the course names somebody so', () => {
    expect(cleanOf('Will May', null).line('May it be a will: Will May', place)).toBe('May it be a will');
    expect(zoe.citation('Muller, A History', place)).toBe('Muller, A History');
    expect(cleanOf('Ann King', null, 'Karl King; Letters').line('King on letters, by Ann', place)).toBe(
      'King on letters, by',
    );
    expect(said('A mullered word, and zoetropes')).toBe('A mullered word, and zoetropes');
  });
});

describe('postal addresses', () => {
  it.each([
    'Seminar at 12 College Avenue, Ithaca, NY 14850',
    'Seminar at 12 N. Oak Tree Lane Apt 4B',
    'Seminar at 7 Baker Street, London NW1 6XE',
    'Seminar at Hauptstraße 12a, 10115 Berlin',
    'Seminar at 12 rue de la Paix, 75002 Paris',
    'Seminar at Calle Mayor 5, 28013 Madrid',
    'Seminar at P.O. Box 1234, Springfield, IL 62704',
  ])('are taken out: %s', (text) => {
    expect(said(text)).toBe('Seminar at');
  });

  it('are so where somebody lives there', () => {
    expect(said('We meet, I live at 14 Elm Street')).toBe('We meet, I live at');
  });

  it.each([
    'The 1929 Wall Street crash',
    'Chapter 3 Silk Road and 4 Trade Routes',
    'Sherlock Holmes, 221B Baker Street',
    '2 Close Readings, 3 Short Papers',
    'Week 5, Dr. King in Selma, AL',
    'Pages 12 to 14, Via Negativa',
    '10 rue cases of Paris',
    'ISBN 978-3-16-148410-0, 12345 words',
  ])('are none: %s', (text) => {
    expect(said(text)).toBe(text);
  });

  it('do not make a hostile text slow', () => {
    const start = performance.now();
    for (const piece of ['12 Aa ', 'Calle a ', '1 rue a ', 'Aa', '1 ']) zoe.line(piece.repeat(4_000), place);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

import { describe, expect, it } from 'vitest';
import { gradeSource } from './grade-source.ts';
import { heldOutPairs, laterHeldOutPairs } from './testing/held-out.ts';
import { fieldPairs } from './testing/held-out-fields.ts';
import { lastPairs } from './testing/held-out-last.ts';
import { bookPairs } from './testing/labelled-books.ts';
import { cataloguePairs } from './testing/labelled-catalogue.ts';
import { type LabelledPair, labelledPairs } from './testing/labelled-pairs.ts';
import { workPairs } from './testing/labelled-works.ts';

const labelled = [...bookPairs, ...workPairs, ...cataloguePairs];
const graded = (pairs: readonly LabelledPair[]) =>
  pairs.map((pair) => ({ ...pair, given: gradeSource(pair.work, pair.record) }));
const accuracy = (pairs: readonly LabelledPair[]) =>
  graded(pairs).filter(({ grade, given }) => given.grade === grade).length / pairs.length;

describe('gradeSource', () => {
  it('grades the labelled set as people did (bench/sources.ts prints the matrix)', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(120);
    expect(accuracy(labelled)).toBeGreaterThanOrEqual(0.97);
  });

  it('grades what the rules were not made from as well', () => {
    expect(accuracy(heldOutPairs)).toBeGreaterThanOrEqual(0.92);
    expect(accuracy(fieldPairs)).toBeGreaterThanOrEqual(0.92);
  });

  it('calls no wrong text great, and no text that is only about the work', () => {
    const tooHigh = graded([...labelled, ...heldOutPairs, ...laterHeldOutPairs, ...fieldPairs, ...lastPairs]).filter(
      ({ grade, given }) => given.grade === 'great' && (grade === 'wrong' || grade === 'related'),
    );
    expect(tooHigh.map(({ line, record }) => `${line} — ${record.title}`)).toEqual([]);
  });

  it('gives every text that is shown a reason', () => {
    for (const { given, record } of graded(labelled)) {
      if (given.grade !== 'wrong') expect(given.reason, record.title).toMatch(/^\p{Lu}.+\.$/u);
    }
  });

  it.each([
    [
      'Harbour Law',
      'Duarte',
      'Harbour Law | Ines Duarte | book 2004 ed=2nd of=3',
      'Same title and author, 2nd edition of 3.',
    ],
    [
      'Harbour Law (7th ed.)',
      'Duarte',
      'Harbour Law | Ines Duarte | book 2004 ed=6',
      'Same title and author, but the 6th edition; the syllabus asks for the 7th.',
    ],
    ['Harbour Law', 'Duarte', 'Harbour Law | Ines Duarte | book lang=de', 'Same title and author, but in German.'],
    [
      'Harbour Law, vol. 1',
      'Duarte',
      'Harbour Law, vol. 2 | Ines Duarte | book',
      'Volume 2 of the work; the syllabus asks for volume 1.',
    ],
    ['Harbour Law', '', 'Harbour Law | Ines Duarte | book 2004', 'Same title, 2004; the syllabus names no author.'],
  ])('says of “%s” by %s and %s: %s', (title, author, text, reason) => {
    const [pair] = labelledPairs(`great | reason | ${title} | ${author} | ${text}`);
    expect(pair && gradeSource(pair.work, pair.record).reason).toBe(reason);
  });

  it('grades what a service may send without failing: empty titles, strange scripts, endless names', () => {
    const [pair] = labelledPairs('wrong | odd | Harbour Law | Duarte | Harbour Law | Ines Duarte | book');
    if (!pair) throw new Error('no pair');
    for (const title of ['', ' ', '宇宙の話をしよう', '((((', 'a'.repeat(900), '.*+?^$()|[]\\', '2nd ed.', ': ; —']) {
      for (const authors of [[], [''], [','], ['小野雅裕'], ['x'.repeat(900)], Array<string>(3000).fill('A. B')]) {
        expect(['great', 'close', 'related', 'wrong']).toContain(
          gradeSource(pair.work, { ...pair.record, title, authors }).grade,
        );
        expect(gradeSource({ ...pair.work, title, authors }, pair.record).nearness).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

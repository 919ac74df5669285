import { describe, expect, it } from 'vitest';
import { makePassages } from '../../testing/passages.ts';
import { gradeOnScale } from './grade-scale.ts';

const told = (scale: string, question: string): string | undefined =>
  gradeOnScale(question, () => makePassages([scale]))?.[0]?.text;

describe('a scale of grades, however it is written', () => {
  it.each([
    'Letter grades:\n90-100 = A\n80--90 = B\n70--80 = C\n60--70 = D\n00--60 = N/C',
    'Letter grades:\n90–100: A\n80–89: B\n70–79: C\n60–69: D',
    'Letter grades: 90-100 A, 80-89.9 B, 70-79.9 C, 60-69.9 D, 0-59.9 F',
    '90% - 100% — A\n80% - 90% — B\n70% - 80% — C',
    '90 to 100 → A\n80 to 90 → B\n70 to 80 → C',
    '60-70 = D\n70-80 = C\n80-90 = B\n90-100 = A',
    'A\n90-100\nB\n80-89\nC\n70-79\nD\n60-69',
    'A -- 90-100\nB -- 80-90\nC -- 70-80\nD -- 60-70',
    'A = 90---100\nB = 80---90\nC = 70---80\nD = 60---70',
  ])('%j', (scale) => {
    expect(told(scale, 'what percent do i need for a b')).toMatch(/^On your course’s scale, B is 80 to (?:89|90)/);
    expect(told(scale, 'what grade is an 85')).toBe('On your course’s scale, 85 is a B.');
    expect(told(scale, 'is an 72 a b')).toBe('No: on your course’s scale, 72 is a C.');
  });

  it('leaves open which letter a number gets that two of them share', () => {
    const scale = '90-100 = A\n80-90 = B\n70-80 = C';
    expect(told(scale, 'what grade is a 90')).toMatch(
      /^On your course’s scale, 90 is the edge of two letters, A and B/,
    );
  });
});

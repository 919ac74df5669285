import { describe, expect, it } from 'vitest';
import { mailboxAgreement, personSpans } from './person-spans.ts';

describe('spans that have the shape of a name', () => {
  it.each([
    ['Prof. Ada Park, Room 3', ['Ada Park']],
    ['R. Nadia Kane Room 207, Mathematics Building', ['R. Nadia Kane']],
    ['Orlov A., Senior lecturer, MSc', ['Orlov A.']],
    ['Mei Lin (Grace) Tan - Monday', ['Mei Lin (Grace) Tan']],
    ['Dr. A. Roe (Section 1) and Dr. B. Poe (Section 2)', ['A. Roe', 'B. Poe']],
    ['Jane Q. Roe-Smith III, Ed.D.', ['Jane Q. Roe-Smith III']],
    ['Dr J. W. von Roe', ['J. W. von Roe']],
    ['Okafor, Ngozi', ['Ngozi Okafor']],
    ['see you in class! / Tomas Hart', ['Tomas Hart']],
    ['Course Description', []],
    ['the reading for Monday', []],
  ])('finds them in %j', (text, names) => {
    expect(personSpans(text).map(({ name }) => name)).toEqual(names);
  });

  it('tells rank and degree', () => {
    const [doctor, graduate, plain] = ['Dr. Ada Park', 'Ada Park, PhD', 'Ada Park'].map((text) => personSpans(text)[0]);
    expect([doctor?.rank, doctor?.degree]).toEqual([true, false]);
    expect([graduate?.rank, graduate?.degree]).toEqual([false, true]);
    expect([plain?.rank, plain?.degree]).toEqual([false, false]);
  });
});

describe('a mailbox and a name', () => {
  it('agree by the family name most', () => {
    const of = (box: string) => mailboxAgreement(box, 'María José Béjar-López');
    expect(of('mbejarlopez@uni.edu')).toBe(1);
    expect(of('mbejar@uni.edu')).toBe(0.9);
    expect(of('maria@uni.edu')).toBe(0.7);
    expect(of('registrar@uni.edu')).toBe(0);
  });
});

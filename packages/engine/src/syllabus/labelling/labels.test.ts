import { describe, expect, it } from 'vitest';
import { labelOf, leadInOf, wholeLabel } from './labels.ts';

it('reads nothing out of a heading over topics, readings and deadlines alike', () => {
  expect(labelOf('Topics, Readings, and Deadlines')).toBeNull();
});

describe('labelOf', () => {
  it.each([
    ['Reading', ['reading']],
    ['Required Reading (before class)', ['reading']],
    ['Readings and Homework', ['reading', 'assignment']],
    ['References', ['reading']],
    ['Topic', ['topic']],
    ['Lecture Topic', ['topic']],
    ['Reading Material', ['reading', 'topic']],
    ['Lab', ['activity']],
    ['Films', ['media']],
    ['Problem Set', ['assignment']],
  ])('%s', (heading, kinds) => {
    expect(labelOf(heading)?.kinds).toEqual(kinds);
  });

  it('tells what is due from what is given out', () => {
    expect(labelOf('Due @ 5pm')).toMatchObject({ kinds: ['assignment'], due: true });
    expect(labelOf('HW assigned')).toMatchObject({ assigned: true, due: false });
    expect(labelOf('Assigned readings')).toMatchObject({ kinds: ['reading'], assigned: false });
  });

  it('knows nothing of a heading that names no kind', () => {
    expect(labelOf('Week')).toBeNull();
    expect(labelOf('Tuesday')).toBeNull();
  });

  it.each(['Topics and Readings', 'Subject / Text', 'Readings & Lecture Topics'])(
    '%s tells no topic from a reading',
    (heading) => {
      expect(labelOf(heading)).toBeNull();
    },
  );
});

describe('wholeLabel', () => {
  it.each([
    'Required Readings',
    'Reading (all three for Tues)',
    'Assignments due',
    'Before class',
    'In class',
    'Exercise (for Thurs)',
    'Required',
    'Compulsory Readings',
    'Preparation',
  ])('%s is a label', (text) => {
    expect(wholeLabel(text)).not.toBeNull();
  });

  it.each(['Homework 3', 'Midterm', 'Final project', 'Chapter 4', 'Introduction', 'Quiz'])('%s is none', (text) => {
    expect(wholeLabel(text)).toBeNull();
  });

  it('does not take the exercises of the class for homework', () => {
    expect(wholeLabel('Class exercise')?.kinds).toEqual(['activity']);
    expect(wholeLabel('Practice problems')?.kinds).toEqual(['activity']);
  });

  it('keeps the day that a homework is named by', () => {
    expect(wholeLabel('Homework Sep-12')).toMatchObject({ kinds: ['assignment'], name: 'Homework Sep-12' });
  });
});

it('finds the label that a text opens with', () => {
  expect(leadInOf('Read: Okafor ch. 2')).toMatchObject({ end: 6, label: { kinds: ['reading'] } });
  expect(leadInOf('Paper: Okafor et al. 2008, pp. 3-9')).toMatchObject({ label: { kinds: ['reading'] } });
  expect(leadInOf('Paper: five pages on a town')).toBeNull();
  expect(leadInOf('Reading – Okafor')).toMatchObject({ end: 10 });
  expect(leadInOf('References: Okafor (2007, ch. 2)')).toMatchObject({ end: 12, label: { kinds: ['reading'] } });
  expect(leadInOf('Ethics: Metaethics')).toBeNull();
  expect(leadInOf('Assignment 1: My town')).toBeNull();
});

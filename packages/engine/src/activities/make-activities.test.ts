import { activityTypes } from '@weekwise/domain/activities.ts';
import { describe, expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import type { Passage } from '../passages/passage.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import type { Activity } from './activity.ts';
import { makeActivities } from './make-activities.ts';
import { readings } from './testing/readings.ts';

const passagesOf = (subject: string): Passage[] => cutPassages(buildDocument(readings[subject] ?? []), subject);
const everything = Object.keys(readings).flatMap(passagesOf);
const text = Object.values(readings).flat().join('\n');
const faceOf = (item: Activity): string => {
  if (item.type === 'flashcards') return item.front;
  if (item.type === 'true-false') return item.statement;
  return item.type === 'multiple-choice' ? item.question : item.topic;
};

describe.each(activityTypes)('%s', (type) => {
  const { activities } = makeActivities(everything, { type, count: 8 });

  it('makes as many as asked, each different, each with its verbatim passage', () => {
    expect(activities).toHaveLength(8);
    expect(new Set(activities.map(({ id }) => id)).size).toBe(8);
    expect(new Set(activities.map(faceOf)).size).toBe(8);
    for (const { citation, explanation } of activities) {
      expect(text).toContain(citation.quote);
      expect(explanation).not.toBe('');
    }
  });

  it('takes from every reading', () => {
    expect(new Set(activities.map(({ citation }) => citation.documentId)).size).toBe(4);
  });

  it('is the same for the same seed', () => {
    expect(makeActivities(everything, { type, count: 8 }).activities).toEqual(activities);
  });

  it.each([
    ['no-text', ''],
    ['too-little-text', 'A glacier is a body of dense ice.'],
    ['too-little-text', 'banana '.repeat(50_000)],
    ['not-english', 'Ein Gletscher ist eine Masse aus Eis, die sich unter ihrem Gewicht bewegt. '.repeat(30)],
  ])('makes none and says %s', (shortage, bad) => {
    expect(makeActivities(cutPassages(buildDocument([bad]), 'bad'), { type, count: 5 })).toEqual({
      activities: [],
      shortage,
    });
  });
});

it('never shows the answer on the front of a card', () => {
  for (const item of makeActivities(everything, { type: 'flashcards', count: 20 }).activities) {
    if (item.type !== 'flashcards') continue;
    expect(` ${phraseKey(item.front)} `).not.toContain(` ${phraseKey(item.back)} `);
  }
});

it('has no card that tells what another asks', () => {
  const cards = makeActivities(everything, { type: 'flashcards', count: 20 }).activities;
  const subjects = cards.flatMap((item) => (item.type === 'flashcards' ? [item] : []));
  for (const card of subjects)
    for (const other of subjects) {
      if (card === other || other.form !== 'definition') continue;
      const shown = ` ${phraseKey(`${card.front} ${card.back}`)} `;
      const question = phraseKey(other.front.replace(/^.*?“|”.*$/g, ''));
      expect(shown.includes(` ${question} `) && shown.includes(` ${phraseKey(other.back)} `)).toBe(false);
    }
});

it('makes false statements by a swap, never by a "not", and half of all are false', () => {
  const { activities } = makeActivities(everything, { type: 'true-false', count: 16 });
  const wrong = activities.filter((item) => item.type === 'true-false' && !item.answer);
  expect(wrong).toHaveLength(8);
  for (const item of wrong) {
    if (item.type !== 'true-false') continue;
    expect(text).not.toContain(item.statement);
    if (!/\bnot\b/.test(item.citation.quote)) expect(item.statement).not.toMatch(/\bnot\b/);
  }
});

it('offers four choices of which the passage supports one', () => {
  for (const item of makeActivities(everything, { type: 'multiple-choice', count: 16 }).activities) {
    if (item.type !== 'multiple-choice') continue;
    expect(new Set(item.options).size).toBe(4);
    const quote = ` ${phraseKey(item.citation.quote)} `;
    item.options.forEach((option, i) => {
      if (i !== item.answerIndex) expect(quote).not.toContain(` ${phraseKey(option)} `);
    });
  }
});

it('leads a dialogue from recall to evaluation, and shows the evidence in the last hint only', () => {
  for (const item of makeActivities(everything, { type: 'socratic-dialogue', count: 8 }).activities) {
    if (item.type !== 'socratic-dialogue') continue;
    expect(item.turns.length).toBeGreaterThanOrEqual(3);
    expect(item.turns[0]?.bloomLevel).toBe('remember');
    expect(item.turns.at(-1)?.bloomLevel).toBe('evaluate');
    for (const { question, evidence, hints } of item.turns) {
      expect(question).toMatch(/\?$/);
      expect(hints.length).toBeGreaterThanOrEqual(3);
      expect(hints.at(-1)).toContain(evidence);
      for (const hint of hints.slice(0, -1)) expect(hint).not.toContain(evidence);
    }
  }
});

it('keeps an example of the text for whoever asks for one in a dialogue', () => {
  const reading = [
    '# Sanctions',
    'A sanction is a reward or a punishment that keeps people to a norm. Sanctions differ from town to town because each town has norms of its own.',
    'Sanctions may be light, for example a frown or a word of praise. A norm is a rule that the people of a group share. Sanctions are important because a norm without a sanction is soon forgotten.',
  ];
  const passages = cutPassages(buildDocument(reading), 'sanctions');
  const turns = makeActivities(passages, { type: 'socratic-dialogue', count: 1 }).activities.flatMap((item) =>
    item.type === 'socratic-dialogue' ? item.turns : [],
  );
  expect(turns.map(({ example }) => example)).toContain(
    'Sanctions may be light, for example a frown or a word of praise.',
  );
});

describe.each(activityTypes)('%s and its seed', (type) => {
  const made = (seed: number): string => JSON.stringify(makeActivities(everything, { type, count: 6, seed }));

  it('is byte for byte the same for the same seed', () => {
    expect(made(7)).toBe(made(7));
  });

  it('chooses otherwise for another seed', () => {
    expect(new Set([1, 2, 3, 4, 5].map(made)).size).toBeGreaterThan(1);
  });
});

import { describe, expect, it } from 'vitest';
import { readStudyText } from '../activities/study-text.ts';
import { readings } from '../activities/testing/readings.ts';
import { citeEvidence } from '../answers/citation.ts';
import { countWords } from '../answers/render/shorten.ts';
import { cutPassages } from '../passages/cut.ts';
import type { Passage } from '../passages/passage.ts';
import { buildIndex } from '../passages/passage-index.ts';
import { readSyllabus } from '../syllabus/read-syllabus.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { assignmentFacts, makeAssignmentBrief } from './assignment-brief.ts';
import { makeStudyGuide } from './study-guide.ts';
import { summarise } from './summary.ts';
import { outlineWeek } from './week-outline.ts';

const passages = Object.entries(readings).flatMap(([id, lines]) => cutPassages(buildDocument(lines), id));
const text = readStudyText(passages);
const source = Object.values(readings).flat().join('\n');

describe('summarise', () => {
  it('is verbatim, in the order of the text, and longer where more is asked for', () => {
    const sizes = (['short', 'medium', 'long'] as const).map((length) => {
      const sentences = summarise(text, length);
      for (const { citation } of sentences) expect(source).toContain(citation.quote);
      return countWords(sentences.map((sentence) => sentence.text).join(' '));
    });
    expect(sizes[0]).toBeLessThanOrEqual(50);
    expect(sizes[1]).toBeLessThanOrEqual(140);
    expect(sizes[2]).toBeLessThanOrEqual(350);
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
    expect(sizes[1]).toBeLessThan(sizes[2] ?? 0);
  });

  it('says first what each reading is about', () => {
    const opening = 'Chemical kinetics is the study of how fast reactions proceed.';
    expect(summarise(text, 'medium').map((sentence) => sentence.text)).toContain(opening);
  });

  it('is empty where there is nothing to say', () => {
    expect(summarise(readStudyText([]), 'long')).toEqual([]);
  });
});

describe('makeStudyGuide', () => {
  const guide = makeStudyGuide(text);

  it('has every part, each cited', () => {
    expect(guide.overview.length).toBeGreaterThan(2);
    expect(guide.keyConcepts.length).toBeGreaterThan(2);
    expect(guide.keyVocabulary.length).toBeGreaterThan(5);
    expect(guide.studyQuestions.length).toBeGreaterThan(3);
    const cited = [...guide.overview, ...guide.keyConcepts.flatMap(({ points }) => points)];
    for (const { citation } of cited) expect(source).toContain(citation.quote);
    for (const { modelAnswer } of guide.studyQuestions) expect(source).toContain(modelAnswer[0]?.citation.quote);
  });

  it('orders the readings and says why', () => {
    expect(new Set(guide.readingOrder.map(({ documentId }) => documentId))).toEqual(new Set(Object.keys(readings)));
    for (const { reason, minutes } of guide.readingOrder) {
      expect(reason).not.toBe('');
      expect(minutes).toBeGreaterThan(0);
    }
  });

  it('says why there is none', () => {
    expect(makeStudyGuide(readStudyText([]))).toMatchObject({ shortage: 'no-text', keyConcepts: [] });
  });
});

describe('makeAssignmentBrief', () => {
  const course = readSyllabus(
    buildDocument([
      '# CHEM 210: Reaction Rates, Fall 2025',
      '# Grading',
      '|= Component | Weight',
      'Catalyst essay | 30%',
      'Exam | 70%',
      '---',
      '# Late work',
      'Late work loses five percent for each day.',
      '# Schedule',
      '# Week 1 (September 8): Rates',
      'Read: Pell, Rates of reaction, pp. 1-20',
      '# Week 2 (September 15): Catalysts',
      'Catalyst essay due September 19',
      '# Week 3 (September 22): Enzymes',
    ]),
    { today: '2025-09-01' },
  );
  const assignment = course.weeks.flatMap(({ assignments }) => assignments).find(({ title }) => /essay/i.test(title));
  const brief = (today: string) => {
    if (!assignment) throw new Error('the syllabus lost its essay');
    return makeAssignmentBrief(assignment, { course, index: buildIndex(passages), today });
  };

  it('says what is asked and when, in the words of the syllabus', () => {
    const made = brief('2025-09-05');
    expect(made).toMatchObject({ dueDate: '2025-09-19', daysLeft: 14 });
    expect(made.asked[0]?.text).toContain('essay');
  });

  it('says all that the whole syllabus says of the work, and claims no absence before it was searched', () => {
    if (!assignment) throw new Error('the syllabus lost its essay');
    const whole = buildDocument([
      '# Reaction Rates',
      '# Catalyst essay',
      'Write 1,500 words about one catalyst of your choice. Name at least four sources.',
      '# Rules',
      'All assignments are due at 11:59 pm on the day given. Office hours are on Friday.',
      'Essay 2 is about enzymes and counts 40%.',
      '# Schedule',
      'Week 2: Catalyst essay due September 19',
    ]);
    const facts = (syllabus: Passage[]) => assignmentFacts(assignment, { course, today: '2025-09-05', syllabus });
    const made = facts(cutPassages(whole, 'syllabus'));
    const asked = made.asked.map(({ text }) => text).join('\n');
    expect(asked).toContain('1,500 words');
    expect(asked).toContain('four sources');
    expect(asked).not.toContain('enzymes');
    expect(made.counts.map(({ text }) => text).join('\n')).toContain('11:59 pm');
    expect(made.open).toEqual([]);
    const bare = { ...assignment, weight: null };
    const plain = { ...course, gradingWeights: [] };
    const openOf = (syllabus: Passage[]) =>
      assignmentFacts(bare, { course: plain, today: '2025-09-05', syllabus }).open.join(' ');
    expect(openOf([])).toBe('');
    expect(openOf(cutPassages(buildDocument(['# Plan', 'Catalyst essay due September 19']), 'syllabus'))).toMatch(
      /does not say how much it counts.*does not say how long/,
    );
  });

  it('plans back from the due date to today, in order', () => {
    const dates = brief('2025-09-05').steps.map(({ date }) => date ?? '');
    expect(dates).toEqual([...dates].sort());
    expect(dates[0] && dates[0] >= '2025-09-05').toBe(true);
    expect(dates.at(-1)).toBe('2025-09-19');
    expect(new Set(brief('2025-09-19').steps.map(({ date }) => date))).toEqual(new Set(['2025-09-19']));
    expect(brief('2025-09-20').steps).toHaveLength(1);
  });

  it('cites materials that help', () => {
    const { materials } = brief('2025-09-05');
    expect(materials[0]?.documentId).toBe('chemistry');
    for (const { quote } of materials) expect(source).toContain(quote.split('\n')[0]);
  });

  it('never cites a syllabus as a material', () => {
    if (!assignment) throw new Error('the syllabus lost its essay');
    const context = { course, index: buildIndex(passages), today: '2025-09-05' };
    const made = makeAssignmentBrief(assignment, { ...context, syllabusIds: new Set(['chemistry']) });
    expect(made.materials.filter(({ documentId }) => documentId === 'chemistry')).toEqual([]);
  });

  it('cites nothing where the folder holds nothing about it', () => {
    if (!assignment) throw new Error('the syllabus lost its essay');
    const weeks = course.weeks.map((week) => ({ ...week, topic: null, readings: [] }));
    const music = buildIndex(passages.filter(({ documentId }) => documentId === 'music'));
    const made = makeAssignmentBrief(assignment, { course: { ...course, weeks }, index: music, today: '2025-09-05' });
    expect(made.materials).toEqual([]);
  });

  it('outlines a week from the lines of the syllabus alone', () => {
    const week = course.weeks[1];
    if (!week) throw new Error('the syllabus lost its second week');
    const outline = outlineWeek(week, (evidence) => citeEvidence(evidence, 'syllabus', buildIndex(passages)));
    expect(outline.lines.map(({ text }) => text).join(' ')).toContain('Catalyst essay due September 19');
    expect(outline.questions.map(({ question }) => question)).toContain(
      'What of this week do you need for “Catalyst essay”?',
    );
    for (const { line } of outline.questions) expect(outline.lines).toContain(line);
    const nothing = { ...week, topic: null, readings: [], assignments: [] };
    expect(
      outlineWeek(nothing, () => {
        throw new Error('nothing is cited');
      }),
    ).toEqual({ lines: [], questions: [] });
  });

  it('says what the syllabus leaves open', () => {
    if (!assignment) throw new Error('the syllabus lost its essay');
    const open = { ...assignment, dueDate: null, dueEvidence: null };
    const made = makeAssignmentBrief(open, { course, index: buildIndex(passages), today: '2025-09-05' });
    expect(made.daysLeft).toBeNull();
    expect(made.open.join(' ')).toContain('does not settle when it is due');
    expect(made.steps.every(({ date }) => date === null)).toBe(true);
  });
});

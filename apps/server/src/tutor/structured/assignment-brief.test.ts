import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { buildIndex } from '@weekwise/engine/passages/passage-index.ts';
import { readSyllabus } from '@weekwise/engine/syllabus/read-syllabus.ts';
import { buildDocument } from '@weekwise/engine/syllabus/testing/build-document.ts';
import { glaciers, makePassages } from '@weekwise/engine/testing/passages.ts';
import { describe, expect, it } from 'vitest';
import { scriptedModelCalls } from '../../testing/scripted-model-calls.ts';
import { makeAssignmentBrief } from './assignment-brief.ts';

const course = readSyllabus(
  buildDocument([
    '# GEOL 210: Glaciers',
    'Spring 2026',
    '|= Week | Date | Topic | Due',
    '1 | Jan 12 | Ice | ',
    '2 | Jan 19 | Moraines | Essay on moraines due Jan 23',
    '3 | Jan 26 | Retreat | ',
  ]),
);
const assignment = course.weeks.flatMap(({ assignments }) => assignments)[0];
if (!assignment) throw new Error('no assignment');
const context = { course, index: buildIndex(makePassages(glaciers)), today: '2026-01-13' };
const scope = { userId: 'student', folderId: 'folder' };
const brief = (answer: unknown, today = context.today) => {
  const calls = scriptedModelCalls(() => answer);
  return makeAssignmentBrief({ calls, scope }, assignment, { ...context, today });
};
const steps = [
  'Say in one sentence what the essay on moraines is to show',
  'Collect what the readings say about moraines',
  'Outline the claim of the essay',
  'Write the draft',
  'Revise the essay',
  'Proofread it and hand it in',
];
const materials = [{ passage: 1, quote: 'The lake at Velm is dammed by a terminal moraine.' }];

describe('an assignment brief by a model', () => {
  it('keeps every fact of the engine, in the model’s words and with its passages', async () => {
    const { result: facts } = await offlineTutor.assignmentBrief(assignment, context);
    const { result, source } = await brief({ steps, materials });
    expect(source).toBe('scripted-model');
    expect(result).toEqual({
      ...facts,
      steps: facts.steps.map(({ date }, i) => ({ date, task: steps[i] })),
      materials: [expect.objectContaining({ passageId: 'reading#2', quote: materials[0]?.quote })],
    });
  });

  it.each([
    ['a date of its own', ['Hand it in by Jan 30', ...steps.slice(1)]],
    ['a name of its own', ['Read the book by Tolstoy', ...steps.slice(1)]],
    ['a step too few', steps.slice(1)],
    ['an empty step', ['', ...steps.slice(1)]],
  ])('keeps the engine’s steps where the model’s have %s', async (_, wrong) => {
    const { result: facts } = await offlineTutor.assignmentBrief(assignment, context);
    const { result, source } = await brief({ steps: wrong, materials });
    expect(source).toBe('scripted-model');
    expect(result.steps).toEqual(facts.steps);
  });

  it('is the engine’s where nothing of the model’s stands', async () => {
    const made = await brief({ steps: [], materials: [{ passage: 1, quote: 'Moraines are made of ice cream.' }] });
    expect(made).toMatchObject({ source: 'engine', fallback: 'unusable' });
  });

  it('is the engine’s past the due date', async () => {
    expect(await brief({ steps, materials }, '2026-02-01')).toMatchObject({ source: 'engine', fallback: null });
  });
});

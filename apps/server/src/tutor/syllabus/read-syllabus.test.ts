import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Assignment, Course, Reading } from '@weekwise/engine/syllabus/course.ts';
import { buildDocument } from '@weekwise/engine/syllabus/testing/build-document.ts';
import { describe, expect, it } from 'vitest';
import { scriptedModelCalls } from '../../testing/scripted-model-calls.ts';
import { ModelCallFailed } from '../calls/model-calls.ts';
import { readSyllabus } from './read-syllabus.ts';
import type { ExtractedSyllabus } from './syllabus-schema.ts';

const document = buildDocument([
  '# GEOG 214: Rivers and Floodplains',
  'Spring 2026',
  'Instructor: Dr. Amara Lindqvist',
  '# Grading',
  '- Quizzes: 40%',
  '- Essay: 60%',
  '# Attendance',
  'You may miss two meetings without giving a reason.',
  '# Schedule',
  '|= Week | Date | Topic | Readings | Due',
  '1 | Jan 12 | What a river does | Oyelaran, "Channels and Their Work," pp. 1-14 | ',
  '2 | Jan 19 | Discharge and sediment | Brandt, "A Load of Gravel," pp. 203-219 | Quiz 1 due Jan 21',
  '3 | Jan 26 | Meanders | Castellanos, "Why Rivers Bend," pp. 44-67 | Essay due Jan 30',
  '---',
  'A class picnic follows on Feb 14: bring your river song for the Spring Concert.',
]);
const today = '2026-01-05';
const scope = { userId: 'student', folderId: 'folder' };

type Week = ExtractedSyllabus['weeks'][number];
const reading = (line: number, title: string, author: string, pages: string) => ({
  title,
  author,
  pages,
  optional: false,
  graduateOnly: false,
  line,
});
const work = (line: number, title: string, dueDate: string, type: 'quiz' | 'essay' | 'other') => ({
  title,
  dueDate,
  dueTime: null,
  dueLine: null,
  type,
  weight: null,
  optional: false,
  line,
});
const week = (number: number, topic: string, startDate: string, line: number, rest: Partial<Week> = {}): Week => ({
  number,
  topic,
  startDate,
  breakName: null,
  line,
  readings: [],
  assignments: [],
  ...rest,
});
/** What an attentive model says. */
function attentive(): ExtractedSyllabus & { weeks: [Week, Week, Week] } {
  return {
    name: { value: 'Rivers and Floodplains', line: 0 },
    code: { value: 'GEOG 214', line: 0 },
    instructor: { value: 'Dr. Amara Lindqvist', line: 2 },
    term: { value: 'Spring 2026', line: 1 },
    email: null,
    location: null,
    meetingTimes: null,
    officeHours: null,
    gradingWeights: [
      { name: 'Quizzes', percent: 40, line: 4 },
      { name: 'Essay', percent: 60, line: 5 },
    ],
    policies: [{ name: 'Attendance', text: 'You may miss two meetings without giving a reason.', line: 7 }],
    weeks: [
      week(1, 'What a river does', '2026-01-12', 10, {
        readings: [reading(10, 'Channels and Their Work', 'Oyelaran', '1-14')],
      }),
      week(2, 'Discharge and sediment', '2026-01-19', 11, {
        readings: [reading(11, 'A Load of Gravel', 'Brandt', '203-219')],
        assignments: [work(11, 'Quiz 1', '2026-01-21', 'quiz')],
      }),
      week(3, 'Meanders', '2026-01-26', 12, {
        readings: [reading(12, 'Why Rivers Bend', 'Castellanos', '44-67')],
        assignments: [work(12, 'Essay', '2026-01-30', 'essay')],
      }),
    ],
    assignmentsOutsideSchedule: [],
  };
}

const engine: Course = (await offlineTutor.readSyllabus(document, { today })).result;

async function read(change: (said: ReturnType<typeof attentive>) => void = () => {}) {
  const said = attentive();
  change(said);
  const calls = scriptedModelCalls(() => said);
  return { ...(await readSyllabus({ calls, scope }, document, { today })), calls };
}

const itemsOf = (course: Course): (Reading | Assignment)[] => [
  ...course.weeks.flatMap(({ readings, assignments }) => [...readings, ...assignments]),
  ...course.assignmentsOutsideSchedule,
];
function named(course: Course, title: string): Reading | Assignment {
  const found = itemsOf(course).find((item) => item.title === title);
  if (!found) throw new Error(`${title} is not there`);
  return found;
}

describe('a syllabus read by the engine and a model', () => {
  it('is surer of what both read alike, and asks nothing', async () => {
    const { result, source, fallback } = await read();
    expect({ source, fallback }).toEqual({ source: 'scripted-model', fallback: null });
    const before = new Map(itemsOf(engine).map((item) => [item.title, item]));
    expect(itemsOf(result).map(({ title }) => title)).toEqual(itemsOf(engine).map(({ title }) => title));
    for (const item of itemsOf(result)) {
      const { confidence, second, ...rest } = item;
      const { confidence: was, ...same } = before.get(item.title) ?? item;
      expect(rest).toEqual(same);
      expect(second).toEqual({ foundBy: 'both', otherwise: [] });
      expect(confidence).toBeGreaterThanOrEqual(Math.min(0.99, was));
      expect(confidence).toBeGreaterThanOrEqual(0.8);
    }
    expect(result.instructor).toMatchObject({ value: 'Amara Lindqvist', second: { foundBy: 'both', otherwise: [] } });
    expect(result.gradingWeights.map(({ second }) => second?.foundBy)).toEqual(['both', 'both']);
  });

  it('asks about another due date that the lines bear out, and keeps the engine’s meanwhile', async () => {
    const { result } = await read(({ weeks: [, second] }) => {
      second.assignments = [work(11, 'Quiz 1', '2026-01-19', 'quiz')];
    });
    const quiz = named(result, 'Quiz 1');
    expect(quiz).toMatchObject({
      dueDate: '2026-01-21',
      second: { foundBy: 'both', otherwise: [{ field: 'dueDate', value: '2026-01-19' }] },
    });
    expect(quiz.confidence).toBeLessThan(0.8);
  });

  it('does not hear of a date that no line says', async () => {
    const { result } = await read(({ weeks: [, second] }) => {
      second.assignments = [work(11, 'Quiz 1', '2026-03-03', 'quiz')];
    });
    expect(named(result, 'Quiz 1')).toMatchObject({
      dueDate: '2026-01-21',
      confidence: named(engine, 'Quiz 1').confidence,
      second: { otherwise: [] },
    });
  });

  it('asks about another week', async () => {
    const { result } = await read(({ weeks: [first, second] }) => {
      first.assignments = second.assignments;
      second.assignments = [];
    });
    const quiz = named(result, 'Quiz 1');
    expect(quiz.second?.otherwise).toEqual([{ field: 'week', value: 1 }]);
    expect(result.weeks[1]?.assignments).toContain(quiz);
    expect(quiz.confidence).toBeLessThan(0.8);
  });

  it('asks about another title of the same lines, and does not hear of pages that they lack', async () => {
    const { result } = await read(({ weeks: [first, second] }) => {
      first.readings = [reading(10, 'Channels and Their Work', 'Oyelaran', '90-99')];
      second.readings = [reading(11, 'Brandt, "A Load of Gravel," pp. 203-219', 'Brandt', '203-219')];
    });
    expect(named(result, 'A Load of Gravel').second?.otherwise).toEqual([
      { field: 'title', value: 'Brandt, "A Load of Gravel," pp. 203-219' },
    ]);
    expect(named(result, 'Channels and Their Work').second?.otherwise).toEqual([]);
  });

  it('asks about other pages that stand on the line', async () => {
    const { result } = await read(({ weeks: [first] }) => {
      first.readings = [reading(10, 'Channels and Their Work', 'Oyelaran', '12')];
    });
    expect(named(result, 'Channels and Their Work').second?.otherwise).toEqual([{ field: 'pages', value: '12' }]);
  });

  it('asks about what the engine alone found', async () => {
    const { result } = await read(({ weeks: [, , third] }) => {
      third.assignments = [];
    });
    const essay = named(result, 'Essay');
    expect(essay.second).toEqual({ foundBy: 'first', otherwise: [] });
    expect(essay.confidence).toBeLessThan(0.8);
  });

  it('asks about what the model alone found, with its lines', async () => {
    const { result } = await read(({ assignmentsOutsideSchedule }) => {
      assignmentsOutsideSchedule.push(work(13, 'river song', '2026-02-14', 'other'));
    });
    expect(result.assignmentsOutsideSchedule).toMatchObject([
      {
        title: 'river song',
        dueDate: '2026-02-14',
        evidence: { block: 13, text: 'river song' },
        second: { foundBy: 'second' },
      },
    ]);
    expect(named(result, 'river song').confidence).toBeLessThan(0.8);
  });

  it('hears of work once that the model lists again where it is graded', async () => {
    const { result } = await read(({ assignmentsOutsideSchedule }) => {
      assignmentsOutsideSchedule.push({ ...work(5, 'Essay', '', 'essay'), dueDate: null });
    });
    expect(itemsOf(result).filter(({ title }) => title === 'Essay')).toHaveLength(1);
    expect(named(result, 'Essay')).toMatchObject({ dueDate: '2026-01-30', second: { foundBy: 'both' } });
  });

  it.each([
    ['words that stand on no line', work(13, 'Term paper on glaciers', '2026-02-14', 'other')],
    ['words of another line than it names', work(7, 'river song', '2026-02-14', 'other')],
    ['a line that is not there', work(99, 'river song', '2026-02-14', 'other')],
    ['nothing but markup', work(13, '<img src="https://evil.example">', '2026-02-14', 'other')],
  ])('drops an item with %s', async (_, item) => {
    const { result } = await read(({ assignmentsOutsideSchedule }) => void assignmentsOutsideSchedule.push(item));
    expect(itemsOf(result)).toHaveLength(itemsOf(engine).length);
  });

  it('does not ask twice where one calls a reading what the other calls an assignment', async () => {
    const { result } = await read(({ weeks: [first] }) => {
      first.readings = [];
      first.assignments = [work(10, 'Channels and Their Work', '2026-01-12', 'other')];
    });
    expect(itemsOf(result)).toHaveLength(itemsOf(engine).length);
    expect(named(result, 'Channels and Their Work').second?.foundBy).toBe('first');
  });

  it('asks about another course fact, share of the grade or first day of a week', async () => {
    const { result } = await read((said) => {
      said.instructor = { value: 'Spring 2026', line: 1 };
      said.gradingWeights = [{ name: 'Quizzes', percent: 40, line: 4 }];
      said.weeks[1].startDate = '2026-01-21';
    });
    expect(result.instructor).toMatchObject({
      value: 'Amara Lindqvist',
      second: { otherwise: [{ field: 'value', value: 'Spring 2026' }] },
    });
    expect(result.gradingWeights.map(({ second }) => second?.foundBy)).toEqual(['both', 'first']);
    expect(result.weeks[1]?.startDate).toMatchObject({
      value: '2026-01-19',
      second: { otherwise: [{ field: 'startDate', value: '2026-01-21' }] },
    });
  });

  it('is not contradicted by a model that looks for no facts of the course at all', async () => {
    const { result } = await read((said) => {
      for (const name of ['name', 'code', 'instructor', 'term'] as const) said[name] = null;
      said.gradingWeights = [];
      said.policies = [];
    });
    const { name, code, instructor, term, gradingWeights, policies } = engine;
    expect(result).toMatchObject({ name, code, instructor, term, gradingWeights, policies });
  });

  it('is the engine’s where most of what the model says stands on no line', async () => {
    const made = await read(({ weeks, assignmentsOutsideSchedule }) => {
      weeks[0].readings = [];
      for (let i = 1; i <= 12; i++) assignmentsOutsideSchedule.push(work(13, `Invented ${i}`, '2026-02-14', 'other'));
    });
    expect(made).toMatchObject({ result: engine, source: 'engine', fallback: 'unusable' });
  });

  it('is the engine’s where the model overlooks more than half', async () => {
    const made = await read(({ weeks: [first, second, third] }) => {
      for (const seen of [first, second, third]) seen.readings = [];
      third.assignments = [];
    });
    expect(made).toMatchObject({ result: engine, source: 'engine', fallback: 'unusable' });
  });

  it.each(['unreachable', 'timed-out', 'rate-limited', 'unusable', 'declined', 'switched-off'] as const)(
    'is the engine’s where the call ends %s',
    async (reason) => {
      const calls = scriptedModelCalls(() => {
        throw new ModelCallFailed(reason);
      });
      const made = await readSyllabus({ calls, scope }, document, { today });
      expect(made).toEqual({ result: engine, source: 'engine', fallback: reason });
    },
  );

  it('takes the engine’s reading as it was made elsewhere', async () => {
    const calls = scriptedModelCalls(attentive);
    const elsewhere = { ...engine, name: engine.name && { ...engine.name, value: 'Rivers' } };
    const { result } = await readSyllabus({ calls, scope }, document, { today, read: elsewhere });
    expect(result.name?.value).toBe('Rivers');
  });

  it('shows the model the syllabus as data alone', async () => {
    const { calls } = await read();
    expect(calls.prompts[0]?.system).not.toContain('Lindqvist');
    expect(calls.prompts[0]?.messages[0]?.content).toContain('[2] Instructor: Dr. Amara Lindqvist');
  });
});

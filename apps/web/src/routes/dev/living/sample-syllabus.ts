import type {
  SourcedText,
  Syllabus,
  SyllabusAssignment,
  SyllabusReading,
  SyllabusSource,
  SyllabusWeek,
} from '@weekwise/contracts/syllabus.ts';
import { type CoursePlan, planFromWire } from '../../../features/syllabus/course-plan.ts';
import { addDays, type CalendarDate } from '../../../lib/dates.ts';

// A course of nobody's, as a server would send it. What varies is what the screens draw differently.

/** A Wednesday in the third week of the sample course. */
export const sampleToday: CalendarDate = '2026-02-11';
const firstMonday: CalendarDate = '2026-01-26';

let block = 0;
const line = (text: string, page = 1): SyllabusSource => ({
  file_id: 'sample',
  page,
  block: block++,
  start: 0,
  end: text.length,
  text,
});
const read = (text: string, confidence = 0.96, page = 1) =>
  ({ source: line(text, page), confidence, origin: 'syllabus' }) as const;
const fact = (value: string, confidence?: number): NonNullable<SourcedText> => ({ value, ...read(value, confidence) });

const reading = (
  title: string,
  author: string,
  pages: string,
  rest: Partial<SyllabusReading> = {},
): SyllabusReading => ({
  id: `reading-${title}`,
  title,
  author,
  pages,
  optional: false,
  graduate_only: false,
  state: 'unread',
  sources: [],
  ...read(`${author}, ${title}, ${pages}`, 0.95, 2),
  ...rest,
});

const assignment = (title: string, rest: Partial<SyllabusAssignment> = {}): SyllabusAssignment => ({
  id: `assignment-${title}`,
  title,
  due_date: null,
  due_time: null,
  due_zone: null,
  due_doubt: null,
  assignment_type: 'homework',
  weight: null,
  optional: false,
  handed_in_at: null,
  due_source: null,
  ...read(title, 0.93, 2),
  ...rest,
});

const week = (number: number, topic: SourcedText, rest: Partial<SyllabusWeek> = {}): SyllabusWeek => {
  const start = addDays(firstMonday, (number - 1) * 7);
  return {
    id: `week-${number}`,
    week_number: number,
    topic,
    start_date: start,
    end_date: addDays(start, 6),
    start_source: line(`Week ${number}`, 2),
    start_doubt: null,
    confidence: 0.95,
    origin: 'syllabus',
    break_name: null,
    files: [],
    readings: [],
    assignments: [],
    ...rest,
  };
};

const sampleSyllabus: Syllabus = {
  metadata: {
    syllabus_id: 'sample',
    file_id: 'sample',
    file_name: 'ocn-120-syllabus.pdf',
    source: 'engine',
    fallback: null,
    processed_at: '2026-01-20T09:00:00Z',
    confidence_threshold: 0.8,
  },
  course_info: {
    course_name: fact('Tides and Coasts'),
    course_code: fact('OCN 120'),
    term: fact('Spring 2026'),
    meeting_times: fact('Mondays and Wednesdays, 10:15–11:30'),
    location: fact('Harbour Building 2.04', 0.71),
    office_hours: fact('Wednesdays after class, or by appointment', 0.52),
    email: fact('r.haldane@northmere.example'),
    grading: [
      { name: 'Tide log', percent: 20, source: line('Tide log 20 %', 3) },
      { name: 'Field report', percent: 30, source: line('Field report 30 %', 3) },
      { name: 'Midterm', percent: 20, source: line('Midterm 20 %', 3) },
      { name: 'Final project', percent: 30, source: line('Final project 30 %', 3) },
    ],
    policies: [
      {
        name: 'Late work',
        text: 'A report that comes late loses a tenth of its mark for each day. Ask before the day it is due, not after.',
        source: line('A report that comes late loses a tenth of its mark for each day.', 4),
      },
      {
        name: 'Field days',
        text: 'Wear boots. We go out at low water whatever the weather, and come back before it turns.',
        source: line('We go out at low water whatever the weather', 4),
      },
    ],
  },
  professor_name: fact('Ruth Haldane'),
  weeks: [
    week(1, fact('What moves the sea'), {
      readings: [reading('The Moon’s Pull', 'Okafor', '1-24')],
      assignments: [assignment('Read a tide table', { due_date: '2026-01-30', weight: 5 })],
    }),
    week(2, fact('Currents and their edges'), {
      readings: [
        reading('Water That Turns', 'Lindgren', '30-58'),
        reading('A Note on Eddies', 'Sato', '3-9', { optional: true }),
      ],
      assignments: [assignment('Problem set 1', { due_date: '2026-02-06', due_time: '17:00', weight: 5 })],
    }),
    week(3, fact('Waves on a beach', 0.74), {
      readings: [
        reading('Breaking Waves', 'Okafor', '61-92'),
        reading('How Sand Travels', 'Castellanos', '11-37', { confidence: 0.66 }),
        reading('Shoals and Bars', 'Ibarra', '140-171', { graduate_only: true }),
      ],
      assignments: [
        assignment('Sketch of the bay', {
          due_date: '2026-02-12',
          assignment_type: 'project',
          optional: true,
          origin: 'edited',
        }),
        assignment('Tide log, part 1', { due_date: '2026-02-13', due_time: '23:59', weight: 10 }),
      ],
    }),
    week(4, fact('Cliffs'), {
      readings: [reading('Where Rock Gives Way', 'Mensah', '2-40')],
      assignments: [assignment('Midterm', { due_date: '2026-02-20', assignment_type: 'exam', weight: 20 })],
    }),
    week(5, fact('Reading week'), { break_name: 'Reading week' }),
    week(6, fact('Salt marshes'), {
      readings: [reading('Marsh and Mud', 'Lindgren', '99-130')],
      assignments: [assignment('Field report', { due_date: '2026-03-06', assignment_type: 'paper', weight: 30 })],
    }),
  ],
  assignments_outside_schedule: [assignment('Class participation', { weight: null, confidence: 0.58 })],
};

export const samplePlan: CoursePlan = planFromWire(sampleSyllabus);

/** The same course in the states that its page draws differently. */
export const samplePlans = {
  full: samplePlan,
  sparse: planFromWire({
    ...sampleSyllabus,
    course_info: {
      ...sampleSyllabus.course_info,
      course_code: null,
      term: null,
      meeting_times: null,
      location: null,
      office_hours: null,
      email: null,
      grading: [],
      policies: [],
    },
    professor_name: null,
  }),
  unsure: planFromWire({
    ...sampleSyllabus,
    course_info: {
      ...sampleSyllabus.course_info,
      term: fact('Spring?', 0.44),
      meeting_times: fact('MoWe 1015', 0.63),
      email: fact('r.haldane@northmere.example', 0.69),
      policies: [],
    },
    professor_name: fact('R. Haldane', 0.58),
  }),
  edited: planFromWire({
    ...sampleSyllabus,
    course_info: {
      ...sampleSyllabus.course_info,
      location: { value: 'Harbour Building, lower hall', source: null, confidence: 1, origin: 'added' },
      office_hours: { ...fact('Thursdays, 14:00'), confidence: 1, origin: 'edited' },
      policies: [],
    },
  }),
  fallback: planFromWire({
    ...sampleSyllabus,
    metadata: { ...sampleSyllabus.metadata, fallback: 'timed-out' },
    course_info: { ...sampleSyllabus.course_info, policies: [] },
  }),
  model: planFromWire({
    ...sampleSyllabus,
    metadata: { ...sampleSyllabus.metadata, source: 'a-language-model' },
    course_info: { ...sampleSyllabus.course_info, policies: [] },
  }),
} as const;

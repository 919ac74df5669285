import { describe, expect, it } from 'vitest';
import type { Assignment } from '../../syllabus/course.ts';
import { askRivers, riverStudent } from '../testing/river-course.ts';
import { readStudentQuestion } from './student-question.ts';
import type { StudentState } from './student-state.ts';

const ask = (question: string, student: StudentState = riverStudent) => askRivers(question, [], { student }).text;
const handedIn = (...titles: string[]): StudentState => ({
  ...riverStudent,
  work: riverStudent.work.map((work) => ({ ...work, handedIn: titles.includes(work.assignment.title) })),
});
const report = 'Field report: Friday, January 30, 2026';

describe('a question about the student', () => {
  it.each([
    [
      'What is due this week?',
      /^Due this week:\n\n- Field report: .*\(in 2 days\)\. \[1\]\n\n1 earlier item is not marked as handed in: [^\n]*$/,
    ],
    ['What do I have to hand in by Friday?', /^Due by Friday:\n\n- Field report/],
    ['Anything due tomorrow?', /^Nothing is due tomorrow\. Next is Field report, Friday/],
    ['What is due next?', /^Due next:\n\n- Field report/],
    ['What is due in February?', /^Due in February:\n\n- Midterm exam/],
    ['whats due in jan', /^Due in Jan:\n\n- Field report/],
    ['Which deadlines are coming up?', /Field report[\s\S]*Midterm exam/],
    ['What exams are coming up?', /^Due in the next 14 days:\n\n- Midterm exam/],
    ['Is anything overdue?', /- Quiz 1: Wednesday, January 21, 2026 \(7 days ago\)/],
    ['Have I handed in the field report?', /Field report: .* You have not marked it as handed in\./],
    ['What did I miss?', /Quiz 1[\s\S]*weeks? 1[\s\S]*Channels and Their Work[\s\S]*2 in week 2[\s\S]*3 flashcards/],
    ['What did I miss in week 2?', /Quiz 1[\s\S]*2 in week 2/],
    ['Am I behind?', /Quiz 1/],
    ['How do I stand in week 2?', /^Week 2 \(Sediment\): you have done 6 of 12 activities, 2 of them wrong/],
    ['How do I stand in week 3?', /none of its 12 activities yet/],
    ['How am I doing?', /^You have done 6 of 24 activities in this course\.[\s\S]*“Bed load” \(week 2, 20%\)/],
    ['What are my weakest topics?', /“Bed load” \(week 2, 20%\)/],
    ['How many flashcards are due?', /^3 flashcards are due for review today: 3 of week 2\./],
    [
      'Am I ready for the midterm?',
      /^Midterm exam is on Friday, February 6, 2026 \(in 9 days\)\.[\s\S]*Week 3[\s\S]*Week 2/,
    ],
    ['What should I study next?', /3 cards of Rivers are due today\./],
    ['What is my grade?', /^Your marks are not kept here[\s\S]*Final exam: 30%/],
    ['Which readings have I not read yet?', /no reading as read[\s\S]*Set so far:[\s\S]*Why Rivers Bend/],
  ])('"%s"', (question, expected) => {
    expect(ask(question)).toMatch(expected);
  });

  it('claims that nothing is due of no week whose work has no day', () => {
    const undated: StudentState = {
      ...riverStudent,
      work: riverStudent.work.map((each) =>
        each.assignment.title === 'Field report'
          ? { ...each, assignment: { ...each.assignment, dueDate: null } }
          : each,
      ),
    };
    expect(ask('What is due this week?', undated)).toMatch(
      /^No due date falls this week, but your syllabus gives no day for:\n\n- Field report \(week 3\)\. \[1\]\n\nNext is Midterm exam/,
    );
  });

  it('names what of the week is past and not handed in, and says that nothing more is due', () => {
    const friday: StudentState = { ...riverStudent, today: '2026-01-31' };
    expect(ask('What is due this week?', friday)).toMatch(
      /^Nothing more is due this week\. Past its date this week, and not marked as handed in:\n\n- Field report: [^\n]*\(yesterday\)/,
    );
  });

  it('lists what is late to a student who says that they are behind, and counts it for others', () => {
    const today = ask('What should I do today?');
    expect(today).toMatch(/^Due in the next 8 days:\n\n- Field report[\s\S]*What to do next:/);
    expect(today).not.toContain('- Quiz 1:');
    expect(today).toMatch(/ 1 earlier item is not marked as handed in: ask “What is overdue\?” for the list\.$/);
    expect(ask('I am so behind, what should I do first?')).toMatch(/^Past its date, [^\n]*:\n\n- Quiz 1:/);
  });

  it('names the largest piece of work ahead, and calls a quiz a quiz', () => {
    const work = riverStudent.work.map((each) =>
      each.assignment.title === 'Field report'
        ? { ...each, assignment: { ...each.assignment, weight: 30 } }
        : { ...each, assignment: { ...each.assignment, weight: 5 } },
    );
    const [midterm] = riverStudent.exams;
    const quiz = {
      ...midterm,
      title: 'Quiz 2',
      date: '2026-02-03',
      kind: 'quiz' as const,
      fromWeek: 3,
      throughWeek: 3,
    };
    const text = ask('What should I do today?', { ...riverStudent, work, exams: [quiz, ...riverStudent.exams] });
    expect(text).toContain('- Field report (30% of the grade): Friday, January 30, 2026 (in 2 days)');
    expect(text).toMatch(/Next quiz: Quiz 2, [^\n]*Next exam: Midterm exam/);
    expect(text).not.toContain('The largest piece of work ahead: Field report');
  });

  it('starts a study plan neither before the course nor months ahead', () => {
    const early = ask('Make me a study plan for the midterm', { ...riverStudent, today: '2025-10-01' });
    expect(early).toMatch(/A plan that starts on Friday, January 16, 2026:\n\n- Fri, Jan 16: /);
    const weeks = riverStudent.weeks.map((week) => ({ ...week, startDate: week.startDate && '2026-01-26' }));
    const before = ask('Make me a study plan for the midterm', { ...riverStudent, today: '2026-01-02', weeks });
    expect(before).toContain('A plan that starts on Monday, January 26, 2026:');
  });

  it('counts what is handed in as done', () => {
    const text = ask('What is due this week?', handedIn('Field report', 'Quiz 1'));
    expect(text).toMatch(/^Nothing is due this week\. Next is Midterm exam/);
    expect(text).toContain('Handed in already: Field report.');
    expect(text).not.toContain('overdue');
  });

  it.each(['What is due next week?', 'Anything due tomorrow?', 'What is due on Friday?'])(
    'tells nothing overdue where all that is asked for is to come: %s',
    (question) => {
      expect(ask(question)).not.toContain('earlier item');
    },
  );

  it('tells unasked of nothing that was due before the course was here', () => {
    const joined: StudentState = { ...riverStudent, since: '2026-01-22' };
    for (const question of ['What is due this week?', 'How am I doing?']) {
      expect(ask(question)).toMatch(/Quiz 1|1 earlier item/);
      expect(ask(question, joined)).not.toMatch(/Quiz 1|earlier item/);
    }
    expect(ask('What is due this week?', { ...riverStudent, since: '2026-01-21' })).toContain('1 earlier item');
    expect(ask('Is anything overdue?', joined)).toContain('Quiz 1');
  });

  it('tells what is read from what is not, once some reading is marked', () => {
    const marked: StudentState = {
      ...riverStudent,
      weeks: riverStudent.weeks.map((week) => ({
        ...week,
        readings: week.readings.map((each) => ({ ...each, state: week.number === 1 ? 'read' : 'in-progress' })),
      })),
    };
    expect(ask('Which readings have I not read yet?', marked)).toMatch(
      /^Set so far, and not marked as read:[\s\S]*Why Rivers Bend.*You are in the middle of it\.[\s\S]*Marked as read:\n\n- Week 1: /,
    );
    expect(ask('How do I stand in week 2?', marked)).toContain('None of them marked as read.');
    expect(ask('How do I stand in week 2?')).not.toContain('marked as read');
    expect(ask('What did I miss?', marked)).toMatch(/not marked as read:\n\n- Week 2/);
    expect(ask('What did I miss?')).not.toContain('not marked as read');
  });

  it('cites the lines of the plan that the dates stand in', () => {
    const { citations } = askRivers('What is due this week?');
    expect(citations.map(({ quote }) => quote).join()).toContain('Field report due Jan 30');
  });

  it('is answered from the plan alone where nobody looked up the student', () => {
    expect(askRivers('What is due this week?', [], { student: null }).text).toContain(report);
  });
});

describe('a due date that is not certain', () => {
  const without = (title: string, change: Partial<Assignment>): StudentState => ({
    ...riverStudent,
    work: riverStudent.work.map((work) =>
      work.assignment.title === title ? { ...work, assignment: { ...work.assignment, ...change } } : work,
    ),
  });
  const days = ['2026-01-21', '2026-01-30'];
  const doubt = { reason: 'places' as const, printed: 'Quiz 1 due Jan 30', days };

  it('is told as such, without days to count', () => {
    const evidence = { page: 1, block: 14, start: 0, end: 12, text: 'Field report' };
    const unsure = without('Field report', { confidence: 0.5, evidence });
    expect(ask('What is due this week?', unsure)).toContain(`${report} (not certain: check it in the syllabus). [1]`);
    expect(ask('How do I stand in week 3?', unsure)).toMatch(/check it in the syllabus\) \(not marked as handed in\)/);
    expect(ask('Anything due tomorrow?', unsure)).toContain(`Next may be ${report} (not certain`);
    expect(ask('Am I ready for the midterm?', without('', {}))).toContain('Midterm exam is on Friday');
    const exams = riverStudent.exams.map((exam) => ({ ...exam, dateInDoubt: true }));
    expect(ask('Am I ready for the midterm?', { ...riverStudent, exams })).toMatch(
      /^Midterm exam may be on Friday, February 6, 2026; its date is not certain, so check it in the syllabus\./,
    );
  });

  it('is looked for on each day that it can be', () => {
    const open = without('Quiz 1', { dueDoubt: doubt });
    expect(ask('What is due this week?', open)).toMatch(
      /^Due this week:\n\n- Quiz 1: Wednesday, January 21, 2026 or Friday, January 30, 2026 \(the syllabus also says/,
    );
    expect(ask('Is anything overdue?', open)).toMatch(
      /^Nothing is overdue for certain\. Its date may be past[\s\S]*Quiz 1: Wednesday, January 21, 2026 or Friday/,
    );
    expect(ask('What is due next?', open)).toMatch(/^Due next:\n\n- Quiz 1[^\n]*\n- Field report/);
    const past = without('Quiz 1', { dueDoubt: { ...doubt, days: ['2026-01-20', '2026-01-21'] } });
    expect(ask('Is anything overdue?', past)).toMatch(/^Past its date, and not marked as handed in:\n\n- Quiz 1/);
    expect(ask('How am I doing?')).toContain('past its date: Quiz 1.');
    expect(ask('How am I doing?', past)).not.toContain('past its date');
  });
});

it.each([
  'When is the midterm?',
  'What is due in week 3?',
  'What did Brandt miss in 1931?',
  'Why did the levee fail?',
  'How does a river stand against floods?',
  'What should a levee do?',
  'Which grade of gravel is coarse?',
  'How do I cite Castellanos?',
  'How do I know where the current is fastest?',
  'When was the bridge due to open?',
  'What is the next stage of a meander?',
  '¿Qué tengo que entregar?',
])('"%s" is not about the student', (question) => {
  expect(readStudentQuestion(question)).toBeNull();
});

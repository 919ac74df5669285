import { expect, it } from 'vitest';
import { buildDocument } from '../../testing/build-document.ts';
import { findGradingLists } from './grading-lists.ts';

const read = (lines: string[]) => {
  const [best] = findGradingLists(buildDocument(lines), new Set());
  return best?.parts.map(({ name, value }) => `${name} ${value}`) ?? [];
};

it.each([
  [
    'share in front',
    ['## Grading', '40% problem sets, due on Mondays', '25% – Essay', '35% final exam'],
    ['problem sets 40', 'Essay 25', 'final exam 35'],
  ],
  [
    'sign in front of the number',
    ['Grading:', 'Midterm: %20', 'Project: %15,5', 'Final: %64,5'],
    ['Midterm 20', 'Project 15.5', 'Final 64.5'],
  ],
  [
    'what belongs to a part, in brackets',
    ['Grading:', 'In-Class Work (Including Harbour Walks): 20%', 'Diaries: 35%', 'Final: 45%'],
    ['In-Class Work (Including Harbour Walks) 20', 'Diaries 35', 'Final 45'],
  ],
  [
    'shares of each piece with their sum behind an arrow',
    [
      '## Grading',
      '- Diaries: 15%',
      '- Three maps (15% each => 45%): due late March to late May',
      '- Final exam (40%)',
    ],
    ['Diaries 15', 'Three maps 45', 'Final exam 40'],
  ],
  [
    'share in brackets before a long description',
    [
      '## Assessment',
      '- Field notes (30%): One page for every walk.',
      '- Portfolio (70%): It gathers what you drew, and more.',
    ],
    ['Field notes 30', 'Portfolio 70'],
  ],
  [
    'numbers without a unit that make a hundred',
    ['## Grading', '### Components', '- Labs - 25', '- Murals - 45', '- Final: 30', 'Labs take an hour.'],
    ['Labs 25', 'Murals 45', 'Final 30'],
  ],
  ['numbers without a unit that make something else', ['## Grading', '- Labs - 3', '- Essays - 2', '- Exams - 4'], []],
  [
    'a formula',
    ['## Assessment', 'Estimation formula: take-home task: Homework * 0.6 + oral exam * 0.4'],
    ['take-home task: Homework 60', 'oral exam 40'],
  ],
  [
    'a formula that leads with its factors',
    ['## Grade', 'Final = 0,25 × quizzes + 35% × essay + 0.4 × final exam'],
    ['quizzes 25', 'essay 35', 'final exam 40'],
  ],
  ['a formula of variables', ['## Grade', 'N = 0.4 * T1 + 0.6 * EX'], []],
  ['a formula that makes something else', ['## Grade', 'Score = 0.5 * homework + 0.2 * exam'], []],
  [
    'headings',
    ['# Evaluation', '## Labs - 60%', 'You work in pairs.', '## Poster - 40%', 'One for each pair.'],
    ['Labs 60', 'Poster 40'],
  ],
  [
    'products and sums',
    [
      '## Grading',
      'Tests (20% x 3 = 60%) Closed book.',
      'Quizzes (10 in all; 2% each, 20% total)',
      'Report: 20% (40 points)',
    ],
    ['Tests 60', 'Quizzes 20', 'Report 20'],
  ],
  [
    'several in one line',
    ['## Grade', 'Midterm: 100 pts Essays (2): 50 pts Final: 150 pts'],
    ['Midterm 100', 'Essays (2) 50', 'Final 150'],
  ],
  [
    'a sentence',
    ['For everyone, homework will account for 60% of the grade, the final project 30%, and participation 10%.'],
    ['homework 60', 'final project 30', 'participation 10'],
  ],
  [
    'parts of parts count once',
    ['50% – Writing: This includes a first draft (20%), and a revised draft (30%).', '50% – Exam'],
    ['first draft 20', 'revised draft 30', 'Exam 50'],
  ],
  [
    'parts that are parted in lists of their own',
    [
      '## Grading',
      '- Writing: 60%',
      '- Exams: 40%',
      '## Exams',
      'There are two of them, and both are written in class.',
      'Exams (40%):',
      '- Midterm: 15%',
      '- Final: 25%',
    ],
    ['Writing 60', 'Midterm 15', 'Final 25'],
  ],
  [
    'sources behind their shares',
    [
      '## Grading',
      'Grading: about 60% of your grade will come from labs, 30% from the exam. The last 10% is from attendance.',
    ],
    ['labs 60', 'exam 30', 'attendance 10'],
  ],
  ['alternatives', ['## Grading', '- Test: 40% or 30%', '- Exam: 60% or 70%'], ['Test 40', 'Exam 60']],
  [
    'points that add up to the total of the table',
    ['Essay | 50', 'Quizzes | 30', 'Total | 80'],
    ['Essay 50', 'Quizzes 30'],
  ],
  [
    'decimals',
    ['|= part | weight', 'Labs | 0.3', 'Project | 0.5', 'Reports | 0.05 * 4 = 0.20'],
    ['Labs 30', 'Project 50', 'Reports 20'],
  ],
  [
    'names above their shares',
    ['|= Way | Test 1 | Test 2 | Labs', 'Plan A | 30% | 30% | 40%'],
    ['Test 1 30', 'Test 2 30', 'Labs 40'],
  ],
  [
    'two names in one cell beside two shares',
    ['|= Work | Share', 'Quizzes / 3 Exams | 25% / 75%'],
    ['Quizzes 25', '3 Exams 75'],
  ],
  [
    'names and shares in turn',
    ['Midterm | 20% | Project | 30%', 'Final | 40% | Quizzes | 10%'],
    ['Midterm 20', 'Project 30', 'Final 40', 'Quizzes 10'],
  ],
  [
    'a whole list in one cell',
    ['Room | B 12', 'Grading | Term project 60%; Seminar paper 30%; Attendance 10%'],
    ['Term project 60', 'Seminar paper 30', 'Attendance 10'],
  ],
  [
    'points of each section in a column of their own',
    ['|= Part | Lecture | Studio', 'Midterm | 40 | –', 'Final exam | 20 | –', 'Sketchbook | – | 40', 'Total | 60 | 40'],
    ['Midterm 40', 'Final exam 20', 'Sketchbook 40'],
  ],
  [
    'a table over two pages',
    ['|= Work | Weight', 'Problem sets | 25%', 'Quizzes | 20%', 'Page 3', 'Midterm | 25%', 'Final exam | 30%'],
    ['Problem sets 25', 'Quizzes 20', 'Midterm 25', 'Final exam 30'],
  ],
  [
    'names with a description too long for a name',
    [
      '## Grading',
      '|= Points | Task',
      `40 | Discussions - ${'Say what you saw on the walk and answer two of the others. '.repeat(3)}`,
      '10 | Sketch',
      `50 | Walk report: ${'Describe one street in four pages with a map and a photograph. '.repeat(3)}`,
    ],
    ['Discussions 40', 'Sketch 10', 'Walk report 50'],
  ],
  [
    'items without the numbers in what is said of them',
    [
      '## Grading',
      '- Studio work: 25% of total grade',
      '  - A pass counts as 100%, a fail counts as 49%.',
      '- Final project 75% of the total grade',
    ],
    ['Studio work 25', 'Final project 75'],
  ],
  [
    'run-in headings, one of them set as a heading',
    [
      '## Assessment',
      'Participation (10%): Come prepared.',
      '### Problem sets (30%):',
      'There are five of them.',
      'Exams (60%): Two exams are written in class.',
    ],
    ['Participation 10', 'Problem sets 30', 'Exams 60'],
  ],
  [
    'shares with a count in front of their names',
    ['## Grading', '- 60%(3): Exams [goals 1, 2]', '- 40% (na): Quizzes [goal 3]'],
    ['Exams 60', 'Quizzes 40'],
  ],
  [
    'what some pieces come to, in brackets',
    [
      '## Grading',
      '- Three tests, 150 points each (450)',
      '- Reports, 5 at 30 points each (150)',
      '- Final exam, 400 points',
    ],
    ['Three tests 450', 'Reports 150', 'Final exam 400'],
  ],
  [
    'points for each',
    ['## Grading', '- Projects: 100 pts each', '- Essay: 50 pts', '- Talk: 50 pts'],
    ['Projects 100', 'Essay 50', 'Talk 50'],
  ],
  [
    'shares in lines of their own, below what they are of',
    ['Marks', 'Harbour essay\n25%', 'Tide diary\n35%\nOral exam', '40%'],
    ['Harbour essay 25', 'Tide diary 35', 'Oral exam 40'],
  ],
  [
    'a table under a heading of grading that makes a little too much, whatever its parts are called',
    ['## Evaluación', 'Corte | Actividad | Valor', '1 | Bitácora | 25%', '2 | Reseña | 45%', '3 | Glosario | 45%'],
    ['Bitácora 25', 'Reseña 45', 'Glosario 45'],
  ],
  [
    'a bracket behind a share, which names nothing',
    [
      '## Marks',
      '1. Midterm (date TBD): 20%',
      '2. Maps (5): 45% (+1 map for doctoral students)',
      '3. Harbour talk: 35%',
    ],
    ['Midterm (date TBD) 20', 'Maps (5) 45', 'Harbour talk 35'],
  ],
  [
    'pieces that a sentence counts, with the share of each',
    [
      'Your grade will be determined by homework (25%), two in-class exams (15% each), an essay (20%), and the final exam (25%).',
    ],
    ['homework 25', 'two in-class exams 30', 'essay 20', 'final exam 25'],
  ],
  [
    'run-in names with a long way between them',
    [
      'Participation (20% of grade):',
      ...['It is easy', 'It is at the start', 'It is fun'],
      'Homework (50%):',
      ...['Set on Tuesdays', 'Late work loses marks', 'Share ideas', 'Write alone', 'Cite books', 'Look nothing up'],
      'Oral final (30%):',
      'You talk with me.',
    ],
    ['Participation 20', 'Homework 50', 'Oral final 30'],
  ],
  [
    'shares in words',
    [
      '## Grading',
      'Four quizzes will constitute one-third of the course grade.',
      'The harbour essay is half of your grade.',
      'The tide diary is 1/6 of the grade.',
    ],
    ['Four quizzes 33.3', 'harbour essay 50', 'tide diary 16.7'],
  ],
])('reads %s', (_kind, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});

it('takes what counts within one piece for no grading of the course', () => {
  const course = ['## Work', 'Project | 70%', 'Quizzes | 30%'];
  const project = ['## Grading of the project', '- Project proposal: 40%', '- Project report: 40%', '- Talk: 20%'];
  expect(read([...course, ...project])).toEqual(['Project 70', 'Quizzes 30']);
});

it('keeps a whole grading that was taken for a schedule, and no single shares of one', () => {
  const parts = (lines: string[]) =>
    findGradingLists(buildDocument(lines), new Set([0, 1, 2])).flatMap((list) => list.parts.map(({ name }) => name));
  expect(parts(['## Grading', 'Labs: 40%', 'Final exam: 60%'])).toEqual(['Labs', 'Final exam']);
  expect(parts(['## Grading', 'Labs: 10%', 'Final exam: 20%'])).toEqual([]);
});

it.each([
  ['a grade scale', ['## Grade scale', 'A | 90–100%', 'B | 80–89%', 'C | below 80%']],
  ['a rubric of one piece', ['## Essay criteria', '- Clarity: 40%', '- Originality: 30%', '- Sources: 30%']],
  ['lengths', ['## Essay', 'Essay: 100%', '700 – 800 words (10%)']],
  ['steps of the scale', ['## Grading', '0-3% minus, 3%-6% straight, 6%-10% plus', 'Essay 21%']],
  ['penalties', ['Late essays lose 10% a day.', 'Three absences: the grade is lowered by 5%.']],
])('leaves out %s', (_kind, lines) => {
  expect(read(lines)).toEqual([]);
});

it('leaves out what makes up one part, said below the grading', () => {
  const lines = [
    '## Graded parts',
    'Know your shore | 350 points',
    'Pan room | 250 points',
    'Coast walks | 100 points',
    'Final exam | 100 points',
    'Total | 800 points',
    'Walks are based on attendance (35%) and questions and quizzes in class (65%)',
  ];
  expect(read(lines)).toEqual(['Know your shore 350', 'Pan room 250', 'Coast walks 100', 'Final exam 100']);
});

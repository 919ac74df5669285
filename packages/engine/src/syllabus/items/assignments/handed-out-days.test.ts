import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

function read(lines: string[]): string[] {
  const { weeks, assignmentsOutsideSchedule } = readSyllabus(buildDocument(['# SEA 210, Fall 2024', ...lines]), {
    today: '2024-08-01',
  });
  return [...weeks.flatMap(({ assignments }) => assignments), ...assignmentsOutsideSchedule].map(
    ({ title, dueDate }) => `${title} ${dueDate}`,
  );
}

const term = (first: string, second: string, last: string) => [
  '## Week 1: Tides',
  '### Tuesday 9/3',
  '- Charts of the shore',
  `- ${first}`,
  `- ${second}`,
  '## Week 2: Currents',
  '### Tuesday 9/10',
  '- Floats',
  `- ${last}`,
  '## Week 3: Winds',
  '### Tuesday 9/17',
  '- Kites',
  '- Due: Harbour Survey',
  '## Week 4: Fog',
  '### Tuesday 9/24',
  '- Horns',
  '- Due: Tide Chart',
];

it('takes the day on which work is given out for no due day where the work comes back as due', () => {
  const lines = term('Homework: Harbour Survey', 'Homework: Tide Chart', 'Homework: Wind Essay');
  expect(read(lines)).toEqual(['Wind Essay null', 'Harbour Survey 2024-09-17', 'Tide Chart 2024-09-24']);
});

it('leaves work on its day where no work comes back', () => {
  const lines = term('Homework: Shore Essay', 'Homework: Shell Chart', 'Homework: Wind Essay');
  expect(read(lines)).toEqual([
    'Shore Essay 2024-09-03',
    'Shell Chart 2024-09-03',
    'Wind Essay 2024-09-10',
    'Harbour Survey 2024-09-17',
    'Tide Chart 2024-09-24',
  ]);
});

it('gives what is due in the finals the one day that stands there', () => {
  const lines = [
    ...term('Homework: Harbour Survey', 'Homework: Tide Chart', 'Homework: Wind Essay'),
    '## Finals',
    'Friday 12/13',
    '- Show of maps',
    '- Due: Coast Report',
  ];
  expect(read(lines)).toContain('Coast Report 2024-12-13');
});

const rows = (works: string[]) => [
  '|= Date | Topic | Homework',
  ...['9/3', '9/10', '9/17', '9/24', '10/1', '10/8'].map((day, i) => `${day} | Tides ${i + 1} | ${works[i] ?? ''}`),
];

it('takes work from the very first class on for given out', () => {
  const given = rows(['Pitch of a shore essay', 'Shell chart', 'Fog report', 'Wind essay', 'Kite report', '']);
  expect(read(given)).toEqual(
    ['Pitch of a shore essay', 'Shell chart', 'Fog report', 'Wind essay', 'Kite report'].map(
      (title) => `${title} null`,
    ),
  );
});

it.each([
  ['begins later', ['', 'Shell chart', 'Fog report', 'Wind essay', 'Kite report', '']],
  [
    'goes on to the last class',
    ['Shore essay', 'Shell chart', 'Fog report', 'Wind essay', 'Kite report', 'Coda essay'],
  ],
  ['begins with what is done at once', ['Syllabus quiz', 'Shell chart', 'Fog report', 'Wind essay', 'Kite report', '']],
])('leaves work on its day where it %s', (_, works) => {
  expect(read(rows(works))).toContain('Fog report 2024-09-17');
});

it('takes work under a bare label for given out where other labels set it for the next class', () => {
  const lines = (label: string) => [
    '### Tuesday 9/3: Tides',
    '- Charts',
    '### Tuesday 9/10: Currents',
    label,
    '- Shell chart',
    '### Tuesday 9/17: Winds',
    label,
    '- Fog report',
    '### Tuesday 9/24: Fog',
    'Assignment:',
    '- Wind essay',
  ];
  expect(read(lines('Assignment for next class:'))).toContain('Wind essay null');
  expect(read(lines('Assignment:'))).toContain('Wind essay 2024-09-24');
});

import { expect, test } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { readStudentQuestion } from '../student/student-question.ts';
import { readActionRequest } from './action-request.ts';

const schedule = `# Kites and Winds

| Week | Date | Topic | Reading |
| --- | --- | --- | --- |
| 1 | Aug 25 | Lift | 6.1 |
| 2 | Sep 1 | Drag | 6.2 |
| 3 | Sep 8 | Tails | 6.3 |
`;
const course = readSyllabus(await readDocument(new TextEncoder().encode(schedule), 'syllabus.md'), {
  today: '2026-09-03',
});

test.each(['mark section 6.2 as read', 'mark 6.2 as read', 'i finished reading section 6.2'])(
  '"%s" names a reading that the plan has by its number alone',
  (said) => {
    expect(readActionRequest(said, course)).toMatchObject({ tool: 'mark_reading', input: { state: 'read' } });
  },
);

test('a section that the plan does not have is none of its readings', () => {
  expect(readActionRequest('mark section 9.4 as read', course)).toBeNull();
});

test.each([
  'what do i need to do before thursday',
  'what should i finish by friday',
  'what do i have to do for monday',
])('"%s" asks what is due', (question) => {
  expect(readStudentQuestion(question)).toBe('due');
});

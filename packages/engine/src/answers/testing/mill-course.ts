import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';
import type { Turn } from '../conversation/turn.ts';
import { sayAnswer } from '../render/say-answer.ts';
import { asRead } from './as-read.ts';

// A course of our own on windmills, near the end of its term: staff in labelled lines, rules in prose, rooms in rows.

const syllabus = `# ENG 218: Windmills and Water Wheels

Fall 2026

**Instructor:** Dr. Petra Holm
Office: Gearhouse 14. Email: p.holm@millrace.example
Office hours: Mondays 2–3 pm

**Teaching assistant:** Ivo Tamm
Office: Gearhouse 2 (basement). Email: i.tamm@millrace.example
Office hours: Wednesdays 4–5 pm

Ivo marks the sketchbooks: write to him first about those. Questions on the exams go to Dr. Holm.

Class meets Tuesday and Thursday, 11:00–12:15.

Textbook: Sails and Sluices, free on the library's page. You do not need to buy a printed copy. Bring a blue book to each exam.

## Grading

| Part | Weight |
| --- | --- |
| Sketchbooks (4) | 20% |
| Gear paper | 30% |
| Midterm exam | 20% |
| Final exam | 25% |
| Participation | 5% |

A 93–100, A- 90–92.9, B+ 87–89.9, B 80–86.9, C 70–79.9, D 60–69.9, F below 60. I do not round up.

## Work

**Gear paper (30%).** A paper of six pages with at least three printed sources. A missing draft costs 10 points.

**Extra credit.** Draw the mill on the green from two sides: up to 2 points. This is the only extra credit.

## Policies

Late work: Everyone has two free days in the term. After that, late work loses 5 points a day. A source report is never accepted late.

The last day to withdraw with a W is Friday, October 30.

## Schedule

| Week | Date | Topic | Due |
| --- | --- | --- | --- |
| 1 | Aug 25 | Sails | |
| 2 | Sep 1 | Gears | Sketchbook 1 (Thu) |
| 3 | Sep 8 | Stones | |
| 4 | Sep 15 | Midterm exam (Sep 17) | |
| 5 | Sep 22 | Races and sluices | Sketchbook 2 (Thu) |
| 6 | Sep 29 | Review for the final | Extra credit due Fri Oct 2 |
| 7 | Oct 6 | Final exam (Oct 8, 10:30 am, Lockhart 205) | |
`;
export const millToday = '2026-11-27';
const document = await readDocument(new TextEncoder().encode(syllabus), 'syllabus.md');
export const millIndex = buildIndex(cutPassages(document, 'syllabus.md'));
export const millCourse = readSyllabus(document, { today: millToday });

/** What the chat says to the last of some messages, as the student reads it. */
export function askMills(...messages: string[]): string {
  const history: Turn[] = [];
  let said = '';
  for (const message of messages) {
    const context = {
      syllabus: { course: millCourse, documentId: 'syllabus.md' },
      today: millToday,
      history: [...history],
    };
    said = sayAnswer(answer(message, millIndex, context)).join('');
    history.push({ role: 'user', content: message }, { role: 'assistant', content: said });
  }
  return asRead(said);
}

import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';
import type { Turn } from '../conversation/turn.ts';
import { sayAnswer } from '../render/say-answer.ts';
import { asRead } from './as-read.ts';

// A course of our own on lighthouses whose grading has parts within parts and whose sections have assistants.

const syllabus = `# MAR 130 – Lamps and Lighthouses

Fall 2026

Instructor: Dr. Orla Venn, venn@harbour.example. Office hours: Tuesday 2–4, Quay House 3

## Sections

| Section | Meets | Room | TA | TA office hours |
| --- | --- | --- | --- | --- |
| 1 | Mon 9:00 | Loft A | Ned Abara | Wed 1–2, Quay House 9 |
| 2 | Mon 1:00 | Loft A | Suki Marlow | Thu 3–4, Quay House 9 |
| 3 | Wed 9:00 | Loft B | Suki Marlow | Thu 4–5, Quay House 9 |

## Grading

- Lens tasks (8 × 2.5 %): 20 %. The best 7 count.
- Logbook: 10 % (two checks, 5 % each)
- Tower project: 40 % (proposal 5 %, sketches 10 %, model 25 %)
- Two midterms, 15 % each

Homework is not collected. There is no final exam.

## Schedule

| Week | Date | Topic | Due |
| --- | --- | --- | --- |
| 1 | Sep 7 | Fire and oil | |
| 2 | Sep 14 | Mirrors | Lens task 1 (Wed) |
| 3 | Sep 21 | Lenses | Lens task 2 (Wed) |
| 4 | Sep 28 | Midterm 1 | Midterm 1 (Wed) |
| 5 | Oct 5 | Towers | Tower proposal (Fri) |
| 6 | Oct 12 | Keepers | Lens task 3 (Wed) |
| 7 | Oct 19 | Midterm 2 | Midterm 2 (Wed) |
`;
const today = '2026-09-16';
const document = await readDocument(new TextEncoder().encode(syllabus), 'syllabus.md');
const index = buildIndex(cutPassages(document, 'syllabus.md'));
export const lampCourse = readSyllabus(document, { today });

/** What the chat says to the last of some messages, as the student reads it. */
export function askLamps(...messages: string[]): string {
  const history: Turn[] = [];
  let said = '';
  for (const message of messages) {
    said = sayAnswer(
      answer(message, index, { syllabus: { course: lampCourse, documentId: 'syllabus.md' }, today, history }),
    ).join('');
    history.push({ role: 'user', content: message }, { role: 'assistant', content: said });
  }
  return asRead(said);
}

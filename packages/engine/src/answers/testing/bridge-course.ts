import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';
import { asRead } from './as-read.ts';

// A course of our own on bridges whose class and office hours have exceptions.

const syllabus = `# CIV 220: How Bridges Stand

Spring 2027

Instructor: Dr. Maud Brae

Class meets Tuesdays and Thursdays 9:00–10:15 am, Pier House 4. Except March 9 and April 20.

Office hours: Monday 2–3 pm and Thursday 1–2 pm, Pier House 9. There will be no office hours on Thursday, March 4 and Monday, April 12: none of my trains runs.

## Late work

A model waits for nobody. Every calendar day costs 8%, and nothing is taken after three. Late quizzes: one may be written again.

## Schedule

| Week | Date | Topic | Due |
| --- | --- | --- | --- |
| 1 | Feb 23 | Beams | Quiz 1 due Feb 25 |
| 2 | Mar 2 | Arches | Load survey due Mar 2 |
| 3 | Mar 9 | Trusses | Span model sketch due Mar 12 |
| 4 | Mar 16 | Cables | Quiz 2 due Mar 18 |
| 5 | Mar 23 | Wind | |
| 6 | Apr 6 | Anchors | Rope and anchor report due Apr 9 |
| 7 | Apr 20 | Rust | |
`;
const today = '2027-02-24';
const document = await readDocument(new TextEncoder().encode(syllabus), 'syllabus.md');
const index = buildIndex(cutPassages(document, 'syllabus.md'));
const course = readSyllabus(document, { today });

/** What the chat says to one question, as the student reads it. */
export const askBridges = (question: string): string =>
  asRead(sayAnswer(answer(question, index, { syllabus: { course, documentId: 'syllabus.md' }, today })).join(''));

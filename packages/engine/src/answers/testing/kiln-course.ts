import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';
import { asRead } from './as-read.ts';

// A course of our own on ceramics with the rules that students ask for in other words, and a glossary in its reading.

const syllabus = `# CER 140 – Clay and Fire

Fall 2026 · 4 credits
Mondays & Wednesdays 1:00 pm – 2:15 pm, Kiln House 7

Instructor: Dr. Ines Tarrow
Email: itarrow@college.example

Lab instructor: Wim Aas

Lab: Friday 2:00–4:00 pm, Kiln House 2

## Grading

Notebook 30%, midterm exam 30%, final exam 40%.

A 92–100, A- 89–91, B+ 86–88, B 82–85, B- 79–81, C 70–78, D 60–69, F below 60.

Notebook. Write six entries of 300 words each in ASA style. Upload it to Moodle as a PDF. The checklist is on Moodle too.

Last day to drop without a W is September 11. Students with a disability should see the Access Center.

Exams. The midterm has 30 multiple-choice items and one drawing. The lowest exam grade may be replaced by the other. Make-up exams need a note and are written within a week.

## Rules

No food near the wheels; water in closed bottles is fine. Bring a printed reader. You may discuss glazes with a partner; the notebook is your own work. Never hand in text that ChatGPT wrote; Grammarly is fine. Tablets are welcome for sketches, phones are not.

## Schedule

| Week | Date | Topic | Read | Due |
| --- | --- | --- | --- | --- |
| 1 | Aug 31, Sep 2 | What clay is | Chapter 1 Clay bodies | |
| 2 | Sep 7, 9 | Throwing | Chapter 2 The wheel | Notebook entry 1 (Wed) |
| 3 | Sep 14, 16 | Harvest recess, no class | | |
| 4 | Sep 21, 23 | Glazes | Chapter 3 Glass on clay | Midterm exam (Wed) |

The final exam is Monday, December 7, 1:00–3:00 pm in the Long Gallery.
`;
const reading = `# Clay bodies

## Plasticity

A punished potter in class would be made to sit by the kiln. Eating clay was once allowed as a cure.

Biscuit ware and glost ware are both fired. How does biscuit ware differ from glost ware? Biscuit ware is porous, whereas glost ware is sealed by its glaze.

The early slips consist of two sorts, as do all glazes.

## Glossary

- biscuit ware: clay that was fired once and has no glaze
- glost ware: ware that was fired with its glaze
- slips: thin mixtures of clay and water, used like paint
- shivering: the flaking of a glaze that is pressed too hard
`;
const documents = await Promise.all(
  Object.entries({ 'syllabus.md': syllabus, 'clay.md': reading }).map(async ([name, text]) => ({
    name,
    document: await readDocument(new TextEncoder().encode(text), name),
  })),
);
const index = buildIndex(documents.flatMap(({ name, document }) => cutPassages(document, name)));
const [first] = documents;
if (!first) throw new Error('No syllabus');
const today = '2026-09-08';
export const kilnCourse = readSyllabus(first.document, { today });

export function askKiln(question: string) {
  const found = answer(question, index, { syllabus: { course: kilnCourse, documentId: 'syllabus.md' }, today });
  const said = sayAnswer(found).join('');
  return { ...found, said, text: asRead(said) };
}

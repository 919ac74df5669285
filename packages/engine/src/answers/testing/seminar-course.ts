import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';
import type { StudentState } from '../student/student-state.ts';
import { asRead } from './as-read.ts';

// A seminar of our own that counts meetings, and has no date, no work and no grading.

const syllabus = `# Reading the Sea

Instructor: Oda Brandt (obrandt@college.example)

We read about fishing towns and the people who leave them. Nobody needs to know where we are at this point; bring whatever you have.

## Meetings

| Meetings | Day | Topic | Readings |
| --- | --- | --- | --- |
| 1 | Monday | Harbors | Vik, "Who Owns a Quay?" |
| 2 | Wednesday | Nets | Solheim, "A Net Is a Contract" |
| 3 | Monday | Salt | Vik, "Salt Roads" |
| 4 | Wednesday | Leaving | Torgersen, chapter 2: "The Last Boat"; Torgersen, chapter 5: "Letters Home" |

## Notes

Meeting 2 needs the small room. After Meeting 3 we walk to the salt store. Meeting 4 is the last one.
`;
const reading = `# Salt Roads

## Carriers

The carriers of the coast brought salt to the valley on sledges. A student who carried salt had better grades than one who did not, the old teacher wrote, and every class laughed. The work was paid in cod.

References

Vik, Ane. 1971. Sledges: The Winter Trade. Port Velm: Karsa Press.

Marrow, Ilse. 1974. What Is a Quay? Journal of Small Harbors 12(3): 40-61.

Sund, Per. 1980. Salt and Cod. Port Velm: Karsa Press.
`;

const files = { 'syllabus.md': syllabus, 'vik-salt-roads.md': reading };
const documents = await Promise.all(
  Object.entries(files).map(async ([name, text]) => ({
    name,
    document: await readDocument(new TextEncoder().encode(text), name),
  })),
);
const index = buildIndex(documents.flatMap(({ name, document }) => cutPassages(document, name)));
const [first] = documents;
if (!first) throw new Error('No syllabus');
const today = '2026-09-08';
export const seminarCourse = readSyllabus(first.document, { today });

export const seminarStudent: StudentState = {
  today,
  work: [],
  weeks: seminarCourse.weeks.map(({ number, topic, readings }) => ({
    number,
    topic: topic?.value ?? null,
    startDate: null,
    items: 0,
    tried: 0,
    missed: 0,
    mastery: 0,
    cardsDue: 0,
    readings: readings.map((each) => ({ reading: each, hasFile: false, state: 'unread' as const })),
  })),
  concepts: [],
  exams: [],
  cardsDue: 0,
  next: [],
};

export function askSeminar(question: string, student: StudentState | null = null) {
  const context = {
    syllabus: { course: seminarCourse, documentId: 'syllabus.md' },
    today,
    student,
    documents: documents.map(({ name }) => ({ id: name, name })),
  };
  const found = answer(question, index, context);
  return { ...found, text: asRead(sayAnswer(found).join('')) };
}

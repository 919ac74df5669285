import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';
import type { Turn } from '../conversation/turn.ts';
import { sayAnswer } from '../render/say-answer.ts';
import { asRead } from './as-read.ts';

// A course of our own on weaving: its rules stand under small headings, its weeks have two meetings, and on much that
// students ask for it is silent.

const syllabus = `# TEX 220: Looms and Weaves

Spring 2026

## Teaching Staff

Instructor: Ansa Ruoho (aruoho@college.example)

No grader. The instructor reads all work, and sees to regrade requests and extensions herself.

Lecture time: Mondays and Wednesdays, 10:00–11:15 am

Lecture location: Dyehouse Auditorium

## Resources

Textbook: Hale Orme, The Woven Line, second edition. We follow this book closely. Earlier printings and the first edition may be used, though their pages differ.

You must buy Threadbare, which comes with the textbook in electronic form. If you want the textbook on paper, you can choose a copy at the bookstore.

## Grading

For each part I scale your score to 100. Totals equal to or above a 92 earn an A, 88 an A-, 84 a B+, and so on.

- Weaving sheets: 15 percent. (The two lowest are dropped.)
- Homework: 10 percent
- Sampler project: 25 percent
- Exams: 50 percent

### Usual weighting

- Midterm exam: 20 percent
- Final exam: 30 percent

### Other weighting

If this helps you, your midterm is dropped and the following is used:

- Sampler: 10 percent
- Final exam: 50 percent

## Deadlines, late work and regrades

Every piece is read by one person, so what follows is applied alike to all. Plan your weeks around it.

### Late work

- Weaving sheets and the sampler are taken up to two days after the deadline, with 15% off. After that the score is zero.
- Exams are written at the set hour. There is no second one.
- The two days are the only extension there is. Please do not ask for more time.

### Documents and accommodations

Approved needs come before the rules of this page. Register with the Access Office and show me its letter in the first two weeks.

### Scores and regrades

Look at every score. A request must come in writing within five days, and must name the line of the rubric that you doubt. The whole sheet is read again, so that the score can fall too.

## Sampler project

At some point in the term you will weave a sampler of twelve inches that shows three weaves side by side. You may work alone or with a partner. The best samplers hang in the hall.

## Access to the looms

Each loom has a chair that can be raised, and its card is printed large. Tell me soon about anything that keeps you from a loom.

## Exams

There will be one midterm and one final. The exam dates are March 11 and May 6. Confirm the form and the allowed materials on the course page.

## Weaving sheets

There will be about 9 weaving sheets. They may be done with a friend, but everybody hands in a sheet of their own. Online practice, quizzes and hints are optional and many have found them helpful.

## Schedule

| Meeting | Day | Date | Read | Topic | Due |
| --- | --- | --- | --- | --- | --- |
| 1 | Mon | Feb 16 | Ch. 1 | Warp and weft |  |
| 2 | Wed | Feb 18 | Ch. 2 | Plain weave |  |
| 3 | Mon | Feb 23 | Ch. 3 | Twill |  |
| 4 | Wed | Feb 25 | Ch. 4 | Satin and its floats | HW1 |
| 5 | Mon | Mar 2 | Ch. 5 | Dobby looms |  |
| 6 | Wed | Mar 4 | Ch. 6 | Selvedges |  |
| 7 | Mon | Mar 9 | | Review | HW2 |
| 8 | Wed | Mar 11 | | MIDTERM |  |
| | Mon | Mar 16 | | SPRING BREAK |  |
| | Wed | Mar 18 | | SPRING BREAK |  |
| 9 | Mon | Mar 23 | Ch. 7 | Jacquard cards |  |
| 10 | Wed | Mar 25 | Ch. 8 | Velvet and pile |  |
| 11 | Mon | Mar 30 | Ch. 9 | Tapestry | HW3 |
| | Wed | May 6 | | FINAL EXAM, 9:00–11:00 am |  |

All other due dates are posted on Moodle.
`;
const reading = `# Twill

A twill has a diagonal line. A week of rain swells the warp. By now you have read what a weft is. The floats of a satin are long.
`;
const documents = await Promise.all(
  Object.entries({ 'syllabus.md': syllabus, 'twill.md': reading }).map(async ([name, text]) => ({
    name,
    document: await readDocument(new TextEncoder().encode(text), name),
  })),
);
const index = buildIndex(documents.flatMap(({ name, document }) => cutPassages(document, name)));
const [first] = documents;
if (!first) throw new Error('No syllabus');
const course = readSyllabus(first.document, { today: '2026-02-10' });

/** Asks one question after the other, each in the light of those before; what is said to the last of them. */
export function askLooms(questions: string | readonly string[], today = '2026-02-26') {
  const history: Turn[] = [];
  let text = '';
  let abstained = false;
  for (const question of [questions].flat()) {
    const found = answer(question, index, {
      syllabus: { course, documentId: 'syllabus.md' },
      today,
      history: [...history],
    });
    const said = sayAnswer(found).join('');
    text = asRead(said);
    abstained = found.abstained;
    history.push({ role: 'user', content: question }, { role: 'assistant', content: said });
  }
  return { text, abstained };
}

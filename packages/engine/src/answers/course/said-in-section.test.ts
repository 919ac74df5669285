import { expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';

const text = `# CER 20: Kilns, Fall 2026

| Component | Weight |
| --- | --- |
| Midterm | 40% |
| Final exam | 60% |

### Week 1 (August 31): Clay

- Read: Ahl, chapter 1

### Week 2 (September 7): Glazes

- Read: Ahl, chapter 2

### Week 3 (September 14): Firing

- Monday: review for the final; bring three questions

## Policies

### Exams

Bring a pencil, your student card and one sheet of notes to the midterm. The same holds for the final.

### Extra credit

There is one chance: fire a pot of your own and write half a page on it.
`;
const document = await readDocument(new TextEncoder().encode(text), 'syllabus.md');
const index = buildIndex(cutPassages(document, 'syllabus'));
const today = '2026-09-10';
const syllabus = { course: readSyllabus(document, { today }), documentId: 'syllabus' };
const ask = (question: string) => answer(question, index, { syllabus, today });

it.each(['is there any extra credit', 'can i get extra credit?', 'is extra credit offered'])(
  'finds a rule below the heading that names it: %s',
  (question) => {
    expect(ask(question).answer).toContain('fire a pot of your own');
  },
);

it.each(['what do i need to bring to the final exam', 'what should i bring to the final exam'])(
  'takes no class that reviews for an exam for the exam: %s',
  (question) => {
    expect(ask(question).answer).toContain('Bring a pencil');
    expect(ask(question).answer).not.toContain('three questions');
  },
);

import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { answer } from '../answer.ts';
import type { Turn } from '../conversation/turn.ts';
import { sayAnswer } from '../render/say-answer.ts';
import { asRead } from './as-read.ts';

// A course of our own on strings and their tuning, with a table, code and a formula in its readings.

const files: Record<string, string> = {
  'syllabus.md': `# MUS 231: How Strings Sound

Fall 2026

Instructor: Dr. Hanna Obi

Office hours: Wednesday 2–3 pm, Mill House 12

Email: obi@college.example

# Late work

Late labs lose one point a day.

# Schedule

| Week | Date | Topic | Readings | Due |
| --- | --- | --- | --- | --- |
| 1 | Sep 7 | Strings | Tamsin, "The Plucked String," ch. 2 | |
| 2 | Sep 14 | Tuning | Rowe, "Twelve Steps to an Octave," ch. 5 | Lab 1 due Sep 18 |
| 3 | Sep 21 | Rooms | Lindgren, "Echo and Hall," pp. 3-20 | |
`,
  'tamsin-ch2.md': `# The Plucked String

A damped string is a string whose motion dies away quickly. An undamped string is a string that would sound for ever. A finger on the bridge makes a damped string of any. It sounds dull because the high partials die first.

## Frequency

The frequency of a string is given by the formula:

$$f = sqrt(T / m) / 2L$$

For instance, halving the length of a string doubles its frequency.

Here T is the tension, m the mass of a metre and L the length. A shorter string sounds higher.

## Synthesis

A plucked string can be imitated by a short delay line that is fed back into itself and smoothed a little each time it goes round. The noise that fills the line at the start is the pluck, the length of the line is the pitch, and the smoothing takes the high partials away first, just as the air and the bridge do on a real instrument. Few programs sound so good for so little work, and none is shorter.

The following program synthesises a plucked string:

\`\`\`python
def pluck(length, steps):
    line = [noise() for _ in range(length)]
    out = []
    for step in range(steps):
        first = line.pop(0)
        line.append((first + line[0]) / 2)
        out.append(first)
    return out
\`\`\`
`,
  'rowe-ch5.md': `# Twelve Steps to an Octave

A temperament is a way to spread an error over the steps of an octave.

## Temperaments compared

| Temperament | Pure fifths | Pure thirds | Usable in every key |
| --- | --- | --- | --- |
| Pythagorean | 11 | 0 | no |
| Meantone | 0 | 8 | no |
| Equal | 0 | 0 | yes |

Equal temperament became common with the piano.
`,
};

const documents = new Map(
  await Promise.all(
    Object.entries(files).map(
      async ([name, text]) => [name, await readDocument(new TextEncoder().encode(text), name)] as const,
    ),
  ),
);
const syllabus = documents.get('syllabus.md');
if (!syllabus) throw new Error('No syllabus');
const course = readSyllabus(syllabus, { today: '2026-09-08' });
const passages = [...documents].flatMap(([name, document]) => cutPassages(document, name));

/** The answer to the last of some questions, asked one after the other, as the student reads it. */
export function askOfStrings(...questions: string[]): string {
  const history: Turn[] = [];
  let text = '';
  for (const question of questions) {
    const found = answer(question, buildIndex(passages), {
      syllabus: { course, documentId: 'syllabus.md' },
      today: '2026-09-08',
      openWeek: 1,
      documents: [...documents.keys()].map((name) => ({ id: name, name })),
      history,
    });
    text = sayAnswer(found).join('');
    history.push({ role: 'user', content: question }, { role: 'assistant', content: text });
  }
  return asRead(text);
}

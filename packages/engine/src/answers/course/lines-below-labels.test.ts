import { describe, expect, it, test } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';

const document = buildDocument([
  '# LOOM 210: Weaving and Trade',
  'Fall 2026',
  'Office: Mill 4\nOffice hours:\nMW: 1:30-2:30\nF: 1:30-2:00\nor by appointment\nInstructor e-mail: tey@college.example',
  'Required Text :\nLind, Marta. The Warp and the Weft. Second Edition. Harbour Press, 2011.',
  'Web site for this textbook:\nwww.warp.example',
  '# In-Class Sheets',
  'Sheets are worked out in pairs. You hand them in on Wednesday. Sheets that are submitted:',
  '- on time are eligible for full credit',
  '- within a week of the day lose 20%',
  '- more than a week late lose 60%',
  '# Online Discussions',
  'Each week make two posts in the discussion forum: the first post by Tuesday, by midnight. Then reply to another by Sunday. There will be a 2 point penalty for each forum in which you do not post by Friday. Posts will not be accepted after the week has passed.',
  '# Schedule',
  '| Week | Date | Topic | Due |',
  '| 1 | Sep 7 | Looms | |',
  '| 2 | Sep 14 | Dyes | Sheet 1 due Sep 16 |',
  '| 3 | Sep 21 | Cloth | |',
  '| 4 | Sep 28 | Ports | |',
]);
const reading = makePassages(['The mill kept its own office. Its textbook of dyes was late.']);
const index = buildIndex([...cutPassages(document, 'syllabus'), ...reading]);
const syllabus = { course: readSyllabus(document, { today: '2026-09-01' }), documentId: 'syllabus' };
const history = (question: string) => [
  { role: 'user' as const, content: question },
  { role: 'assistant' as const, content: sayAnswer(answer(question, index, { syllabus })).join('') },
];
const ask = (question: string, before?: string) =>
  sayAnswer(
    answer(question, index, { syllabus, today: '2026-09-15', ...(before && { history: history(before) }) }),
  ).join('');

describe('a label alone on its line', () => {
  it.each(['office hours?', 'when are the instructor’s office hours', 'whens office hours'])('“%s”', (question) => {
    const said = ask(question);
    expect(said).toMatch(/MW: 1:30-2:30 F: 1:30-2:00 or by appointment/);
    expect(said).not.toContain('e-mail');
  });

  it.each(['which textbook do i need', 'required text', 'what book do we have to buy'])('“%s”', (question) => {
    expect(ask(question)).toContain('The Warp and the Weft');
  });
});

test.each(['what happens if i hand in a sheet late', 'late policy', 'what is the penalty for late sheets'])(
  '“%s”: all parts of a rule that its items only finish',
  (question) => {
    expect(ask(question)).toMatch(/Sheets that are submitted:[\s\S]*- on time[\s\S]*lose 20%[\s\S]*lose 60%/);
  },
);

test.each([
  ['penalty for late discussion posts'],
  ['what about the discussion posts', 'what happens if i turn in the in-class sheets late'],
  ['and discussion posts?', 'can i hand in the essay late'],
])('“%s”: what being late costs of posts', (question, before?: string) => {
  expect(ask(question, before)).toContain('2 point penalty');
});

test.each(['when are the discussion posts due', 'how many discussion posts do i need each week and by when'])(
  '“%s”: by when work is done that comes every week',
  (question) => {
    expect(ask(question)).toMatch(/first post by Tuesday, by midnight\. Then reply to another by Sunday\./);
  },
);

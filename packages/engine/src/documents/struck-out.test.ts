import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answer.ts';
import { sayAnswer } from '../answers/render/say-answer.ts';
import { cutPassages } from '../passages/cut.ts';
import { buildIndex } from '../passages/passage-index.ts';
import { readSyllabus } from '../syllabus/read-syllabus.ts';
import type { Document } from './document.ts';
import { readDocument } from './read-document.ts';
import { withoutStruck, withStruckBlank } from './struck-out.ts';
import { docxOf, odtOf, pptxOf, slideShape, wordRun } from './testing/office-files.ts';

const read = (text: string, name: string): Promise<Document> => readDocument(new TextEncoder().encode(text), name);

async function asked(document: Document, question: string): Promise<string> {
  const found = answer(question, buildIndex(cutPassages(document, 'notes')));
  return found.abstained ? '' : sayAnswer(found).join('');
}

describe('withoutStruck', () => {
  const standing = async (text: string, name = 'notes.md') =>
    (await read(text, name)).blocks.map((block) => withoutStruck(block).text);

  it.each([
    ['The essay is due on ~~October 9~~ October 16.', 'The essay is due on October 16.'],
    ['~~Monday~~ Tuesday', 'Tuesday'],
    ['Bring a pen ~~and a ruler~~.', 'Bring a pen.'],
    ['Bring a pen ~~and a ruler~~', 'Bring a pen'],
    ['Read ~~one~~, two and ~~three~~ four.', 'Read, two and four.'],
    ['~~Nothing is left.~~', ''],
    ['un~~not~~able', 'unable'],
  ])('%s', async (source, text) => {
    expect(await standing(source)).toEqual([text]);
  });

  it('keeps cells, marks and lines at their places', async () => {
    const { blocks } = await read(
      '| A | B |\n|---|---|\n| Essay | ~~May 2~~ **May 9** |\n| ~~Talk~~ | June |\n',
      'a.md',
    );
    const [, essay, talk] = blocks.map(withoutStruck);
    expect(essay?.text).toBe('Essay | May 9');
    expect(essay?.marks).toEqual([{ style: 'bold', start: 8, end: 13 }]);
    expect(essay?.kind === 'table-row' && essay.cells.map(({ text, start }) => [text, start])).toEqual([
      ['Essay', 0],
      ['May 9', 8],
    ]);
    expect(essay?.kind === 'table-row' && essay.cells[1]?.lines[0]?.marks).toEqual([
      { style: 'bold', start: 0, end: 5 },
    ]);
    expect(talk?.text).toBe(' | June');
  });

  it('gives back the block itself where nothing is struck', async () => {
    const [block] = (await read('Plain words.', 'a.txt')).blocks;
    expect(block && withoutStruck(block)).toBe(block);
  });
});

describe('withStruckBlank', () => {
  it('keeps all offsets', async () => {
    const document = await read('| A | ~~old~~ new |\n|---|---|\n| ~~gone~~ | x |\n\nDue ~~May 2~~ May 9.\n', 'a.md');
    expect(withStruckBlank(document).blocks.map(({ text }) => text)).toEqual([
      'A |     new',
      '     | x',
      'Due       May 9.',
    ]);
  });
});

describe('what is struck out', () => {
  const cases: [name: string, document: () => Promise<Document>, question: string, right: string, wrong: string][] = [
    [
      '<strike>',
      () => read('<p>The report is due on <strike>March 3</strike> March 10.</p>', 'a.html'),
      'When is the report due?',
      'March 10',
      'March 3',
    ],
    [
      'a class',
      () =>
        read(
          '<style>.old{text-decoration:line-through}</style><p>Office hours are in <span class="old">Room 101</span> Room 220.</p>',
          'a.html',
        ),
      'Where are office hours?',
      'Room 220',
      'Room 101',
    ],
    [
      'a list item',
      () => read('- ~~The midterm covers chapters 1 to 4.~~\n- The midterm covers chapters 1 to 6.', 'a.md'),
      'What does the midterm cover?',
      '1 to 6',
      '1 to 4',
    ],
    [
      '\\sout',
      () =>
        read(
          '\\documentclass{article}\\begin{document}The seminar meets in the \\sout{chapel} gallery.\\end{document}',
          'a.tex',
        ),
      'Where does the seminar meet?',
      'gallery',
      'chapel',
    ],
    [
      'overlaid strokes',
      () => read('Osmosis is the movement of s\u0336a\u0336l\u0336t\u0336 water.', 'a.txt'),
      'What is osmosis?',
      'movement of water',
      'salt',
    ],
    [
      'Word',
      () =>
        readDocument(
          docxOf(
            `<w:p>${wordRun('The final exam is on ')}${wordRun('May 2', '<w:dstrike/>')}${wordRun(' May 9.')}</w:p>`,
          ),
          'a.docx',
        ),
      'When is the final exam?',
      'May 9',
      'May 2',
    ],
    [
      'PowerPoint',
      () =>
        readDocument(
          pptxOf([
            slideShape(
              '',
              '<a:p><a:r><a:t>The poster must be </a:t></a:r><a:r><a:rPr strike="sngStrike"/><a:t>A1</a:t></a:r><a:r><a:t> A0 in size.</a:t></a:r></a:p>',
            ),
          ]),
          'a.pptx',
        ),
      'What size must the poster be?',
      'A0',
      'A1',
    ],
    [
      'OpenDocument',
      () =>
        readDocument(
          odtOf(
            '<text:p>The survey closes on <text:span text:style-name="T1">April 4</text:span> April 11.</text:p>',
            '<style:style style:name="T1" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style>',
          ),
          'a.odt',
        ),
      'When does the survey close?',
      'April 11',
      'April 4',
    ],
  ];

  it.each(cases)('in %s is not stated', async (_, document, question, right, wrong) => {
    const said = await asked(await document(), question);
    expect(said).toContain(right);
    expect(said).not.toContain(wrong);
  });

  it('is no answer by itself', async () => {
    const document = await read('~~The quiz counts 20 percent.~~\n\nHomework counts 30 percent.', 'a.md');
    expect(await asked(document, 'How much does the quiz count?')).not.toContain('20 percent');
  });

  it('is not planned, in prose and in headings either', async () => {
    const course = readSyllabus(
      await read(
        '# GEO 101\n\nInstructor: ~~Dr. Ada Bell~~ Dr. Carl Wood\n\nEssay 1 is due ~~October 9~~ October 16.\n\n## ~~Week 1 (September 1): Old~~\n\n## Week 1 (September 7): Sources\n\n- Read: Jones, New Rivers, ch. 2\n- ~~Quiz 1 due September 9~~\n\n## Week 2 (September 14): Beds\n\n- Read: Jones, New Rivers, ch. 3\n\n## Week 3 (September 21): Deltas\n\n- Read: Jones, New Rivers, ch. 4\n',
        'syllabus.md',
      ),
      { today: '2026-09-01' },
    );
    expect(course.instructor?.value).toBe('Carl Wood');
    expect(course.weeks).toHaveLength(3);
    expect(JSON.stringify(course)).not.toMatch(/Ada|October 9|Quiz 1|Old/);
    expect(course.assignmentsOutsideSchedule[0]?.dueDate).toBe('2026-10-16');
  });
});

import { type PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { hintLadder } from '../../activities/hints.ts';
import { citeStretch } from '../../answers/citation.ts';
import { cutPassages } from '../../passages/cut.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';

const labels = async (count: number, nums: unknown[] | null): Promise<readonly string[] | undefined> => {
  const pages = Array.from(
    { length: count },
    (_, at) => (page: { text(x: number, y: number, t: string): number }) =>
      page.text(72, 100, `Sheet ${at + 1} is about rivers.`),
  );
  const finish = (pdf: PDFDocument) => {
    if (nums) pdf.catalog.set(PDFName.of('PageLabels'), pdf.context.obj({ Nums: nums } as never));
  };
  return (await readPdf(await makePdf(pages as never, { finish }))).pageLabels;
};

test('the labels that a document prints on its pages are known', async () => {
  expect(await labels(4, [0, { S: 'r' }, 2, { S: 'D' }])).toEqual(['i', 'ii', '1', '2']);
});
test('they may begin anywhere, as those of an article do', async () => {
  expect(await labels(3, [0, { S: 'D', St: 217 }])).toEqual(['217', '218', '219']);
});
test('they may have a prefix', async () => {
  expect(await labels(3, [0, { S: 'D' }, 1, { S: 'D', P: PDFString.of('A-') }])).toEqual(['1', 'A-1', 'A-2']);
});
test('they may be letters or capitals', async () => {
  expect(await labels(4, [0, { S: 'A' }, 2, { S: 'R' }])).toEqual(['A', 'B', 'I', 'II']);
});
test('a document without them has none', async () => {
  expect(await labels(2, null)).toBeUndefined();
});
test('those that only count the sheets say nothing', async () => {
  expect(await labels(3, [0, { S: 'D' }])).toBeUndefined();
});
test('a label that is empty or stands on several sheets cannot be cited', async () => {
  expect(await labels(3, [0, {}, 1, { S: 'D' }])).toBeUndefined();
  expect(await labels(3, [0, { P: PDFString.of('cover') }])).toBeUndefined();
});

const reader = async () => {
  const sheets = [
    (page: TestPage) => {
      page.text(72, 100, 'The foreword of the harbour book.');
      page.text(72, 140, 'Nobody sees the buoy.', { color: [1, 1, 1] });
    },
    (page: TestPage) => void page.text(72, 100, 'A harbour bar is a bank of sand across its mouth.'),
  ];
  const labels = { Nums: [0, { S: 'r', St: 9 }, 1, { S: 'D' }] };
  const finish = (pdf: PDFDocument) => pdf.catalog.set(PDFName.of('PageLabels'), pdf.context.obj(labels as never));
  return readPdf(await makePdf(sheets, { finish }));
};

test('what is said of a page names it as print does', async () => {
  expect((await reader()).warnings).toEqual(['Page ix has text that nobody can see. It was left out.']);
});

test('a quote keeps its sheet and its label, and a hint tells the label', async () => {
  const passage = cutPassages(await reader(), 'harbours').at(-1);
  if (!passage) throw new Error('The book has no passage.');
  const citation = citeStretch(passage, passage.text.indexOf('A harbour bar'), passage.text.length);
  expect(citation).toMatchObject({ page: 2, pageLabel: '1' });
  const [first] = hintLadder(citation.quote, 'What is a harbour bar?', { ...citation, heading: null }, 'harbour bar');
  expect(first).toBe('Look again on page 1.');
});

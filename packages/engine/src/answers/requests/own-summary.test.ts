import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'Carts took the lime to the fields each spring, and the drivers were paid by the load.';
const body = (name: string): string =>
  `The ${name} of the coast is old. ${filler} Nobody knows who built it, and no map shows it before the war.`;
const chapter = (end: string): string => `# Chapter 3: Lime Kilns

## 3.1 The Hearth

${body('hearth')}

## 3.2 The Flue

${body('flue')}

## Practice Problems by Topic

### Loads

A cart holds nine loads, so five carts hold forty-five loads of lime.

Adapted from The Kiln Book, Figure 3.1 (Ness, 1998).

${end}

## Instructor Notes

Students often take the flue for the hearth, so a sketch helps them.
`;

const oak = 'A hearth burns oak for nine days.';
const draught = 'A flue draws the air through the stone.';

it.each([
  'Chapter Summary',
  'Summary',
  'Key Takeaways',
  'Key Concepts and Summary',
  'Concepts to Remember',
  'What We Have Learned',
  'In Short',
  'Chapter Review',
])('tells a chapter by its own text under “%s”', async (heading) => {
  const text = chapter(`## ${heading}\n\n${oak} ${draught} Lime is slaked with nine parts of water.`);
  for (const request of ['summarise the lime kilns chapter', 'key takeaways from the lime kilns chapter']) {
    const said = await askChapter(text, request);
    expect(said).toContain(oak);
    expect(said).toContain(draught);
    expect(said).not.toMatch(/is old|nine loads|Adapted|sketch/);
  }
});

it.each(['Section Summary', 'Chapter Summary'])('gives each section its part of a “%s”', async (heading) => {
  const text = chapter(
    `## ${heading}\n\n### 3.1 The Hearth\n\n${oak} However, it is cold by then.\n\n### 3.2 The Flue\n\n${draught} It is swept in May.`,
  );
  const told = await askChapter(text, 'summarise the lime kilns chapter');
  expect(told).toMatch(/The Hearth\*\*[\s\S]*burns oak[\s\S]*The Flue\*\*[\s\S]*draws the air/);
  const listed = await askChapter(text, 'key takeaways of the lime kilns chapter');
  expect(listed).toMatch(/- A hearth burns[\s\S]*- A flue draws/);
  expect(listed).not.toMatch(/- (?:However|It is)/);
});

it('leaves out what is worked, where the text has no summary', async () => {
  const said = await askChapter(chapter(''), 'summarise the lime kilns chapter');
  expect(said).toContain('hearth of the coast');
  expect(said).not.toMatch(/nine loads|Adapted|sketch/);
});

it('gives a list of its own whole, one point a line', async () => {
  const points = Array.from({ length: 12 }, (_, i) => `- Stage ${i + 1}: the lime is turned once more, and rests`);
  const said = await askChapter(
    chapter(`## Concepts to Remember\n\n${points.join('\n')}`),
    'key takeaways of the lime kilns chapter',
  );
  expect(said.match(/^- Stage/gm)).toHaveLength(12);
});

it.each(['a review that asks', 'a heading of problems'])('takes no summary of %s', async (what) => {
  const asked = 'Why does a hearth burn oak? How long does it burn? Who swept the flue?';
  const end = what === 'a review that asks' ? `## Chapter Review\n\n${asked}` : `## Summary Problems\n\n${asked}`;
  expect(await askChapter(chapter(end), 'summarise the lime kilns chapter')).not.toMatch(/Who swept|Why does/);
});

it('tells a section first by what the summary of its chapter says under its heading', async () => {
  const said = await askChapter(
    chapter(`## 3.9 Summary\n\n### The Hearth\n\n${oak} It is cold by then.\n\n### The Flue\n\n${draught}`),
    'summarise the section on the hearth',
  );
  expect(said).toContain(oak);
  expect(said).not.toContain(draught);
});

it('shows that a long summary was cut', async () => {
  const long = Array.from({ length: 40 }, (_, i) => `The hearth of yard ${i} burns oak for nine days and nights.`);
  const said = await askChapter(chapter(`## Summary\n\n${long.join(' ')}`), 'summarise the lime kilns chapter');
  expect(said).toContain('nine days and nights. …');
});

import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const ropes = `# Ropes

## Strength

The strength of a rope depends on its fibre. Table 3.1 shows the breaking load.

Table 3.1 Breaking load in kilonewtons

| Diameter | Hemp | Nylon |
|---|---|---|
| 8 mm | 4.2 | 13.2 |
| 10 mm | 6.2 | 20.4 |
| 12 mm | 8.9 | 29.4 |

## Drying

Rope dries at a mild heat. The hours for each fibre:

| Fibre | Drying (hours) | Shrinking |
|---|---|---|
| Hemp | 30 | 4 % |
| Nylon | 6 | 1 % |
`;

it.each([
  ['breaking load of 10mm hemp', '10 mm', ['8 mm', '12 mm']],
  ['how much load breaks a 12 mm rope', '12 mm', ['8 mm', '10 mm']],
  ['how many hours of drying does nylon need', 'Nylon | 6', ['Hemp | 30']],
])('shows the row that a question names: “%s”', async (question, shown, not) => {
  const said = await askChapter(ropes, question);
  expect(said).toContain(shown);
  for (const each of not) expect(said).not.toContain(each);
});

it('shows a table that is asked for by its name', async () => {
  const said = await askChapter(ropes, 'drying table');
  expect(said).toContain('| Hemp | 30 | 4 % |');
  expect(said).toContain('| Nylon | 6 | 1 % |');
});

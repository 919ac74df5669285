import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const chapter = `# Bells

## Change ringing

Change ringing began in English towers in the seventeenth century, when bells were hung on whole wheels. Each row of change ringing strikes every bell once, and no row is ever struck again.

## Bell metal

Bells are cast from copper and tin. The tin makes them hard, so that they ring for a long time.

## Glossary

- change ringing: the ringing of tuned bells in rows that change by rule
- clapper: the tongue of a bell
`;

it('says of a term alone more than the glossary does', async () => {
  const said = await askChapter(chapter, 'change ringing');
  expect(said).toMatch(/rows that change by rule[\s\S]*whole wheels/);
  expect(said).not.toContain('copper');
});

it('adds nothing where no other passage has the term', async () => {
  expect(await askChapter(chapter, 'clapper')).toMatch(/^> clapper: the tongue of a bell\n>\n> \[1\]$/);
});

import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler =
  'The ferry crossed twice a day until the bridge was opened, and it carried the mail as well as the travellers.';
const chapter = `# Harbours

## The Tollund trial

The Tollund trial tested whether nets of hemp or of cotton catch more herring. Nilsen let two boats fish side by side for a month.

After reading about how Nilsen ran the Tollund trial, ask yourself how you would have run the Tollund trial.

${filler} ${filler}

To learn more about the Marken storm experiment, visit the pages of the museum at www.marken.example.

## Ferries

${filler}
`;

it.each([
  ['How did Nilsen run the Tollund trial?', 'two boats fish side by side'],
  ['What happened in the Marken storm experiment?', "I couldn't find this in your files"],
])('does not take what sends the reader elsewhere for an answer: %s', async (question, expected) => {
  const said = await askChapter(chapter, question);
  expect(said).toContain(expected);
  expect(said).not.toContain('ask yourself');
});

import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { resolveFollowUp } from './follow-up.ts';

const filler =
  'Many people came to the fair when the old lord died. '.repeat(3) +
  'Carts took what was made there to the towns inland, and the carters were paid by the load.';
const chapter = `# Troubles of the Coast

## Pan rot

Pan rot is a rust that eats the bottom of a brine pan. It comes from wet soot. ${filler}

### Symptoms

The symptoms of pan rot are red flakes and a bitter crust. In the year of the long frost 40 people died when a rotten pan burst at Orr. ${filler}

### Treatments

The treatments for pan rot are a scrape with sand and a coat of tallow. ${filler}

## Kiln cough

Kiln cough is a sickness of the lungs that lime dust brings on. ${filler}

### Symptoms

The symptoms of kiln cough are a dry throat and blue nails. In the hill towns 900 people died of it in one winter, because the kilns had no chimneys. ${filler}

### Treatments

The treatments for kiln cough are rest and sea air. ${filler}
`;
const ask = (...questions: string[]) => askChapter(chapter, ...questions);

it.each([
  [['what is pan rot', 'what are the symptoms'], /red flakes/, /blue nails/],
  [['what is kiln cough', 'what are the symptoms?'], /blue nails/, /red flakes/],
  [['what is kiln cough', 'and how many people died'], /900 people/, /40 people/],
  [['what is pan rot', 'how many ppl died'], /40 people/, /900 people/],
  [['what is kiln cough', 'what are the symptoms', 'are there any treatments'], /sea air/, /tallow/],
])('%j keeps to what was spoken of', async (questions, expected, other) => {
  const [said] = (await ask(...questions)).split('[1]');
  expect(said).toMatch(expected);
  expect(said).not.toMatch(other);
});

it('asks of another thing that is named', async () => {
  expect(await ask('what is pan rot', 'and what are the symptoms of kiln cough')).toMatch(/blue nails/);
});

const after = (question: string, answer: string) => [
  { role: 'user' as const, content: question },
  { role: 'assistant' as const, content: answer },
];

it.each([
  ['why so many', 'how many looms broke?', 'why so many looms broke?'],
  ['but why so much?', 'how much salt was lost in 1903', 'why so much salt was lost in 1903?'],
  ['why so late', 'how late did the boats come?', 'why so late did the boats come?'],
  ['can you give an example', 'what is a blind drain?', 'What is an example of blind drain?'],
  ['show me an example', 'what is a blind drain?', 'What is an example of blind drain?'],
])('“%s” after “%s” that nothing answered', (asked, before, expected) => {
  expect(resolveFollowUp(asked, after(before, "I couldn't find this in your files."))).toBe(expected);
});

it.each(['why', 'give me an example'])('“%s” is not read from what came nearest', async (asked) => {
  const said = await ask('how does pan rot raise the price of herring', asked);
  expect(said).not.toMatch(/do not say why|give no example/);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clocksChat, fungiChat } from '../testing/students/courses.ts';
import { withoutStory } from './without-story.ts';

it.each([
  [
    'i was ill last week and my flatmate said the labs count a lot, so how much are the labs worth?',
    'how much are the labs worth?',
  ],
  ['We tried it at home and it was a mess, everyone laughed. Why is rye bread dense?', 'Why is rye bread dense?'],
  ['ok so i missed class on monday and now im lost. what is gluten?', 'what is gluten?'],
  ['my partner left and i did it all alone, anyway is the lowest lab dropped?', 'is the lowest lab dropped?'],
  ['i have work until 5 and need to see the professor, when are her office hours?', 'when are her office hours?'],
  ['my cousin bakes pizza, it made me wonder how a beehive oven works', 'how a beehive oven works'],
  ['my flight is on thursday but first i need to know when the midterm is', 'when the midterm is'],
  ['bought the wrong book lol. which book do we need', 'which book do we need'],
  ['My laptop died. If I hand the essay in late, what do I lose?', 'If I hand the essay in late, what do I lose?'],
  ['My friend, who took this class, says it is easy. Is there a final?', 'Is there a final?'],
  ['in school we never cited anything, which style does the essay need', 'which style does the essay need'],
  ['the lecture was so confusing and went too fast: how do you find the depth', 'how do you find the depth'],
])('%j asks %j', (message, asked) => {
  expect(withoutStory(message)).toBe(asked);
});

it.each([
  'What is gluten and why do I need it?',
  "I don't get why rye is dense",
  'I really don’t understand what gluten is',
  'if i miss three classes because im sick, what happens to my grade?',
  'I added too much salt to my dough, what happens to the yeast?',
  'my flatmate baked a rye loaf and it came out dense, why is that?',
  'I think sourdough is healthier, is that true?',
  'I know when the midterm is but what does it cover',
  'i have to write a paper on lichens and i have no idea where to start',
  'i have a disability who do i talk to',
  'A baker doubles the salt, how does the yeast change?',
  'who was the man that opened the mill and what did he do before?',
])('%j is asked whole', (message) => {
  expect(withoutStory(message)).toBe(message);
});

const read = (path: string): string => readFileSync(new URL(`../testing/students/${path}`, import.meta.url), 'utf8');
const fungi = await fungiChat(read);
const clocks = await clocksChat(read);

it.each([
  [
    fungi,
    'my dog ate some mushroom from a rotting log and we had to see the vet all night, what is mycelium?',
    /Mycelium is/,
  ],
  [
    fungi,
    'i was sick all weekend and missed the lab, my friend says its fine. how much is the field report worth?',
    /%/,
  ],
  [clocks, 'my grandpa repairs clocks and he told me stories about trains, but what is an escapement?', /escapement/i],
] as const)('answers the question and not the story', async (chat, message, expected) => {
  const asked = withoutStory(message);
  expect(asked).not.toBe(message);
  expect(await chat(message)).toMatch(expected);
  expect(await chat(message)).toBe(await chat(asked));
});

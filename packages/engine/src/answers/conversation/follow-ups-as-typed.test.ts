import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { resolveFollowUp, supposedFurther } from './follow-up.ts';
import { listedItems } from './listed-items.ts';

const chapter = `# Dykes

## The Sleeper Dyke

A sleeper dyke is a low bank that stands behind the sea wall. It holds back what comes over the crest in a storm. The keepers mow it twice a year.

Sheep may graze on it from May to August. Cattle may not, because their hooves break the turf. In a wet spring the gate stays shut, so the turf has time to root.

Figure 1.2 The sleeper dyke at Orr in spring.

The parish pays for it out of the salt rent. Each house gives two days of work in the autumn.

## Why the north bank fell

The north bank fell in the year of the long frost. Ice had lifted the clay from below. This account, written forty years later, rests on a survey of cores that were found to hold lenses of ice all along the bank.

## Drains

A blind drain is a trench that is filled with stones. For example, the mill at Orr has one below its yard. It was dug in three days, and it has never been cleaned since then.

What settles in a blind drain is silt. Salt in the ground water lowers the worth of the hay, and it kills the clover at the foot of the bank.
`;
const ask = (...questions: string[]) => askChapter(chapter, ...questions);

it.each(['explain that more', 'can you explain it further', 'expand on that', 'more details please', 'go deeper'])(
  '“%s” goes on behind what was told, and tells nothing of it again',
  async (more) => {
    const said = await ask('what is a sleeper dyke', more);
    expect(said).toMatch(/Sheep may graze|salt rent/);
    expect(said).not.toContain('is a low bank that stands');
    expect(said).not.toContain('Figure 1.2');
  },
);

it.each(['how do they know', 'and how do we know that?', 'how can anyone know this'])(
  '“%s” is answered with what it rests on',
  async (asked) => {
    expect(await ask('why did the north bank fall', asked)).toMatch(
      /^What your files say that it rests on:[\s\S]*survey of cores/,
    );
  },
);

it('gives an example with what goes on of it', async () => {
  expect(await ask('what is a blind drain', 'give me an example')).toMatch(/mill at Orr[^-]*never been cleaned/);
});

describe('what a list holds', () => {
  it.each([
    ['- Prevent any one of the 3 usual faults.\n- Warp\n- Rot\n- Rust', ['Warp', 'Rot', 'Rust']],
    ['> - **Three usual faults:**\n> - Warp\n> - Rot', ['Warp', 'Rot']],
    ['- Warp\n- Rot in 2 years\n- Rust', ['Warp', 'Rot in 2 years', 'Rust']],
    [
      '|  | What it is |\n| --- | --- |\n| oak | A hard wood [1] |\n| elm | A wood [2] |\n\n- Oak is harder. [3]',
      ['oak', 'elm'],
    ],
  ])('%j', (answer, items) => {
    expect(listedItems(answer.replace(/^> /gm, ''))).toEqual(items);
  });
});

const after = (before: string, answer: string) => [
  { role: 'user' as const, content: before },
  { role: 'assistant' as const, content: answer },
];

it.each([
  ['and the first one?', 'when is midterm 2', 'Midterm 2: March 3. [1]', 'when is midterm 1?'],
  ['what about the third one', 'when is hw 2 due', 'Homework 2: March 3. [1]', 'when is homework 3 due'],
  [
    'and the second one? how do i prevent that',
    'what are the 2 faults of a beam',
    '- The 2 faults of a beam\n- Warp\n- Dry rot',
    'how do i prevent Dry rot?',
  ],
  ['and if i miss two?', 'what if i am ill on exam day', 'Bring a note. [1]', 'What happens if i miss two exams?'],
  ['and hale?', 'ormes law', 'Load is pull by time. [1]', 'hale law'],
  ['what about hale', "orme's principle?", 'Load is pull by time. [1]', 'hale principle'],
  ['and brine?', 'salt marshes', 'Marshes by the sea. [1]', 'salt marshes brine'],
  ['what about salty ground water', 'what ruins the turf', 'Hooves ruin it. [1]', 'What about salty ground water?'],
])('“%s” after “%s”', (asked, before, answer, expected) => {
  expect(resolveFollowUp(asked, after(before, answer)).replace(/\?$/, '')).toBe(expected.replace(/\?$/, ''));
});

it('supposes further only where something was said before', () => {
  expect(supposedFurther('and if i miss two?', [])).toBeNull();
  expect(supposedFurther('and who drew it?', after('what is silt', 'Mud. [1]'))).toBeNull();
});

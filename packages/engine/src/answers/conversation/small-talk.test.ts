import { expect, it } from 'vitest';
import { askRivers } from '../testing/river-course.ts';

it.each(['Hi', 'hello there!', 'Good morning', 'What can you do?', 'Who are you?', 'help', 'How can you help me?'])(
  '"%s" is answered with what can be asked of this course',
  (said) => {
    const { text, abstained } = askRivers(said);
    expect(abstained).toBe(false);
    expect(text).toMatch(
      /your 3 readings and the plan of Rivers and Floodplains[\s\S]*- What is due this week\?[\s\S]*- Quiz me on week 3/,
    );
  },
);

it.each(['Thanks!', 'ok, thank you so much', 'Great', 'bye', 'See you later'])('"%s" gets a short answer', (said) => {
  const { text, abstained } = askRivers(said);
  expect(abstained).toBe(false);
  expect(text.split(/\s+/).length).toBeLessThan(10);
});

it.each([
  'You are stupid',
  'Who won the football world cup?',
  'Write me a poem about love',
  'What is the weather like?',
])('"%s" is not in the materials', (said) => {
  expect(askRivers(said)).toMatchObject({
    abstained: true,
    text: expect.stringContaining("couldn't find this in your files"),
  });
});

it('says what to do where there is nothing yet', () => {
  const { text } = askRivers('Hello', [], { syllabus: null, student: null });
  expect(text).not.toContain('due this week');
});

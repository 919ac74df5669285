import { expect, it } from 'vitest';
import { asksForAction } from './asks-for-action.ts';

it.each([
  'Make activities for week 3',
  'make me some flashcards for this week',
  'Please create a quiz about the third week.',
  'Can you generate practice for next week?',
  'Could you please make flashcards for week 2?',
  "I'd like you to prepare exercises for week 4",
  'I want flashcards for the first week',
  'Quiz me on meanders',
  'Hey, test me on week 1!',
  'Move the essay to next Friday',
  'Please move the essay to Monday, it was announced in class.',
  'Can you push the field report back by a week?',
  'Set the due date of quiz 1 to January 28',
  'Set the midterm for March 3 at 10:00',
  'Postpone the paper by two days',
  'Reschedule the final to December 12',
  'Would you mind changing the date of the lab to Tuesday?',
  'Change the due date of Essay 2, please',
  'The field report was moved to Friday',
  'The quiz has been postponed until next Monday.',
  'The essay is now due on Friday.',
  'Correct the reading “Why Rivers Bend”: the author is Castellano',
  'Fix the title of the second reading of week 3',
  'Rename the reading "Channels" to "Channels and Their Work"',
  'The reading is wrong. Update its pages to 44–67',
  'Open week 3',
  'Show me week 2 please',
  'Take me to next week',
  'OK, go to the week on floods',
  'Search my files for sediment',
  'Find every passage about levees in the readings',
  'Look up sediment in my notes',
  "Let's move the quiz to Thursday",
])('asks for something to be done: %s', (question) => {
  expect(asksForAction(question)).toBe(true);
});

it.each([
  'What is a meander?',
  'When is the essay due?',
  'How do I make a dam?',
  'Why did the river change its course?',
  'Explain how meanders move downstream.',
  'Can you explain what sets the discharge of a river?',
  'What makes a river move sediment?',
  'Should I move on to week 4?',
  'Is the essay due on Friday?',
  'Did they postpone the construction of the dam?',
  'Give me the definition of a levee',
  'Compare floods and droughts',
  'Show that discharge grows downstream',
  'Who was moved uphill after the flood?',
  'Which exercises should I do?',
  'How does one find the discharge of a river?',
  'Find the discharge of a channel of 3 m by 2 m',
  'Thanks!',
])('asks to be told: %s', (question) => {
  expect(asksForAction(question)).toBe(false);
});

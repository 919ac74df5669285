import { expect, it } from 'vitest';
import { askOfStrings } from './testing/pitch-course.ts';

it.each([
  [['what happens if i hand in late?', 'who teaches this?'], /^Hanna Obi/],
  [['what is a damped string?', 'And an undamped one?'], /\*\*An undamped string is/],
  [['what is a damped string?', 'Where are office hours?'], /^Wednesday 2–3 pm, Mill House 12\. \[1\]$/],
  [['which temperament is usable in every key?'], /yes \| \[1\]$/],
  [['which temperament has the most pure thirds?'], /Meantone \| 0 \| 8 \| no \| \[1\]$/],
  [['which temperaments are not usable in every key?'], /Pythagorean .*\n\| Meantone .*no \| \[1\]$/],
  [['what does the Tamsin chapter say about a damped string?'], /\*\*A damped string is/],
  [['what does Rowe say about temperaments?'], /^A temperament is/],
  [['what does the Rowe chapter say about bridges?'], /^The Rowe chapter says nothing about bridges/],
  [['what does Lindgren say about halls?'], /“Echo and Hall” isn’t in your files/],
  [['hey whats this class about'], /no description of the course; its weeks are:\n\n- Week 1: Strings/],
  [['when r office hours'], /^Wednesday 2–3 pm/],
  [['is there a textbok i need to buy'], /nothing about a textbook/],
  [['whats a damped string'], /\*\*A damped string is/],
  [
    ['which temperament is usable in every key?', 'how did that one become common?'],
    /\*\*Equal temperament became common/,
  ],
  [
    ['whats the difference between pythagorean and meantone temperament', 'which one has more pure fifths'],
    /Pythagorean .*\n\| Meantone .*no \| \[1\]$/,
  ],
  [['what is a temperament?', 'give me an example'], /give no example/],
  [['what is the frequency of a string?', 'give me an example'], /For instance, halving the length/],
] as const)('%j', (questions, expected) => {
  expect(askOfStrings(...questions)).toMatch(expected);
});

it('picks of a table no row that the question does not ask for', () => {
  expect(askOfStrings('which temperament is usable in every key?')).not.toMatch(/Pythagorean|Meantone/);
});

it('shows code for code and a formula for a formula, of what was spoken of', () => {
  expect(askOfStrings('how does the plucked string program work', 'show me the code')).toMatch(/```\ndef pluck/);
  expect(askOfStrings('what is the frequency of a string?', 'show me the formula')).toMatch(
    /\$\$\nf=\\sqrt.*\n\$\$ \[1\]$/,
  );
});

it('shows no code of another thing', () => {
  expect(askOfStrings('what is a temperament?', 'show me the code')).toBe("I couldn't find this in your files.");
});

it('shows the code that a sentence leads in below it, however long the text above is', () => {
  expect(askOfStrings('how can a plucked string be imitated by a program?')).toMatch(/\n```\ndef pluck/);
});

it('opens a reason with what its pronoun stands for', () => {
  expect(askOfStrings('what is a damped string?', 'why?')).toContain(
    'A finger on the bridge makes a damped string of any. It sounds dull because',
  );
});

it('says of office hours what stands in their line, and not the next one', () => {
  expect(askOfStrings('where can i find the office hours of the professor?')).not.toContain('Email');
});

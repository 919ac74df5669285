import { describe, expect, it } from 'vitest';
import { readDocument } from '../documents/read-document.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { cutPassages } from './cut.ts';
import { onlyAsks } from './exercises.ts';

const opens = 'A canal climbs a hill in steps, and a boat climbs with it. '.repeat(4);
const told =
  'A lock lifts a boat between two stretches of a canal. Its gates close, and water fills the chamber. '.repeat(3);
const rolesOf = (...lines: string[]): string[] =>
  cutPassages(buildDocument(['# Locks', opens, ...lines]), 'doc')
    .slice(1)
    .map(({ role, text }) => `${role}: ${text.slice(0, 12)}`);

describe('under a heading', () => {
  it.each([
    'Section Quiz',
    'Chapter Review Questions',
    '4.2 Check Your Understanding',
    'Test yourself',
    'Short Answer',
    'Critical Thinking',
    'Quiz',
    'Questions',
  ])('%s asks', (heading) => {
    const questions = 'Why does a lock have two gates? Compare a lock with a weir.';
    expect(rolesOf(`## ${heading}`, questions)).toEqual(['exercise: Why does a l']);
  });

  it('its options are none of the text', () => {
    const options = ['- a gate', '- a chamber', '- a sluice', '- a towpath'];
    expect(rolesOf('## Section Quiz', 'What holds a boat while it is lifted is', ...options)).toEqual([
      'exercise: What holds a',
    ]);
  });

  it('what is to be looked for elsewhere tells nothing, and ends its section', () => {
    const roles = rolesOf('## Further Research', 'Visit the canal museum’s site for its plans.', '## Weirs', told);
    expect(roles).toEqual(['exercise: Visit the ca', 'body: A lock lifts']);
  });

  it('what a course says of its quizzes is no question', () => {
    expect(rolesOf('## Quizzes', 'Quizzes are given on Fridays and count 20 percent of the grade.')).toEqual([
      'body: Quizzes are ',
    ]);
  });

  it.each(['Discussion', 'The Problem of Water', 'Practice of Lock Keepers'])('%s may tell', (heading) => {
    expect(rolesOf(`## ${heading}`, told)).toEqual(['body: A lock lifts']);
  });

  it('one of several exercises is one', () => {
    expect(rolesOf('## Exercises', '### Problem 3', 'A chamber holds 200 tons of water.')).toEqual([
      'exercise: A chamber ho',
    ]);
  });
});

describe('without a heading', () => {
  const rest = ['- A gate', '- A chamber', '- A sluice'];

  it('lettered options below numbered questions', () => {
    const roles = rolesOf('1. What holds the boat?', 'a) A gate', 'b) A chamber', 'c) A sluice', told);
    expect(roles).toEqual(['exercise: What holds t', 'body: A lock lifts']);
  });

  it('as many options below each question, one of which leaves a blank', () => {
    const roles = rolesOf('The boat stands in the _____.', ...rest, 'Water comes in through', ...rest, told);
    expect(roles).toEqual(['exercise: The boat sta', 'body: A lock lifts']);
  });

  it('options within the line of their question', () => {
    const line = '3. Which of the following holds the boat? a. a gate b. a chamber c. a sluice d. a towpath';
    expect(rolesOf(line, told)).toEqual(['exercise: Which of the', 'body: A lock lifts']);
  });

  it('a list that a question announces tells something', () => {
    const roles = rolesOf(
      'What does a lock need?',
      '- Two gates that close against the water',
      '- A chamber as long as the boat',
      '- Sluices',
      told,
    );
    expect(roles.every((role) => role.startsWith('body'))).toBe(true);
  });

  it('lettered parts of a rule tell something', () => {
    const roles = rolesOf('A keeper must:', 'a) close the gates', 'b) open the sluice', 'c) wait', told);
    expect(roles.every((role) => role.startsWith('body'))).toBe(true);
  });
});

describe('with an answer below', () => {
  const options = ['- A towpath', '- A chamber', '- A weir'];
  const answer = 'It holds the water that lifts the boat.';

  it.each([
    ['a line', [`Answer: B. ${answer}`]],
    ['the right answer', [`The correct answer: A chamber. ${answer}`]],
    ['a hint and a source', ['Hint: Think of water.', `Answer: B. ${answer}`, 'Source: Canals, chapter 2']],
    ['an explanation', ['Answer: B', `Explanation: ${answer}`]],
    ['a fold', ['Show answer', `B. ${answer}`]],
    ['a list', [`- Answer: B. ${answer}`]],
  ])('%s tells, and the options do not', (_, lines) => {
    const question = ['Recall The boat is held by this', ...options, ...lines];
    const passages = cutPassages(buildDocument(['# Locks', opens, ...question, ...question, told]), 'doc');
    const asking = passages.filter(({ text }) => /A weir|A towpath/.test(text));
    const telling = passages.filter(({ text }) => text.includes(answer));
    expect(asking.map(onlyAsks)).toEqual([true, true]);
    expect(telling.map(onlyAsks)).toEqual([false, false]);
    // What tells the answer stands behind what the text itself tells.
    expect(telling.map(({ role }) => role)).toEqual(['exercise', 'exercise']);
  });

  it.each([
    ['two options are enough, and a heading may ask', ['### Does a weir lift boats?', '- Yes', '- No'], 'No'],
    ['a statement that is false', ['A weir lifts every boat.'], 'False'],
  ])('%s', (_, question, answer_) => {
    const lines = ['# Locks', opens, ...question, `Answer: ${answer_}. ${answer}`];
    const [, asking, telling] = cutPassages(buildDocument(lines), 'doc');
    expect([asking && onlyAsks(asking), asking?.text]).toEqual([true, expect.not.stringContaining('Answer')]);
    expect([telling && onlyAsks(telling), telling?.text]).toEqual([false, expect.stringContaining(answer)]);
  });
});

describe('as files have it', () => {
  const markdown = `# Locks\n\n${opens}\n\n1. What holds the boat?\n   a. A gate\n   b. A chamber\n   c. A sluice\n\n2. What lets water in?\n   a. A gate\n   b. A chamber\n   c. A sluice\n\n${told}`;
  const html = `<h1>Locks</h1><p>${opens}</p><p>What holds the boat?</p><ol type="a"><li>A gate</li><li>A chamber</li><li>A sluice</li></ol><p>What lets water in?</p><ol type="a"><li>A gate</li><li>A chamber</li><li>A sluice</li></ol><p>${told}</p>`;
  const text = `Locks\n=====\n\n${opens}\n\nSection Quiz\n\nWhat holds the boat?\n\n  * A gate\n  * A chamber\n  * A sluice\n\nWhat lets water in?\n\n  * A gate\n  * A chamber\n  * A sluice\n`;

  it.each([
    ['locks.md', markdown],
    ['locks.html', html],
    ['locks.txt', text],
  ])('%s', async (name, source) => {
    const passages = cutPassages(await readDocument(new TextEncoder().encode(source), name), name);
    const asking = passages.filter((passage) => /What (?:holds|lets)/.test(passage.text));
    expect(asking.map(({ role }) => role)).toEqual(asking.map(() => 'exercise'));
    expect(asking.length).toBeGreaterThan(0);
    expect(asking.some((passage) => /climbs|lifts/.test(passage.text))).toBe(false);
  });
});

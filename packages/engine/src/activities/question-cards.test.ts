import { expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { questionCards } from './question-cards.ts';
import { readStudyText } from './study-text.ts';

const context =
  'A sanction is a reward or a punishment that keeps people to a norm. Sanctions differ from town to town. A norm is a rule that the people of a group share. A taboo is a norm whose violation disgusts people.';

/** Front and back of the cards that ask about a statement. */
function cardsOf(sentence: string): [string, string][] {
  const text = readStudyText(cutPassages(buildDocument(['# Sanctions', context, sentence]), 'reading'));
  const fact = text.facts.find((candidate) => candidate.sentence.text === sentence);
  return fact ? questionCards(fact).map(({ front, back }) => [front, back]) : [];
}

it.each([
  [
    'a cause',
    'Sanctions work best in small towns because everybody sees what everybody does.',
    '“Sanctions work best in small towns.” Why is that so, according to your reading?',
    'Because everybody sees what everybody does',
  ],
  [
    'examples',
    'Towns of the coast use sanctions, such as fines, warnings, and open praise.',
    'Which examples does your reading give of “sanction”?',
    'Fines, warnings, and open praise',
  ],
])('asks for %s', (_what, sentence, front, back) => {
  expect(cardsOf(sentence)).toContainEqual([front, back]);
});

it.each([
  ['a reason within another clause', 'The sanctions that follow because of a rule are written down in every town.'],
  [
    'a reason of a concession',
    'While some sanctions are mild because they are private, the town knows of all of them.',
  ],
  ['a reason of no claim', 'In the small towns of the northern coast because of the rule, sanctions are mild.'],
  [
    'members of something else',
    'Towns punish parts of a sanction, including the fine and the warning, on the same day.',
  ],
])('asks for no %s', (_what, sentence) => {
  expect(cardsOf(sentence)).toEqual([]);
});

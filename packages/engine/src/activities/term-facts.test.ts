import { expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { findVocabulary } from '../vocabulary/find-vocabulary.ts';
import { askForDefinition, askForTerm, definedTermFacts } from './term-facts.ts';

const filler = 'Cities of the past were built along rivers because water was needed every day. '.repeat(12);
const document = buildDocument([
  'Marie Curie was the physicist who measured the rays of radium. Marie Curie worked in Paris for most of her life.',
  'The Great Stink was the smell of a river in a hot and dry summer. The Great Stink moved a parliament to act.',
  'A cistern is a tank that stores rain until it is needed. A cistern is cleaned once in a year.',
  filler,
]);
const facts = definedTermFacts(findVocabulary(cutPassages(document, 'cities')));

it.each([
  ['Marie Curie', 'Who is Marie Curie, according to your reading?', 'Who is described as “the physicist'],
  ['Great Stink', 'How does your reading describe “Great Stink”?', 'Who or what is described as “the smell'],
  ['cistern', 'What does “cistern” mean?', 'Which term means “a tank'],
])('asks for %s as for somebody, for what has a name, or for a term', (term, forDefinition, forTerm) => {
  const fact = facts.find((each) => each.term.term === term);
  if (!fact) throw new Error(`${term} is no term: ${facts.map((each) => each.term.term)}`);
  expect(askForDefinition(fact)).toBe(forDefinition);
  expect(askForTerm(fact)).toContain(forTerm);
});

it.each([
  ['cistern', 'a tank that stores rain', true],
  ['cistern', 'spread between the wells by carts of the town', false],
  ['porous', 'full of small holes and open to water', true],
  ['porous', 'pots that let water through', false],
  ['example', 'the tank of the northern quarter', false],
  ['sluice', 'the strength of that wall', false],
  ['sluice', 'the resulting body of water', false],
  ['sluice', 'a gate for the water of a field; it is opened at dusk', true],
  ['bottom left', 'a gate that lets water into the field', false],
  ['opening main sluices', 'a heavy task that two people share', false],
])('of “%s” “%s” is a meaning: %s', (term, definition, isMeaning) => {
  const [own] = facts;
  if (!own) throw new Error('There is no term.');
  const quote = `${definition} is what the text means by ${term}.`;
  const given = { ...own.term, term, definition, certainty: 0.9, score: 9, citation: { ...own.term.citation, quote } };
  expect(definedTermFacts([given])).toHaveLength(isMeaning ? 1 : 0);
});

import { expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { makeActivities } from './make-activities.ts';
import { partsOf } from './sentence-parts.ts';
import { readStudyText } from './study-text.ts';
import { agrees } from './term-forms.ts';

const passagesOf = (...lines: string[]) => cutPassages(buildDocument(['# Salt Pans', ...lines]), 'reading');
const told = [
  'Salt pans are shallow basins of clay on the shore. Salt pans lose their water to the wind in summer.',
  'A spring tide fills the outer pans twice a month. A neap tide leaves the inner pans dry for a week.',
  'Wardens of the coast watch the sluices by night. Clay walls keep the brine from the fields behind the shore.',
];

it('asks what is said of a thing where a text defines little', () => {
  const { activities } = makeActivities(passagesOf(...told), { type: 'flashcards', count: 5 });
  const cards = activities.flatMap((each) => (each.type === 'flashcards' ? [`${each.front} ${each.back}`] : []));
  expect(cards.join('\n')).toMatch(
    /What does your reading say of “a neap tide”\? A neap tide leaves the inner pans dry/,
  );
});

it.each([
  'Worked trace: with four carts on the road, the first one reaches the quay at noon.',
  'Hand in: a sketch of the outer pans and of the sluices that fill them in spring.',
])('takes no labelled note for a statement: “%s”', (note) => {
  const { facts } = readStudyText(passagesOf(...told, note));
  expect(facts.map(({ sentence }) => sentence.text)).not.toContain(note);
});

it.each([
  'The sluice is set by the rule of NORM.4 (wardens of the coast) since then.',
  'The pans follow plan 3.5.2 of it.',
])('asks for no number that is part of a name: “%s”', (sentence) => {
  expect(partsOf(sentence).filter(({ kind }) => kind === 'number')).toEqual([]);
});

it.each([
  ['salt pans', ' are dug in clay', true],
  ['salt pan', ' are dug in clay', false],
  ['salt pans', ' is dug in clay', false],
  ['brine', ' has no colour', true],
  ['brine', ' runs off', true],
])('“%s” before “%s”', (name, behind, fits) => {
  expect(agrees(name, behind)).toBe(fits);
});

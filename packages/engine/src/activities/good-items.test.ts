import { expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { makeActivities } from './make-activities.ts';
import { readStudyText } from './study-text.ts';
import { agrees, isName, wantsPlural } from './term-forms.ts';

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
    /What does your reading say about “a neap tide”\? A neap tide leaves the inner pans dry/,
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
  ['salt pans', ' are dug in clay', true],
  ['salt pan', ' are dug in clay', false],
  ['salt pans', ' is dug in clay', false],
  ['brine', ' has no colour', true],
  ['brine', ' runs off', true],
])('“%s” before “%s”', (name, behind, fits) => {
  expect(agrees(name, behind)).toBe(fits);
});

it.each([
  'Rinsing of the baskets in the water of the outer pan.',
  'Sluice keeper paid to the end of the neap tide.',
  'Sluice empty initialized to the lowest mark of the gauge.',
  'Prevent the loss of brine by keeping every wall of clay whole.',
  'If a wall is to be mended, make sure both sluices are closed first.',
  'For a given width of the pan, calculate the depth of the brine.',
  'Chapters 12–13 tell of the sluices and of the wardens beside them.',
])('takes no fragment, order or pointer for a statement: “%s”', (note) => {
  const { facts } = readStudyText(passagesOf(...told, note));
  expect(facts.map(({ sentence }) => sentence.text)).not.toContain(note);
});

it.each([
  ['A(n) _____ is a basin.', 'salt works', false],
  ['The _____ is a basin.', 'salt works', false],
  ['_____ are basins of clay.', 'salt pan', true],
  ['Brine fills the _____ at noon.', 'salt pans', true],
])('what the gap of “%s” wants beside “%s”', (gapped, answer, plural) => {
  expect(wantsPlural(gapped, answer)).toBe(plural);
});

it.each([
  ['warden’s', false],
  ['wardens’', false],
  ['all new pans', false],
  ['higher salt price', false],
  ['spring tide', true],
])('“%s” is what something is called: %s', (phrase, expected) => {
  expect(isName(phrase)).toBe(expected);
});

it.each(['multiple-choice', 'true-false'] as const)('asks for no number of a text: %s', (type) => {
  const counted = [
    'The outer pans cover 340 acres of the shore.',
    'The wardens of the pans watch 16 sluices by night.',
  ];
  const { activities } = makeActivities(passagesOf(...told, ...counted), { type, count: 12 });
  const text = activities
    .map((each) => (each.type === 'true-false' ? each.statement : JSON.stringify(each)))
    .join('\n');
  expect(text).not.toMatch(/"\d+"|\b(?!340|16)\d{2,3} (?:acres|sluices)/);
});

import { expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { listQuestion } from './list-question.ts';
import { makeActivities } from './make-activities.ts';

it.each([
  [
    'There are three main types of kilns: pit kilns, bottle kilns, and tunnel kilns.',
    'What are the three main types of kilns?',
    'pit kilns, bottle kilns, and tunnel kilns',
  ],
  [
    'The stages of firing are smoking, heating, and soaking.',
    'What are the stages of firing?',
    'smoking, heating, and soaking',
  ],
  [
    'A glaze has two functions: sealing the pot and decorating it.',
    'Which two functions does a glaze have?',
    'sealing the pot and decorating it',
  ],
])('asks for what a text counts up: %s', (sentence, question, answer) => {
  expect(listQuestion(sentence)).toEqual({ question, answer });
});

it.each([
  'The main parts of a kiln are shown in the drawing.',
  'There are many types of these kilns: some of them are old and some are new.',
  'There are three kinds of clay in the valley.',
])('asks nothing where no names are counted up: %s', (sentence) => {
  expect(listQuestion(sentence)).toBeNull();
});

it('makes a card of the kinds that a section counts up', () => {
  const text =
    'A kiln is an oven that hardens clay. There are three main types of kilns: pit kilns, bottle kilns, and tunnel kilns. Potters of the valley fire their kilns twice in a month. A bottle kiln draws its air from below.';
  const passages = cutPassages(buildDocument(['# Kilns', text]), 'kilns');
  const { activities } = makeActivities(passages, { type: 'flashcards', count: 5 });
  expect(activities.map((card) => 'front' in card && card.front)).toContain('What are the three main types of kilns?');
});

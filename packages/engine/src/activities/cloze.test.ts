import { expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { makeCloze, worthOfGap } from './cloze.ts';
import { makeMultipleChoice } from './multiple-choice.ts';
import { readStudyText } from './study-text.ts';

it('asks sooner for what a statement names than for what it mentions, and last for half a phrase', () => {
  const fronts = [
    'Clay that was fired once is called _____.',
    'A(n) _____ hardens clay in one night.',
    'The potters of the valley paid for the _____ with salt.',
    '_____ and care of kilns cost the town a tenth of its salt.',
  ];
  const worths = fronts.map(worthOfGap);
  expect(worths).toEqual(worths.toSorted((x, y) => y - x));
  expect(new Set(worths).size).toBe(fronts.length);
});

const textOf = (...paragraphs: string[]) =>
  readStudyText(cutPassages(buildDocument(['# Kilns', ...paragraphs]), 'kilns'));

it('leaves out no half of a name', () => {
  const text = textOf(
    'Josiah Vane is the maker who brought glaze to the valley. Potters of the coast learned from Josiah Vane in the winter.',
    'Josiah Vane Hides (1801–1870), one of the greatest makers of the coast, pointed out that glaze is glass. A kiln is an oven that hardens clay.',
  );
  const fact = text.facts.find(({ sentence }) => sentence.text.includes('Hides'));
  if (!fact) throw new Error('There is no such statement.');
  expect(makeCloze(fact, text)?.answer.toLowerCase() ?? '').not.toBe('josiah vane');
});

it('offers no reason that points back to its own statement', () => {
  const text = textOf(
    'Potters of the coast dry their clay in the shade because the sun splits the walls of a pot. Bottle kilns draw well in the winter because the wind of the coast fills the flue.',
    'Glaze runs off the rim of a jar because the oven was opened before the night. Salt kilns stand outside the town because their smoke kills the trees of the gardens.',
    'Tile makers pay for the timber of the valley because the forest belongs to the abbey.',
  );
  const offered = makeMultipleChoice(text, { count: 10, seed: 1, isWanted: () => true }).flatMap(
    ({ options, answerIndex }) => options.filter((_, i) => i !== answerIndex),
  );
  expect(offered.some((option) => /^Because/.test(option))).toBe(true);
  expect(offered.filter((option) => /their smoke/.test(option))).toEqual([]);
});

it('leaves out no word that the whole text turns around', () => {
  const text = textOf(
    ...[
      'A kiln is an oven that hardens clay by heat. A kiln of the coast draws air from the sea.',
      'A kiln of brick lasts longer than a kiln of mud. A kiln of the valley was fired with larch for two days.',
      'A saggar is a box of fired clay that keeps the smoke of a kiln from the pots. A kiln was opened by the oldest potter.',
      'A kiln on a slope draws better than one in a field. A kiln with two chambers saves half of the timber.',
      'A kiln needs a flue, and the flue of a kiln needs the wind. A kiln was shared by six houses of the lane.',
      'A kiln cools for three days. A kiln that is opened too early breaks the jars. A kiln pays for itself in a year.',
    ],
  );
  const answers = text.facts.map((fact) => makeCloze(fact, text)?.answer.toLowerCase());
  expect(answers).not.toContain('kiln');
  expect(answers).toContain('saggar');
});

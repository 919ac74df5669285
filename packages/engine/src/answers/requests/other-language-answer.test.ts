import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { otherLanguageAnswer } from './other-language-answer.ts';

it('takes words that English has too for no sign that the files are in the language', () => {
  const index = buildIndex(
    makePassages([
      'The Marlow Rebellion was a rising of millers against the salt tax. It began a new era, and a son of its leader would resume it for a dime a day and the favor of the town.',
    ]),
  );
  const said = otherLanguageAnswer('¿Qué fue la rebelión de Marlow? Responde en español por favor', index, {})?.answer;
  expect(said).toMatch(/^I read English only.*The Marlow Rebellion was a rising of millers/);
});

import { expect, it } from 'vitest';
import { findLocators } from './locators.ts';

it.each([
  ['Lindt, cap. 3 y 5', 'cap. 3 y 5'],
  ['Capítulo 27, 28 y 29 del manual', 'Capítulo 27, 28 y 29'],
  ['Capitulo 2 del libro de Okafor', 'Capitulo 2'],
  ['Okafor, chapitre 4 et 6', 'chapitre 4 et 6'],
  ['Okafor, Kap. 3 und 4', 'Kap. 3 und 4'],
  ['capitolo 2 e 3', 'capitolo 2 e 3'],
  ['Okafor, Seiten 12–34', 'Seiten 12–34'],
  ['páginas 12-34', 'páginas 12-34'],
])('finds the parts of a work in the languages of other courses: %s', (text, locator) => {
  expect(findLocators(text).map((found) => found.text)).toEqual([locator]);
});

it('takes no cap and no side for a part', () => {
  expect(findLocators('White caps on 3 seas')).toEqual([]);
});

it.each(['P2 Harbour map', 'P3 – Brine survey', 'Introduce P1 Salt Pans'])('takes a number for no page: %s', (text) => {
  expect(findLocators(text)).toEqual([]);
});

it.each(['Lindt P12', 'Lindt P12-14 Brine'])('still finds the page in %s', (text) => {
  expect(findLocators(text)).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readHtml } from './read-html.ts';

const read = async (html: string): Promise<string[]> => outline(await readHtml(new TextEncoder().encode(html)));

const marked = (term: string, meaning: string): string =>
  `<span class="margin_term"><a class="glossterm">${term}</a><span class="glossdef">${meaning}</span></span>`;

it('takes what a margin says of a term out of the sentence, to the end of the section', async () => {
  const html = `<h2>Mills</h2><p>They built a ${marked('tail race', 'A channel behind a wheel.')} of oak.</p>
    <p>It had a ${marked('weir', 'A low dam.')}, too.</p><ul><li>Oak</li></ul><h2>Floods</h2><p>It broke.</p>`;
  expect(await read(html)).toEqual([
    'H2 Mills',
    'P They built a tail race of oak.',
    'P It had a weir, too.',
    '- Oak',
    '- Tail race: A channel behind a wheel.',
    '- Weir: A low dam.',
    'H2 Floods',
    'P It broke.',
  ]);
});

it.each([
  '<span>weir<span class="tooltip-text">A low dam.</span></span>',
  '<b>weir</b> <span class="term-definition">A low dam.</span>',
  '<dfn>weir</dfn><span class="glossary-definition">A low dam.</span>',
])('knows %s', async (term) => {
  expect(await read(`<div><p>A ${term} held it.</p></div>`)).toEqual(['P A weir held it.', '- Weir: A low dam.']);
});

it('leaves a mark alone that stands for no term before it', async () => {
  expect(await read('<p><span class="glossdef">A low dam.</span> It held.</p>')).toEqual(['P A low dam. It held.']);
  expect(await read('<p>A long story of it. <span class="note">A low dam.</span></p>')).toEqual([
    'P A long story of it. A low dam.',
  ]);
});

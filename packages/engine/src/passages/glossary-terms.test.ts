import { describe, expect, it } from 'vitest';
import type { Block, Mark } from '../documents/document.ts';
import { readDocument } from '../documents/read-document.ts';
import { sentencesOf } from './blocks.ts';
import { cutPassages } from './cut.ts';
import { entriesOf } from './entries.ts';

const meanings = [
  ['brine', 'water that holds so much salt that an egg floats in it'],
  ['evaporation pan', 'a shallow basin in which the sun dries the water'],
  ['grainer (GR)', 'a long vat heated by steam pipes'],
  ['salt rakes', 'rakes with wooden teeth that gather the crust'],
] as const;
const body =
  '<p>Salt makers let brine stand in an evaporation pan. Where the sun is weak they boil it in a grainer. Salt rakes gather it.</p>';

async function termsOf(html: string) {
  const source = `<h1>Salt works</h1>${body}${html}`;
  const passages = cutPassages(await readDocument(new TextEncoder().encode(source), 'salt.html'), 'salt');
  return passages.flatMap((passage) =>
    entriesOf(passage).map(({ names, from, end }) => [names.join(' / '), passage.text.slice(from, end)]),
  );
}

const expected = meanings.map(([term, meaning]) => [term.replace(' (GR)', ' / GR'), meaning]);
const each = (line: (term: string, meaning: string) => string): string =>
  meanings.map(([term, meaning]) => line(term, meaning)).join('');

describe('the entries of a printed glossary', () => {
  it.each([
    ['terms in bold', `<h2>Key Terms</h2>${each((term, meaning) => `<p><b>${term}</b> ${meaning}</p>`)}`],
    ['terms in bold, in a list', `<h2>Glossary</h2><ul>${each((t, m) => `<li><b>${t}</b> ${m}</li>`)}</ul>`],
    ['no sign at all', `<h2>Key Terms</h2>${each((term, meaning) => `<p>${term} ${meaning}</p>`)}`],
    ['dashes', `<h2>Vocabulary</h2>${each((term, meaning) => `<p>${term} — ${meaning}</p>`)}`],
    ['the section beside the term', `<h2>Key Terms Glossary</h2>${each((t, m) => `<p>${t} (4.7) — ${m}</p>`)}`],
    ['the section, in bold', `<h2>Terms to Know</h2>${each((t, m) => `<p><b>${t} (4.7)</b> – ${m}</p>`)}`],
    ['colons', `<h2>Key Terms</h2>${each((term, meaning) => `<p>${term}: ${meaning}</p>`)}`],
    ['two columns', `<h2>Key Terms</h2><table>${each((t, m) => `<tr><td>${t}</td><td>${m}</td></tr>`)}</table>`],
    ['definitions below', `<h2>Key Terms</h2><dl>${each((t, m) => `<dt>${t}</dt><dd>${m}</dd>`)}</dl>`],
    [
      'a line in bold above',
      `<p><b>Key Terms</b></p>${each((t, m) => `<p><b>${t}</b> ${m}</p>`)}<p><b>Further</b></p><p><b>Pans</b> were dear.</p>`,
    ],
  ])('are read with %s', async (_, html) => {
    expect(await termsOf(html)).toEqual(expected);
  });

  it.each([
    [
      'prose',
      '<h2>Key Terms</h2><p>Salt makers speak of pans. A pan is wide.</p><p>Grainers came later, and were dear.</p>',
    ],
    ['bold openings elsewhere', `<h2>Tools</h2>${each((term, meaning) => `<p><b>${term}</b> ${meaning}</p>`)}`],
    ['a list of bare terms', '<h2>Key Terms</h2><ul><li>brine</li><li>evaporation pan</li><li>salt rakes</li></ul>'],
  ])('are not seen in %s', async (_, html) => {
    expect(await termsOf(html)).toEqual([]);
  });

  it('are parted where a page has run two together', () => {
    const text = 'bittern what is left of brine scale a hard crust, with **pan** in it';
    const marks: Mark[] = ['bittern', 'scale', 'pan'].map((term) => {
      return { style: 'bold', start: text.indexOf(term), end: text.indexOf(term) + term.length };
    });
    const common = { page: 3, sourceLine: null, lines: [] };
    const blocks: Block[] = [
      { kind: 'heading', level: 1, index: 0, text: 'Key Terms', marks: [], ...common },
      { kind: 'paragraph', index: 1, text, marks, ...common },
      { kind: 'paragraph', index: 2, text: 'weir a low dam', marks: [{ style: 'bold', start: 0, end: 4 }], ...common },
    ];
    const passages = cutPassages({ format: 'pdf', title: null, pageCount: 3, blocks, warnings: [] }, 'salt');
    expect(passages.flatMap(entriesOf).map(({ term }) => term)).toEqual(['bittern', 'scale', 'weir']);
  });

  it('are a sentence each, though they have more than one', () => {
    const bold = (text: string, end: number): Pick<Block, 'text'> & { marks: Mark[] } => ({
      text,
      marks: [{ style: 'bold', start: 0, end }],
    });
    const lines = [bold('bittern what is left of brine. It is bitter', 7), bold('pan scale a hard crust of lime', 9)];
    const common = { page: 3, sourceLine: null, lines: [] };
    const blocks: Block[] = [
      { kind: 'heading', level: 1, index: 0, text: 'Key Terms', marks: [], ...common },
      ...lines.map((line, i): Block => ({ kind: 'paragraph', index: i + 1, ...line, ...common })),
    ];
    const [passage] = cutPassages({ format: 'pdf', title: null, pageCount: 3, blocks, warnings: [] }, 'salt');
    const said = passage ? sentencesOf(passage).map(({ start, end }) => passage.text.slice(start, end)) : [];
    expect(said.map((text) => text.trim())).toEqual(lines.map(({ text }) => text));
  });
});

import { expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { findVocabulary } from '../../vocabulary/find-vocabulary.ts';
import { answer } from '../answer.ts';
import { glossaryOf } from './glossary-entries.ts';

async function termsOf(text: string, name: string, heading: string) {
  const passages = cutPassages(await readDocument(new TextEncoder().encode(text), name), name);
  const own = passages.filter(({ headingPath }) => headingPath.at(-1) === heading);
  return glossaryOf(own, buildIndex(passages)).map(({ term, definition }) => [term, definition]);
}

const body =
  'The keeper lit a lamp oil burner, or an f-stop lamp, when the fog bank came, and a leading light showed the channel.';
const entries = [
  ['fog bank', 'a thick layer of fog over the sea'],
  ['f-stop lamp', 'a lamp whose beam is narrow'],
  ['lamp oil burner', 'a wick in a bowl of oil'],
  ['leading light', 'one of two lights that mark a channel'],
];

it('reads a list whose lines a plain text runs together', async () => {
  const lines = entries.map(([term, meaning]) => `${term}: ${meaning}`).join('\n');
  const text = `1.1 Lamps\n\n${body}\n\nKey Terms\n\n${lines}\n\n1.2 Bells\n\nA bell was struck by hand in fog.\n`;
  expect(await termsOf(text, 'lamps.txt', '1.1 Lamps')).toEqual(entries);
});

it('reads a paragraph that holds the whole list', async () => {
  const lines = entries.map(([term, meaning]) => `${term}: ${meaning}`).join(' ');
  const text = `# 1.1 Lamps\n\n${body}\n\n## Glossary\n\n${lines}\n`;
  expect(await termsOf(text, 'lamps.md', 'Glossary')).toEqual(entries);
});

it('reads a list of terms with what they mean below them, and a line each', async () => {
  const items = entries.map(([term, meaning]) => `<dt>${term}</dt><dd>${meaning}</dd>`).join('');
  expect(await termsOf(`<h2>Key terms</h2><dl>${items}</dl>`, 'lamps.html', 'Key terms')).toEqual(entries);
  const lines = entries.map(([term, meaning]) => `${term} – ${meaning}.`).join('\n\n');
  expect(await termsOf(`# Vocabulary\n\n${lines}\n`, 'lamps.md', 'Vocabulary')).toEqual(entries);
});

it('leaves the list of the next section to it', async () => {
  const text = `# 1.1 Lamps\n\n${body}\n\n# 1.2 Bells\n\nA bell was struck.\n\n## Key terms\n\nfog bell: a bell for ships\n`;
  expect(await termsOf(text, 'lamps.md', '1.1 Lamps')).toEqual([]);
});

const listed = [
  ['keeper’s log', 'a book in which each lamp is entered'],
  ['lens (pl. lenses)', 'a ring of glass that throws the light out level'],
  ['occulting lights', 'lights that are dark for less time than they shine'],
  ['wick', 'a woven cord that draws up the oil'],
] as const;

async function indexOf(marked: (term: string, meaning: string) => string) {
  const text = `# Lamps\n\n## Light\n\n${body}\n\nMost harbours had occulting lights before the war, as ships knew them by their rhythm.\n\n## Key Terms\n\n${listed
    .map(([term, meaning]) => marked(term, meaning))
    .join('\n\n')}\n`;
  return buildIndex(cutPassages(await readDocument(new TextEncoder().encode(text), 'lamps.md'), 'lamps.md'));
}

const bold = (term: string, meaning: string): string => `**${term}** ${meaning}`;

it.each([
  ['what is an occulting light', 'occulting lights lights that are dark for less time than they shine'],
  ['define occulting lights', 'occulting lights lights that are dark for less time than they shine'],
  ["what is a keeper's log?", 'keeper’s log a book in which each lamp is entered'],
  ['define wick', 'wick a woven cord that draws up the oil'],
])('answers “%s” with that entry alone', async (question, entry) => {
  const { citations } = answer(question, await indexOf(bold));
  expect(citations.map(({ quote }) => quote.trim())).toEqual([entry]);
});

it('makes the terms of the list those of the text, with what the list says', async () => {
  const { passages } = await indexOf((term, meaning) => `${term} (1.2) — ${meaning}`);
  const terms = findVocabulary(passages).slice(0, 4);
  expect(terms.map(({ term, definition }) => [term, definition]).toSorted()).toEqual(
    listed.map(([term, meaning]) => [term.replace(/ \(.*/, ''), meaning]).toSorted(),
  );
});

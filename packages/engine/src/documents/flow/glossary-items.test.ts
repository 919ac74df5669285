import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';

const entries = [
  'bow lathe: a lathe that a bow turns, with one hand free for the tool',
  'headstock: the fixed end of a lathe, which drives the work',
  'Saint Dunstan’s rest: a bar that steadies the tool',
];
const intro = 'A lathe turns work against a tool.';
const itemsOf = async (name: string, source: string): Promise<string[]> => {
  const { blocks } = await readDocument(new TextEncoder().encode(source), name);
  return blocks.flatMap(({ kind, text }) => (kind === 'list-item' ? text : []));
};

describe('the entries of a glossary', () => {
  it.each([
    ['lines of a Markdown paragraph', 'a.md', `# Lathes\n\n${intro}\n\n## Key Terms\n\n${entries.join('\n')}\n`],
    ['paragraphs', 'a.md', `# Lathes\n\n${intro}\n\n## Glossary\n\n${entries.join('\n\n')}\n`],
    ['lines of a plain text', 'a.txt', `Lathes\n\n${intro}\n\nKey Terms\n\n${entries.join('\n')}\n`],
    ['broken lines', 'a.html', `<h1>Lathes</h1><p>${intro}</p><h2>Vocabulary</h2><p>${entries.join('<br>')}</p>`],
  ])('are items of their own where they are %s', async (_, name, source) => {
    expect(await itemsOf(name, source)).toEqual(entries);
  });

  it('are items of their own where only their type parts them', async () => {
    const lines = entries.map((entry) => entry.replace(/^([^:]*):/, '<b>$1</b>'));
    const source = `<h1>Lathes</h1><p>${intro}</p><h2>Key Terms</h2><p>${lines.join('<br>')}</p>`;
    expect(await itemsOf('a.html', source)).toEqual(entries.map((entry) => entry.replace(':', '')));
  });

  it('are no items under another heading, nor beside a sentence', async () => {
    expect(await itemsOf('a.md', `# Lathes\n\n${entries.join('\n\n')}\n`)).toEqual([]);
    expect(await itemsOf('a.md', `# Lathes\n\n## Key Terms\n\n${intro}\n\n## Notes\n\n${entries[0]}\n`)).toEqual([]);
  });
});

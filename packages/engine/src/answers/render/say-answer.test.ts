import { expect, it } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from './say-answer.ts';

const quoted = { isItem: false, isQuote: true } as const;
const own = { isItem: false, citation: null } as const;

it('quotes a passage whole, with its list and its table, above a line with its source', () => {
  const claim = { ...quoted, text: 'A dam stops it. A weir slows it. …', key: 'A weir slows it.', citation: 0 };
  expect(sayAnswer({ claims: [{ ...claim, block: '- sand\n- silt\n\n| a |\n| --- |\n| b |' }] }).join('')).toBe(
    '> A dam stops it. **A weir slows it.** …\n>\n> - sand\n> - silt\n>\n> | a |\n> | --- |\n> | b |\n>\n> [1]',
  );
});

it('shows two sources as two quotations, and stretches of one passage as one', () => {
  const claims = [
    { ...quoted, text: 'One.', citation: 0 },
    { ...quoted, text: 'Two.', citation: 1, goesOn: 'after a cut' as const },
    { ...quoted, text: 'Three.', citation: 2 },
  ];
  const chunks = sayAnswer({ claims });
  expect(chunks).toEqual(['> One. … Two.\n>\n> [1] [2]', '\n\n> Three.\n>\n> [3]']);
});

it('puts words of ours before the quotation, and none into it', () => {
  const claims = [
    { ...own, text: 'Here it is.' },
    { ...quoted, text: 'From the table:', citation: 0, leadsIn: true as const, block: '| a |' },
    { ...own, text: 'And so on.' },
  ];
  expect(sayAnswer({ claims }).join('')).toBe('Here it is.\n\nFrom the table:\n\n> | a |\n>\n> [1]\n\nAnd so on.');
});

it('offers the section that comes nearest by its heading and its beginning, and as no answer', () => {
  const long = 'It goes on about gravel and sand, and what of them is carried where. '.repeat(5);
  const document = buildDocument(['# Meanders', `A meander is a bend in a river. ${long}`]);
  const found = answer('How deep is a meander in the Velm?', buildIndex(cutPassages(document, 'rivers')));
  expect(found).toMatchObject({
    answer: '',
    abstained: true,
    reason: 'not-answered',
    citations: [{ heading: 'Meanders' }],
  });
  const said = sayAnswer(found).join('');
  expect(said).toMatch(
    /^I couldn't find this in your files\. The nearest passage is under “Meanders”\. It begins:\n\n> A meander/,
  );
  expect(said).toMatch(/where\. …\n>\n> \[1\]$/);
  expect(said).not.toContain('**');
});

it('says that nothing was found where nothing is near', () => {
  expect(sayAnswer(answer('What is a meander?', buildIndex([]))).join('')).toBe("I couldn't find this in your files.");
});

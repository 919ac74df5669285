import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { makeActivities } from '../../activities/make-activities.ts';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { answer } from '../answer.ts';
import { asRead } from '../testing/as-read.ts';
import { asMarkdown, unescaped } from './as-markdown.ts';
import { sayAnswer } from './say-answer.ts';

const passagesOf = async (text: string, name: string) =>
  cutPassages(await readDocument(new TextEncoder().encode(text), name), name);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** What a reader of Markdown sees, by a renderer that allows HTML. */
const seen = (markdown: string): string =>
  marked
    .parse(markdown, { async: false })
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .trim();

describe('an answer has the characters of the file', () => {
  const cases: [text: string, question: string][] = [
    [
      'Conditional probability is written P(A | B) and means the chance of A given B.',
      'What is conditional probability?',
    ],
    ['A set of evens is written {n | n is even} in set notation.', 'How is a set of evens written?'],
    ['A sorted list comes from ls | sort | uniq in the shell.', 'Where does a sorted list come from?'],
    ['A generic list is written List<String>, and a map is Map<K, V>.', 'What is a generic list?'],
    ['The line break tag is <br> and the ampersand is written &amp; in HTML.', 'What is the line break tag?'],
    ['A phone number matches the expression ^\\d{3}-\\d{4}$ in the form.', 'What does a phone number match?'],
    ['A group is written (?<year>\\d{4}) and ends in \\. or \\[x\\] there.', 'How is a group written?'],
    ['The reading list is at https://www.example.org/my_list_2?q=a_b&c=*d* on the site.', 'Where is the reading list?'],
    ['# of items in the basket is at most ten per student.', 'How many items are in the basket?'],
    ['The claim was shown in [1] and again in [2] by one group.', 'Where was the claim shown?'],
    ['A wildcard such as *.txt or **/*.md or .gitignore matches names.', 'What does a wildcard match?'],
    ['The constructor is named __init__ and the entry is list[0] in Python.', 'What is the constructor named?'],
    ['The path is C:\\new_folder\\temp and the link is [a](b) there.', 'What is the path?'],
  ];

  it.each(cases)('%s', async (text, question) => {
    const found = answer(question, buildIndex(await passagesOf(text, 'notes.txt')));
    expect(asRead(sayAnswer(found, (words) => words).join(''))).toBe(`${text} [1]`);
    expect(seen(sayAnswer(found).join('')).replace(/\s+/g, ' ')).toBe(`${text} [1]`);
    expect(found.citations[0]?.quote).toBe(text);
  });

  it('keeps a stroke within a cell of a table', async () => {
    const source = '| Symbol | Meaning |\n|---|---|\n| P(A \\| B) | probability of A given B |\n';
    const found = answer('What does P(A | B) mean?', buildIndex(await passagesOf(source, 'notes.md')));
    expect(sayAnswer(found).join('')).toContain('| P(A \\| B) | probability of A given B |');
  });

  it('drops the marks of notes, and only those', async () => {
    const found = answer(
      'What is a levee?',
      buildIndex(await passagesOf('A levee is a bank of earth beside a river.[3][4]', 'a.txt')),
    );
    expect(asRead(sayAnswer(found).join(''))).toBe('A levee is a bank of earth beside a river. [1]');
  });

  it('makes cards of them', async () => {
    const text = [
      'A vector is a growing array of type List<String> that holds only whole words.',
      'A stack is a pile of values that is taken from the top in every program.',
      'A queue is a line of values that is taken from the front in every program.',
    ].join('\n\n');
    const { activities } = makeActivities(await passagesOf(text, 'a.md'), { type: 'flashcards', count: 4, seed: 1 });
    const sides = activities.flatMap((card) => (card.type === 'flashcards' ? [card.front, card.back] : [])).join('\n');
    expect(sides).toMatch(/a growing array of type List<String> that/i);
  });
});

describe('asMarkdown', () => {
  it('opens no link, citation, element or escape', () => {
    const said: Record<string, string> = {
      'See [1], [a](b) and ![c][d].': 'See \\[1], \\[a](b) and !\\[c]\\[d].',
      'It is &amp; or &#60;.': 'It is \\&amp; or \\&#60;.',
      'A dot is \\. and a digit \\d.': 'A dot is \\\\. and a digit \\d.',
      'At https://a.example/b_c, or www.a.example.': 'At `https://a.example/b_c`, or `www.a.example`.',
    };
    for (const [words, markdown] of Object.entries(said)) {
      expect(asMarkdown(words)).toBe(markdown);
      expect(unescaped(markdown)).toBe(words);
    }
  });
});

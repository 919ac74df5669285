import { describe, expect, it } from 'vitest';
import { topicAndCitations } from './topic-and-citations.ts';

const cut = (text: string) => {
  const piece = { text, marks: [], evidence: { page: null, block: 0, start: 0, end: text.length, text } };
  const { topic, citations } = topicAndCitations(piece);
  return [topic?.text ?? null, ...citations.map((citation) => citation.text)];
};

describe('topicAndCitations', () => {
  it.each([
    ['Limits (Ch. 2)', 'Limits', 'Ch. 2'],
    [
      'Trade (Part I) (Okafor, Chapter 3 & 7; Lindt, Chapter 3)',
      'Trade (Part I)',
      'Okafor, Chapter 3 & 7; Lindt, Chapter 3',
    ],
    ['Tariffs (Okafor, Chapter 4)', 'Tariffs', 'Okafor, Chapter 4'],
  ])('%s names what to read in brackets', (text, ...parts) => {
    expect(cut(text)).toEqual(parts);
  });

  it.each(['Trade (Part I)', 'Rivers (guest: Mira Okafor)', 'The last harbour (Spring 2014)'])(
    '%s is a topic',
    (text) => {
      expect(cut(text)).toEqual([text]);
    },
  );
});

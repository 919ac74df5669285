import { describe, expect, it } from 'vitest';
import { askRivers, passagesOf } from '../testing/river-course.ts';

describe('a question across weeks', () => {
  it.each([
    'How does week 3 connect to week 2?',
    'How are weeks 2 and 3 related?',
    'What do week two and week three have in common?',
    'How does this connect to week 2?',
  ])('is answered with passages of both: "%s"', (question) => {
    const { text, citations, abstained } = askRivers(question, [], { openWeek: 3 });
    expect(abstained).toBe(false);
    expect(text).toMatch(/“current”|“sediment”/);
    const documents = citations.map(({ documentId }) => documentId);
    expect(documents).toEqual(expect.arrayContaining(['reading-2', 'reading-3']));
    for (const { quote, documentId } of citations) {
      const passages = passagesOf(Number(documentId.split('-')[1]));
      expect(passages.some((passage) => passage.text.includes(quote))).toBe(true);
    }
  });

  it('sets two weeks side by side', () => {
    const { text } = askRivers('Compare week 3 and week 4');
    expect(text).toMatch(
      /Week 3 is about Meanders\.[\s\S]*Field report[\s\S]*Week 4 is about Floods\.[\s\S]*something by Castellanos/,
    );
  });

  it('finds a topic in a week', () => {
    const { text, citations } = askRivers('How does sediment relate to week 3?');
    expect(text).toContain('A point bar is a deposit of sediment');
    expect(citations[0]?.documentId).toBe('reading-3');
  });

  it('says so where nothing connects, and what is missing', () => {
    const { text, abstained } = askRivers('How does week 5 connect to week 2?');
    expect(abstained).toBe(true);
    expect(text).toMatch(/^I find nothing in your materials that connects week 5 \(Dams\) and week 2 \(Sediment\)\./);
    expect(text).toContain('There is no file here on week 5');
  });

  it.each(['What is the difference between a meander and a levee?', 'What connects a point bar to the current?'])(
    'is not "%s"',
    (question) => {
      expect(askRivers(question).citations.every(({ documentId }) => documentId.startsWith('reading'))).toBe(true);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { buildIndex } from '../passages/passage-index.ts';
import { glaciers, makePassages } from '../testing/passages.ts';
import { answer } from './answer.ts';

const index = buildIndex(makePassages(glaciers));
const ask = (question: string, ...before: string[]) =>
  answer(question, index, { history: before.map((content) => ({ role: 'user', content })) });

describe('answer', () => {
  it.each([
    ['Who drew the first map of the Karsa Glacier?', 'Ilse Marrow'],
    ['When was the first map of the Karsa Glacier drawn?', '1887'],
    ['How far did the Karsa Glacier advance?', '310 metres'],
    ['Why did the Karsa Glacier advance between 1902 and 1911?', 'two wet decades'],
    ['What is a moraine?', 'ridge of debris'],
    ['What are ridges at the sides called?', 'lateral moraines'],
    ['How many glaciers mapped in 1950 remain?', '29'],
    ['What dams the lake at Velm?', 'terminal moraine'],
  ])('answers "%s" with "%s"', (question, expected) => {
    const { abstained, answer: text, citations } = ask(question);
    expect(abstained).toBe(false);
    expect(text).toContain(expected);
    expect(citations.map(({ quote }) => quote).join(' ')).toContain(expected);
  });

  it('quotes word for word, and each claim names its citation', () => {
    for (const question of ['What is a glacier?', 'Who measured its speed?', 'What has happened since 1970?']) {
      const { claims, citations } = ask(question);
      for (const { passageId, quote } of citations) {
        expect(index.passages.find(({ id }) => id === passageId)?.text).toContain(quote);
      }
      for (const { citation } of claims) expect(citations[citation ?? -1]).toBeDefined();
    }
  });

  it('quotes no line below a picture', () => {
    const text = 'The lobes of the lake are shown. North, south, east and west are the names of its four lobes.';
    expect(answer('What are the lobes of the lake?', buildIndex(makePassages([text]))).answer).not.toContain('shown');
  });

  it('says nothing twice where a reading is in the folder twice', () => {
    const copies = [...makePassages(glaciers), ...makePassages(glaciers)].map((passage, i) => ({
      ...passage,
      id: `copy#${i}`,
      documentId: i < glaciers.length ? 'first' : 'second',
    }));
    const { claims } = answer('What dams the lake at Velm?', buildIndex(copies));
    const said = claims.map(({ text }) => text);
    expect(said).toEqual([...new Set(said)]);
  });

  it('cites the page of the quote, not of the passage around it', () => {
    const [passage] = makePassages(['Velm lies by a lake. The harbour of Velm was built by Anna Rusk in 1644.']);
    if (!passage) throw new Error('No passage');
    passage.places = [
      { start: 0, block: 7, page: 3 },
      { start: passage.text.indexOf('The harbour'), block: 7, page: 4 },
    ];
    const { citations } = answer('Who built the harbour of Velm?', buildIndex([passage, ...makePassages(glaciers)]));
    expect(citations[0]).toMatchObject({ page: 4, block: 7, lastBlock: 7 });
  });

  it('says at most 60 words, also where a sentence is longer', () => {
    const long = `The harbour of Velm, ${'which merchants praised for its depth, '.repeat(20)}was built by Anna Rusk in 1644.`;
    const { answer: text } = answer('Who built the harbour of Velm?', buildIndex(makePassages([long, ...glaciers])));
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(60);
    expect(text).toContain('Anna Rusk');
  });

  it('answers neither with the question nor with a task', () => {
    const texts = [
      'Compare basal sliding and creep.',
      'Explain basal sliding of glaciers.',
      'Basal sliding?',
      ...glaciers,
    ];
    const { claims } = answer('Explain basal sliding.', buildIndex(makePassages(texts)));
    expect(claims[0]?.key).toBe('Basal sliding happens when meltwater lubricates the bed.');
    expect(claims.map(({ text }) => text).join(' ')).not.toMatch(/Explain basal|Basal sliding\?/);
  });

  it('knows a name in other forms, and does not miss the word for what is asked', () => {
    expect(ask('Which Karsan student measured the speed of the glacier?').abstained).toBe(false);
    expect(ask('Which scientist drew the first map of the Karsa Glacier?').answer).toContain('Ilse Marrow');
  });

  it('does not quote a bare reference', () => {
    const texts = ['Firn settles in a decade or two. (Halvorsen, 2004, p. 2)', ...glaciers];
    const { citations } = answer('What did Halvorsen write about firn in 2004?', buildIndex(makePassages(texts)));
    expect(citations[0]?.quote).not.toMatch(/^\(Halvorsen/);
  });

  it('finds the definition of a term that many passages use, accents or none', () => {
    const uses = Array.from({ length: 30 }, (_, i) => `Névé névé by the hut number ${i}, névé on the path.`);
    const passages = makePassages([
      ...uses,
      'Névé is a young snow that has partly melted and frozen again.',
      ...glaciers,
    ]);
    expect(answer('What is neve?', buildIndex(passages)).answer).toMatch(/young snow/);
    expect(answer('What is névé?', buildIndex(passages)).answer).toMatch(/young snow/);
  });

  it('takes an exercise for no answer', () => {
    const tasks = ['Who drew the first map of the Aletsch?', 'How fast does the Aletsch move?'];
    expect(answer('Who drew the first map of the Aletsch?', buildIndex(makePassages(tasks))).abstained).toBe(true);
  });

  it('resolves a pronoun by the sentence before', () => {
    const { answer: text } = ask('Where does snow gather faster?');
    expect(text).toMatch(/^A glacier is .* It forms where snow gathers/);
  });

  it.each([
    ['What is the capital of France?'],
    ['Which glaciers have not retreated since 1970?'],
    ['Who drew the first map of the Aletsch Glacier in 1790?'],
    ['Why do larger glaciers lose mass more slowly?'],
    ['When did the Karsa Glacier fail to advance?'],
    ['Who drew the first map of the Karsa Glacier in the 1950’s?'],
    ['When was Tomas Kade born?'],
    ['Who drew the first map of the Rhône?'],
  ])('does not pretend to know: "%s"', (question) => {
    const { abstained, answer: text, reason } = ask(question);
    expect(abstained).toBe(true);
    expect(text).toBe('');
    expect(reason).not.toBeNull();
  });

  it.each(['What is the boiling point of tungsten?', 'What is the upper house of parliament called?'])(
    'does not answer a question about another matter by the one word that the readings share with it: "%s"',
    (question) => {
      const rivers = [
        'A meander is a bend of a river. Its outer bank is cut, and its upper course moves down the valley.',
        'A ridge of sand on the inner bend, where the water slows and drops its load, is called a point bar.',
      ];
      const own = buildIndex(makePassages([...rivers, ...glaciers]));
      expect(answer(question, own)).toMatchObject({ abstained: true, answer: '' });
      expect(answer('What is a point bar?', own).answer).toMatch(/is called a point bar/);
    },
  );

  it('shows the nearest passage where it abstains for lack of evidence', () => {
    expect(ask('Which glaciers have not retreated since 1970?').citations).toHaveLength(1);
  });

  it('compares two things by what each is', () => {
    const { citations } = ask('What is the difference between a glacier and a moraine?');
    expect(citations.map(({ quote }) => quote)).toEqual([
      expect.stringMatching(/^A glacier is a body of dense ice that moves under its own weight\. It forms/),
      expect.stringMatching(/^A moraine is a ridge of debris that a glacier leaves behind\./),
    ]);
  });

  it('understands a question by the one before it', () => {
    expect(ask('Who drew it?', 'When was the first map of the Karsa Glacier drawn?').answer).toContain('Ilse Marrow');
    expect(ask('What about a moraine?', 'What is a glacier?').answer).toContain('ridge of debris');
  });

  it.each([
    ['no passages', []],
    ['empty text', ['']],
    ['one word', ['word '.repeat(20_000)]],
    ['formulas', ['∫₀¹ x² dx = ⅓\n∀x∈ℝ: x² ≥ 0']],
    ['another script', ['التمثيل الضوئي هو عملية تحول الضوء إلى طاقة.']],
    ['control characters', ['\u0000\u0007\u001b[31m \ufffe \ud800']],
  ])('abstains from an English question to %s', (_, texts) => {
    expect(answer('What is photosynthesis?', buildIndex(makePassages(texts))).abstained).toBe(true);
  });

  it.each(['', '   ', '?', '\u0000', 'what', 'x'.repeat(50_000)])('survives the question %j', (question) => {
    expect(ask(question)).toMatchObject({ abstained: true, answer: '' });
  });
});

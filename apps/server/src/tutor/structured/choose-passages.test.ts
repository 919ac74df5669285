import { readStudyText } from '@weekwise/engine/activities/study-text.ts';
import { glaciers, makePassages } from '@weekwise/engine/testing/passages.ts';
import { describe, expect, it } from 'vitest';
import { choosePassages } from './choose-passages.ts';

const short = makePassages(glaciers);
const filler = 'People went there and came back again, as people do, and nothing much was said about it by anybody.';
const long = [
  ...makePassages([...glaciers, ...Array.from({ length: 40 }, (_, i) => `${filler} That was day ${i}.`)], 'long'),
  ...makePassages([filler, 'A fjord is a deep valley that a glacier has cut and the sea has filled.'], 'other'),
];
const size = (passages: readonly { text: string }[]) => passages.reduce((sum, { text }) => sum + text.length, 0);

describe('the passages that a model is shown', () => {
  it('are all of them where they fit', () => {
    expect(choosePassages(short, readStudyText(short), 10_000)).toEqual(short);
  });

  it('are those that say most where they do not, from every document, in the order of reading', () => {
    const chosen = choosePassages(long, readStudyText(long), 1_500);
    expect(size(chosen)).toBeLessThanOrEqual(1_500);
    const ids = chosen.map(({ id }) => id);
    expect(ids).toEqual(long.map(({ id }) => id).filter((id) => ids.includes(id)));
    expect(ids).toContain('other#1');
    for (const ordinal of [0, 1, 2]) expect(ids).toContain(`long#${ordinal}`);
  });

  it('come from every part of a document that the engine cannot weigh', () => {
    const foreign = makePassages(
      Array.from({ length: 60 }, (_, i) => `Ledovec je masa ledu cislo ${i}, ktera tece dolu.`),
    );
    const chosen = choosePassages(foreign, readStudyText(foreign), 1_000);
    const ordinals = chosen.map(({ ordinal }) => ordinal);
    expect(Math.min(...ordinals)).toBeLessThan(15);
    expect(Math.max(...ordinals)).toBeGreaterThan(45);
  });

  it('leave out running heads and reference lists', () => {
    const [first, ...rest] = short;
    const passages = [...(first ? [{ ...first, role: 'reference-list' as const }] : []), ...rest];
    expect(choosePassages(passages, readStudyText(passages), 10_000)).toEqual(rest);
  });
});

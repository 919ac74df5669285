import { describe, expect, it } from 'vitest';
import { syllabusLines } from './syllabus-lines.ts';
import { buildDocument } from './testing/build-document.ts';

const lines = (text: string[]) => syllabusLines(buildDocument(text), { today: '2026-08-20' });

describe('the lines of a syllabus', () => {
  it('say a topic with its reading and what is due', () => {
    const [line] = lines(['Magma and viscosity. Read: Marshak, chapter 5', 'Lahars. Problem set 1 due Sept 14, 2026']);
    expect(line?.says).toEqual([
      { kind: 'topic', topic: 'Magma and viscosity' },
      { kind: 'reading', title: 'Marshak, chapter 5', author: 'Marshak', pages: 'chapter 5', optional: false },
    ]);
    expect(lines(['Lahars. Problem set 1 due Sept 14, 2026'])[0]?.says.at(-1)).toMatchObject({
      kind: 'assignment',
      title: 'Problem set 1',
      dueDate: '2026-09-14',
      type: 'homework',
    });
  });

  it('can each be taken for any kind of item', () => {
    const [line] = lines(['Geothermal energy']);
    expect(line?.says).toEqual([{ kind: 'topic', topic: 'Geothermal energy' }]);
    expect(line?.as).toMatchObject({
      reading: { title: 'Geothermal energy', author: null },
      assignment: { title: 'Geothermal energy', dueDate: null },
    });
  });

  it('are those of every cell of a table, with the words as printed', () => {
    const document = buildDocument(['# Volcanoes', '|= Topic | Reading', 'Lahars / and floods | Druitt, pp. 1-9']);
    const read = syllabusLines(document);
    expect(read.map(({ text }) => text)).toEqual([
      'Volcanoes',
      'Topic',
      'Reading',
      'Lahars',
      'and floods',
      'Druitt, pp. 1-9',
    ]);
    for (const { text, evidence } of read) {
      expect(document.blocks[evidence.block]?.text.slice(evidence.start, evidence.end)).toBe(text);
    }
  });
});

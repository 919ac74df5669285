import { describe, expect, it } from 'vitest';
import { joinRichText, RichTextBuilder, sliceRichText, splitRichText } from './rich-text.ts';

const build = (): RichTextBuilder => new RichTextBuilder();

describe('RichTextBuilder', () => {
  it('folds white space over the borders of runs', () => {
    expect(build().append('  Week\n').append(' 1 ').append('\u00a0of 3').take().text).toBe('Week 1 of 3');
  });

  it('merges marks of runs that touch or that only a space parts', () => {
    const { text, marks } = build()
      .append('The ', { bold: true })
      .append('End', { bold: true })
      .append(' of it')
      .append(' all', { bold: true })
      .take();
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['The End', 'all']);
  });

  it('keeps the marks of links to different places apart', () => {
    const { marks } = build().append('a', { href: '#1' }).append('b', { href: '#2' }).take();
    expect(marks).toEqual([
      { style: 'link', start: 0, end: 1, href: '#1' },
      { style: 'link', start: 1, end: 2, href: '#2' },
    ]);
  });

  it('keeps line breaks and tabs, and no white space at the ends', () => {
    const builder = build().append('a').tab().append('b').lineBreak().append('c ').lineBreak();
    expect(builder.take().text).toBe('a\tb\nc');
  });

  it('parts paragraphs at two line breaks in a row', () => {
    expect(build().append('a').lineBreak().append(' ').lineBreak().append('b').take().text).toBe('a\n\nb');
  });

  it('drops what cannot be seen and composes accents', () => {
    expect(build().append('co\u00adop\u200b cafe\u0301 \u0000x\ud800').take().text).toBe('coop café x\ufffd');
  });
});

describe('parts of rich text', () => {
  const rich = build().append('one ').append('two\nthree', { italic: true }).take();

  it('slices marks with the text and trims', () => {
    const part = sliceRichText(rich, 3, 8);
    expect(part).toEqual({ text: 'two', marks: [{ style: 'italic', start: 0, end: 3 }] });
  });

  it('splits and joins without losing a mark', () => {
    const source = build().append('a ').append('b', { bold: true }).lineBreak().append('c', { bold: true }).take();
    const parts = splitRichText(source, '\n');
    expect(parts.map((part) => part.text)).toEqual(['a b', 'c']);
    expect(parts.map((part) => part.marks)).toEqual([
      [{ style: 'bold', start: 2, end: 3 }],
      [{ style: 'bold', start: 0, end: 1 }],
    ]);
    expect(joinRichText(parts, ' | ')).toEqual({
      text: 'a b | c',
      marks: [
        { style: 'bold', start: 2, end: 3 },
        { style: 'bold', start: 6, end: 7 },
      ],
    });
  });
});

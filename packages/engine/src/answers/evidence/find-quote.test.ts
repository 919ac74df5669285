import { describe, expect, it } from 'vitest';
import { findQuote } from './find-quote.ts';

function found(text: string, quote: string): string | null {
  const span = findQuote(text, quote);
  return span && text.slice(span.start, span.end);
}

describe('findQuote', () => {
  it('gives the text’s own characters where only their form differs', () => {
    const text = 'She wrote: “The ﬁrst  ice–age\nwasn’t the last.” Nobody agreed.';
    expect(found(text, `"the first ice-age wasn't the last"`)).toBe('The ﬁrst  ice–age\nwasn’t the last.”');
  });

  it('ends with the full stop that the quote leaves out, and not with a comma', () => {
    expect(found('Ice flows, and it erodes.', 'it erodes')).toBe('it erodes.');
    expect(found('Ice flows, and it erodes.', 'Ice flows.')).toBe('Ice flows');
  });

  it('sees through invisible characters', () => {
    expect(found('Gla\u00ADciers re\u200Btreat.', 'glaciers retreat')).toBe('Gla\u00ADciers re\u200Btreat.');
  });

  it.each([
    ['A party met.', 'art'],
    ['A party met.', 'A party did meet'],
    ['A glacier is ice … that moves.', 'A glacier is ice that moves.'],
    ['A party met.', '…'],
    ['', 'party'],
  ])('finds nothing that %j does not say: %j', (text, quote) => {
    expect(findQuote(text, quote)).toBeNull();
  });

  it('passes over a place within a word for a later whole one', () => {
    expect(findQuote('partial art', 'art')).toEqual({ start: 8, end: 11 });
  });

  it('finds a quote within a script that sets no spaces', () => {
    expect(found('氷河は動く氷の塊である。', '動く氷')).toBe('動く氷');
  });

  it('keeps offsets right behind characters of two units and those that fold into several', () => {
    expect(found('𝔘 ﬃ ½ then ice.', 'then ice')).toBe('then ice.');
  });
});

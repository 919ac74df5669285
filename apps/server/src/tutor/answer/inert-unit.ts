import { inertText } from '../guard/inert-text.ts';

/** How models write a citation: "[2]", "[1, 3]", "[source 2]", "【2†notes】"; "[?]" is ours to write. */
const markPattern =
  /\s?(?:\[\^?|【)(?:(?:passages?|sources?|facts?|see|numbers?|no\.)\s*)?(\d{1,3}(?:\s?(?:,|;|and|&)\s?\d{1,3})*|\?)(?:†[^】]*)?(?:\]|】)/gi;
/** Two signs of the private use area that no text of a model keeps. */
const [opens, closes] = ['\uE000', '\uE001'];
const placePattern = /\uE000(\d+)\uE001/g;
const commonEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

export interface InertUnit {
  /** Stretches of text, each with the numbers cited right behind it; the last may have none. */
  parts: { text: string; cited: number[] }[];
}

/**
 * A sentence, heading or row with its citations taken out of the text, and of the text nothing left that a renderer
 * would follow or load, also not together with the unit before or behind it.
 */
export function inertUnit(text: string): InertUnit {
  const marks: number[][] = [];
  const marked = text.replace(/[\uE000\uE001]/g, '').replace(markPattern, (_, numbers: string) => {
    marks.push((numbers.match(/\d+/g) ?? []).map(Number));
    return `${opens}${marks.length - 1}${closes}`;
  });
  const inert = broken(inertText(withoutDisguise(marked)));
  const parts: InertUnit['parts'] = [];
  let from = 0;
  for (const match of inert.matchAll(placePattern)) {
    const before = inert.slice(from, match.index);
    const cited = marks[Number(match[1])] ?? [];
    const last = parts.at(-1);
    if (last && before.trim() === '') last.cited.push(...cited);
    else parts.push({ text: before, cited: [...cited] });
    from = match.index + match[0].length;
  }
  const rest = inert.slice(from);
  const last = parts.at(-1);
  // A full stop behind the mark belongs before it.
  const closing = /^\s*[.!?;:,]*["'”’)*_]*\s*\|?\s*$/.test(rest);
  if (last && closing) last.text += rest.trimEnd();
  else if (rest.trim() !== '' || !last) parts.push({ text: rest, cited: [] });
  return { parts };
}

/** Entities and escapes are shown as what they stand for, which may be an address or an element. */
function withoutDisguise(text: string): string {
  let plain = text;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain
      .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => commonEntities[name] ?? ' ')
      .replace(/\\(?=[:/.<!&\\])/g, '');
  }
  return plain.replace(/&(?=#?\w{1,31};)/g, '& ');
}

/** What another unit could make whole: the second half of a link, the label of a definition, an element left open. */
function broken(text: string): string {
  return text
    .replace(/\](?=[(:[])/g, '] ')
    .replace(/!(?=\[)/g, '! ')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .replaceAll('://', ': //')
    .replace(/\(\s*\)/g, '');
}

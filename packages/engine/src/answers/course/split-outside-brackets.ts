import type { Excerpt } from '../evidence/compose.ts';

/** What parts the members of a list in a sentence: a comma, a dash between blanks, a stop, "and". */
const joint = /^(?:[,;](?=\s)|\s[–—/]\s|\s-\s|\.\s|\s(?:and|plus)\s(?=\S))/;

/** The members of a list that runs on in a line; nothing within brackets parts them. */
export function splitOutsideBrackets(piece: Excerpt): Excerpt[] {
  const { passage, start, end } = piece;
  const text = passage.text.slice(start, end);
  const pieces: Excerpt[] = [];
  let depth = 0;
  let from = 0;
  const close = (at: number): void => {
    if (text.slice(from, at).trim() !== '') pieces.push({ passage, start: start + from, end: start + at });
  };
  for (let i = 0; i < text.length; i++) {
    if (/[([]/.test(text[i] ?? '')) depth++;
    if (/[)\]]/.test(text[i] ?? '')) depth = Math.max(0, depth - 1);
    const found = depth === 0 ? joint.exec(text.slice(i, i + 8))?.[0] : undefined;
    if (found === undefined) continue;
    close(i);
    from = i + found.length;
    i = from - 1;
  }
  close(text.length);
  return pieces;
}

import { type Piece, spansOf } from '../syllabus/lines/piece.ts';
import { memoize } from '../text/memoize.ts';

/** A title and its place in the text, quotes included in the place but not in the title. */
export interface TitleSpan {
  start: number;
  end: number;
  title: string;
}

const opener = /[“"ʺ„«‘]|'(?=\p{Lu})/gu;

/** The quoted titles of a text. Inner quotes stay part of the outer title; an apostrophe opens nothing. */
export const quotedTitles = memoize((text: string): readonly TitleSpan[] => {
  const found: TitleSpan[] = [];
  let at = 0;
  for (;;) {
    opener.lastIndex = at;
    const next = opener.exec(text);
    if (!next) break;
    at = next.index;
    const opens = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && /\S/.test(text[at + 1] ?? '');
    const close = opens ? closingQuote(text, at) : -1;
    if (close < 0) {
      at++;
      continue;
    }
    const title = inner(text.slice(at + 1, close));
    if (title.length > 1) found.push({ start: at, end: close + 1, title });
    at = close + 1;
  }
  return found;
});

function closingQuote(text: string, open: number): number {
  const mark = text[open];
  if (mark === '“' || mark === '„' || mark === '«') {
    const close = mark === '«' ? '»' : '”';
    let depth = 0;
    for (let i = open; i < text.length; i++) {
      if (text[i] === mark) depth++;
      else if (text[i] === close && --depth === 0) return i;
    }
    // A missing inner quote: the last closing one ends the title.
    const last = text.lastIndexOf(close);
    return last > open ? last : text.indexOf('"', open + 1);
  }
  if (mark === '‘' || mark === "'") {
    const match = (mark === "'" ? /'(?![\p{L}\p{N}])/u : /’(?![\p{L}\p{N}])/u).exec(text.slice(open + 1));
    return match && match.index > 3 ? open + 1 + match.index : -1;
  }
  return text.indexOf(mark ?? '"', open + 1);
}

/** The title without the comma or stop that the house style put inside the quotes. */
function inner(quoted: string): string {
  const trimmed = quoted
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,.;]$/, '');
  return /^“[^“”]*”$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
}

/**
 * Titles set in italics (or underlined, as typewriters did): at least one capital or digit, not the whole of a long
 * sentence.
 */
export function italicTitles(piece: Piece): TitleSpan[] {
  const spans = [...spansOf(piece, 'italic'), ...spansOf(piece, 'underline')];
  return spans
    .map(({ start, end }) => ({ start, end, title: cleanTitle(piece.text.slice(start, end)) }))
    .filter(
      ({ start, end, title }) =>
        // "Tides *(Expanded)*": a bracket in italics remarks on what stands before it.
        !(start > 0 && /^\(\p{L}+\)/u.test(piece.text.slice(start, end))) &&
        /\p{L}{2}/u.test(title) &&
        /[\p{Lu}\p{N}]/u.test(title) &&
        !/^(?:et al|and|in|ibid|pp?)\.?$/i.test(title),
    )
    .sort((a, b) => a.start - b.start);
}

/** "Lecture notes", "Slides": what a course offers with a lesson, which is no work to read. */
export const isClassMaterial = (title: string) =>
  /^(?:(?:lecture|class|course)\s+)?(?:notes?|slides?|video|recording|handouts?|worksheet|code|demo|starter|solutions?|link|html|here|zoom|notebook|template|rubric|ppt|pptx|powerpoint|keynote)(?:\s*\d*)?$/i.test(
    title.trim(),
  );

/** Titles that a link stands under: the linked words, where they are no address and no "here". */
export function linkedTitles(piece: Piece): TitleSpan[] {
  return spansOf(piece, 'link')
    .map(({ start, end }) => ({ start, end, title: cleanTitle(piece.text.slice(start, end)) }))
    .filter(
      ({ title }) =>
        /^[\p{Lu}\p{N}“"‘¿]/u.test(title) &&
        /\s/.test(title) &&
        !/^(?:https?:|www\.|pdf\b)/i.test(title) &&
        !isClassMaterial(title),
    );
}

/** A title without what held it to its neighbours. */
export function cleanTitle(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s,;:.–—-]+/, '')
    .replace(/[\s,;:–—-]+$/, '')
    .replace(/(?<!\b(?:\p{L}|Inc|Co|vs?|etc|al|Jr|Sr|Vol|No|Ch|ed))\.$/u, '')
    .trim();
}

import { glossaryHeading } from '../../lexicon/summary-headings.ts';
import { blocksOf, type FormedBlock } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Span } from '../../text/sentences.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { blockLedIn, isRow, tableAround } from '../evidence/forms.ts';
import { asMarkdown } from './as-markdown.ts';
import { countWords } from './shorten.ts';
import { markdownTable, named, printed, readable, type Shown } from './show-blocks.ts';

/** In words: a list is not cut short for less. */
const longestWithList = 250;
/** Where a quotation begins or ends within its paragraph. */
const cutMark = '…';

/**
 * Renders a stretch of a passage for an answer: its first paragraph as text, with the key sentence named and the cuts
 * marked; the lists, tables, code and formulas below it on lines of their own.
 */
export function showWindow({ passage, start: from, end: last }: Excerpt, key: Span): Shown {
  const all = blocksOf(passage);
  const start = startOfLabelled(passage, all, from);
  const led =
    blockLedIn(passage, last) ??
    quotationLedIn(passage, all, { start, end: last }) ??
    all.find((block) => block.form === 'item' && block.start < last && last <= block.end);
  // Each line of a glossary defines another term.
  const whole =
    led && led.termEnd === undefined && !glossaryHeading.test(passage.headingPath.at(-1) ?? '')
      ? endOfLed(passage, led)
      : last;
  const end = countWords(passage.text.slice(start, whole)) > longestWithList ? last : whole;
  const blocks = all.filter((block) => block.start < end && start < block.end);
  const [first] = blocks;
  const opens = first?.form === null ? first : null;
  const { text, keyText } = opens
    ? sentencesAround(passage.text, { start: Math.max(start, opens.start), end: Math.min(end, opens.end) }, key)
    : { text: `${named(passage, 'From the text')}:`, keyText: undefined };
  const below = blocks.slice(opens ? 1 : 0);
  const block = below.length === 0 ? null : linesOf(passage, below, { start, end }, key);
  const isCutAbove = opens !== null && passage.text.slice(0, start).trim() !== '';
  const isCutBelow = below.length === 0 && passage.text.slice(end).trim() !== '';
  return {
    passage,
    start,
    end,
    text: `${isCutAbove ? `${cutMark} ` : ''}${text}${isCutBelow ? ` ${cutMark}` : ''}`,
    block,
    ...(keyText && { keyText }),
    ...(opens === null && { leadsIn: true as const }),
  };
}

/** In blocks: a list of its own is longer. */
const mostBelowLabel = 3;
/** In characters. */
const longestLabel = 60;

/** "Pros:" is part of what it heads: an item is shown from the label a few lines above it. */
function startOfLabelled({ text }: Passage, blocks: readonly FormedBlock[], start: number): number {
  const first = blocks.findIndex((block) => start < block.end);
  if (blocks[first]?.form !== 'item' || blocks[first].start < start) return start;
  const isLabel = ({ start: at, end }: FormedBlock): boolean =>
    end - at <= longestLabel && /[:：]\s*$/.test(text.slice(at, end));
  if (isLabel(blocks[first])) return start;
  for (let i = first - 1; i >= Math.max(0, first - mostBelowLabel); i--) {
    const block = blocks[i];
    if (block?.form !== 'item') break;
    if (isLabel(block)) return block.start;
  }
  return start;
}

/** "The story goes like this:" and the paragraph below it, of which a part is shown or none. */
function quotationLedIn({ text }: Passage, blocks: readonly FormedBlock[], shown: Span): FormedBlock | undefined {
  const at = blocks.findIndex(({ start, end }) => start < shown.end && shown.end <= end);
  const isLead = (i: number): boolean => {
    const block = blocks[i];
    return block?.form === null && shown.start < block.end && /[:：]\s*$/.test(text.slice(block.start, block.end));
  };
  const led = isLead(at - 1) ? at : isLead(at) && shown.end === blocks[at]?.end ? at + 1 : -1;
  return blocks[led]?.form === null ? blocks[led] : undefined;
}

/** A list or a table that is led in stands there whole. */
function endOfLed(passage: Passage, led: FormedBlock): number {
  if (isRow(led.form)) return tableAround(passage, led.start)?.rows.at(-1)?.end ?? led.end;
  if (led.form !== 'item') return led.end;
  const blocks = blocksOf(passage);
  const below = blocks.slice(blocks.findIndex(({ start }) => start === led.start));
  const past = below.findIndex(({ form }) => form !== 'item');
  return below.at(past < 0 ? -1 : past - 1)?.end ?? led.end;
}

function sentencesAround(text: string, shown: Span, key: Span): { text: string; keyText?: string } {
  const isInside = shown.start <= key.start && key.end <= shown.end;
  if (!isInside) return { text: readable(text.slice(shown.start, shown.end)) };
  const keyText = readable(text.slice(key.start, key.end));
  const before = readable(text.slice(shown.start, key.start));
  const after = readable(text.slice(key.end, shown.end));
  // The colon behind a term of a glossary stands close to it.
  const gap = after !== '' && /^\s/.test(text.slice(key.end)) ? ' ' : '';
  return { text: `${before === '' ? '' : `${before} `}${keyText}${gap}${after}`, keyText };
}

function linesOf(passage: Passage, blocks: readonly FormedBlock[], shown: Span, key: Span): string {
  const lines: { text: string; isItem: boolean }[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (!block) continue;
    if (isRow(block.form)) {
      const table = tableAround(passage, block.start);
      if (!table) continue;
      lines.push({ text: markdownTable(passage.text, table.header, table.rows), isItem: false });
      while (isRow(blocks[i + 1]?.form ?? null)) i++;
    } else if (block.form === 'code' || block.form === 'formula') {
      lines.push({ text: printed(passage, block), isItem: false });
    } else {
      const span = { start: Math.max(shown.start, block.start), end: Math.min(shown.end, block.end) };
      const text = withKey(passage.text, span, key);
      lines.push({ text: block.form === 'item' ? `- ${text}` : text, isItem: block.form === 'item' });
    }
  }
  return lines
    .map(({ text, isItem }, i) => `${i === 0 ? '' : isItem && lines[i - 1]?.isItem ? '\n' : '\n\n'}${text}`)
    .join('');
}

function withKey(text: string, span: Span, key: Span): string {
  const { text: words, keyText } = sentencesAround(text, span, key);
  if (keyText === undefined) return asMarkdown(words);
  const at = words.indexOf(keyText);
  const before = words.slice(0, at).trimEnd();
  const rest = words.slice(at + keyText.length);
  const gap = /^\s/.test(rest) ? ' ' : '';
  return `${before === '' ? '' : `${asMarkdown(before)} `}**${asMarkdown(keyText)}**${gap}${asMarkdown(rest.trimStart())}`;
}

import type { Block } from '../../../documents/document.ts';
import { participationWords } from '../../../lexicon/grading.ts';
import { cardinalPattern, valueOfNumber } from '../../../lexicon/numbers.ts';
import { namesWork } from '../../items/assignments/nouns.ts';
import { evidenceBetween } from '../../lines/entries.ts';
import type { GradedPart } from './part.ts';
import { canBeName, nameAtStart } from './part-name.ts';

const hundred = 100;
const fewestParts = 3;
const longestStretch = 900;
const longestItem = 160;

/** Where one part ends and the next begins: a dash, a comma, a semicolon, a plus, a stroke or "and". */
const joint = /\s+[–—-]\s+|\s*[;,+]\s+|\s+\/\s+|\s+and\s+/;
/** "Labs count 15 points each", "the journal 20", "Final: 15%" */
const endsInShare =
  /^(?<name>.*?\p{L}.*?)[\s:=]*(?<![\p{L}\d.])(?<value>\d{1,3}(?:\.5)?)\s?(?:%|per ?cent|points?|pts?\.?|marks?)?(?:\s+(?<each>each|apiece))?$/iu;
const counted = new RegExp(
  String.raw`^(?:the |your |our )?(?<count>${cardinalPattern})\s+(?=\p{L})(?!.*\d{2,} (?:words|pages))`,
  'iu',
);
/** What a remark of its own says of the part before: "of which the poster is 8". */
const remark = /^(?:of which|including|incl\.?|whereof|with|where)\b/i;
/** How long a piece is, behind its name. */
const measure = /\s+\d[\d,]*[- ](?:words?|pages?|minutes?)$/i;
const together = /\s+(?:together|in all|in total|altogether|combined)$/i;

/**
 * A grading that is written as running text, its shares with no unit or with one for all: "Participation 10 – Quizzes
 * (10, the best 8 count) 16 – …", "Two reports count 15 points each, the journal 20, …". Only parts that make exactly
 * a hundred are a grading.
 */
export function prosePartsIn(blocks: readonly Block[]): GradedPart[][] {
  const inStretches = blocks.flatMap((block) => {
    const lists: GradedPart[][] = [];
    for (const { start, text } of stretchesOf(block.text)) {
      const parts = partsOf(block, start, text);
      if (isGrading(parts)) lists.push(parts);
    }
    return lists;
  });
  return [...inStretches, ...itemRuns(blocks).filter(isGrading)];
}

function isGrading(parts: readonly GradedPart[]): boolean {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const named = parts.filter(({ name }) => namesWork(name) || participationWords.test(name));
  return parts.length >= fewestParts && sum === hundred && named.length > parts.length / 2;
}

/** The parts of items below each other, each with its share at the end, whatever its unit. */
function itemRuns(blocks: readonly Block[]): GradedPart[][] {
  const runs: GradedPart[][] = [[]];
  for (const block of blocks) {
    const part = block.kind === 'list-item' && block.text.length <= longestItem ? partOf(block, 0, block.text) : null;
    if (part) runs.at(-1)?.push(part);
    else runs.push([]);
  }
  return runs;
}

/** Lines and sentences: a stop before a capital ends one. */
function stretchesOf(text: string): { start: number; text: string }[] {
  const cuts = [0, ...[...text.matchAll(/\n|\.\s+(?=\p{Lu})/gu)].map(({ index, 0: { length } }) => index + length)];
  return cuts
    .map((start, i) => ({ start, text: text.slice(start, cuts[i + 1] ?? text.length) }))
    .filter((each) => each.text.length <= longestStretch && (each.text.match(/\d/g)?.length ?? 0) >= fewestParts);
}

function partsOf(block: Block, start: number, text: string): GradedPart[] {
  const whole = { start, length: text.trimEnd().length };
  return withoutBrackets(text)
    .split(joint)
    .flatMap((segment) => partOf(block, start, segment, whole) ?? []);
}

const withoutBrackets = (text: string): string => text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ').replace(/[.\s]+$/, '');

function partOf(
  block: Block,
  start: number,
  segment: string,
  whole: { start: number; length: number } = { start, length: segment.trimEnd().length },
): GradedPart | null {
  if (!/\d/.test(segment)) return null;
  const piece = withoutBrackets(segment).trim();
  const { name: before = '', value = '', each } = endsInShare.exec(piece)?.groups ?? {};
  if (value === '' || remark.test(piece)) return null;
  const count = each === undefined ? undefined : counted.exec(before)?.groups?.count?.toLowerCase();
  const times = count === undefined ? 1 : (valueOfNumber(count) ?? 1);
  // What stands behind a comma describes the work.
  const [said = ''] = (count === undefined ? before : before.replace(counted, '')).split(/,\s/);
  const name = nameAtStart(said.replace(together, '').replace(measure, ''));
  if (name === '' || !canBeName(name)) return null;
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    value: Number(value) * times,
    unit: 'percent',
    leads: false,
    from: 'sentence',
    evidence: evidenceBetween(block, whole.start, whole.start + whole.length),
    block,
  };
}

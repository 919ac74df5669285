import type { Block, Document } from '../../../documents/document.ts';
import { alternation } from '../../../lexicon/alternation.ts';
import { gradingHeading, participationWords } from '../../../lexicon/grading.ts';
import { cardinals } from '../../../lexicon/numbers.ts';
import { splitSentences } from '../../../text/sentences.ts';
import type { Evidence } from '../../course.ts';
import { evidenceBetween } from '../../lines/entries.ts';
import { isBoldLine } from '../../lines/flow-lines.ts';
import { tidy } from '../../lines/piece.ts';
import { workName } from './nouns.ts';

/** Work that the document asks for without a share of the grade. */
export interface DescribedWork {
  name: string;
  evidence: Evidence;
  from: 'list' | 'heading' | 'sentence';
}

/** Share of the items of a list, or of the headings of a section, that must be names of work for all of them to be. */
const mostly = 0.6;
const fewestHeadings = 3;
const mostWordsOfHeading = 6;
/** Characters. */
const longestBoldHeading = 80;
/** Characters; longer blocks are policies. */
const longestBlock = 1500;

/**
 * Graded work that is only described: items of a list under words of assessment, headings of an assessment section that
 * each name work, and sentences that ask for it ("Each student will also complete a term project"). Lists and sentences
 * count only where the document has no grading with shares (`hasGrading`), which they would repeat.
 */
export function findDescribedWork(
  document: Document,
  scheduleBlocks: ReadonlySet<number>,
  hasGrading: boolean,
): DescribedWork[] {
  const blocks = document.blocks.filter((block) => !scheduleBlocks.has(block.index) && block.kind !== 'table-row');
  const headed = underHeadings(blocks);
  if (hasGrading) return headed;
  const found = [...inLists(blocks), ...headed];
  return found.length > 0 ? found : blocks.flatMap(inSentences);
}

function inLists(blocks: Block[]): DescribedWork[] {
  return blocks.flatMap((block, i) => {
    const leadsIn = block.kind === 'heading' || (block.kind === 'paragraph' && /:\s*$/.test(block.text));
    if (!leadsIn || block.text.length > 300 || !gradingHeading.test(block.text)) return [];
    const counted = countedItems(blocks.slice(i + 1));
    const items = counted.length >= fewestCounted ? counted : outerItems(blocks.slice(i + 1));
    const names = items.map((item) => nameOfItem(item.text.replace(leadingNumber, '')));
    const work = names.filter((name) => workName(name) !== null || participationWords.test(name));
    if (items.length < 2 || work.length < items.length * mostly) return [];
    return items.flatMap((item, at) => described(names[at] ?? '', item, 'list'));
  });
}

const fewestCounted = 3;
/** Blocks; the next number of a list stands no further below. */
const longestItem = 15;
const leadingNumber = /^\s*(\d{1,2})[.)]\s+/;

/** The items that count on from 1, whatever they are set as, without what is said of each in between. */
function countedItems(blocks: Block[]): Block[] {
  const items: Block[] = [];
  let since = 0;
  for (const block of blocks) {
    const printed = (block.kind === 'list-item' && block.marker) || (leadingNumber.exec(block.text)?.[1] ?? '');
    if (Number.parseInt(printed, 10) === items.length + 1) {
      items.push(block);
      since = 0;
    } else if (++since > longestItem || items.length === 0) break;
  }
  return items;
}

/** The items of a list, without those nested in them. */
function outerItems(blocks: Block[]): Block[] {
  const end = blocks.findIndex(({ kind }) => kind !== 'list-item');
  return blocks
    .slice(0, end < 0 ? blocks.length : end)
    .filter((block) => block.kind === 'list-item' && block.depth === 0);
}

const article = /^(?:an?|the|one|your|timely|regular)\s+/i;

/** "a group project, including a talk" → "group project". */
function nameOfItem(text: string): string {
  const cut =
    /^(.{3,}?)(?:[,;:(—]|\.(?=\s|$)|\s[–-]\s|\s(?:during|due|including|which|that|where|in which|to be|at the)\b)/i.exec(
      text,
    );
  const name = tidy((cut?.[1] ?? text).replace(article, ''));
  // "a week-long, take-home exam": the comma parts adjectives.
  const whole = tidy(text.replace(article, ''));
  return workName(name) === null && whole.split(/\s+/).length <= mostWordsOfHeading && workName(whole) !== null
    ? whole
    : name;
}

/** Rules about work are no work. */
const rules =
  /\b(?:polic(?:y|ies)|late|make-?up|missed|regrad(?:e|ing)|integrity|submissions?|extensions?|feedback|rubrics?|criteria|scale|guidelines?)\b/i;

function described(name: string, block: Block, from: DescribedWork['from']): DescribedWork[] {
  const known = workName(name);
  if (!known || rules.test(name) || participationWords.test(name) || name.split(/\s+/).length > 8) return [];
  return [{ name, evidence: evidenceBetween(block, 0, block.text.length), from }];
}

/** Headings of one level that follow each other, each over a paragraph, in a section of graded work. */
function underHeadings(blocks: Block[]): DescribedWork[] {
  const runs: Block[][] = [];
  const above: string[] = [];
  let run: Block[] = [];
  for (const [i, block] of blocks.entries()) {
    const level = headingLevel(block);
    if (level === null) continue;
    const parent = above.slice(1, level).findLast((text) => text) ?? '';
    above.length = level;
    above[level] = block.text;
    const over = blocks[i + 1];
    const describes = over?.kind === 'paragraph' && headingText(block).split(/\s+/).length <= mostWordsOfHeading;
    const last = run.at(-1);
    const goesOn = last !== undefined && headingLevel(last) === level;
    if (!goesOn) run = [];
    const graded = gradingHeading.test(parent) || workName(parent) !== null;
    if (!describes || !graded) continue;
    if (run.length === 0) runs.push(run);
    run.push(block);
  }
  return runs.flatMap((headings) => {
    const work = headings.filter((heading) => workName(headingText(heading)) !== null);
    if (headings.length < fewestHeadings || work.length < headings.length * mostly) return [];
    return work.flatMap((heading) => described(headingText(heading), heading, 'heading'));
  });
}

/** Bold lines that end in a colon stand below all headings; null for what is no heading. */
function headingLevel(block: Block): number | null {
  if (block.kind === 'heading') return block.level;
  return isBoldLine(block) && block.text.length <= longestBoldHeading && /:\s*$/.test(block.text) ? 7 : null;
}

const headingText = ({ text }: Block) => tidy(text.replace(/:\s*$/, '').replace(/\([^)]*\)\s*$/, ''));

const asked = new RegExp(
  String.raw`\b(?:complete|submit|write|present|give|prepare|produce|deliver|undertake|create|turn in|hand in|there will be|comprises?|consists? of|(?:performance|based) on|(?:have|has)|plus|and)\s+(?:also\s+)?(?:(?:\d+|${alternation(cardinals.slice(1, 9))})\s*(?:or|to|[–-])\s*)?(?:an?|${alternation(cardinals.slice(1, 9))}|\d+)\s+((?:[\p{L}\d-]+\s+){0,4}?[\p{L}-]+)(?=\s+(?:of|on|for|to|that|which|in|with|about|at|focused|by|during|over|using|where|as)\b|\s*[.,;:(]|\s*$)`,
  'giu',
);
const binding = /\b(?:will|must|shall|required?|expected|have to|need to)\b/i;
const aside = /\b(?:if|may|might|could|can|unless|late|miss(?:ed|ing)?|plagiari|cheat|accommodat|policy|example)/i;

/** "Students will be required to write a final paper." */
function inSentences(block: Block): DescribedWork[] {
  if (block.kind === 'heading' || block.text.length > longestBlock) return [];
  return splitSentences(block.text).flatMap(({ start, end }) => {
    const sentence = block.text.slice(start, end);
    if (!binding.test(sentence) || aside.test(sentence)) return [];
    return [...sentence.matchAll(asked)].flatMap((match) => described(tidy(match[1] ?? ''), block, 'sentence'));
  });
}

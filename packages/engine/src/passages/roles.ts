import type { Document } from '../documents/document.ts';
import { isExercise } from './exercises.ts';
import type { Passage } from './passage.ts';

const referenceHeading =
  /^(?:\d+[.)]?\s*)?(?:references|reference list|(?:selected )?bibliography|works cited|literature cited|sources cited|endnotes|footnotes|(?:for )?(?:further|additional|suggested|recommended) (?:reading|readings|exploration|resources|study|viewing)|(?:articles|books|websites|videos|web ?links)(?: (?:and|&) (?:articles|books|websites|videos))*)\s*:?$/i;
/** A printed reference: an author's surname and initial or a number in brackets, a year, and where it appeared. */
const referenceLine =
  /^(?=(?:\[\d+\]|\p{Lu}[\p{L}'’-]+,\s\p{Lu}))(?=.*\b(?:1[5-9]|20)\d{2}[a-z]?\b)(?=.*(?:\bpp?\.\s?\d|\bdoi\b|\bvol\.|\beds?\.|https?:\/\/|\b\d+\s?\(\d+\)|\b\d+\s?[–-]\s?\d+\b|\bpress\b))/iu;
/** Above what a talk will come to: a slide of its titles. */
const agendaHeading =
  /^(?:(?:lecture|talk|today[’']?s|class|session|course|chapter)\s)?(?:outline|agenda|contents|table of contents|road ?map|menu|plan(?: for today)?|topics(?: (?:for )?today)?)(?:\s(?:of|for) (?:the )?(?:talk|lecture|class|day|today))?\s*:?$/i;
/** A line of a table of contents: dots or a gap that lead to a page number. */
const contentsLine = /(?:\.\s?){4}\s?\d{1,4}$/;
const pageLine = /^(?:page\s*)?\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?$|^(?:©|copyright\b|all rights reserved)/i;

/**
 * The role that a passage's own headings and words give it.
 * @param place how far into the document it stands, in [0, 1]: lists of references without a heading end a document,
 *   the same lines at its beginning are what a course reads
 * @param isShow whether its document is slides
 */
export function roleOf(
  { text, headingPath }: Pick<Passage, 'text' | 'headingPath'>,
  place: number,
  isShow: boolean,
): Passage['role'] {
  const heading = headingPath.at(-1)?.trim() ?? '';
  if (headingPath.slice(-2).some((each) => referenceHeading.test(each.trim()))) return 'reference-list';
  if (isShow && agendaHeading.test(heading) && !/[.!;]\s*$/m.test(text)) return 'boilerplate';
  if (isExercise(text, headingPath)) return 'exercise';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (shareOf(lines, (line) => contentsLine.test(line) || pageLine.test(line.trim())) > 0.6) return 'boilerplate';
  if (place > 0.6 && lines.length >= 3 && shareOf(lines, (line) => referenceLine.test(line)) > 0.8)
    return 'reference-list';
  return 'body';
}

function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

const longestRunningLine = 120;
const leastPages = 3;

/**
 * Blocks that a layout repeats from page to page (headers, footers, notices), by `Block.index`: the same short text,
 * page numbers aside, first or last on three pages or more.
 */
export function runningBlocks({ blocks, format }: Pick<Document, 'blocks' | 'format'>): Set<number> {
  const isShow = format === 'pptx';
  const pagesOf = new Map<string, { page: number; index: number }[]>();
  blocks.forEach((block, i) => {
    const { page, text, kind, index } = block;
    if (page === null || kind === 'table-row' || text.length > longestRunningLine) return;
    // A slide's title is marked as one, and heads its slide however often it comes. A bracket alone ends code.
    if ((isShow && kind === 'heading') || /^[\s)\]};]+$/.test(text)) return;
    if (blocks[i - 1]?.page === page && blocks[i + 1]?.page === page) return;
    const key = text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
    pagesOf.set(key, [...(pagesOf.get(key) ?? []), { page, index }]);
  });
  const repeated = [...pagesOf.values()].filter((places) => new Set(places.map(({ page }) => page)).size >= leastPages);
  return new Set(repeated.flat().map(({ index }) => index));
}

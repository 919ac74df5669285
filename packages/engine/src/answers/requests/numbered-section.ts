import type { Passage } from '../../passages/passage.ts';
import { isWithin, type PartNumber } from '../question/part-numbers.ts';

const dotted = /^\W*(?:(?:section|sec\.?|§)\s*)?(\d{1,2}(?:\.\d{1,2}){1,2})(?![\d%])/i;

const numberOf = (heading: string): number[] | null => dotted.exec(heading)?.[1]?.split('.').map(Number) ?? null;

const partOf = ({ headingPath }: Passage): number[] | null =>
  headingPath.map(numberOf).findLast((part) => part !== null) ?? null;

/**
 * The passages of a section that is known by its number, "6.2", in a file of a whole chapter. Where the file's headings
 * are not nested, a section goes on below headings without a number until the next one with a number. Where a section
 * is cut over several files, it is what stands under the same heading in all of them.
 */
export function numberedSection(part: PartNumber, passages: readonly Passage[]): Passage[] {
  const documents = [...Map.groupBy(passages, ({ documentId }) => documentId).values()];
  const found = documents.map((own) => withinSection(part, own)).filter((section) => section.length > 0);
  const [first] = found;
  const heading = first && headingOf(first);
  return found.filter((section) => headingOf(section) === heading).flat();
}

const headingOf = ([passage]: readonly Passage[]): string | undefined =>
  passage?.headingPath.findLast((heading) => numberOf(heading) !== null);

function withinSection(part: PartNumber, own: readonly Passage[]): Passage[] {
  const parts = own.map(partOf);
  if (!parts.some((each) => each !== null && isWithin(each, part))) return [];
  const first = parts.findIndex((each) => each !== null);
  const last = parts.findLastIndex((each) => each !== null);
  const isNested = parts.slice(first, last).every((each) => each !== null);
  let current: number[] | null = null;
  return own.filter((_, i) => {
    current = parts[i] ?? (isNested ? null : current);
    return current !== null && isWithin(current, part);
  });
}

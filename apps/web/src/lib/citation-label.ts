import { t } from '@lingui/core/macro';
import { beginLine } from './text.ts';

const longestName = 32;

/** "Lecture notes p. 3": the file's name without its ending, and the page where the format has one. */
export function citationLabel({ fileName, ...place }: { fileName: string } & PrintedPage): string {
  const name = beginLine(fileName.replace(/\.[a-z0-9]{2,5}$/i, '').replace(/[_-]+/g, ' '));
  // The number tells files of one name apart, however long it is.
  const number = / \(\d+\)$/.exec(name)?.[0] ?? '';
  const room = longestName - 1 - number.length;
  const short = name.length > longestName ? `${name.slice(0, room).trimEnd()}…${number}` : name;
  const page = pageName(place);
  if (page === null) return short;
  return place.hardToRead ? t`${short} p. ${page} (hard to read)` : `${short} p. ${page}`;
}

/** A page by its place in the file, and by what print calls it where that is something else. */
export interface PrintedPage {
  page: number | null;
  pageLabel?: string | undefined;
  /** Its letters make no sense in the file. */
  hardToRead?: boolean | undefined;
}

/** What a reader calls a page; null where the format has none. */
export const pageName = ({ page, pageLabel }: PrintedPage): string | null =>
  page === null ? null : (pageLabel ?? String(page));

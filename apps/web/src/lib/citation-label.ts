import { beginLine } from './text.ts';

const longestName = 32;

/** "Lecture notes p. 3": the file's name without its ending, and the page where the format has one. */
export function citationLabel({ fileName, page }: { fileName: string; page: number | null }): string {
  const name = beginLine(fileName.replace(/\.[a-z0-9]{2,5}$/i, '').replace(/[_-]+/g, ' '));
  const short = name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
  return page === null ? short : `${short} p. ${page}`;
}

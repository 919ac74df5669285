import { withDrawnBullets } from '../content/drawn-bullets.ts';
import { withoutDecorations } from '../content/rules.ts';
import type { PageContent } from '../geometry.ts';
import { openPagePictures } from './page-pictures.ts';
import { openRecogniser, type TextRecogniser } from './recognise-text.ts';

/** Reading a picture takes seconds; longer scans are read up to here. */
const mostPages = 100;

export interface Recognised {
  pages: PageContent[];
  /** Pages whose text was read from their picture, and those that were left out; 1-based. */
  read: number[];
  left: number[];
}

/**
 * Fills the pages that are pictures with the text that they show. Pages without text or picture stay as they are.
 * @param onPage called before each page that is read.
 */
export async function recognisePages(
  bytes: Uint8Array,
  pages: readonly PageContent[],
  onPage: (page: number) => void,
  open: () => Promise<TextRecogniser> = openRecogniser,
): Promise<Recognised> {
  const read: number[] = [];
  const left: number[] = [];
  const found = new Map<number, PageContent>();
  const pictures = await openPagePictures(bytes);
  let recogniser: TextRecogniser | null = null;
  try {
    for (const page of pages.filter((each) => each.words.length === 0)) {
      const picture = await pictures.draw(page.page);
      if (!picture) continue;
      if (read.length >= mostPages) {
        left.push(page.page);
        continue;
      }
      onPage(page.page);
      recogniser ??= await open();
      const words = await recogniser.read(picture);
      (words.length > 0 ? read : left).push(page.page);
      const { horizontal, vertical } = picture;
      found.set(page.page, withDrawnBullets(withoutDecorations({ ...page, words, horizontal, vertical })));
    }
  } finally {
    await recogniser?.close();
    await pictures.close();
  }
  return { pages: pages.map((page) => found.get(page.page) ?? page), read, left };
}

/** "Page 3", "Pages 2, 3 and 7", "Pages 2 to 19 and 22". */
export function namedPages(pages: readonly number[]): string {
  const runs: string[] = [];
  for (let at = 0; at < pages.length; ) {
    let end = at;
    while ((pages[end + 1] ?? 0) === (pages[end] ?? 0) + 1) end += 1;
    if (end - at >= 2) runs.push(`${pages[at]} to ${pages[end]}`);
    else runs.push(...pages.slice(at, end + 1).map(String));
    at = end + 1;
  }
  const last = runs.pop() ?? '';
  const all = runs.length > 0 ? `${runs.join(', ')} and ${last}` : last;
  return pages.length > 1 ? `Pages ${all}` : `Page ${all}`;
}

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

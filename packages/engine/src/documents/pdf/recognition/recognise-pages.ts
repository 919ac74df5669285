import { withDrawnBullets } from '../content/drawn-bullets.ts';
import { withoutDecorations } from '../content/rules.ts';
import type { PageContent, PdfWord } from '../geometry.ts';
import { openPagePictures } from './page-pictures.ts';
import { makesSense } from './page-sense.ts';
import { openRecogniser, type TextRecogniser } from './recognise-text.ts';

/** Reading a picture takes seconds; longer scans are read up to here. */
const mostPages = 100;
/** To see whether there is a picture on a page without words takes a while too; pages beyond stay as they are. */
const mostLooked = 400;

export interface Recognised {
  pages: PageContent[];
  /** Pages whose text was read from their picture, and those that were left out; 1-based. */
  read: number[];
  left: number[];
  /** Pages whose own text made no sense and was read from a picture of them, and those that keep it all the same. */
  reread: number[];
  hard: number[];
}

/**
 * Fills the pages that are pictures, or whose own text makes no sense, with the text that they show. Pages without text
 * or picture stay as they are.
 * @param onPage called before each page that is read.
 */
export async function recognisePages(
  bytes: Uint8Array,
  pages: readonly PageContent[],
  onPage: (page: number) => void,
  open: () => Promise<TextRecogniser> = openRecogniser,
): Promise<Recognised> {
  const found: Recognised = { pages: [...pages], read: [], left: [], reread: [], hard: [] };
  const pictures = await openPagePictures(bytes);
  let recogniser: TextRecogniser | null = null;
  let looked = 0;
  try {
    for (const [at, page] of pages.entries()) {
      const isBlank = page.words.length === 0;
      if (!isBlank && makesSense(page.words)) continue;
      const [good, bad] = isBlank ? [found.read, found.left] : [found.reread, found.hard];
      looked += 1;
      if (isBlank && looked > mostLooked) continue;
      const isTooMuch = found.read.length + found.reread.length >= mostPages;
      const picture = isTooMuch && !isBlank ? null : await pictures.draw(page.page, !isBlank);
      if (!picture || isTooMuch) {
        if (picture || !isBlank) bad.push(page.page);
        continue;
      }
      onPage(page.page);
      recogniser ??= await open();
      const words = await recogniser.read(picture);
      const isRead = words.length > 0 && (isBlank || isSounder(words, page));
      (isRead ? good : bad).push(page.page);
      const { horizontal, vertical } = picture;
      if (isRead || isBlank) {
        found.pages[at] = withDrawnBullets(withoutDecorations({ ...page, words, horizontal, vertical }));
      }
    }
  } finally {
    await recogniser?.close();
    await pictures.close();
  }
  return found;
}

/** Of a page that shows as many signs as its own text has, text recognition finds at least this share. */
const leastFound = 0.3;

function isSounder(words: readonly PdfWord[], page: PageContent): boolean {
  const signs = (list: readonly PdfWord[]) => list.reduce((sum, word) => sum + word.text.length, 0);
  return signs(words) >= leastFound * signs(page.words) && makesSense(words);
}

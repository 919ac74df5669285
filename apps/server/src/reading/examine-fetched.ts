import type { DocumentFormat } from '@weekwise/domain/documents.ts';
import { detectFormat, extensionOf } from '@weekwise/engine/documents/detect-format.ts';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import { tidyHtml } from '@weekwise/engine/documents/html/tidy-html.ts';
import type { ExaminedFetch, FetchedBytes, SavedPageHeader } from './fetched-work.ts';
import { readablePage } from './readable-page.ts';

const extensions: Record<Exclude<DocumentFormat, 'html'>, string> = {
  pdf: 'pdf',
  docx: 'docx',
  pptx: 'pptx',
  odt: 'odt',
  markdown: 'md',
  latex: 'tex',
  text: 'txt',
};

/** Elements of a page; one with more is no text. */
const mostElements = 100_000;

/** Endings by which plain text says what it is; any other ending of an address says nothing ("/download.php"). */
const ofText = /^(?:md|markdown|mdown|mkd|rmd|qmd|tex|latex|ltx|txt|org|rst)$/;

/**
 * Says what was fetched by its bytes: what the site calls it decides only between kinds of plain text.
 * @throws DocumentError where it is nothing that can be read
 */
export async function examineFetched(
  { bytes, url, fileName }: FetchedBytes,
  source: SavedPageHeader,
): Promise<ExaminedFetch> {
  const whole = new Uint8Array(bytes);
  const named = extensionOf(fileName ?? new URL(url).pathname);
  const format = detectFormat(whole, ofText.test(named) ? `fetched.${named}` : '');
  if (format !== 'html') {
    if (format === 'text') refuseData(whole);
    return { kind: 'document', extension: extensions[format] };
  }
  return readablePage(await tidyHtml(whole, { limits: { elements: mostElements } }), url, source);
}

/** Text that is there for programs: an answer of an interface, a feed. */
function refuseData(bytes: Uint8Array): void {
  const text = new TextDecoder().decode(bytes).trim();
  const isData = /^<(?:\?xml|rss|feed|svg)\b/i.test(text) || (/^[[{]/.test(text) && isJson(text));
  if (isData) throw new DocumentError('file_type_unsupported', 'This is data for programs, not a text.');
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

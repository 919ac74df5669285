import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import { describe, expect, it } from 'vitest';
import { examineFetched } from './examine-fetched.ts';
import type { ExaminedFetch } from './fetched-work.ts';

const prose = Array.from(
  { length: 12 },
  (_, i) =>
    `<p>Paragraph ${i + 1} says, at some length, how rivers carry sand and gravel down to the sea, and why.</p>`,
).join('');
const url = 'https://journal.example.edu/rivers/7.php';

function examine(
  body: string | Uint8Array,
  { from = url, fileName = null as string | null, title = null as string | null } = {},
) {
  const bytes = Uint8Array.from(Buffer.from(body)).buffer;
  return examineFetched({ bytes, url: from, fileName }, { title, today: '2026-10-05' });
}

async function page(
  body: string,
  options?: Parameters<typeof examine>[1],
): Promise<Extract<ExaminedFetch, { kind: 'page' }>> {
  const found = await examine(body, options);
  if (found.kind !== 'page') throw new Error('That was no page.');
  return found;
}
const htmlOf = async (body: string) => new TextDecoder().decode((await page(body)).html);

describe('what was fetched is known by its bytes', () => {
  it.each([
    ['%PDF-1.7\n', url, 'x.html', 'pdf'],
    ['Plain words.', url, null, 'txt'],
    ['# Rivers\n\nWords.', 'https://a.example.edu/rivers.md?raw', null, 'md'],
    ['# Rivers\n\nWords.', url, 'rivers.md', 'md'],
    ['\\documentclass{article}\\begin{document}Words.\\end{document}', url, 'paper.pdf', 'tex'],
    // What its name promises is not what it is.
    ['Not found', 'https://a.example.edu/paper.pdf', null, 'txt'],
  ])('%j from %s as %s is .%s', async (bytes, from, fileName, extension) => {
    expect(await examine(bytes, { from, fileName })).toEqual({ kind: 'document', extension });
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['an archive of anything', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
    ['JSON', '{"error":"not found"}'],
    ['XML', '<?xml version="1.0"?><records><record/></records>'],
    ['nothing', ''],
  ])('%s is refused', async (_, bytes) => {
    await expect(examine(bytes)).rejects.toEqual(expect.objectContaining({ name: 'DocumentError' }));
  });
});

describe('a web page', () => {
  it('is kept as its text, with title, author, source and date, and the reader finds them', async () => {
    const html = `<!doctype html><html lang="en"><head><title>Rivers and sand</title>
      <meta name="author" content="Ada Bell"><meta property="og:site_name" content="Open Rivers"></head>
      <body><nav><a href="/">Home</a><a href="/shop">Shop</a></nav>
      <article><h1>Rivers and sand</h1><h2>How sand moves</h2>${prose}<p>See <a href="../delta">the delta</a>.</p></article>
      <aside>Buy our mugs</aside><footer>Cookies</footer></body></html>`;
    const found = await page(html);
    expect(found).toMatchObject({
      title: 'Rivers and sand',
      documentUrl: null,
      describesWork: false,
      refusesCopies: false,
    });
    const { blocks } = await readDocument(found.html, 'rivers.html');
    const texts = blocks.map(({ text }) => text);
    expect(texts.slice(0, 4)).toEqual([
      'Rivers and sand',
      'Ada Bell, Open Rivers',
      `Source: ${url}, as it was on 2026-10-05.`,
      'How sand moves',
    ]);
    expect(texts.filter((text) => text.startsWith('Paragraph'))).toHaveLength(12);
    expect(texts.join(' ')).not.toMatch(/Shop|mugs|Cookies/);
    expect(await htmlOf(html)).toContain('href="https://journal.example.edu/delta"');
  });

  it('loses whatever does something', async () => {
    const html =
      await htmlOf(`<html><head><title>T</title></head><body><article onclick="steal()" style="background:url(//evil)">
      <script>steal()</script><img src="https://tracker.example/1.gif" onerror="steal()"><iframe src="//evil"></iframe>
      <svg onload="steal()"><script>1</script></svg><xmp><script>steal()</script></xmp><form action="//evil"><input name="password"></form>
      <p><a href="javascript:steal()">click</a> <a href="data:text/html,x">here</a></p>${prose}</article></body></html>`);
    expect(html).not.toMatch(/steal|evil|tracker|javascript:|data:|<(?:script|img|iframe|svg|form|input)/i);
    expect(html).toContain('Paragraph 12');
  });

  it('cannot break out of what is written at its head', async () => {
    const found = await page(`<html><head><title>x</title></head><body>${prose}</body></html>`, {
      title: '</title><script>alert(1)</script>',
    });
    expect(new TextDecoder().decode(found.html)).not.toContain('<script');
  });

  it('says where the document is that it is about', async () => {
    const head = (pdf: string) =>
      `<html><head><meta name="citation_title" content="Rivers"><meta name="Citation_PDF_URL" content="${pdf}"></head><body>${prose}</body></html>`;
    expect(await page(head('/pdf/7'))).toMatchObject({
      documentUrl: 'https://journal.example.edu/pdf/7',
      describesWork: true,
    });
    expect((await page(head('javascript:alert(1)'))).documentUrl).toBeNull();
    expect((await page(head('file:///etc/passwd'))).documentUrl).toBeNull();
  });

  it('is the work itself where it says so', async () => {
    const here = `<html><head><meta name="citation_title" content="Rivers"><meta name="citation_fulltext_html_url" content="${url}"></head><body>${prose}</body></html>`;
    expect((await page(here)).describesWork).toBe(false);
  });

  it('may ask for no copies', async () => {
    const asks = (content: string) =>
      page(`<html><head><meta name="robots" content="${content}"></head><body>${prose}</body></html>`);
    expect((await asks('noindex, NOARCHIVE')).refusesCopies).toBe(true);
    expect((await asks('noindex')).refusesCopies).toBe(false);
  });

  it.each([
    ['deep beyond measure', `<html><body>${'<div>'.repeat(100_000)}text</body></html>`],
    ['of parts without number', `<html><body>${'<b>a</b>'.repeat(100_001)}</body></html>`],
  ])('%s ends as a sentence', async (_, html) => {
    await expect(examine(html)).rejects.toEqual(expect.objectContaining({ code: 'file_expands_too_far' }));
  });
});

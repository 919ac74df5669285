import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { asksForNoCopies } from '../adapters/fetch-document/refuses-copies.ts';
import type { ExaminedFetch, SavedPageHeader } from './fetched-work.ts';

type Page = Extract<ExaminedFetch, { kind: 'page' }>;

/** What shows or does something besides text. */
const notText =
  'script,style,title,xmp,noembed,noframes,plaintext,noscript,template,iframe,frame,object,embed,applet,link,meta,base,img,picture,source,svg,canvas,video,audio,map,form,input,button,select,textarea,dialog,nav,[hidden],[aria-hidden="true"]';
/** Attributes that say how a text is put together. */
const keptAttributes: readonly string[] = ['colspan', 'rowspan', 'start', 'dir', 'lang'];

/** The text of a web page (`tidyHtml`) as a page of its own, with where and when it was found at its head. */
export function readablePage(html: string, url: string, { title, today }: SavedPageHeader): Page {
  const { document } = parseHTML(html);
  const meta = metaOf(document);
  const found = {
    documentUrl: webAddress(meta.get('citation_pdf_url')?.[0], url),
    describesWork: meta.has('citation_title') && !samePage(meta.get('citation_fulltext_html_url')?.[0], url),
    refusesCopies: ['robots', 'weekwise'].some((name) => meta.get(name)?.some(asksForNoCopies)),
  };
  const language = document.documentElement?.getAttribute('lang') ?? null;
  const article = articleOf(document);
  const name = title ?? (article.title || null);
  const kept = keep(article.content, url, {
    title: name ?? new URL(url).hostname,
    byline: [article.byline, article.siteName, article.publishedTime?.slice(0, 10)].filter(Boolean).join(', '),
    language,
    today,
  });
  return { kind: 'page', title: name, ...found, ...kept };
}

interface Article {
  title?: string | null;
  byline?: string | null;
  siteName?: string | null;
  publishedTime?: string | null;
  content: string;
}

/** The text itself without what stands around it; all of the page where that is not to be told apart. */
function articleOf(document: Document): Article {
  const title = document.querySelector('title')?.textContent?.trim() ?? null;
  const whole = document.body?.innerHTML ?? '';
  const article = new Readability(document, { charThreshold: 200 }).parse();
  return article?.content
    ? { ...article, title: article.title || title, content: article.content }
    : { title, content: whole };
}

function keep(
  content: string,
  url: string,
  { title, byline, language, today }: { title: string; byline: string; language: string | null; today: string },
): { html: Uint8Array; length: number } {
  const { document } = parseHTML(`<!doctype html><html><head></head><body><main>${content}</main></body></html>`);
  const main = document.querySelector('main');
  if (!main) return { html: new Uint8Array(), length: 0 };
  for (const element of main.querySelectorAll(notText)) element.remove();
  for (const element of main.querySelectorAll('*')) {
    const href = element.localName === 'a' ? webAddress(element.getAttribute('href') ?? undefined, url) : null;
    for (const { name } of [...element.attributes]) {
      if (!keptAttributes.includes(name)) element.removeAttribute(name);
    }
    if (href) element.setAttribute('href', href);
  }
  const length = (main.textContent ?? '').replace(/\s+/g, ' ').trim().length;

  const add = <Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name, text: string) => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const head = document.createElement('header');
  add(head, 'h1', title);
  if (byline) add(head, 'p', byline);
  const where = add(head, 'p', 'Source: ');
  add(where, 'a', url).setAttribute('href', url);
  where.append(`, as it was on ${today}.`);
  main.before(head);
  if (language) document.documentElement.setAttribute('lang', language);
  const charset = document.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  document.head.append(charset);
  // Written out as it is, unlike all other text.
  add(document.head, 'title', title.replace(/[<>]/g, ' '));
  return { html: Buffer.from(document.toString()), length };
}

/** What a page says of itself, by names in lower case. */
function metaOf(document: Document): Map<string, string[]> {
  const said = [...document.querySelectorAll('meta')].map((element) => ({
    name: (element.getAttribute('name') ?? element.getAttribute('property') ?? '').trim().toLowerCase(),
    content: element.getAttribute('content')?.trim() ?? '',
  }));
  const groups = Map.groupBy(
    said.filter(({ content }) => content !== ''),
    ({ name }) => name,
  );
  return new Map([...groups].map(([name, group]) => [name, group.map(({ content }) => content)]));
}

function webAddress(written: string | undefined, base: string): string | null {
  const url = written === undefined ? null : URL.parse(written, base);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

function samePage(written: string | undefined, url: string): boolean {
  const said = webAddress(written, url);
  return said !== null && new URL(said).pathname === new URL(url).pathname;
}

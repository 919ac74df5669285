import { escaped } from '../../../lib/escaped.ts';

/** JSON as it stands in a script element: nothing in it ends the element or begins a comment. */
const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What a page has in its first HTML. */
export interface Dress {
  title: string;
  description: string;
  /** Absolute; null where there is nothing to find. */
  url: string | null;
  /** schema.org, as JSON-LD. */
  linkedData: object | null;
  /** Markup whose texts are escaped. */
  body: string;
}

const siteName = 'Weekwise';

/** Puts a dress on the app's page: its head, and what stands in the root until the app has started. */
export function dressed(html: string, { title, description, url, linkedData, body }: Dress): string {
  const tags = [
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="${siteName}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    ...(url === null
      ? ['<meta name="robots" content="noindex" />']
      : [`<meta property="og:url" content="${escaped(url)}" />`, `<link rel="canonical" href="${escaped(url)}" />`]),
    `<meta name="twitter:card" content="summary" />`,
    ...(linkedData === null ? [] : [`<script type="application/ld+json">${jsonInScript(linkedData)}</script>`]),
  ];
  // Functions: a dollar sign in a text is no pattern.
  return html
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace(/<div id="root">\s*<\/div>/, () => `<div id="root">${body}</div>`);
}

import { limits } from '@weekwise/contracts/limits.ts';
import { escaped } from '../../lib/escaped.ts';

/** A page without the app: it works where no script runs. */
export interface SignInPage {
  status: number;
  /** Puts it into the app's own page, whose styles it has. */
  dress: (html: string) => string;
}

const minutes = limits.magicLinkLifetime / 60_000;
const button =
  'inline-flex h-11 items-center justify-center rounded-md bg-button-primary px-4.5 font-medium text-base text-button-primary';

/** "Check your mail"; in local mode with the link itself. */
export function linkSentPage(email: string, localLink: string | null): SignInPage {
  const to = `<b class="wrap-anywhere font-medium text-primary">${escaped(email)}</b>`;
  const sent = localLink
    ? `<p class="mt-1 text-secondary">We created a sign-in link for ${to}. It works once, for ${minutes} minutes.</p>
<p class="mt-2 text-muted text-sm">Local mode: no mail server is set up on this computer, so the link is here.</p>
<p class="mt-4"><a class="${button} w-full" href="${escaped(pathOf(localLink))}">Open the sign-in link</a></p>`
    : `<p class="mt-1 text-secondary">A sign-in link is on its way to ${to}. It works once, for ${minutes} minutes.</p>`;
  return page(200, 'Check your mail', `${sent}\n${back('Another address')}`);
}

/** The form again, with what was wrong with what was sent. */
export function signInPage(status: number, complaint: string, typed: string): SignInPage {
  const form = `<p role="alert" class="mt-1 text-danger">${escaped(complaint)}</p>
<form method="post" action="/sign-in" class="mt-4 flex flex-wrap gap-2">
<label class="sr-only" for="email">Email address</label>
<input id="email" name="email" type="email" required autocomplete="email" autofocus value="${escaped(typed)}" class="h-11 min-w-0 flex-1 rounded-md border border-strong bg-raised px-3 text-md text-primary">
<button type="submit" class="${button}">Send link</button>
</form>`;
  return page(status, 'Sign in', `${form}\n${back('Back to the start page')}`);
}

const back = (text: string): string =>
  `<p class="mt-4 text-sm"><a class="text-link underline underline-offset-2" href="/">${text}</a></p>`;

function page(status: number, title: string, body: string): SignInPage {
  // A form has the focus itself.
  const autofocus = body.includes('autofocus') ? '' : 'autofocus';
  const card = `<main class="grid min-h-dvh grid-cols-[minmax(0,1fr)] place-items-center px-4 py-8">
<section class="w-full max-w-120 rounded-lg border bg-surface p-5 shadow-sm md:p-8">
<h1 tabindex="-1" ${autofocus} class="type-page outline-none">${title}</h1>
${body}
</section></main>`;
  return {
    status,
    dress: (html) =>
      html
        .replace(/<script\b[^>]*type="module"[^>]*><\/script>\s*/g, '')
        .replace(/<script src="\/assets\/[^>]*><\/script>\s*/g, '')
        .replace(/<noscript>.*?<\/noscript>\s*/s, '')
        .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · Weekwise</title>`)
        .replace(/<div id="root">\s*<\/div>/, () => card),
  };
}

/** The link without its host: the page already stands on the right one. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

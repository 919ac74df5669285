import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { webRoutes } from '@weekwise/contracts/web-routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { answerError, toAppError } from './errors.ts';

/** Pages of the web app, with or without a slash at the end. */
const pages = webRoutes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`));

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Weekwise</title>
<h1>The pages are not built yet</h1><p>The server is running, but its web app is missing. Stop it and run <code>npm start</code>, which builds both.</p></html>`;

/** The landing page, drawn by the build. */
const landing = 'landing.html';

/** The session's cookie, whether or not it may travel without TLS. */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?weekwise\.session_token=/;

/** Whether the app would decide for the landing page: nobody has a session here, and the address asks for nothing. */
const isVisit = ({ url, headers }: FastifyRequest): boolean =>
  !url.includes('?') && !sessionCookie.test(headers.cookie ?? '');

const asksForPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');

/**
 * An address whose escapes spell nothing (`/%zz`) reaches no handler. A page is asked for again with its per cent signs
 * as such, and is then one of ours or the friendly 404, with all headers; anything else is answered here.
 */
export function answerUnspelled(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!asksForPage(request) || !request.url.includes('%')) return answerError(toAppError(error), request, reply);
  const [path = '', ...query] = request.url.split('?');
  // Two slashes at its beginning would name another host.
  const spelled = `/${path.replace(/^[/\\]+/, '').replaceAll('%', '%25')}`;
  return reply.redirect([spelled, ...query].join('?'));
}

/** Serves the built web app, and answers 404 in the form that fits: JSON under /api, the app's own page elsewhere. */
export const staticWebPlugin = fp(async (app: FastifyInstance, options: { directory: string }) => {
  const index = join(options.directory, 'index.html');
  if (existsSync(index)) {
    await app.register(staticFiles, {
      root: options.directory,
      index: false,
      cacheControl: false,
      // The build lays a Brotli and a gzip copy beside each file (apps/web/vite/compress.ts).
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Vite puts a hash of the content into the names under assets/.
        const forever = path.startsWith(join(options.directory, 'assets/'));
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    const hasLanding = existsSync(join(options.directory, landing));
    app.get('/', (request, reply) => {
      reply.header('vary', 'cookie');
      return hasLanding && isVisit(request) ? reply.sendFile(landing) : sendPage(reply, options.directory, 200);
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (!asksForPage(request)) return answerError(new AppError('not_found'), request, reply);
    const known = pages.some((page) => page.test(path));
    return sendPage(reply, options.directory, known ? 200 : 404);
  });
});

/** The app's own page as it was built; `dress` puts into it what a reader without scripts is to see. */
export async function sendPage(
  reply: FastifyReply,
  directory: string,
  status: number,
  dress: (html: string) => string = (html) => html,
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  const html = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null);
  return html ? reply.status(status).send(dress(html)) : reply.status(503).send(notBuilt);
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { webRoutes } from '@weekwise/contracts/web-routes.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { answerError } from './errors.ts';

/** Pages of the web app, with or without a slash at the end. */
const pages = webRoutes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`));

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Weekwise</title>
<h1>The pages are not built yet</h1><p>The server is running, but its web app is missing. Stop it and run <code>npm start</code>, which builds both.</p></html>`;

/** Serves the built web app, and answers 404 in the form that fits: JSON under /api, the app's own page elsewhere. */
export const staticWebPlugin = fp(async (app: FastifyInstance, options: { directory: string }) => {
  const index = join(options.directory, 'index.html');
  if (existsSync(index)) {
    await app.register(staticFiles, {
      root: options.directory,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Vite puts a hash of the content into the names under assets/.
        const forever = path.startsWith(join(options.directory, 'assets/'));
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get('/', (_request, reply) => sendPage(reply, index, 200));
  }

  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const page = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/');
    if (!page) return answerError(new AppError('not_found'), request, reply);
    const known = pages.some((page) => page.test(path));
    return sendPage(reply, index, known ? 200 : 404);
  });
});

async function sendPage(reply: FastifyReply, index: string, status: number): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  const html = await readFile(index).catch(() => null);
  return html ? reply.status(status).send(html) : reply.status(503).send(notBuilt);
}

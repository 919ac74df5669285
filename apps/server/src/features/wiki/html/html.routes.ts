import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { publicOrigin } from '../../../plugins/origin.ts';
import { sendPage } from '../../../plugins/static-web.ts';
import { popularPages } from '../finding/search.service.ts';
import { newestPages, openPageOf } from '../reading/reading.service.ts';
import { courseDress } from './course-html.ts';
import { dressed } from './markup.ts';
import { missingDress, robots, sitemap, wikiDress } from './wiki-html.ts';

/** As many as one map of a site may have. */
const mostMapped = 50_000;
const mostPopular = 50;

/** The wiki's pages as search engines, and people without scripts, read them: the app's page with the course in it. */
export function registerWikiHtml(app: FastifyInstance, deps: Deps): void {
  const { config, webDirectory } = deps;

  app.get<{ Params: { wikiId: string } }>('/wiki/course/:wikiId', async (request, reply) => {
    const { wikiId } = request.params;
    const page = await openPageOf(deps, wikiId);
    const dress = page ? courseDress(page, publicOrigin(config, request)) : missingDress(wikiId);
    return sendPage(reply, webDirectory, page ? 200 : 404, (html) => dressed(html, dress));
  });

  app.get('/wiki', async (request, reply) => {
    const popular = await popularPages(deps, { subject: null, limit: mostPopular });
    const dress = wikiDress(popular, publicOrigin(config, request));
    return sendPage(reply, webDirectory, 200, (html) => dressed(html, dress));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const pages = await newestPages(deps, mostMapped);
    return reply.type('application/xml; charset=utf-8').send(sitemap(pages, publicOrigin(config, request)));
  });

  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicOrigin(config, request))),
  );
}

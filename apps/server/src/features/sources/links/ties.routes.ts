import { resolveLink, tieSource, untieSource } from '@weekwise/contracts/sources-ties.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../plugins/contract-route.ts';
import { toResult } from '../../syllabus/ties/result.presenter.ts';
import { searchNotice, toOutcome } from '../places.ts';
import { resolveLinkOf } from './resolve-link.service.ts';
import { tie, untie, type WantedTie } from './ties.service.ts';

/** `pace`: how often a student may have services asked. */
export function registerTies(app: FastifyInstance, deps: Deps, pace: (request: FastifyRequest) => Promise<void>): void {
  route(app, tieSource, async ({ user, params, body, request, signal }) => {
    const wanted = wantedIn(body);
    if ('link' in wanted) await pace(request);
    return { success: true, ...(await tie(deps, user.id, params, wanted, signal)) };
  });

  route(app, untieSource, async ({ user, params }) => {
    return { success: true, ties: await untie(deps, user.id, params.folderId, params.tieId) };
  });

  route(app, resolveLink, async ({ user, params, body, request, signal }) => {
    await pace(request);
    const asked = { folderId: params.folderId, text: body.link, readingId: body.reading_id };
    const { link, found, places } = await resolveLinkOf(deps, user.id, asked, signal);
    return { ...link, result: found && toResult(found), places: places.map(toOutcome), notice: searchNotice(places) };
  });
}

/** The contract has checked that it is one of them. */
function wantedIn(body: { result_id?: string; file_id?: string; link?: string }): WantedTie {
  if (body.file_id !== undefined) return { fileId: body.file_id };
  return body.link === undefined ? { resultId: body.result_id ?? '' } : { link: body.link };
}

import { folderFields } from '@weekwise/contracts/common.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { isBeyond } from './json-extent.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the text of the body has an escaped NUL. JSON takes no other. */
    mayHoldNul: boolean;
  }
}

/** Zod on both sides of a call. An answer that breaks its contract is our defect: 500, logged with what was wrong. */
export const validationPlugin = fp(async (app: FastifyInstance) => {
  app.setValidatorCompiler(validatorCompiler);
  app.decorateRequest('mayHoldNul', false);
  // A call without a body is one whose fields are all left out: defaults hold, and what is needed is named.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    if (isBeyond(text, { values: limits.bodyValues, depth: limits.bodyDepth })) {
      return done(new AppError('request_too_large'), undefined);
    }
    request.mayHoldNul = text.includes('\\u0000');
    parseJson(request, text, (error, body) => done(error, mayHoldHalves.test(text) ? withWholeCharacters(body) : body));
  });
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.contract?.body) request.body ??= {};
  });
  // PostgreSQL keeps no NUL in a text: refused here for every call, instead of failing where it first meets a query.
  app.addHook('preValidation', async ({ params, query, body, mayHoldNul }) => {
    const inAddress = fieldWithNul({ ...(params ?? {}), ...(query ?? {}) });
    const field = inAddress ?? (mayHoldNul ? fieldWithNul(body) : null);
    if (field === null) return;
    if (folderFields.includes(field)) throw new AppError('invalid_folder_id');
    throw new AppError('invalid_request', { issues: [{ field, message: 'Remove the control characters.' }] });
  });
  // The library's serializer runs schemas backwards (encode); ours fills defaults and drops undeclared fields.
  app.setSerializerCompiler<z.ZodType>(({ schema, method, url }) => (data) => {
    const result = schema.safeParse(data);
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error });
    return JSON.stringify(result.data);
  });
});

/** How a text spells half of a character outside the basic plane. */
const mayHoldHalves = /\\u[dD][89a-fA-F]/;

/**
 * What a client has cut in the middle of a character ends in half of one, which PostgreSQL takes into no JSON: U+FFFD
 * stands for it.
 */
function withWholeCharacters(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(withWholeCharacters);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name.toWellFormed(), withWholeCharacters(part)]),
  );
}

/** The field of what was sent that has a NUL in it; null where none has. */
function fieldWithNul(sent: unknown): string | null {
  const open: { at: string; value: unknown }[] = [{ at: '', value: sent }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { at, value } = next;
    if (typeof value === 'string' && value.includes('\0')) return at;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (typeof part === 'string' || typeof part === 'object') open.push({ at: at || name, value: part });
    }
  }
  return null;
}

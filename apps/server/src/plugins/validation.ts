import { folderFields } from '@weekwise/contracts/common.ts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Zod on both sides of a call. An answer that breaks its contract is our defect: 500, logged with what was wrong. */
export const validationPlugin = fp(async (app: FastifyInstance) => {
  app.setValidatorCompiler(validatorCompiler);
  // A call without a body is one whose fields are all left out: defaults hold, and what is needed is named.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, undefined) : parseJson(request, text, done),
  );
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.contract?.body) request.body ??= {};
  });
  // PostgreSQL keeps no NUL in a text: refused here for every call, instead of failing where it first meets a query.
  app.addHook('preValidation', async ({ params, query, body }) => {
    const field = fieldWithNul({ ...(params ?? {}), ...(query ?? {}) }) ?? fieldWithNul(body);
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

/** The field of what was sent that has a NUL in it; null where none has. However deep it is nested, the stack holds. */
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

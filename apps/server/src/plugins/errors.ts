import { type ErrorBody, errorTable } from '@weekwise/contracts/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DriveError } from '../adapters/drive/drive.port.ts';
import { AppError } from '../app-error.ts';
import { driveProblem } from '../drive-problem.ts';

/** One handler for everything that goes wrong: one body, one log line, and no text of a 5xx leaves the server. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(toAppError(error), request, reply));
});

/** Logs the error once and answers it. */
export function answerError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  logError(error, request);
  if (error.status === 429 && typeof error.detail?.retry_after === 'number') {
    reply.header('retry-after', error.detail.retry_after);
  }
  // What is still on its way is let through to nowhere: else a client that sends all before it reads would wait for
  // ever.
  if (request.raw.complete === false) request.raw.unpipe().resume();
  // Who navigates here sees a page, not JSON. How long to wait is only said by the status.
  if (request.routeOptions?.config?.contract?.kind === 'redirect' && error.status !== 429) {
    return reply.redirect(`/?error=${encodeURIComponent(error.message)}`);
  }
  return reply.status(error.status).type('application/json; charset=utf-8').send(errorBodyOf(error, request));
}

export function logError(error: AppError, request: FastifyRequest): void {
  if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
  else request.log.info({ code: error.code }, 'request refused');
}

function errorBodyOf(error: AppError, request: FastifyRequest): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    ...(error.status < 500 && error.detail ? { detail: error.detail } : {}),
    request_id: request.id,
  };
}

const codesOfFastify: Record<string, AppError['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'invalid_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'not_found',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'invalid_request',
  FST_FIELDS_LIMIT: 'invalid_request',
  FST_PARTS_LIMIT: 'invalid_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'file_missing',
};

/** Whatever was thrown, as one of the codes. What nobody foresaw is `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DriveError) return driveProblem(error);
  const known = error as Partial<FastifyError>;
  if (known.validation) return invalidRequest(known.validation);
  const code = known.code === undefined ? undefined : codesOfFastify[known.code];
  return new AppError(code ?? codeOfStatus(known.statusCode), undefined, { cause: error });
}

/** For what a plugin refuses under a code of its own: the caller's mistake stays the caller's. */
function codeOfStatus(status = 500): AppError['code'] {
  if (status === 403 || status === 404) return 'not_found';
  return status >= 400 && status < 500 ? 'invalid_request' : 'internal';
}

/** Issues that an answer names: whoever mends so many asks again. */
const mostIssues = 20;

/** Which fields are wrong and why; a folder id that cannot be one has its own code (spec §5). */
function invalidRequest(issues: NonNullable<FastifyError['validation']>): AppError {
  if (issues.some((issue) => issue.message === errorTable.invalid_folder_id.text)) {
    return new AppError('invalid_folder_id');
  }
  return new AppError('invalid_request', {
    issues: issues.slice(0, mostIssues).map((issue) => ({
      field: issue.instancePath.slice(1).replaceAll('/', '.'),
      message: issue.message,
    })),
  });
}

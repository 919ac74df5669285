/**
 * An answer that is no success, in Google's words
 * (https://developers.google.com/workspace/drive/api/guides/handle-errors).
 */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    super(`Google refuses with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The shape of every error of the Drive API. */
export function driveRefusal(
  status: number,
  reason: string,
  message: string,
  { location, headers }: { location?: string; headers?: Record<string, string> } = {},
): Refusal {
  const domain = /Limit|quota/i.test(reason) && reason !== 'storageQuotaExceeded' ? 'usageLimits' : 'global';
  const where = location && { location, locationType: location === 'Authorization' ? 'header' : 'parameter' };
  return new Refusal(
    status,
    { error: { errors: [{ domain, reason, message, ...where }], code: status, message } },
    headers,
  );
}

export const invalidCredentials = () =>
  driveRefusal(401, 'authError', 'Invalid Credentials', {
    location: 'Authorization',
    headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
  });

export const insufficientScope = () =>
  new Refusal(
    403,
    {
      error: {
        code: 403,
        message: 'Request had insufficient authentication scopes.',
        errors: [{ message: 'Insufficient Permission', domain: 'global', reason: 'insufficientPermissions' }],
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
            domain: 'googleapis.com',
          },
        ],
      },
    },
    { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="insufficient_scope"' },
  );

export const fileNotFound = (id: string) =>
  driveRefusal(404, 'notFound', `File not found: ${id}.`, { location: 'fileId' });

export const quotaExceeded = () =>
  driveRefusal(403, 'storageQuotaExceeded', "The user's Drive storage quota has been exceeded.");

export const invalidValue = (location: string) => driveRefusal(400, 'invalid', 'Invalid Value', { location });

/** Errors of the token endpoint (RFC 6749, 5.2; https://developers.google.com/identity/protocols/oauth2/web-server). */
export const tokenRefusal = (status: number, error: string, error_description: string) =>
  new Refusal(status, { error, error_description });

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Auth } from '../features/auth/auth.service.ts';
import type { Identity } from '../plugins/identity.ts';
import type { RecordedMail } from './recorded-mail.ts';

/** Somebody signed in, and how they call. */
export interface Student {
  user: Identity;
  cookie: string;
  get(url: string, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>;
  post(url: string, body?: object, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>;
  put(url: string, body?: object, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>;
  patch(url: string, body?: object, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>;
  delete(url: string, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>;
}

/** Signs in through the mailed link, as a student does, past the limits on asking for links. */
export async function signedIn(app: FastifyInstance, auth: Auth, mail: RecordedMail, email: string): Promise<Student> {
  await auth.requestLink(email, 'http://localhost');
  const { session, cookies } = await auth.spendLink(
    { token: tokenIn(mail.sent), insteadOf: undefined },
    { cookie: undefined, userAgent: 'test', address: '127.0.0.1' },
  );
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    headers: InjectOptions['headers'],
    body?: object,
  ) => app.inject({ method, url, headers: { cookie, ...headers }, ...(body && { payload: body }) });
  return {
    user: session.user,
    cookie,
    get: (url, headers = {}) => call('GET', url, headers),
    post: (url, body, headers = {}) => call('POST', url, headers, body),
    put: (url, body, headers = {}) => call('PUT', url, headers, body),
    patch: (url, body, headers = {}) => call('PATCH', url, headers, body),
    delete: (url, headers = {}) => call('DELETE', url, headers),
  };
}

/** The token of the newest sign-in link that was mailed or texted. */
export function tokenIn(sent: { text: string }[]): string {
  const token = sent.at(-1)?.text.match(/token=(\w+)/)?.[1];
  if (!token) throw new Error('No sign-in link was sent.');
  return token;
}

import { requestMagicLink } from '@weekwise/contracts/auth.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { sendPage } from '../../plugins/static-web.ts';
import { linkSentPage, type SignInPage, signInPage } from './sign-in-page.ts';

/**
 * The form of the landing page as a browser sends it by itself, before the app has started or where no script runs. In
 * a scope of its own: no other call takes a form's fields.
 * @param requestLink makes the link and sends it; resolves to it where it is shown on the screen
 */
export function registerSignInForm(
  app: FastifyInstance,
  webDirectory: string,
  requestLink: (email: string, request: FastifyRequest) => Promise<string | null>,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );

    scope.post('/sign-in', async (request, reply) => {
      const { status, dress } = await answer(request);
      return sendPage(reply, webDirectory, status, dress);
    });
  });

  async function answer(request: FastifyRequest): Promise<SignInPage> {
    const form = requestMagicLink.body.safeParse(request.body);
    if (!form.success) return signInPage(400, 'Enter a valid email address.', typedIn(request.body));
    // The limits count by the address as it is kept.
    request.body = form.data;
    const { email } = form.data;
    try {
      return linkSentPage(email, await requestLink(email, request));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return signInPage(error.status, error.message, email);
    }
  }
}

const typedIn = (body: unknown): string => {
  const typed = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof typed === 'string' ? typed.slice(0, 254) : '';
};

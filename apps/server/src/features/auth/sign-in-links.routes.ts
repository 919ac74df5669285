import { requestMagicLink, requestSmsLink, verifyMagicLink, verifySmsLink } from '@weekwise/contracts/auth.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { publicOrigin } from '../../plugins/origin.ts';
import { limiter } from '../../plugins/rate-limits.ts';
import type { Auth } from './auth.service.ts';
import { answerSession, clientOf } from './session-answer.ts';

const quarterHour = 15 * 60_000;

export function registerSignInLinks(app: FastifyInstance, deps: Deps, auth: Auth): void {
  const linksOfClient = limiter(app, { max: 30, timeWindow: quarterHour });
  const guessesOfClient = limiter(app, { max: 30, timeWindow: 60_000 });
  const linksTo = (field: 'email' | 'phone_number') =>
    limiter(app, {
      max: 5,
      timeWindow: quarterHour,
      keyOf: ({ body }) => (body as Record<typeof field, string>)[field],
    });
  const linksToAddress = linksTo('email');
  const linksToNumber = linksTo('phone_number');

  route(app, requestMagicLink, async ({ body: { email }, request }) => {
    await linksOfClient(request);
    // On the screen a link fills nobody's mailbox.
    if (!deps.mail.onScreen) await linksToAddress(request);
    if (deps.mail.onScreen && !isFromThisMachine(request)) throw new AppError('mail_not_sent');
    const link = await auth.requestLink(email, publicOrigin(deps.config, request));
    const sent = 'If this address can receive mail, a sign-in link is on its way. It works for 15 minutes.';
    return requested(link, 'Local mode: there is no mail server, so here is your link.', sent);
  });

  route(app, requestSmsLink, async ({ body, request }) => {
    await linksOfClient(request);
    if (!deps.sms?.onScreen) await linksToNumber(request);
    if (deps.sms?.onScreen && !isFromThisMachine(request)) throw new AppError('sms_not_sent');
    const link = await auth.requestSmsLink(body.phone_number, publicOrigin(deps.config, request));
    const sent = 'If this number can receive text messages, a sign-in link is on its way. It works for 15 minutes.';
    return requested(link, 'Local mode: no text messages are sent, so here is your link.', sent);
  });

  route(app, verifyMagicLink, async ({ query, request, reply }) => {
    await guessesOfClient(request);
    return answerSession(deps, reply, await auth.spendLink(linkIn(query), clientOf(request)));
  });

  route(app, verifySmsLink, async ({ query, request, reply }) => {
    await guessesOfClient(request);
    const opened = await auth.spendSmsLink(linkIn(query), clientOf(request));
    const user_type = opened.known ? ('existing' as const) : ('new' as const);
    return { ...(await answerSession(deps, reply, opened)), user_type };
  });
}

const linkIn = ({ token, instead_of: insteadOf }: { token: string; instead_of?: string | undefined }) => ({
  token,
  insteadOf,
});

const requested = (link: string | null, shown: string, sent: string) => ({
  success: true as const,
  message: link ? shown : sent,
  local_link: link,
});

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A tunnel or proxy in front of local mode would show everybody's links to everybody. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return forwarded === undefined && loopbackNames.has(request.hostname);
}

import { requestMagicLink, requestSmsLink, verifyMagicLink, verifySmsLink } from '@weekwise/contracts/auth.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { publicOrigin } from '../../plugins/origin.ts';
import { addressOf, limiter } from '../../plugins/rate-limits.ts';
import type { Auth } from './auth.service.ts';
import { answerSession, clientOf } from './session.presenter.ts';
import { registerSignInForm } from './sign-in-form.routes.ts';

const quarterHour = 15 * 60_000;
/** A lecture hall of 300 may share one address, and half of it asks twice. */
const linksPerAddress = 450;
/** To one mailbox or number, from one network and from all: whoever asks elsewhere locks nobody out here. */
const linksPerNetwork = 5;
const linksPerRecipient = 20;
const wrongTokensPerMinute = 30;

export function registerSignInLinks(app: FastifyInstance, deps: Deps, auth: Auth): void {
  const wrongTokensOfClient = limiter(app, { max: wrongTokensPerMinute, timeWindow: 60_000 });
  const links = { email: linkLimits(app, 'email'), sms: linkLimits(app, 'phone_number') };

  const requestByMail = async (email: string, request: FastifyRequest): Promise<string | null> => {
    await links.email.ofClient(request);
    // On the screen a link fills nobody's mailbox.
    if (!deps.mail.onScreen) await links.email.toRecipient(request);
    if (deps.mail.onScreen && !isFromThisMachine(request)) throw new AppError('mail_not_sent');
    return auth.requestLink(email, publicOrigin(deps.config, request));
  };
  registerSignInForm(app, deps.webDirectory, requestByMail);

  route(app, requestMagicLink, async ({ body: { email }, request }) => {
    const link = await requestByMail(email, request);
    const sent = 'If this address can receive mail, a sign-in link is on its way. It works for 15 minutes.';
    return requested(link, 'Local mode: there is no mail server, so here is your link.', sent);
  });

  route(app, requestSmsLink, async ({ body, request }) => {
    await links.sms.ofClient(request);
    if (!deps.sms?.onScreen) await links.sms.toRecipient(request);
    if (deps.sms?.onScreen && !isFromThisMachine(request)) throw new AppError('sms_not_sent');
    const link = await auth.requestSmsLink(body.phone_number, publicOrigin(deps.config, request));
    const sent = 'If this number can receive text messages, a sign-in link is on its way. It works for 15 minutes.';
    return requested(link, 'Local mode: no text messages are sent, so here is your link.', sent);
  });

  // A token that is right is never refused: else whoever guesses would lock out all who share their address.
  const countGuess = (request: FastifyRequest) => async (error: unknown) => {
    if (error instanceof AppError && error.code === 'link_invalid') await wrongTokensOfClient(request);
    throw error;
  };

  route(app, verifyMagicLink, async ({ query, request, reply }) => {
    const opened = await auth.spendLink(linkIn(query), clientOf(request)).catch(countGuess(request));
    return answerSession(deps, reply, opened);
  });

  route(app, verifySmsLink, async ({ query, request, reply }) => {
    const opened = await auth.spendSmsLink(linkIn(query), clientOf(request)).catch(countGuess(request));
    const user_type = opened.known ? ('existing' as const) : ('new' as const);
    return { ...(await answerSession(deps, reply, opened)), user_type };
  });
}

function linkLimits(app: FastifyInstance, field: 'email' | 'phone_number') {
  const recipientOf = ({ body }: FastifyRequest) => (body as Record<typeof field, string>)[field];
  const limit = { timeWindow: quarterHour, code: 'links_limited' } as const;
  const fromNetwork = limiter(app, {
    ...limit,
    max: linksPerNetwork,
    keyOf: (request) => `${recipientOf(request)} from ${addressOf(request)}`,
  });
  const fromAll = limiter(app, { ...limit, max: linksPerRecipient, keyOf: recipientOf });
  return {
    ofClient: limiter(app, { max: linksPerAddress, timeWindow: quarterHour }),
    async toRecipient(request: FastifyRequest): Promise<void> {
      await fromNetwork(request);
      await fromAll(request);
    },
  };
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

import { z } from 'zod';
import type { TwilioConfig } from '../../config/sign-in-settings.ts';
import type { Sms } from './sms.port.ts';

const refusal = z.object({ code: z.number(), message: z.string() });

/** What Twilio answered instead of taking the message. `code` is one of its error codes; null where it said none. */
class TwilioError extends Error {
  override name = 'TwilioError';
  readonly status: number;
  readonly code: number | null;

  constructor(status: number, code: number | null, message: string) {
    super(`Twilio answered ${status}${code === null ? '' : ` (error ${code})`}: ${message}`);
    this.status = status;
    this.code = code;
  }

  /** Whether the same message may be taken a moment later. */
  get retryable(): boolean {
    return this.status === 429 || this.status >= 500;
  }
}

/** Text messages through Twilio's Messages API (https://www.twilio.com/docs/messaging/api/message-resource). */
export function twilioSms(
  { accountSid, authToken, from }: TwilioConfig,
  {
    fetch = globalThis.fetch,
    apiUrl = 'https://api.twilio.com',
  }: { fetch?: typeof globalThis.fetch; apiUrl?: string } = {},
): Sms {
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    onScreen: false,
    async send({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({
          To: to,
          Body: text,
          [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        }),
        signal: AbortSignal.timeout(10_000),
      });
      const answer = await response.text();
      if (response.ok) return;
      const said = refusal.safeParse(parsed(answer)).data;
      throw new TwilioError(response.status, said?.code ?? null, said?.message ?? 'no reason was given');
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

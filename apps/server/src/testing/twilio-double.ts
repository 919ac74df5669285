import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TwilioConfig } from '../config/sign-in-settings.ts';

interface TakenMessage {
  to: string;
  from: string;
  text: string;
}

type Refusal = [status: number, code: number, message: string];

/**
 * Stands in for Twilio's Messages API and refuses what its documentation says it refuses:
 * https://www.twilio.com/docs/messaging/api/message-resource (form),
 * https://www.twilio.com/docs/usage/requests-to-twilio
 * (authentication), https://www.twilio.com/docs/api/errors (codes).
 */
export async function startTwilio(account: TwilioConfig) {
  const taken: TakenMessage[] = [];
  const state: { outage: number | null } = { outage: null };
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const refusal =
      state.outage === null ? check(request, form, account) : ([state.outage, 20503, 'Unavailable'] as Refusal);
    if (refusal) {
      const [status, code, message] = refusal;
      const more_info = `https://www.twilio.com/docs/errors/${code}`;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code, message, more_info, status }));
      return;
    }
    const from = form.get('From') ?? form.get('MessagingServiceSid') ?? '';
    const message = { to: form.get('To') ?? '', from, text: form.get('Body') ?? '' };
    taken.push(message);
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sid: `SM${'0'.repeat(32)}`, status: 'queued', to: message.to, body: message.text }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    /** Every call answers this status until it is null again. */
    failWith(status: number | null) {
      state.outage = status;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const e164 = /^\+[1-9]\d{6,14}$/;

function check(request: IncomingMessage, form: URLSearchParams, account: TwilioConfig): Refusal | null {
  const { accountSid, authToken } = account;
  const basic = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  if (request.headers.authorization !== basic) return [401, 20003, 'Authenticate'];
  if (request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) return [404, 20404, 'Not found'];
  if (request.method !== 'POST') return [405, 20004, 'Method not allowed'];
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const [to, from, service, body] = ['To', 'From', 'MessagingServiceSid', 'Body'].map((name) =>
    isForm ? form.get(name) : null,
  );
  if (!to) return [400, 21604, "A 'To' phone number is required."];
  if (!e164.test(to)) return [400, 21211, `Invalid 'To' Phone Number: ${to}`];
  if (!from && !service) return [400, 21603, "A 'From' phone number is required."];
  if (from && from !== account.from) return [400, 21606, `The 'From' phone number ${from} is not a valid sender.`];
  if (service && service !== account.from) return [400, 21701, 'The Messaging Service does not exist.'];
  if (!body) return [400, 21602, 'Message body is required.'];
  if (body.length > 1600) return [400, 21617, 'The concatenated message body exceeds the 1600 character limit.'];
  return null;
}

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import qs from 'qs';
import Stripe from 'stripe';
import { complaintAbout, stripeDescription } from './description.ts';

type Json = Record<string, unknown>;

/**
 * Stands in for Stripe: refuses what its description does not allow, keeps sessions, and signs webhooks as Stripe does
 * (https://docs.stripe.com/webhooks#verify-manually).
 */
export async function startStripe({ secretKey, webhookSecret }: { secretKey: string; webhookSecret: string }) {
  const description = stripeDescription();
  const sessions = new Map<string, Json>();
  const known = new Map<string, string>();
  const state = { refuseWith: [] as number[], calls: [] as { method: string; path: string; version: string }[] };

  function create(form: Json, idempotencyKey: string): Json {
    const id = known.get(idempotencyKey) ?? `cs_test_${sessions.size + 1}`;
    known.set(idempotencyKey, id);
    const { line_items: items, metadata } = form as {
      line_items: { price_data: { unit_amount: number } }[];
      metadata: Json;
    };
    const session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: items[0]?.price_data.unit_amount ?? 0,
      payment_intent: `pi_${id}`,
      metadata,
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    sessions.set(id, session);
    return session;
  }

  /** Whole, once per payment: a second one without the first one's key is refused, as Stripe does. */
  function refund({ payment_intent: intent }: Json, idempotencyKey: string): [number, Json] {
    const key = known.get(idempotencyKey);
    const [id = '', session] = [...sessions].find(([, { payment_intent: other }]) => other === intent) ?? [];
    if (!session) return [404, { error: { type: 'invalid_request_error', message: `No such payment: ${intent}` } }];
    if (key === undefined && session.refunded) {
      const error = { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Already refunded.' };
      return [400, { error }];
    }
    known.set(idempotencyKey, `re_${id}`);
    sessions.set(id, { ...session, refunded: true });
    return [200, { id: `re_${id}`, object: 'refund', status: 'succeeded', amount: session.amount_total }];
  }

  async function answer(request: IncomingMessage): Promise<[number, Json]> {
    const method = request.method ?? '';
    const { pathname: path } = new URL(request.url ?? '/', 'http://stripe');
    const form = qs.parse(await text(request)) as Json;
    state.calls.push({ method, path, version: String(request.headers['stripe-version']) });
    const refusal = state.refuseWith.shift();
    if (refusal !== undefined) return [refusal, { error: { type: 'api_error', message: 'Out of order.' } }];
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } }];
    const complaint = complaintAbout(description, { method, path, form });
    if (complaint) return [400, { error: { type: 'invalid_request_error', message: complaint } }];
    const key = String(request.headers['idempotency-key']);
    if (path === '/v1/refunds') return refund(form, key);
    if (method === 'POST') return [200, create(form, key)];
    const id = path.split('/').at(-1) ?? '';
    const session = sessions.get(id) ?? [...sessions.values()].find(({ payment_intent: intent }) => intent === id);
    if (!session) return [404, { error: { type: 'invalid_request_error', message: `No such object: ${id}` } }];
    return [
      200,
      path.includes('payment_intents') ? { id, object: 'payment_intent', metadata: session.metadata } : session,
    ];
  }

  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: { protocol: 'http' as const, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    calls: state.calls,
    /** The next calls answer these. */
    refuseWith(...statuses: number[]) {
      state.refuseWith = statuses;
    },
    /** What happens to a session at Stripe. */
    change(id: string, change: Json) {
      sessions.set(id, { ...sessions.get(id), ...change });
    },
    session: (id: string): Json => sessions.get(id) ?? {},
    /** A day later Stripe knows no key any more. */
    forgetKeys: () => known.clear(),
    /** A webhook's body with its signature. */
    signed(event: Json, { secret = webhookSecret, at = Math.floor(Date.now() / 1000) } = {}) {
      const body = JSON.stringify({ object: 'event', created: at, ...event });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
      return { body: Buffer.from(body), signature };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

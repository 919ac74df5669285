import { createHash, timingSafeEqual } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import type { Config } from '../config/env.ts';
import { isLoopback } from '../lib/loopback.ts';
import { type JobEnded, jobEnded, type ModelCallEnded, modelCallEnded } from '../observed.ts';

interface MetricsOptions {
  /** Read when somebody asks. */
  pool: () => { inUse: number; idle: number; waiting: number };
  queues: () => Promise<{ name: string; waiting: number; active: number; failed: number }[]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All that is measured, as Prometheus reads it. */
    metrics: Registry;
  }
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** Measures the calls that this process answers, its jobs, its calls of models, its connections and its event loop. */
export const metricsPlugin = fp(async (app: FastifyInstance, options: MetricsOptions) => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  app.decorate('metrics', register);

  const http = new Histogram({
    name: 'weekwise_http_request_duration_seconds',
    help: 'Calls by what they are for. A stream lasts until its end.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: addresses hold ids, and there are as many as anybody likes to ask for.
    const route = request.routeOptions.url ?? 'unknown';
    http.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const jobs = new Histogram({
    name: 'weekwise_job_duration_seconds',
    help: 'Attempts at background jobs in this process.',
    labelNames: ['job', 'outcome'],
    buckets: seconds,
    registers,
  });
  const calls = new Histogram({
    name: 'weekwise_model_call_duration_seconds',
    help: 'Calls of models from this process, until their end.',
    labelNames: ['provider', 'model', 'ability', 'outcome'],
    buckets: seconds,
    registers,
  });
  const firstWords = new Histogram({
    name: 'weekwise_model_first_token_seconds',
    help: 'Until a model said something.',
    labelNames: ['provider', 'model'],
    buckets: seconds,
    registers,
  });
  const tokens = new Counter({
    name: 'weekwise_model_tokens_total',
    help: 'Tokens that models took and gave.',
    labelNames: ['provider', 'model', 'direction'],
    registers,
  });
  listen(app, jobEnded.name, (message) => {
    const { name, outcome, seconds: duration } = message as JobEnded;
    jobs.observe({ job: name, outcome }, duration);
  });
  listen(app, modelCallEnded.name, (message) => {
    const call = message as ModelCallEnded;
    const { provider, model, ability, outcome } = call;
    calls.observe({ provider, model, ability, outcome }, call.totalMs / 1000);
    if (call.firstTokenMs !== null) firstWords.observe({ provider, model }, call.firstTokenMs / 1000);
    tokens.inc({ provider, model, direction: 'input' }, call.tokens.input);
    tokens.inc({ provider, model, direction: 'output' }, call.tokens.output);
  });

  new Gauge({
    name: 'weekwise_database_connections',
    help: 'Connections of this process, and callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { inUse, idle, waiting } = options.pool();
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'weekwise_queue_jobs',
    help: 'Jobs in the queue, of all processes.',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      for (const queue of await options.queues()) {
        for (const state of ['waiting', 'active', 'failed'] as const)
          this.set({ job: queue.name, state }, queue[state]);
      }
    },
  });
});

function listen(app: FastifyInstance, name: string | symbol, hear: (message: unknown) => void): void {
  subscribe(name, hear);
  app.addHook('onClose', async () => {
    unsubscribe(name, hear);
  });
}

/** What a proxy adds. A stranger can add it too, and only loses by that. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * With a token, whoever has it. Without one this machine alone, and only while no other is let in: behind a proxy on
 * this machine every stranger would come from here. The connection's own address counts, never what a header says.
 */
export function assertMayRead(
  { metricsToken, localMode }: Pick<Config, 'metricsToken' | 'localMode'>,
  request: FastifyRequest,
): void {
  if (metricsToken !== null) {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) throw new AppError('unauthenticated');
    return;
  }
  const { remoteAddress = '' } = request.socket;
  const isHere =
    localMode &&
    isLoopback(remoteAddress.replace(/^::ffff:/, '')) &&
    // A page elsewhere whose name was pointed at this machine.
    isLoopback(request.hostname) &&
    forwarded.every((header) => request.headers[header] === undefined);
  if (!isHere) throw new AppError('not_found');
}

/** In constant time: both are hashed first, so that not even their lengths are told. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

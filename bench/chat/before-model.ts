import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import Fastify from 'fastify';
import { post } from '../../apps/server/src/testing/http-calls.ts';
import { type BenchApp, startBenchApp } from './bench-app.ts';

/** Milliseconds of our own before a model is asked. */
const limit = 40;
const warmUp = 10;

/**
 * From a question's arrival at our server to the first byte that goes to the provider, in a folder with a plan of 15
 * weeks; everything as in use, on the embedded database, with the model server as the provider. The reference is a bare
 * Fastify route that calls the same provider at once; both are measured in turn. False when the median is over the
 * limit.
 */
export async function isSoonAtTheModel(passages: number, runs: number): Promise<boolean> {
  const bench = await startBenchApp(passages);
  const bare = bareRoute(bench.provider);
  const reference = await bare.listen({ port: 0, host: '127.0.0.1' });
  const clock = watch(bench.app.server, bare.server);
  const ours: number[] = [];
  const bares: number[] = [];
  for (let run = -warmUp; run < runs; run++) {
    const question = bench.queries[(run + warmUp) % bench.queries.length] ?? 'What is it?';
    const asked = await clock.measure(() => ask(bench, question));
    const called = await clock.measure(() => post(`${reference}/ask`, {}));
    if (run < 0) continue;
    ours.push(asked);
    bares.push(called);
  }
  clock.stop();
  await bare.close();
  await bench.close();

  const median = quantile(ours, 0.5);
  console.log(`${passages} passages, ${runs} questions: from arrival to the first byte to the provider`);
  console.log(`  Weekwise             ${told(ours)}`);
  console.log(`  bare Fastify route   ${told(bares)}`);
  console.log(`  ratio of medians     ${(median / quantile(bares, 0.5)).toFixed(1)}; limit of ours ${limit} ms`);
  return median <= limit;
}

const ask = ({ url, cookie, folderId }: BenchApp, question: string) =>
  post(`${url}/api/ai/folder-agent/folder-agent/stream`, { question, current_folder: folderId }, { cookie });

function bareRoute({ baseURL, apiKey }: BenchApp['provider']) {
  const bare = Fastify();
  bare.post('/ask', async () => {
    const body = { model: 'm', messages: [{ role: 'user', content: 'Why?' }], stream: true };
    return (await post(`${baseURL}/chat/completions`, body, { authorization: `Bearer ${apiKey}` })).text();
  });
  return bare;
}

/**
 * Measures calls to these servers: milliseconds from a request's arrival to the first byte of the call that it makes.
 */
function watch(...servers: Server[]) {
  let arrived = 0;
  let sent = 0;
  for (const server of servers) server.prependListener('request', () => (arrived = performance.now()));
  const noteSent = (message: unknown) => {
    const { request } = message as { request: { path: string } };
    if (request.path.endsWith('/chat/completions')) sent = performance.now();
  };
  subscribe('undici:client:sendHeaders', noteSent);
  return {
    async measure(call: () => Promise<Response>): Promise<number> {
      sent = 0;
      const text = await (await call()).text();
      if (sent === 0) throw new Error(`The provider was not called: ${text}`);
      return sent - arrived;
    },
    stop: () => unsubscribe('undici:client:sendHeaders', noteSent),
  };
}

const told = (values: readonly number[]): string =>
  [0.5, 0.9, 0.99].map((q) => `p${q * 100} ${quantile(values, q).toFixed(1)} ms`).join(', ');

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

import { expect, test } from 'vitest';
import { jobEnded } from '../observed.ts';
import { startTestApp } from '../testing/test-app.ts';
import { buildWorkerMetrics } from '../worker-metrics.ts';

const read = async (config: { metricsToken?: string; localMode?: boolean }, asks: Record<string, object>) => {
  const { app, close } = await startTestApp({ config });
  try {
    await app.inject('/api/folders/somebody/folders?q=1');
    const answers = Object.entries(asks).map(async ([name, ask]) => {
      const { statusCode, body } = await app.inject({ url: '/metrics', ...ask });
      return [name, { status: statusCode, body }] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  } finally {
    await close();
  }
};
const statuses = (answers: Record<string, { status: number }>) =>
  Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]));

test('without a token: this machine alone, whatever a header says', async () => {
  const here = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:4400' } };
  const answers = await read(
    { localMode: true },
    {
      here,
      mapped: { ...here, remoteAddress: '::ffff:127.0.0.1' },
      elsewhere: { ...here, remoteAddress: '203.0.113.7' },
      'says it is here': {
        remoteAddress: '203.0.113.7',
        headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
      },
      'through a proxy here': { ...here, headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.7' } },
      'a page whose name leads here': { ...here, headers: { host: 'evil.example:4400' } },
    },
  );
  expect(statuses(answers)).toEqual({
    here: 200,
    mapped: 200,
    elsewhere: 404,
    'says it is here': 404,
    'through a proxy here': 404,
    'a page whose name leads here': 404,
  });
  const { body } = answers.here ?? { body: '' };
  // The pattern, never an id or a query.
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/folders\/:userId\/folders",status="401"\} 1/,
  );
  expect(body).not.toContain('somebody');
  for (const name of [
    'weekwise_database_connections{state="waiting"}',
    'weekwise_queue_jobs{job="read-file"',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(body).toContain(name);
});

test('with a token, or where other machines are let in: by the token alone', async () => {
  const metricsToken = 'a token that is long enough';
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const answers = await read(
    { metricsToken, localMode: true },
    { right: bearer(metricsToken), wrong: bearer('x'), none: {} },
  );
  expect(statuses(answers)).toEqual({ right: 200, wrong: 401, none: 401 });
  expect(statuses(await read({ localMode: false }, { none: {} }))).toEqual({ none: 404 });
});

test('a worker alone tells this machine how its jobs went, wherever students come from, and answers nothing else', async () => {
  const { deps, close } = await startTestApp({ config: { localMode: false } });
  const app = await buildWorkerMetrics(deps);
  jobEnded.publish({ name: 'read-file', outcome: 'done', seconds: 2 });
  const here = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:4401' } };
  const { statusCode, body } = await app.inject({ url: '/metrics', ...here });
  expect(statusCode).toBe(200);
  expect(body).toContain('weekwise_job_duration_seconds_count{job="read-file",outcome="done"} 1');
  expect(body).toContain('weekwise_database_connections{state="in_use"}');
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/system/health', ...here })).statusCode).toBe(404);
  await app.close();
  await close();
});

import { type ScholarService, scholarServices } from '@weekwise/domain/sources.ts';
import { soughtWork } from '@weekwise/engine/sources/read-reading.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedAnswers } from '../../testing/scholar/recorded-answers.ts';
import { json, type ScholarHandler, scholarWeb } from '../../testing/scholar/scholar-web.ts';
import type { ServiceOutcome } from './scholar.port.ts';
import { type ScholarOptions, scholar } from './services.ts';

const settings = {
  services: [...scholarServices],
  contact: null,
  openAlexKey: null,
  semanticScholarKey: null,
  googleBooksKey: 'gb-key',
};
const work = soughtWork({ title: 'Salt Roads', author: 'Okafor' });
const wait: ScholarOptions['wait'] = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
const never = () => new Promise<Response>(() => {});
/** As real ones do, it ends with its signal. */
const silent: ScholarHandler = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
const page = '<!doctype html><title>Sign in to the Wi-Fi</title>';

function build(answerOf: (service: ScholarService) => ScholarHandler, only: ScholarService[] = settings.services) {
  const web = scholarWeb(answerOf);
  const troubles: string[] = [];
  const built = scholar(
    { ...settings, services: only },
    {
      version: '1',
      fetch: web.fetch,
      now: Date.now,
      wait,
      onTrouble: (service, detail) => troubles.push(`${service} ${detail}`),
    },
  );
  return { ...web, scholar: built, troubles };
}

/** The answer, and how long it took on the clock of the test. */
async function timed<T>(answer: Promise<T>) {
  const began = Date.now();
  const done = answer.then((value) => ({ value, took: Date.now() - began }));
  await vi.advanceTimersByTimeAsync(60_000);
  return done;
}

const failures = (services: readonly ServiceOutcome[]) => services.map(({ failure }) => failure);

describe('searchServices', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each<[string, ScholarHandler, ServiceOutcome['failure']]>([
    ['down', () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })), 'unreachable'],
    ['broken', () => new Response('oops', { status: 500 }), 'unreachable'],
    ['sending us elsewhere', () => Response.redirect('http://169.254.169.254/latest'), 'unreachable'],
    ['slow', silent, 'timed_out'],
    ['deaf to the signal', never, 'timed_out'],
    [
      'begun and never done',
      () => new Response(new ReadableStream({ start: (c) => c.enqueue(new TextEncoder().encode('{"a')) })),
      'timed_out',
    ],
    ['rate-limiting', () => new Response('', { status: 429, headers: { 'retry-after': '3600' } }), 'rate_limited'],
    ['rate-limiting without a word', () => new Response('', { status: 429 }), 'rate_limited'],
    [
      'forbidding, the allowance used up',
      () => new Response('{"error":"Rate limit exceeded"}', { status: 403 }),
      'rate_limited',
    ],
    ['forbidding', () => new Response('{"message":"Forbidden"}', { status: 403 }), 'refused'],
    ['not taking the key', () => new Response('{"error":{"reason":"keyInvalid"}}', { status: 400 }), 'refused'],
    ['wanting a key', () => new Response('', { status: 401 }), 'refused'],
    ['sending a page', () => new Response(page, { headers: { 'content-type': 'text/html' } }), 'rubbish'],
    ['sending half an answer', () => new Response('{"results": [{"id": "W1", "disp'), 'rubbish'],
    ['sending nothing', () => new Response(''), 'rubbish'],
    [
      'sending without end',
      () => new Response(new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(1 << 20).fill(32)) })),
      'rubbish',
    ],
  ])('answers in time with all services %s, and says so', async (_, answer, failure) => {
    const { scholar: search, troubles } = build(() => answer);
    const { value, took } = await timed(search.search(work, { mode: 'broad' }));
    expect(took).toBeLessThan(12_000);
    expect(value.records).toEqual([]);
    expect(value.services.map(({ service }) => service)).toEqual([...scholarServices]);
    expect(failures(value.services)).toEqual(scholarServices.map(() => failure));
    expect(value.services.every(({ asked, answered, count }) => asked && !answered && count === 0)).toBe(true);
    // For the log: neither the question nor a key.
    expect(troubles).toHaveLength(scholarServices.length);
    expect(troubles.join()).not.toMatch(/salt|okafor|gb-key/i);
  });

  it('gives what the others found where one does not answer, and tells of each as soon as it is done', async () => {
    const { scholar: search } = build((service) =>
      service === 'crossref' ? silent : () => json(recordedAnswers[service]),
    );
    const heard: string[] = [];
    const { value } = await timed(
      search.search(work, { mode: 'precise', onOutcome: ({ service }) => heard.push(service) }),
    );
    expect(failures(value.services)).toEqual([null, 'timed_out', null, null, null]);
    expect(new Set(value.records.map(({ origin }) => origin))).toEqual(
      new Set(['openalex', 'semantic_scholar', 'open_library', 'google_books']),
    );
    expect(heard.at(-1)).toBe('crossref');
    expect(heard).toHaveLength(5);
  });

  it('ends in time with services that answer every question late, and keeps what they said', async () => {
    const late: (service: ScholarService) => ScholarHandler = (service) => () =>
      new Promise((resolve) => setTimeout(() => resolve(json(recordedAnswers[service])), 5_000));
    const { value, took } = await timed(build(late).scholar.search(work, { mode: 'broad' }));
    expect(took).toBeLessThan(12_000);
    expect(value.services.every(({ answered, count }) => answered && count > 0)).toBe(true);
    expect(failures(value.services)).toEqual(scholarServices.map(() => 'timed_out'));
  });

  it('keeps what a service said before it failed', async () => {
    let calls = 0;
    const { scholar: search } = build(
      () => () => (++calls === 1 ? json(recordedAnswers.semantic_scholar) : new Response(page)),
      ['semantic_scholar'],
    );
    const { value } = await timed(search.search(work, { mode: 'broad' }));
    expect(value.records).toHaveLength(1);
    expect(value.services).toMatchObject([{ answered: true, count: 1, failure: 'rubbish' }]);
  });

  it('tries once more what may pass: an error of the server, and a short wait that was asked for', async () => {
    for (const first of [
      new Response('', { status: 502 }),
      new Response('', { status: 429, headers: { 'retry-after': '0' } }),
    ]) {
      const answers = [first, json(recordedAnswers.openalex)];
      const { scholar: search, asked } = build(() => () => answers.shift() ?? json({ results: [] }), ['openalex']);
      const { value } = await timed(search.search(work, { mode: 'precise' }));
      expect(value.services).toMatchObject([{ answered: true, count: 1, failure: null }]);
      expect(asked).toHaveLength(2);
    }
  });

  it('leaves a service alone for as long as it asked, in all searches', async () => {
    let calm = false;
    const { scholar: search, asked } = build(
      () => () =>
        calm ? json(recordedAnswers.openalex) : new Response('', { status: 429, headers: { 'retry-after': '600' } }),
      ['openalex'],
    );
    await timed(search.search(work, { mode: 'precise' }));
    expect(asked).toHaveLength(1);
    const { value } = await timed(search.search(work, { mode: 'precise' }));
    expect(value.services).toMatchObject([{ asked: false, answered: false, failure: 'rate_limited' }]);
    expect(asked).toHaveLength(1);
    calm = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect((await timed(search.search(work, { mode: 'precise' }))).value.services).toMatchObject([
      { count: 1, failure: null },
    ]);
  });

  it('keeps to a service’s pace with many searches at once', async () => {
    const times: number[] = [];
    const { scholar: search } = build(
      () => () => {
        times.push(Date.now());
        return json(recordedAnswers.semantic_scholar);
      },
      ['semantic_scholar'],
    );
    const { value } = await timed(
      Promise.all(Array.from({ length: 20 }, () => search.search(work, { mode: 'precise' }))),
    );
    for (const [i, time] of times.entries()) if (i > 0) expect(time - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(1100);
    // Those whose turn did not come say so.
    const late = value.filter(({ services }) => services[0]?.failure === 'rate_limited');
    expect(late.length).toBe(20 - times.length);
    expect(late.length).toBeGreaterThan(5);
    expect(late.every(({ services }) => services[0]?.asked === false)).toBe(true);
  });

  it('follows a service within its own house, and stops with its caller', async () => {
    const { scholar: search } = build(
      () =>
        ({ url }) =>
          url.searchParams.has('moved')
            ? json(recordedAnswers.openalex)
            : new Response(null, { status: 301, headers: { location: '/works?moved=1' } }),
      ['openalex'],
    );
    expect((await timed(search.search(work, { mode: 'precise' }))).value.records).toHaveLength(1);

    const { scholar: stopped } = build(() => never);
    const controller = new AbortController();
    const answer = stopped.search(work, { mode: 'precise', signal: controller.signal });
    const refused = expect(answer).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error('enough'));
    await refused;
    await expect(stopped.search(work, { mode: 'precise', signal: controller.signal })).rejects.toThrow('enough');
  });
});

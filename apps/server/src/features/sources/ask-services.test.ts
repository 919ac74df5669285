import { soughtWork } from '@weekwise/engine/sources/read-reading.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScriptedScholar, sourceRecord } from '../../testing/scripted-scholar.ts';
import { askServices, patience } from './ask-services.ts';

const work = soughtWork({ title: 'Why Lowland Rivers Bend', author: null });
const ask = (scholar: ScriptedScholar, signal = new AbortController().signal) => {
  const heard: string[] = [];
  const answer = askServices(scholar, work, {
    mode: 'balanced',
    signal,
    onOutcome: ({ service }) => heard.push(service),
  });
  return { answer, heard };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('services that never answer are waited for in the promised time, and stopped', async () => {
  const scholar = new ScriptedScholar();
  scholar.behaviour = (service) => (service === 'crossref' ? 'rate_limited' : 'hangs');
  const { answer, heard } = ask(scholar);
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(scholar.stopped).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  const { records, services } = await answer;
  expect(records).toEqual([]);
  expect(services.map(({ service, failure }) => [service, failure])).toEqual([
    ['openalex', 'timed_out'],
    ['crossref', 'rate_limited'],
    ['semantic_scholar', 'timed_out'],
    ['open_library', 'timed_out'],
    ['google_books', 'timed_out'],
  ]);
  expect(heard).toEqual(['crossref']);
  expect(scholar.stopped).toBe(4);
  expect(patience).toBeLessThan(12_000);
});

test('whoever stops it is not kept waiting', async () => {
  const scholar = new ScriptedScholar();
  scholar.behaviour = () => 'hangs';
  const stop = new AbortController();
  const { answer } = ask(scholar, stop.signal);
  const refused = expect(answer).rejects.toThrow('cancelled');
  stop.abort(new Error('cancelled'));
  await refused;
  expect(scholar.stopped).toBe(5);
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that comes in time leaves no timer behind', async () => {
  const scholar = new ScriptedScholar();
  scholar.behaviour = (service) => (service === 'openalex' ? [sourceRecord({ title: work.title })] : []);
  expect((await ask(scholar).answer).records).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

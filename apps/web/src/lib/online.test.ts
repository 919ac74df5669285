import { expect, it, onTestFinished, vi } from 'vitest';
import { watchNetwork } from './online.ts';

/** What is told of a network that goes, at an address where the server does or does not answer. */
function at(hostname: string, answers: () => Promise<boolean>) {
  const told: boolean[] = [];
  onTestFinished(watchNetwork((online) => told.push(online), { hostname, answers }));
  return told;
}
const lose = () => window.dispatchEvent(new Event('offline'));
const find = () => window.dispatchEvent(new Event('online'));
const yes = vi.fn(async () => true);

it.each(['localhost', 'weekwise.localhost', '127.0.0.1', '[::1]'])(
  'at %s, the machine itself, a lost Wi-Fi changes nothing while the server answers',
  async (hostname) => {
    const told = at(hostname, async () => true);
    lose();
    await vi.waitFor(() => expect(told).toEqual([true]));
  },
);

it('there too it is offline where nothing answers', async () => {
  const told = at('127.0.0.1', async () => false);
  lose();
  await vi.waitFor(() => expect(told).toEqual([false]));
});

it.each(['weekwise.example', '192.168.1.5', 'localhost.example'])('at %s the browser is believed', async (hostname) => {
  const told = at(hostname, yes);
  lose();
  await vi.waitFor(() => expect(told).toEqual([false]));
  find();
  expect(told).toEqual([false, true]);
  expect(yes).not.toHaveBeenCalled();
});

it('a network that comes back while the server is asked is there', async () => {
  let answer: (answers: boolean) => void = () => undefined;
  const told = at('127.0.0.1', () => new Promise((resolve) => (answer = resolve)));
  lose();
  find();
  answer(false);
  await Promise.resolve();
  expect(told).toEqual([true]);
});

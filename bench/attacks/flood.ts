import type { Contract } from '@weekwise/contracts/contract.ts';
import { declaredContracts } from '../../apps/server/src/plugins/declared-contracts.ts';
import { startMailServer } from '../../apps/server/src/testing/mail-server.ts';
import { watchHealth } from '../many-files/watch.ts';
import type { Finding } from './finding.ts';
import { makeFlooder } from './flood/flooder.ts';
import { type HostileCall, hostileCalls } from './flood/hostile-calls.ts';
import { send } from './flood/send.ts';
import { mostStall, Stalls } from './flood/stalls.ts';
import { list, Tally, total } from './flood/tally.ts';
import { type AttackedServer, startServer } from './server.ts';

const bodiesEach = 1_000;
/** Calls take turns, so that what a student may ask of a tutor in a minute is not spent by one of them. */
const rounds = 20;
const students = 12;
const atOnce = 6;
/** What these take away the others need. */
const takesAway = /delete|archive|DELETE|logout|sessions|hide|unpublish|discard|toggle|update-subscription|budget/;

/**
 * A thousand generated bodies for every call, on a server as it stands behind a proxy with its limits on, by students
 * and by nobody.
 */
export async function attackWithFlood(only?: string): Promise<Finding[]> {
  const mail = await startMailServer(() => true);
  const stalls = new Stalls();
  const server = await startServer(
    {
      SMTP_URL: `smtp://a:b@127.0.0.1:${mail.port}`,
      BASE_URL: 'https://weekwise.example.edu',
      TRUST_PROXY: 'true',
      ADMIN_EMAILS: 'flooder-1@example.edu',
    },
    (stall) => stalls.hear(stall),
  );
  const flooders = [];
  for (let number = 1; number <= students; number++) flooders.push(await makeFlooder(server.url, mail, number));
  const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
  const contracts = (await declaredContracts()).filter((contract) => nameOf(contract).includes(only ?? ''));
  const isLate = (contract: Contract) => takesAway.test(nameOf(contract));
  const tally = new Tally();
  await server.work();
  const pulse = watchHealth(`${server.url}/api/system/health`);
  for (const group of [contracts.filter((one) => !isLate(one)), contracts.filter(isLate)]) {
    for (let round = 0; round < rounds; round++) {
      const calls: HostileCall[] = [];
      for (const [i, contract] of group.entries()) {
        const seed = round * 1_000_000 + i * 1_000;
        calls.push(...(await hostileCalls(contract, flooders, { count: bodiesEach / rounds, seed })));
      }
      await sendAll(server, calls, tally, stalls);
      console.log(`  round ${round + 1}, ${(server.memory()).toFixed(0)} MB: ${tally.statuses}`);
    }
  }
  const health = await pulse.stop();
  const { longestStall, longestDelay, all } = await server.work();
  const alone = await stalls.repeatAlone(server);
  await server.close();
  await mail.close();
  if (tally.failed.size > 0) console.log(`  5xx: ${list(tally.failed)}`);
  if (tally.silent.size > 0) console.log(`  no answer: ${list(tally.silent)}`);
  for (const told of tally.tellTales.slice(0, 10)) console.log(`  tells of the inside: ${told}`);
  if (tally.hardlyReached.length > 0) console.log(`  hardly reached: ${tally.hardlyReached.join(', ')}`);
  return [
    {
      attack: `${bodiesEach} bodies each for ${contracts.length} calls`,
      figures: {
        answers: tally.statuses,
        '5xx': total(tally.failed),
        'without an answer': total(tally.silent),
        'tell of the inside': tally.tellTales.length,
        'longest stall ms': longestStall,
        'longest stall of a call alone ms': alone,
        'longest delay on the wall ms': longestDelay,
        'work of the main thread ms': all,
        'slowest health ms': health.slowest,
        'median health ms': health.median,
        'health failed': health.failed,
      },
      limits: {
        ...{ '5xx': 0, 'without an answer': 0, 'tell of the inside': 0, 'health failed': 0 },
        ...{ 'longest stall ms': mostStall, 'longest stall of a call alone ms': mostStall },
      },
    },
  ];
}

async function sendAll(server: AttackedServer, calls: HostileCall[], tally: Tally, stalls: Stalls): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      const sent = stalls.begin(call);
      tally.add(call, await send(server.url, call));
      stalls.end(sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

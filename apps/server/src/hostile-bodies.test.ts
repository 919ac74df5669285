// Every call that takes a body × bodies that are valid, spoiled and hostile. A new contract joins by itself.
import { expect, test } from 'vitest';
import { hostileBodies } from './testing/access/hostile-bodies.ts';
import { requestFor } from './testing/access/requests.ts';
import { makeWorld } from './testing/access/world.ts';
import { useTestApp } from './testing/test-app.ts';
import { taskEnd } from './testing/uploads.ts';

const testApp = useTestApp({ config: { localMode: true } });

/** `bench/attacks.ts` sends a thousand. */
const bodiesEach = 20;
/** Of a stack trace, or of a place in our files. */
const inside = /\bat .*:\d+:\d+\)?|node_modules|\.ts:\d+/;

const takesAway = /delete|archive/;

test('no body makes a call answer 5xx or tell of the inside', async () => {
  const { student, ids } = await makeWorld(testApp, 'ottilie');
  await taskEnd(student, ids.task ?? '');
  const known = Object.values(ids);
  const contracts = testApp.app.routeList
    .flatMap(({ contract }) => contract ?? [])
    .filter(({ body, access }) => body !== undefined && access !== 'admin')
    // What these take away the others need.
    .sort((a, b) => Number(takesAway.test(a.path)) - Number(takesAway.test(b.path)));
  const wrong: string[] = [];
  for (const [seed, contract] of contracts.entries()) {
    const { request } = await requestFor(contract, (kind) => ids[kind]);
    for (const payload of hostileBodies(contract, { known, count: bodiesEach, seed })) {
      const headers = { 'content-type': 'application/json', cookie: student.cookie };
      const answer = await testApp.app.inject({ ...request, payload, headers });
      const isOurs = /"(?:code|error)":\s?"internal"/.test(answer.body);
      if (isOurs || inside.test(answer.body)) {
        wrong.push(`${contract.path} ${answer.statusCode} ${answer.body.slice(0, 200)} to ${payload.slice(0, 300)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

// Every call that takes a body × bodies that are valid, spoiled and hostile. A new contract joins by itself.
import { expect, test } from 'vitest';
import { hostileBodies, isUnforeseen, tellsOfInside } from './testing/access/hostile-bodies.ts';
import { requestFor } from './testing/access/requests.ts';
import { makeWorld } from './testing/access/world.ts';
import { useTestApp } from './testing/test-app.ts';
import { taskEnd } from './testing/uploads.ts';

const testApp = useTestApp({ config: { localMode: true } });

/** `bench/attacks.ts flood` sends a thousand, and longer ones. */
const bodiesEach = 20;
const longest = 5_000;
/** Two thousand calls, on a machine that may have others to do. */
const patience = 300_000;
const takesAway = /delete|archive/;

test('no body makes a call answer 5xx or tell of the inside', { timeout: patience }, async () => {
  const { student, ids } = await makeWorld(testApp, 'ottilie');
  await taskEnd(student, ids.task ?? '');
  const contracts = testApp.app.routeList
    .flatMap(({ contract }) => contract ?? [])
    .filter(({ body, access }) => body !== undefined && access !== 'admin')
    // What these take away the others need.
    .sort((a, b) => Number(takesAway.test(a.path)) - Number(takesAway.test(b.path)));
  const wrong: string[] = [];
  for (const [seed, contract] of contracts.entries()) {
    const { request } = await requestFor(contract, (kind) => ids[kind]);
    for (const { text: payload, type } of hostileBodies(contract, { ids, count: bodiesEach, seed, longest })) {
      const headers = { 'content-type': type, cookie: student.cookie };
      const answer = await testApp.app.inject({ ...request, payload, headers });
      if (isUnforeseen.test(answer.body) || tellsOfInside.test(answer.body)) {
        wrong.push(`${contract.path} ${answer.statusCode} ${answer.body.slice(0, 200)} to ${payload.slice(0, 300)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

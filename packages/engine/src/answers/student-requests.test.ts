import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bellsRequests } from './testing/students/bells-requests.ts';
import { citiesRequests } from './testing/students/cities-requests.ts';
import { moreClocksRequests } from './testing/students/clocks-more.ts';
import { clocksRequests } from './testing/students/clocks-requests.ts';
import {
  bellsChat,
  citiesChat,
  clocksChat,
  fungiChat,
  glassChat,
  loomsChat,
  ovensChat,
} from './testing/students/courses.ts';
import { moreFungiRequests } from './testing/students/fungi-more.ts';
import { fungiRequests } from './testing/students/fungi-requests.ts';
import { glassRequests } from './testing/students/glass-requests.ts';
import { loomsRequests } from './testing/students/looms-requests.ts';
import { ovensRequests } from './testing/students/ovens-requests.ts';
import { type Chat, faultsOf } from './testing/students/student-course.ts';
import type { StudentRequest } from './testing/students/student-request.ts';

const read = (path: string): string => readFileSync(new URL(`./testing/students/${path}`, import.meta.url), 'utf8');

/** Share of the requests that must be answered well. */
const leastGood = 0.9;

async function judge(chat: Chat, requests: Record<string, readonly StudentRequest[]>) {
  const judged = [];
  for (const [kind, of] of Object.entries(requests)) {
    for (const request of of) {
      const answer = await chat(request.ask);
      judged.push({ kind, request, answer, faults: faultsOf(answer, request) });
    }
  }
  return judged;
}

it.each([
  ['', 120, fungiRequests, clocksRequests],
  [' in other words', 60, moreFungiRequests, moreClocksRequests],
] as const)('answers what students ask of a course%s', async (_, count, ofFungi, ofClocks) => {
  const judged = [...(await judge(await fungiChat(read), ofFungi)), ...(await judge(await clocksChat(read), ofClocks))];
  expectGood(judged, count);
});

it('answers what students ask of exams, parts and rules', async () => {
  expectGood(await judge(await citiesChat(read), citiesRequests), 49);
});

it('answers what students ask of a course whose syllabus is a messy one', async () => {
  expectGood(await judge(await bellsChat(read), bellsRequests), 34);
});

it('answers what leans on an answer, on a story or on another question, and what sets things side by side', async () => {
  const judged = [
    ...(await judge(await ovensChat(read), ovensRequests)),
    ...(await judge(await glassChat(read), glassRequests)),
  ];
  expectGood(judged, 76);
});

it('answers what students ask by what happened to them, and what picks from what was said', async () => {
  expectGood(await judge(await loomsChat(read), loomsRequests), 41);
});

function expectGood(judged: Awaited<ReturnType<typeof judge>>, count: number): void {
  const bad = judged.filter(({ faults }) => faults.length > 0);
  const report = bad.map(({ kind, request, answer, faults }) => [kind, [request.ask].flat().at(-1), faults, answer]);
  expect(judged).toHaveLength(count);
  expect(1 - bad.length / judged.length, JSON.stringify(report, null, 1)).toBeGreaterThanOrEqual(leastGood);
}

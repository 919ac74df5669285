import { request } from 'node:http';
import { watchHealth } from '../many-files/watch.ts';
import type { Finding } from './finding.ts';
import { startServer } from './server.ts';

/** As long as the body that was refused before there were limits of our own. */
const bodyBytes = 900_000;
const atOnce = 12;
const path = '/api/auth/request-email-magic-link';

const filled = (begin: string, part: string, end: string): string =>
  begin + part.repeat(Math.floor((bodyBytes - begin.length - end.length - 1) / part.length)) + end;

/** Bodies that say nothing and take long to look at. */
const hostileBodies: Record<string, string> = {
  'an array of numbers for a text': `${filled('{"email":[', '1,', '1]}')}`,
  'objects in objects': filled('{"email":', '{"a":', '1') + '}'.repeat(1),
  'arrays in arrays': filled('{"email":', '[', ''),
  'fields that nobody asked for': `${filled('{', '"a":1,', '"email":1}')}`,
  'a prototype beside many parts': `${filled('{"__proto__":1,"email":[', '{},', '{}]}')}`,
  'an escaped NUL behind many parts': `${filled('{"email":[', '[],', '"\\u0000"]}')}`,
};

/** Sends each hostile body many times at once, without a session, while another client asks for a page. */
export async function attackWithBodies(): Promise<Finding[]> {
  const server = await startServer();
  const findings: Finding[] = [];
  for (const [what, body] of Object.entries(hostileBodies)) {
    await server.work();
    const pulse = watchHealth(`${server.url}/robots.txt`);
    const begun = performance.now();
    const statuses = await Promise.all(Array.from({ length: atOnce }, () => send(server.url, body)));
    const took = performance.now() - begun;
    const seen = await pulse.stop();
    const { longestStall, all } = await server.work();
    findings.push({
      attack: `${atOnce} × ${what}, ${bodyBytes / 1000} kB`,
      figures: {
        answers: [...new Set(statuses)].join('/'),
        'all answered after ms': took,
        'slowest other answer ms': seen.slowest,
        'work of the main thread ms': all,
        'longest stall ms': longestStall,
      },
      limits: { 'work of the main thread ms': 300, 'longest stall ms': 100 },
    });
  }
  await server.close();
  return findings;
}

/** The status, or what became of the connection. */
function send(url: string, body: string): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(
      url + path,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(String(answer.statusCode)));
      },
    );
    asking.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    asking.end(body);
  });
}

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * Signs a student in by the link that local mode shows, from a loopback address of their own: links are limited by
 * address (Linux).
 */
export async function signIn(url: string, number: number): Promise<{ cookie: string; userId: string }> {
  const localAddress = `127.1.${number >> 8}.${number & 255}`;
  const email = `student-${number}@example.edu`;
  const asked = await call(`${url}/api/auth/request-email-magic-link`, localAddress, { email });
  const { local_link } = (await json(asked)) as { local_link: string };
  const answer = await call(local_link.replace('/auth/', '/api/auth/'), localAddress);
  const { user } = (await json(answer)) as { user: { userId: string } };
  return { cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '', userId: user.userId };
}

async function call(url: string, localAddress: string, body?: object): Promise<IncomingMessage> {
  const method = body ? 'POST' : 'GET';
  const asking = request(url, { method, localAddress, headers: { 'content-type': 'application/json' } });
  asking.end(body && JSON.stringify(body));
  const [answer] = await once(asking, 'response');
  return answer;
}

import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** Connections stay, as those of open pages do. */
const agent = new Agent({ keepAlive: true });

/**
 * Posts JSON and resolves once the answer begins. `fetch` with its web streams costs so much of a core that two hundred
 * at once wait for their own client.
 */
export async function hear(url: string, body: object, headers: Record<string, string>): Promise<IncomingMessage> {
  const asking = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } });
  asking.end(JSON.stringify(body));
  const [answer] = await once(asking, 'response');
  return answer;
}

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from './finding.ts';
import { startServer } from './server.ts';

const connections = 200;
/** Longer than a body is given, much shorter than the ten minutes of a request. */
const patience = 60_000;

/** Opens many connections, announces a body on each, and sends a byte of it each second. */
export async function attackWithSlowBodies(): Promise<Finding[]> {
  const server = await startServer();
  const { port } = new URL(server.url);
  const begun = performance.now();
  const ends = Array.from({ length: connections }, async () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    const closed = once(socket, 'close').then(() => true);
    const head = 'POST /api/auth/request-sms-link HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
    socket.write(`${head}Content-Length: 10000\r\n\r\n`);
    const drip = setInterval(() => socket.write(' '), 1_000);
    const isOver = await Promise.race([closed, pause(patience, false)]);
    clearInterval(drip);
    socket.destroy();
    return isOver ? (performance.now() - begun) / 1000 : Number.POSITIVE_INFINITY;
  });
  const seconds = await Promise.all(ends);
  await server.close();
  return [
    {
      attack: `${connections} bodies of a byte a second`,
      figures: {
        'still open': seconds.filter((end) => !Number.isFinite(end)).length,
        'last closed after s': Math.max(...seconds),
      },
      limits: { 'still open': 0, 'last closed after s': 40 },
    },
  ];
}

/** Asks for the description of all calls again and again. */
export async function attackOpenApi(): Promise<Finding[]> {
  const server = await startServer();
  const headers = { 'accept-encoding': 'gzip' };
  const ask = () => fetch(`${server.url}/api/system/openapi.json`, { headers }).then((answer) => answer.arrayBuffer());
  await server.work();
  await ask();
  const first = await server.work();
  for (let n = 0; n < 50; n++) await ask();
  const { all, longestStall } = await server.work();
  await server.close();
  return [
    {
      attack: '50 × the OpenAPI document',
      figures: {
        'first stall ms': first.longestStall,
        'longest stall ms': longestStall,
        'main thread ms each': all / 50,
      },
      limits: { 'longest stall ms': 100 },
    },
  ];
}

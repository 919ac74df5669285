import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoughNetwork {
  url: string;
  /** Where it leads; known once the server has started. */
  leadsTo: (url: string) => void;
  /** Connections to streams so far. */
  streams: () => number;
  close: () => Promise<void>;
}

/** Milliseconds between two bytes that travel alone, now and then. */
const pause = 2;

/**
 * Stands between a browser and the server: streams of events come byte by byte, with pauses, and each connection breaks
 * after so many bytes as `breaks` says; the last ones hold. Everything else passes.
 */
export async function roughNetwork(breaks: readonly number[]): Promise<RoughNetwork> {
  let target = new URL('http://127.0.0.1');
  let streams = 0;
  const proxy = createServer((asked, answer) => {
    const { hostname, port } = target;
    const passed = forward(
      { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        if (!received.headers['content-type']?.startsWith('text/event-stream')) return void received.pipe(answer);
        const breaksAfter = breaks[streams++] ?? Number.POSITIVE_INFINITY;
        void (async () => {
          let sent = 0;
          for await (const chunk of received) {
            for (const byte of chunk as Buffer) {
              if (sent++ >= breaksAfter) return answer.destroy();
              answer.write(Buffer.of(byte));
              if (sent % 40 === 0) await new Promise((resolve) => setTimeout(resolve, pause));
            }
          }
          answer.end();
        })().catch(() => answer.destroy());
        answer.on('close', () => passed.destroy());
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    leadsTo: (url) => {
      target = new URL(url);
    },
    streams: () => streams,
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

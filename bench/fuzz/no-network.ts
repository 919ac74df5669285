import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';

/** Makes every way out of this thread throw, and tells how often one was tried. */
export function sealNetwork(): { attempts: string[] } {
  const sealed = { attempts: [] as string[] };
  const refuse =
    (way: string) =>
    (...parameters: unknown[]): never => {
      sealed.attempts.push(`${way}(${String(parameters[0]).slice(0, 80)})`);
      throw new Error(`network use: ${way}`);
    };
  for (const module of [http, https]) Object.assign(module, { request: refuse('request'), get: refuse('get') });
  Object.assign(net, { connect: refuse('net.connect'), createConnection: refuse('net.createConnection') });
  net.Socket.prototype.connect = refuse('Socket.connect');
  Object.assign(tls, { connect: refuse('tls.connect') });
  Object.assign(dns, { lookup: refuse('dns.lookup'), resolve: refuse('dns.resolve') });
  Object.assign(dgram, { createSocket: refuse('dgram.createSocket') });
  syncBuiltinESMExports();
  Object.assign(globalThis, {
    fetch: refuse('fetch'),
    WebSocket: refuse('WebSocket'),
    EventSource: refuse('EventSource'),
  });
  return sealed;
}

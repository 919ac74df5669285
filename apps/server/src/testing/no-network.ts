import { Socket } from 'node:net';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;
const connect = Socket.prototype.connect;

/** A test that reaches beyond this machine is wrong: its answer would depend on the day. */
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  const target = (first ?? {}) as { host?: string; path?: string };
  if (target.path === undefined && !loopback.test(target.host ?? 'localhost')) {
    throw new Error(`Tests must not use the network: a connection to ${target.host} was refused.`);
  }
  return connect.apply(this, args as Parameters<typeof connect>);
} as typeof connect;

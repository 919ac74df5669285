import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { BodyPace, type ComingBody, limitConnections } from './body-pace.ts';

function comingBody() {
  const state = { received: 500, isAwaited: true, isCutOff: false };
  const body: ComingBody = {
    received: () => state.received,
    isAwaited: () => state.isAwaited,
    cutOff: () => {
      state.isCutOff = true;
    },
  };
  return { body, state };
}

test('a body that brings its bytes in every stretch of time may take as long as it likes', () => {
  const pace = new BodyPace(10_000, 100);
  const { body, state } = comingBody();
  pace.begin(body, 0);
  for (let second = 1; second <= 100; second++) {
    state.received += 100;
    pace.look(second * 1_000);
  }
  expect(state.isCutOff).toBe(false);
});

test('a body that trickles in is cut off after one stretch, and only then', () => {
  const pace = new BodyPace(10_000, 100);
  const { body, state } = comingBody();
  pace.begin(body, 0);
  state.received += 999;
  pace.look(9_999);
  expect(state.isCutOff).toBe(false);
  pace.look(10_000);
  expect(state.isCutOff).toBe(true);
});

test('no time counts in which the server holds the body up, nor any after its end', () => {
  const pace = new BodyPace(10_000, 100);
  const [held, ended] = [comingBody(), comingBody()];
  pace.begin(held.body, 0);
  pace.begin(ended.body, 0);
  pace.end(ended.body);
  held.state.isAwaited = false;
  for (let second = 1; second <= 100; second++) pace.look(second * 1_000);
  held.state.isAwaited = true;
  pace.look(109_999);
  expect([held.state.isCutOff, ended.state.isCutOff]).toEqual([false, false]);
  pace.look(110_000);
  expect([held.state.isCutOff, ended.state.isCutOff]).toEqual([true, false]);
});

test('an address has so many connections at most, and gets new ones as others end', () => {
  const server = new EventEmitter();
  limitConnections(server as never, 2);
  const connect = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, isOpen: true, destroy: () => {} });
    socket.destroy = () => {
      socket.isOpen = false;
      socket.emit('close');
    };
    server.emit('connection', socket);
    return socket;
  };
  const [first] = [connect('203.0.113.1'), connect('203.0.113.1')];
  expect(connect('203.0.113.1').isOpen).toBe(false);
  expect(connect('203.0.113.2').isOpen).toBe(true);
  first?.destroy();
  expect(connect('203.0.113.1').isOpen).toBe(true);
});

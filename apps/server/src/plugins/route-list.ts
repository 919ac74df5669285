import type { Contract } from '@weekwise/contracts/contract.ts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface RegisteredRoute {
  method: string;
  url: string;
  contract: Contract | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route in order of registration, for the tests that walk all of them. */
    routeList: RegisteredRoute[];
  }
}

export const routeListPlugin = fp(async (app: FastifyInstance) => {
  app.decorate('routeList', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) app.routeList.push({ method: one, url, contract: config?.contract });
  });
});

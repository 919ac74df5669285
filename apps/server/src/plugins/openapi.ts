import swagger from '@fastify/swagger';
import { errorTable } from '@weekwise/contracts/errors.ts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes every contract as it is registered; read at /api/system/openapi.json. */
export const openApiPlugin = fp(async (app: FastifyInstance, options: { version: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Weekwise', version: options.version },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'weekwise.session_token' } },
      },
    },
    transform: (route) => {
      const { contract } = route.route.config ?? {};
      if (!contract) return { schema: { hide: true }, url: route.url };
      const { schema, url } = jsonSchemaTransform(route);
      const errors = contract.errors.map((code) => `${errorTable[code].status} ${code}`).join(', ');
      return {
        url,
        schema: {
          ...schema,
          ...(contract.access !== 'public' && { security: [{ session: [] }] }),
          ...(errors && { description: `Errors: ${errors}.` }),
        },
      };
    },
  });
});

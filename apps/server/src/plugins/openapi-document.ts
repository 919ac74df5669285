import swagger from '@fastify/swagger';
import { errorTable } from '@weekwise/contracts/errors.ts';
import Fastify from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { schemaOf } from './contract-schema.ts';
import { declaredContracts } from './declared-contracts.ts';

/** Describes every contract. The routes here have a schema and answer nothing. */
export async function openApiOf({ version }: { version: string }): Promise<object> {
  const app = Fastify();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Weekwise', version },
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
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  for (const contract of await declaredContracts()) {
    const { method, path } = contract;
    app.route({ method, url: path, config: { contract }, schema: schemaOf(contract), handler: () => {} });
  }
  await app.ready();
  return app.swagger();
}

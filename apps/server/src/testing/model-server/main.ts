import { parseArgs } from 'node:util';
import { modelServerKey, startModelServer } from './model-server.ts';

/** The model server as a process of its own: `node main.ts --port N [--key K | --no-key]`. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, key: { type: 'string' }, 'no-key': { type: 'boolean' } },
});
const key = values['no-key'] ? null : (values.key ?? modelServerKey);
const server = await startModelServer({ port: Number(values.port), key });
console.log(`The model server is listening on ${server.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());

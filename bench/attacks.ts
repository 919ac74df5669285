/**
 * Attacks on a running server on the embedded database, each with its figure: what one student or a stranger does must not
 * keep others waiting.
 *
 *   node bench/attacks.ts [bodies]
 *
 * Exit 1 when a figure is over its limit.
 */
import { attackWithBodies } from './attacks/bodies.ts';
import { type Finding, report } from './attacks/finding.ts';
import { type AttackedServer, startServer } from './attacks/server.ts';

const attacks: Record<string, (server: AttackedServer) => Promise<Finding[]>> = {
  bodies: attackWithBodies,
};

const wanted = process.argv[2];
const over: string[] = [];
for (const [name, attack] of Object.entries(attacks)) {
  if (wanted !== undefined && wanted !== name) continue;
  const server = await startServer();
  try {
    over.push(...report(await attack(server)));
  } finally {
    await server.close();
  }
}
console.log(over.length === 0 ? 'within limits' : `OVER: ${over.join('; ')}`);
process.exitCode = over.length === 0 ? 0 : 1;

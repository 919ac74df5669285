/**
 * Attacks on a running server on the embedded database, each with its figure: what one student or a stranger does must
 * not keep others waiting.
 *
 *   node bench/attacks.ts [bodies | files | slow | openapi | flood] [WORDS: only files or calls that are described so]
 *
 * Exit 1 when a figure is over its limit.
 */
import { attackWithBodies } from './attacks/bodies.ts';
import { attackWithFiles } from './attacks/files.ts';
import { type Finding, report } from './attacks/finding.ts';
import { attackWithFlood } from './attacks/flood.ts';
import { attackOpenApi, attackWithSlowBodies } from './attacks/slow.ts';

const attacks: Record<string, (only?: string) => Promise<Finding[]>> = {
  bodies: attackWithBodies,
  files: attackWithFiles,
  slow: attackWithSlowBodies,
  openapi: attackOpenApi,
  flood: attackWithFlood,
};

const [wanted, only] = process.argv.slice(2);
const over: string[] = [];
for (const [name, attack] of Object.entries(attacks)) {
  if (wanted !== undefined && wanted !== name) continue;
  over.push(...report(await attack(only)));
}
console.log(over.length === 0 ? 'within limits' : `OVER: ${over.join('; ')}`);
process.exitCode = over.length === 0 ? 0 : 1;

import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contract, isContract } from '@weekwise/contracts/contract.ts';

const directory = dirname(fileURLToPath(import.meta.resolve('@weekwise/contracts/contract.ts')));

/** Every contract that there is, found by its mark. */
export async function declaredContracts(): Promise<Contract[]> {
  const files = readdirSync(directory).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(`@weekwise/contracts/${name}`)));
  return modules.flatMap((module) => Object.values(module)).filter(isContract);
}

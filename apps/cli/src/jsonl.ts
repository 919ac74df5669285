import { readFile } from 'node:fs/promises';

/**
 * Reads a file of JSON objects, one a line. Blank lines are skipped.
 * @throws Error that names the file and the line, for a line that is no JSON object or lacks one of the string fields.
 */
export async function readJsonLines<K extends string>(
  path: string,
  required: readonly K[],
): Promise<({ [key in K]: string } & Record<string, unknown>)[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `there is no file "${path}"` : `cannot read "${path}" (${error.code})`);
  });
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line, i) => (line.trim() === '' ? [] : [parseLine(line, required, `${path}, line ${i + 1}`)]));
}

function parseLine<K extends string>(
  line: string,
  required: readonly K[],
  place: string,
): { [key in K]: string } & Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`${place}: not valid JSON`);
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${place}: not a JSON object`);
  const row: Record<string, unknown> = { ...value };
  for (const key of required) {
    if (typeof row[key] === 'number') row[key] = String(row[key]);
    if (typeof row[key] !== 'string') throw new Error(`${place}: "${key}" is missing`);
  }
  return row as { [key in K]: string } & Record<string, unknown>;
}

/** Prints one line per row. */
export function writeJsonLines(rows: readonly unknown[]): void {
  process.stdout.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

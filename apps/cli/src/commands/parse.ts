import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import { readSyllabus } from '@weekwise/engine/syllabus/read-syllabus.ts';
import { UsageError } from '../usage.ts';
import { courseAsJson } from './course-as-json.ts';
import { printPlan } from './print-plan.ts';

/** `parse FILE [--json]`: the weekly plan of a syllabus, for a person or as JSON. */
export async function parse(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError('expected one FILE');
  const bytes = new Uint8Array(await readFile(file));
  const document = await readDocument(bytes, basename(file));
  for (const warning of document.warnings) process.stderr.write(`weekwise parse: ${warning}\n`);
  const course = readSyllabus(document, { today: utcDay(Date.now()) });
  process.stdout.write(values.json ? `${JSON.stringify(courseAsJson(course), null, 2)}\n` : printPlan(course));
}

/**
 * Reads one labelled syllabus with the models that have not seen it, and prints it as `weekwise parse --json` does:
 *
 *   node scripts/train/read-held-out.ts MODELS_DIRECTORY parse FILE --json
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import { readSyllabus } from '@weekwise/engine/syllabus/read-syllabus.ts';
import type { SyllabusModels } from '@weekwise/engine/syllabus/scoring/models.ts';
import { courseAsJson } from '../../apps/cli/src/commands/course-as-json.ts';
import { foldOf } from './cross-fit.ts';
import { groupOf } from './labelled.ts';

const [directory = '', , file = ''] = process.argv.slice(2);
const gold = JSON.parse(readFileSync(file.replace(/\.[a-z]+$/, '.gold.json'), 'utf8')) as Parameters<typeof groupOf>[0];
const models = JSON.parse(
  readFileSync(join(directory, `fold-${foldOf(groupOf(gold))}.json`), 'utf8'),
) as SyllabusModels;
const document = await readDocument(new Uint8Array(readFileSync(file)), file);
const course = readSyllabus(document, { today: new Date().toISOString().slice(0, 10), models });
process.stdout.write(JSON.stringify(courseAsJson(course)));

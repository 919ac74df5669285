// Prints how often the items of the development syllabi are right, by the confidence that the engine gave them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import { readSyllabus } from '@weekwise/engine/syllabus/read-syllabus.ts';

interface GoldItem {
  title: string;
  due_date?: string | null;
  author?: string | null;
  pages?: string | null;
  [key: string]: unknown;
}
interface GoldWeek {
  week_number: number;
  topic: string | null;
  start_date: string | null;
  readings: GoldItem[];
  assignments: GoldItem[];
  [key: string]: unknown;
}
interface Gold {
  file: string;
  weeks: GoldWeek[];
  assignments_outside_schedule: GoldItem[];
  year_not_stated?: boolean;
}
interface ScorerLibrary {
  words(text: string | null | undefined): string[];
  dice(a: string, b: string): number;
  containment(a: string, b: string): number;
  match<G, P>(
    gold: G[],
    predicted: P[],
    similarity: (g: G, p: P) => number,
    threshold: number,
  ): [number, number, number][];
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const data = join(root, '../shared/data/syllabi');
const library = join(root, '../shared/tools/lib.mjs');

interface Judged {
  kind: 'topic' | 'reading' | 'assignment';
  confidence: number;
  right: boolean;
  what: string;
}

const accepted = (item: object, field: string): (string | null)[] => {
  const record = item as Record<string, unknown>;
  const others = [record[`${field}_alt`], record[`${field}_any`], record[`alt_${field}s`]].flat();
  return [record[field], ...others].filter((v): v is string | null => typeof v === 'string' || v === null);
};
const numbers = (text: string | null | undefined) => (text ?? '').match(/\d+/g)?.join(',') ?? '';

function judge(gold: Gold, course: Course, lib: ScorerLibrary): Judged[] {
  const judged: Judged[] = [];
  const similar = (g: GoldItem, p: { title: string }) =>
    Math.max(
      0,
      ...accepted(g, 'title').map((title) => {
        const dice = lib.dice(title ?? '', p.title);
        return lib.containment(title ?? '', p.title) >= 0.85 && dice >= 0.35 ? Math.max(dice, 0.6) : dice;
      }),
    );
  const sameDay = (a: string | null, b: string | null) =>
    gold.year_not_stated ? a?.slice(5) === b?.slice(5) : a === b;
  for (const week of course.weeks) {
    const own = gold.weeks.find((g) => g.week_number === week.number);
    if (week.topic) {
      const { value, confidence } = week.topic;
      const right =
        own !== undefined &&
        accepted(own, 'topic').some((t) => t && (lib.dice(t, value) >= 0.5 || lib.containment(t, value) >= 0.8));
      judged.push({ kind: 'topic', confidence, right, what: value });
    }
    const hits = lib.match(own?.readings ?? [], week.readings, similar, 0.55);
    week.readings.forEach((reading, j) => {
      const hit = hits.find(([, k]) => k === j);
      const g = hit && own?.readings[hit[0]];
      const authorRight =
        !g?.author ||
        lib.words(reading.author).some((w) => accepted(g, 'author').some((a) => lib.words(a).includes(w)));
      const pagesRight = !g?.pages || accepted(g, 'pages').some((p) => numbers(p) === numbers(reading.pages));
      judged.push({
        kind: 'reading',
        confidence: reading.confidence,
        right: g !== undefined && authorRight && pagesRight,
        what: reading.title,
      });
    });
  }
  const wanted = [...gold.weeks.flatMap((w) => w.assignments), ...gold.assignments_outside_schedule];
  const found = [...course.weeks.flatMap((w) => w.assignments), ...course.assignmentsOutsideSchedule];
  const sameWork = (g: GoldItem, p: { title: string }) =>
    accepted(g, 'title').every((t) => numbers(t) && numbers(p.title) && numbers(t) !== numbers(p.title))
      ? 0
      : similar(g, p);
  const hits = lib.match(wanted, found, sameWork, 0.5);
  found.forEach((assignment, j) => {
    const hit = hits.find(([, k]) => k === j);
    const g = hit && wanted[hit[0]];
    const dateRight =
      g !== undefined && (!g.due_date || accepted(g, 'due_date').some((d) => sameDay(d, assignment.dueDate)));
    judged.push({ kind: 'assignment', confidence: assignment.confidence, right: dateRight, what: assignment.title });
  });
  return judged;
}

if (!existsSync(data) || !existsSync(library)) {
  console.log('not measured: the syllabi or the scorer library are not beside the project');
  process.exit(0);
}
const lib = (await import(pathToFileURL(library).href)) as ScorerLibrary;
const judged: Judged[] = [];
for (const name of readdirSync(data).filter((file) => file.endsWith('.gold.json'))) {
  const gold = JSON.parse(readFileSync(join(data, name), 'utf8')) as Gold;
  const document = await readDocument(new Uint8Array(readFileSync(join(data, gold.file))), gold.file);
  judged.push(...judge(gold, readSyllabus(document), lib));
}

const bins = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1];
const share = (items: Judged[]) =>
  items.length === 0 ? '      –' : `${items.filter((i) => i.right).length}/${items.length}`.padStart(7);
console.log('confidence      topic  reading  assignment   all   right');
for (let i = 0; i + 1 < bins.length; i++) {
  const [from = 0, to = 1] = [bins[i], bins[i + 1]];
  const inBin = judged.filter((item) => item.confidence >= from && (item.confidence < to || to === 1));
  const of = (kind: Judged['kind']) => share(inBin.filter((item) => item.kind === kind));
  const right = inBin.length ? (inBin.filter((item) => item.right).length / inBin.length).toFixed(3) : '–';
  console.log(
    `${from.toFixed(2)} – ${to.toFixed(2)}  ${of('topic')}  ${of('reading')}     ${of('assignment')} ${share(inBin)}  ${right}`,
  );
}
const sure = judged.filter((item) => item.confidence >= 0.8);
const rightShare = sure.filter((item) => item.right).length / Math.max(1, sure.length);
console.log(`at 0.8 and above: ${sure.length} of ${judged.length} items, ${(100 * rightShare).toFixed(1)} % right`);
if (process.argv.includes('--verbose'))
  for (const item of judged.filter((one) => !one.right))
    console.log(`  wrong ${item.confidence} ${item.kind}: ${item.what}`);

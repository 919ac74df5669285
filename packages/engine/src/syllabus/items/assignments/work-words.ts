import type { Block, Document } from '../../../documents/document.ts';
import type { Schedule, ScheduleEntry } from '../../schedule.ts';
import { tokensOf } from '../../scoring/word-tokens.ts';
import { placesOf } from '../../scoring/word-weights.ts';
import type { PlacedWork } from './merge-works.ts';

/** Where the works of a document stand. */
export interface WorkSurroundings {
  blocks: ReadonlyMap<number, Block>;
  /** The entries of the schedule by their block, each with the one before it. */
  entries: ReadonlyMap<number, { entry: ScheduleEntry; before: ScheduleEntry | undefined }[]>;
  /** The heading in force over a block outside the schedule. */
  headings: ReadonlyMap<number, string>;
}

export function surroundingsOf(document: Document, schedule: Schedule): WorkSurroundings {
  const lists = [...schedule.weeks.flatMap(({ sessions }) => sessions.map(({ entries }) => entries)), schedule.outside];
  const placed = lists.flatMap((list) => list.map((entry, i) => ({ entry, before: list[i - 1] })));
  const headings = new Map<number, string>();
  let heading = '';
  for (const block of document.blocks) {
    headings.set(block.index, heading);
    if (block.kind === 'heading') heading = block.text;
  }
  return {
    blocks: new Map(document.blocks.map((block) => [block.index, block])),
    entries: Map.groupBy(placed, ({ entry }) => entry.evidence.block),
    headings,
  };
}

const most = { own: 40, label: 8, line: 6, near: 4 };
/** Characters in front of a title and behind it that may belong to it. */
const nearLength = 40;

/** The entry of the schedule in which a piece of work is named, and the one before it. */
export function entryOfWork({ evidence }: PlacedWork, { entries }: WorkSurroundings) {
  const inBlock = entries.get(evidence.block) ?? [];
  return inBlock.find(({ entry }) => entry.evidence.start <= evidence.start && evidence.start < entry.evidence.end);
}

/**
 * The words of a title and around it, each named by where it stands: its own, alone, in pairs, and by the kind of place
 * that names it; those of its label or heading, of the line before it, and right beside it. As places in the weights of
 * a word model.
 */
export function wordPlacesOfWork(work: PlacedWork, surroundings: WorkSurroundings): number[] {
  const { title, evidence, from } = work;
  const own = tokensOf(title, most.own);
  const words = own.flatMap((token, i) => [
    `w:${token}`,
    `${from}:${token}`,
    ...(i > 0 ? [`b:${own[i - 1]}_${token}`] : []),
  ]);
  words.push(`f:${own[0]}`, `l:${own.at(-1)}`, `s:${from}`, `t:${work.type}`);
  const here = entryOfWork(work, surroundings);
  const over = here ? (here.entry.label ?? '-') : (surroundings.headings.get(evidence.block) ?? '-');
  for (const token of tokensOf(over, most.label)) words.push(`${here ? 'h' : 'o'}:${token}`);
  const line = here ? here.before?.text : surroundings.blocks.get(evidence.block - 1)?.text;
  for (const token of tokensOf((line ?? '-').slice(0, 100), most.line)) words.push(`p:${token}`);
  const text = surroundings.blocks.get(evidence.block)?.text ?? '';
  const found = text.toLowerCase().indexOf(title.toLowerCase(), evidence.start);
  const start = found < 0 ? evidence.start : found;
  const end = found < 0 ? evidence.end : found + title.length;
  const lead = tokensOf(text.slice(Math.max(0, start - nearLength), start), nearLength);
  for (const token of lead.slice(-most.near)) words.push(`q:${token}`);
  for (const token of tokensOf(text.slice(end, end + nearLength), most.near)) words.push(`a:${token}`);
  return placesOf(words);
}

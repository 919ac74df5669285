import { parseArgs } from 'node:util';
import { buildIndex } from '@weekwise/engine/passages/passage-index.ts';
import { rank as rankPassages } from '@weekwise/engine/passages/rank.ts';
import { readPassages } from '../docs-lines.ts';
import { readJsonLines, writeJsonLines } from '../jsonl.ts';
import { UsageError } from '../usage.ts';

/** `rank DOCS.jsonl QUERIES.jsonl [-k 10]`: a line `{id, results: [{id, score}]}` per query. */
export async function rank(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { k: { type: 'string', short: 'k', default: '10' } },
  });
  const [docs, queries, ...rest] = positionals;
  const limit = Number(values.k);
  if (!docs || !queries || rest.length > 0) throw new UsageError('expected DOCS.jsonl QUERIES.jsonl');
  if (!Number.isInteger(limit) || limit < 1)
    throw new UsageError(`-k must be a whole number from 1, not "${values.k}"`);
  const [passages, questions] = await Promise.all([readPassages(docs), readJsonLines(queries, ['id', 'text'])]);
  const index = buildIndex(passages);
  writeJsonLines(
    questions.map(({ id, text }) => ({
      id,
      results: rankPassages(index, text, { limit }).map(({ passage, score }) => ({ id: passage.id, score })),
    })),
  );
}

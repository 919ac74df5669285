import { parseArgs } from 'node:util';
import { answer } from '@weekwise/engine/answers/answer.ts';
import { buildIndex } from '@weekwise/engine/passages/passage-index.ts';
import { readPassages } from '../docs-lines.ts';
import { readJsonLines, writeJsonLines } from '../jsonl.ts';
import { UsageError } from '../usage.ts';

/** `ask DOCS.jsonl QUESTIONS.jsonl`: a line `{id, answer, abstained, citations: [{id, quote}]}` per question. */
export async function ask(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [source, question, ...rest] = positionals;
  if (!source || !question || rest.length > 0) throw new UsageError('expected DOCS.jsonl QUESTIONS.jsonl');
  const [passages, questions] = await Promise.all([readPassages(source), readJsonLines(question, ['id', 'question'])]);
  const index = buildIndex(passages);
  writeJsonLines(
    questions.map(({ id, question: text }) => {
      const { answer: said, abstained, citations } = answer(text, index);
      return { id, answer: said, abstained, citations: citations.map((c) => ({ id: c.passageId, quote: c.quote })) };
    }),
  );
}

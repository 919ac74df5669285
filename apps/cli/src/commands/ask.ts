import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { answer } from '@weekwise/engine/answers/answer.ts';
import type { Answer } from '@weekwise/engine/answers/answer-types.ts';
import type { Citation } from '@weekwise/engine/answers/citation.ts';
import { sayAnswer } from '@weekwise/engine/answers/render/say-answer.ts';
import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import { doubtIn, isHardToRead } from '@weekwise/engine/documents/doubts.ts';
import { buildIndex } from '@weekwise/engine/passages/passage-index.ts';
import { citedPlace, type Documents } from '../cited-place.ts';
import { readTexts } from '../docs-lines.ts';
import { readJsonLines, writeJsonLines } from '../jsonl.ts';
import { UsageError } from '../usage.ts';

/** `ask DOCS.jsonl QUESTIONS.jsonl` for a program, `ask FOLDER "question"` for a person. */
export async function ask(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [source, question, ...rest] = positionals;
  if (!source || !question || rest.length > 0) {
    throw new UsageError('expected DOCS.jsonl QUESTIONS.jsonl, or FOLDER "question"');
  }
  const found = await stat(source).catch(() => null);
  if (found === null) throw new Error(`there is no file or folder "${source}"`);
  await (found.isDirectory() ? askFolder(source, question) : askLines(source, question));
}

/** A line `{id, answer, abstained, citations: [{id, quote}]}` per question. */
async function askLines(docs: string, questions: string): Promise<void> {
  const [passages, rows] = await Promise.all([readTexts(docs), readJsonLines(questions, ['id', 'question'])]);
  const index = buildIndex(passages);
  writeJsonLines(
    rows.map(({ id, question }) => {
      const { answer: text, abstained, citations } = answer(question, index);
      return { id, answer: text, abstained, citations: citations.map((c) => ({ id: c.documentId, quote: c.quote })) };
    }),
  );
}

async function askFolder(folder: string, question: string): Promise<void> {
  const { findSyllabus, readFolder } = await import('../folder.ts');
  const { cutPassages } = await import('@weekwise/engine/passages/cut.ts');
  const today = utcDay(Date.now());
  const files = await readFolder(folder);
  for (const { name, document } of files) {
    const doubt = doubtIn(document.warnings);
    for (const warning of document.warnings)
      if (warning !== doubt) process.stderr.write(`weekwise ask: ${name}: ${warning}\n`);
  }
  const index = buildIndex(files.flatMap(({ name, document }) => cutPassages(document, name)));
  const hardToRead = files.flatMap(({ name, document }) => (isHardToRead(document) ? name : []));
  const context = { syllabus: findSyllabus(files, today), today, nameOf: (name: string) => name, hardToRead };
  const documents = new Map(files.map(({ name, document }) => [name, document]));
  const found = answer(question, index, context);
  process.stdout.write(printAnswer(found, documents));
  // What an answer rests on may be none of its author's words.
  const cited = new Set(found.citations.map(({ documentId }) => documentId));
  for (const { name, document } of files) {
    const doubt = cited.has(name) ? doubtIn(document.warnings) : null;
    if (doubt !== null) process.stdout.write(`\nNote on ${name}: ${doubt}\n`);
  }
}

const asIs = (words: string): string => words;

function printAnswer(found: Answer, documents: Documents): string {
  const sources = found.citations.map((citation, i) => `  [${i + 1}] ${printCitation(citation, documents)}\n`).join('');
  return `${sayAnswer(found, asIs, asIs).join('')}\n${sources === '' ? '' : `\n${sources}`}`;
}

function printCitation(citation: Citation, documents: Documents): string {
  const { heading, quote } = citation;
  const place = [citedPlace(citation, documents), heading].filter((part) => part !== null).join(', ');
  return `${place}: "${quote.replace(/\s+/g, ' ')}"`;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import { cutPassages } from '@weekwise/engine/passages/cut.ts';
import { buildIndex, type PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import { contentKey } from './content-key.ts';

/** A question that a student asks of a textbook, with the facts that a good answer holds. */
export interface BookQuestion {
  id: string;
  question: string;
  answerable: boolean;
  /** Of each fact the renderings that count. */
  must: string[][];
}

export interface Book {
  name: string;
  /** What one of its questions counts in fitting. */
  weight: number;
  index: PassageIndex;
  questions: BookQuestion[];
}

/** A textbook's questions are what students ask; those to articles teach which facts a text lacks. */
const weightOfBook = 12;

/**
 * Reads every folder of passages of a directory: `qa/FOLDER.json`, `{passages: [{id, text}], questions: [{id, question,
 * passage_id, answers}]}` with `passage_id` null where no passage answers.
 */
export async function readFolders(directory: string): Promise<Book[]> {
  const lists = join(directory, 'qa');
  const names = existsSync(lists) ? readdirSync(lists).filter((name) => name.endsWith('.json')) : [];
  return Promise.all(
    names.sort().map(async (list) => {
      const { passages, questions } = JSON.parse(readFileSync(join(lists, list), 'utf8')) as Folder;
      const cut = await Promise.all(
        passages.map(async ({ id, text }) =>
          cutPassages(await readDocument(new TextEncoder().encode(text), 'text.txt'), String(id)),
        ),
      );
      return {
        name: basename(list, '.json'),
        weight: 1,
        index: buildIndex(cut.flat()),
        questions: questions.map(({ id, question, passage_id: passageId, answers }) => ({
          id,
          question,
          answerable: passageId !== null,
          must: passageId === null ? [] : [answers],
        })),
      };
    }),
  );
}

interface Folder {
  passages: { id: string | number; text: string }[];
  questions: { id: string; question: string; passage_id: string | number | null; answers: string[] }[];
}

/** Reads every book of a directory: `questions/BOOK.json` and its chapters in `materials/BOOK/CHAPTER/*.md`. */
export async function readBooks(directory: string): Promise<Book[]> {
  const lists = join(directory, 'questions');
  const names = existsSync(lists) ? readdirSync(lists).filter((name) => name.endsWith('.json')) : [];
  return Promise.all(
    names.sort().map(async (list) => {
      const name = basename(list, '.json');
      const { questions } = JSON.parse(readFileSync(join(lists, list), 'utf8')) as { questions: BookQuestion[] };
      return { name, weight: weightOfBook, questions, index: await readMaterials(join(directory, 'materials', name)) };
    }),
  );
}

async function readMaterials(directory: string): Promise<PassageIndex> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort();
  const cut = await Promise.all(
    files.map(async (path) => cutPassages(await readDocument(readFileSync(join(directory, path)), path), path)),
  );
  return buildIndex(cut.flat());
}

/** Share of a question's facts that a text holds, each in one of its renderings. */
export function factsIn(text: string, { must }: BookQuestion): number {
  const said = ` ${contentKey(text)} `;
  const held = must.filter((renderings) => renderings.some((rendering) => said.includes(` ${contentKey(rendering)} `)));
  return must.length === 0 ? 0 : held.length / must.length;
}

/**
 * Fits what decides whether a shown passage answers a question, and writes the weights into the engine:
 *
 *   npm run train:answers [DIRECTORY ...] [-- --dry]
 *
 * A directory holds `questions/BOOK.json` and `materials/BOOK/CHAPTER/*.md`, and may hold `qa/FOLDER.json`; without one
 * it reads the data that stand beside the project. Prints, for each book, what the written weights and those fitted
 * without the book do.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseWindows } from '@weekwise/engine/answers/evidence/choose-windows.ts';
import { gatherEvidence } from '@weekwise/engine/answers/evidence/evidence.ts';
import { passageDoubtFeatures } from '@weekwise/engine/answers/evidence/passage-answerability.ts';
import { passageDoubtWeights } from '@weekwise/engine/answers/evidence/weights.ts';
import { normalizeQuestion } from '@weekwise/engine/answers/question/normalize-question.ts';
import { readQuestion } from '@weekwise/engine/answers/question/question.ts';
import { type Book, type BookQuestion, factsIn, readBooks, readFolders } from './train-answers/books.ts';
import { fitLogistic, type LogisticExample, type LogisticWeights, scoreOf } from './train-answers/fit-logistic.ts';
import { fitMatter } from './train-answers/matter.ts';

const root = join(import.meta.dirname, '..');
const weights = join(root, 'packages/engine/src/answers/evidence/weights');
const beside = join(root, '../shared/data');
/** Of the questions that have an answer, so many may be refused. */
const mostRefused = 0.05;
/** What an answerable question counts whose shown passage lacks every fact: it is right to try. */
const worthTrying = 0.4;

const speaksFor: ReadonlySet<string> = new Set(['covered', 'lead', 'defined', 'known', 'length']);

interface Example extends LogisticExample {
  answerable: boolean;
  facts: number;
}

function examplesOf({ name, weight, index, questions }: Book): Example[] {
  return questions.flatMap((asked: BookQuestion) => {
    const question = readQuestion(normalizeQuestion(asked.question, index));
    const evidence = gatherEvidence(index, question);
    const shown = chooseWindows(evidence.sentences, undefined, question.kind);
    if (evidence.sentences.length === 0 || shown.length === 0) return [];
    const facts = factsIn(shown.map(({ passage, start, end }) => passage.text.slice(start, end)).join(' '), asked);
    const target = asked.answerable ? worthTrying + (1 - worthTrying) * facts : 0;
    const features = { ...passageDoubtFeatures(index, question, evidence, shown) };
    return [{ group: name, features, target, weight, answerable: asked.answerable, facts }];
  });
}

/** Questions with and without an answer weigh the same together. */
function balanced(examples: readonly Example[]): Example[] {
  const massOf = (some: readonly Example[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const answerable = massOf(examples.filter((example) => example.answerable));
  const share = { with: 0.5 / answerable, without: 0.5 / (massOf(examples) - answerable) };
  return examples.map((example) => ({
    ...example,
    weight: example.weight * (example.answerable ? share.with : share.without),
  }));
}

/** The weights with the bias at which so many answerable questions are refused as may be. */
function withBias(weights: LogisticWeights, examples: readonly Example[]): LogisticWeights {
  const scores = examples
    .filter(({ group, answerable }) => answerable && ofBooks.has(group))
    .map(({ features }) => scoreOf(weights, features))
    .sort((x, y) => x - y);
  const cut = scores[Math.floor(scores.length * mostRefused)] ?? 0;
  return { ...weights, bias: Number((weights.bias - cut).toFixed(2)) };
}

const fit = (examples: readonly Example[]): LogisticWeights =>
  withBias(fitLogistic(balanced(examples), speaksFor, written), examples);

function report(label: string, examples: readonly Example[], weightsOf: (group: string) => LogisticWeights): void {
  const refused = ({ group, features }: Example): boolean => scoreOf(weightsOf(group), features) < 0;
  const share = (some: readonly Example[]): string =>
    (some.filter(refused).length / Math.max(1, some.length)).toFixed(3);
  const answerable = examples.filter((example) => example.answerable);
  const facts = answerable.reduce((sum, one) => sum + (refused(one) ? 0 : one.facts), 0) / answerable.length;
  const refusals = `refused without an answer ${share(examples.filter((one) => !one.answerable))}, with ${share(answerable)}`;
  console.log(`${label.padEnd(34)} ${refusals}, facts shown ${facts.toFixed(3)}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dry: { type: 'boolean', default: false } },
});
const directories = positionals.length > 0 ? positionals : existsSync(beside) ? [beside] : [];
const books = (await Promise.all(directories.map(readBooks))).flat();
const folders = (await Promise.all(directories.map(readFolders))).flat();
/** What is written already was fitted on other books too. */
const written: Record<string, number> = passageDoubtWeights;
const ofBooks = new Set(books.map(({ name }) => name));
if (books.length < 2)
  throw new Error('Name a directory with questions/BOOK.json and materials/BOOK of two books or more.');
const examples = [...books, ...folders].flatMap(examplesOf);
const fitted = fit(examples);
const withoutBook = new Map(
  books.map(({ name }) => [name, fit(examples.filter(({ group }) => group !== name))] as const),
);
for (const { name } of books) {
  const own = examples.filter(({ group }) => group === name);
  report(`${name}, left out`, own, (group) => withoutBook.get(group) ?? fitted);
}
const asked = examples.filter(({ group }) => ofBooks.has(group));
report('all books, each left out', asked, (group) => withoutBook.get(group) ?? fitted);
report('all books, fitted on all', asked, () => fitted);
console.log(JSON.stringify(fitted));
const matter = folders.length > 1 ? fitMatter(folders) : null;
if (matter) console.log(JSON.stringify(matter));
const write = (name: string, fitted: LogisticWeights): void =>
  writeFileSync(join(weights, `${name}.json`), `${JSON.stringify(fitted, null, 2)}\n`);
if (!values.dry) {
  write('passage-doubt', fitted);
  if (matter) write('matter', matter);
}

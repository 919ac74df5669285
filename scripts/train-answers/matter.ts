import { matterFeatures } from '@weekwise/engine/answers/evidence/answerability.ts';
import { composeAnswer } from '@weekwise/engine/answers/evidence/compose.ts';
import { gatherEvidence } from '@weekwise/engine/answers/evidence/evidence.ts';
import { matterWeights } from '@weekwise/engine/answers/evidence/weights.ts';
import { normalizeQuestion } from '@weekwise/engine/answers/question/normalize-question.ts';
import { readQuestion } from '@weekwise/engine/answers/question/question.ts';
import type { PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import { type Book, type BookQuestion, factsIn } from './books.ts';
import { fitLogistic, type LogisticExample, type LogisticWeights, scoreOf } from './fit-logistic.ts';

/** Of the questions whose answer is found, so many may be taken for ones about something else. */
const mostRefused = 0.004;
/** So many questions of each other folder are asked of a folder. */
const fromEach = 8;

const speaksFor: ReadonlySet<string> = new Set(['covered', 'lead', 'known']);

interface Example extends LogisticExample {
  isOwn: boolean;
  isFound: boolean;
}

/** Each folder's own questions, and some of every other folder, which are about something else. */
function examplesOf(folders: readonly Book[]): Example[] {
  return folders.flatMap((folder) => {
    const strange = folders.flatMap((other) =>
      other === folder ? [] : other.questions.filter(({ answerable }) => answerable).slice(0, fromEach),
    );
    const own = folder.questions.filter(({ answerable }) => answerable);
    return [
      ...own.flatMap((asked) => exampleOf(folder, asked, true, 0.5 / own.length)),
      ...strange.flatMap((asked) => exampleOf(folder, asked, false, 0.5 / strange.length)),
    ];
  });
}

function exampleOf({ name, index }: Book, asked: BookQuestion, isOwn: boolean, weight: number): Example[] {
  const question = readQuestion(normalizeQuestion(asked.question, index));
  const evidence = gatherEvidence(index, question);
  if (evidence.sentences.length === 0) return [];
  const isFound = isOwn && factsIn(shownOf(index, asked.question), asked) > 0;
  const features = { ...matterFeatures(index, question, evidence) };
  return [{ group: name, features, target: isOwn ? 1 : 0, weight, isOwn, isFound }];
}

function shownOf(index: PassageIndex, asked: string): string {
  const question = readQuestion(normalizeQuestion(asked, index));
  const pieces = composeAnswer(question, gatherEvidence(index, question).sentences, 'text');
  return pieces.map(({ passage, start, end }) => passage.text.slice(start, end)).join(' ');
}

function fit(examples: readonly Example[]): LogisticWeights {
  const weights = fitLogistic(examples, speaksFor, matterWeights);
  const scores = examples
    .filter(({ isFound }) => isFound)
    .map(({ features }) => scoreOf(weights, features))
    .sort((x, y) => x - y);
  const cut = scores[Math.floor(scores.length * mostRefused)] ?? 0;
  return { ...weights, bias: Number((weights.bias - cut).toFixed(2)) };
}

/** Weights that tell a question about a folder without headings from one about something else; says how they do. */
export function fitMatter(folders: readonly Book[]): LogisticWeights {
  const examples = examplesOf(folders);
  const fitted = fit(examples);
  const withoutOne = new Map(
    folders.map(({ name }) => [name, fit(examples.filter(({ group }) => group !== name))] as const),
  );
  for (const [label, weightsOf] of [
    ['folders, each left out', (group: string) => withoutOne.get(group) ?? fitted],
    ['folders, fitted on all', () => fitted],
  ] as const) {
    const refused = (some: readonly Example[]): string =>
      (some.filter(({ group, features }) => scoreOf(weightsOf(group), features) < 0).length / some.length).toFixed(3);
    const own = examples.filter(({ isOwn }) => isOwn);
    const strange = refused(examples.filter(({ isOwn }) => !isOwn));
    console.log(
      `${label.padEnd(34)} refused of other folders ${strange}, of the own ${refused(own)}, of those found ${refused(own.filter(({ isFound }) => isFound))}`,
    );
  }
  return fitted;
}

/**
 * Fits the weights of the syllabus reader on labelled documents, and writes them into the engine:
 *
 *   npm run train [DIRECTORY ...] [-- --only MODEL,MODEL] [--dry]
 *
 * Without a directory it reads the labelled syllabi that stand beside the project. How to add a model:
 *  1. Name it in `ModelName` of engine/src/syllabus/scoring/models.ts and import its weights there (start the JSON file
 *     as `null`: the reader must work without the model, by rules, until it is trained).
 *  2. The reader computes features (a record of numbers; leave a name out where it does not apply) for each proposal
 *  and
 *     asks `predict(model, features)`. `readSyllabus(document, { models })` hands in other models than the written
 *     ones.
 *  3. A step in scripts/train/steps/<model>.ts computes the same features for every proposal of a labelled document,
 *  with
 *     the target that the labels give, and stands in `steps` below in the order in which the reader uses the models.
 * What the words alone say of a text is fitted first, by models that are lists of weights (`wordSteps`).
 * Folds are by owner of the repository, the same for every step. For each step this prints the held-out figures; the
 * written model is fitted on everything and calibrated by the held-out predictions.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BoostedTrees, calibrated } from '@weekwise/engine/syllabus/scoring/boosted-trees.ts';
import { fittedModels, type SyllabusModels } from '@weekwise/engine/syllabus/scoring/models.ts';
import type { WordWeights } from '@weekwise/engine/syllabus/scoring/word-weights.ts';
import { crossFit, foldCount, foldOf } from './train/cross-fit.ts';
import { figuresOf } from './train/figures.ts';
import { fitWords } from './train/fit-words.ts';
import { readLabelled } from './train/labelled.ts';
import { steps, wordSteps } from './train/steps.ts';

const root = join(import.meta.dirname, '..');
const weights = join(root, 'packages/engine/src/syllabus/scoring/weights');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, dry: { type: 'boolean', default: false }, folds: { type: 'string' } },
});
const beside = join(root, '../shared/data/syllabi');
const directories = positionals.length ? positionals : existsSync(beside) ? [beside] : [];
if (!directories.length) throw new Error('There are no labelled syllabi: name a directory that has *.gold.json files.');

const read = directories.map((directory) => readLabelled(directory, resolve(directory) !== resolve(beside)));
const labelled = (await Promise.all(read)).flat();
console.log(`${labelled.length} documents, ${foldCount} folds by owner`);

/** For each fold the models that have not seen its documents. */
const modelsByFold: SyllabusModels[] = Array.from({ length: foldCount }, () => fittedModels);
const only = values.only?.split(',');
for (const { model, examplesOf } of wordSteps) {
  if (only && !only.includes(model)) continue;
  const examples = labelled.flatMap((one) =>
    examplesOf(one).map((example) => ({ ...example, fold: foldOf(one.group) })),
  );
  console.log(`\n${model}: ${examples.length} examples`);
  for (const [fold, models] of modelsByFold.entries())
    modelsByFold[fold] = { ...models, [model]: fitWords(examples.filter((example) => example.fold !== fold)) };
  if (!values.dry) write(join(weights, `${model}.json`), fitWords(examples));
}
for (const step of steps) {
  if (only && !only.includes(step.model)) continue;
  const examples = labelled.flatMap((one) =>
    step
      .examplesOf(one, modelsByFold[foldOf(one.group)] ?? fittedModels)
      .map((example) => ({ ...example, group: one.group })),
  );
  const fitted = crossFit(examples, step.options);
  const heldOut = examples.map((example, i) =>
    calibrated(fitted.byFold[foldOf(example.group)]?.calibration ?? [], fitted.heldOut[i] ?? 0),
  );
  console.log(`\n${step.model}: ${examples.length} examples, ${fitted.model.trees.length} trees`);
  for (const line of [...figuresOf(examples, heldOut, step.options.loss), ...(step.report?.(examples, heldOut) ?? [])])
    console.log(`  ${line}`);
  for (const [fold, model] of fitted.byFold.entries())
    modelsByFold[fold] = { ...fittedModels, ...modelsByFold[fold], [step.model]: model };
  if (!values.dry) write(join(weights, `${step.model}.json`), fitted.model);
}
if (values.folds)
  for (const [fold, models] of modelsByFold.entries())
    writeFileSync(join(values.folds, `fold-${fold}.json`), JSON.stringify(models));

function write(path: string, model: BoostedTrees | WordWeights): void {
  mkdirSync(weights, { recursive: true });
  writeFileSync(path, `${JSON.stringify(model)}\n`);
}

/**
 * How well texts are graded against the readings that they may be: the labelled pairs of
 * packages/engine/src/sources/testing, as a confusion matrix. The pairs held out were written when the rules stood; the
 * later ones are harder on purpose.
 *
 *   node bench/sources.ts [--wrong]
 *
 * Exit 1 where the accuracy of the labelled set, of the first pairs held out, or of all pairs together, is below 0.92,
 * or a wrong text is called great.
 */
import { gradeSource } from '@weekwise/engine/sources/grade-source.ts';
import { heldOutPairs, laterHeldOutPairs } from '@weekwise/engine/sources/testing/held-out.ts';
import { fieldPairs } from '@weekwise/engine/sources/testing/held-out-fields.ts';
import { lastPairs } from '@weekwise/engine/sources/testing/held-out-last.ts';
import { bookPairs } from '@weekwise/engine/sources/testing/labelled-books.ts';
import { cataloguePairs } from '@weekwise/engine/sources/testing/labelled-catalogue.ts';
import type { LabelledPair } from '@weekwise/engine/sources/testing/labelled-pairs.ts';
import { workPairs } from '@weekwise/engine/sources/testing/labelled-works.ts';

const floor = 0.92;
const grades = ['great', 'close', 'related', 'wrong'] as const;
const showsMistakes = process.argv.includes('--wrong');

function measure(name: string, pairs: readonly LabelledPair[], isBound = false): void {
  const graded = pairs.map((pair) => ({ ...pair, given: gradeSource(pair.work, pair.record) }));
  const right = graded.filter(({ grade, given }) => given.grade === grade).length;
  const accuracy = right / graded.length;
  const wrongGreat = graded.filter(({ grade, given }) => grade === 'wrong' && given.grade === 'great').length;
  console.log(`${name}: ${graded.length} pairs, of ${new Set(pairs.map(({ hardness }) => hardness)).size} kinds`);
  console.log(`${'labelled'.padEnd(10)}${grades.map((given) => given.padStart(9)).join('')}   (graded)`);
  for (const grade of grades) {
    const row = graded.filter((pair) => pair.grade === grade);
    const cells = grades.map((given) => `${row.filter((pair) => pair.given.grade === given).length}`.padStart(9));
    console.log(`${grade.padEnd(10)}${cells.join('')}`);
  }
  const bound = isBound ? ` (at least ${floor})` : '';
  console.log(`accuracy ${accuracy.toFixed(3)}${bound}, wrong called great: ${wrongGreat}\n`);
  if (showsMistakes) {
    for (const { grade, given, line, record, hardness } of graded) {
      if (given.grade === grade) continue;
      console.log(
        `  ${hardness}: ${grade}, graded ${given.grade}: ${line} — ${record.title} (${record.authors.join('; ')}) ${given.reason}`,
      );
    }
  }
  if ((isBound && accuracy < floor) || wrongGreat > 0) process.exitCode = 1;
}

const labelled = [...bookPairs, ...workPairs, ...cataloguePairs];
measure('labelled set', labelled, true);
measure('held out', heldOutPairs, true);
measure('held out later', laterHeldOutPairs);
measure('of many fields', fieldPairs);
measure('last held out', lastPairs);
measure('all', [...labelled, ...heldOutPairs, ...laterHeldOutPairs, ...fieldPairs, ...lastPairs], true);

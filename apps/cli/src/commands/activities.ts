import { parseArgs } from 'node:util';
import { activityTypes } from '@weekwise/domain/activities.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { makeActivities } from '@weekwise/engine/activities/make-activities.ts';
import { shortageReasons } from '@weekwise/engine/vocabulary/shortage.ts';
import { citedPlace, type Documents } from '../cited-place.ts';
import { readMaterials } from '../materials.ts';
import { UsageError } from '../usage.ts';

const mostItems = 200;

/** `activities FILE... --type TYPE [-n 10] [--seed 1] [--json]` */
export async function activities(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      type: { type: 'string' },
      count: { type: 'string', short: 'n', default: '10' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean' },
    },
  });
  if (positionals.length === 0) throw new UsageError('expected FILE... --type TYPE');
  const type = activityTypes.find((name) => name === values.type);
  if (!type) throw new UsageError(`--type must be one of ${activityTypes.join(', ')}`);
  const count = wholeNumber(values.count, '-n', 1, mostItems);
  const seed = wholeNumber(values.seed, '--seed', 0, 2 ** 31);
  const { passages, documents } = await readMaterials(positionals);
  const { activities: items, shortage } = makeActivities(passages, { type, count, seed, documents });
  if (shortage)
    process.stderr.write(`weekwise activities: ${items.length} of ${count}: ${shortageReasons[shortage]}\n`);
  process.stdout.write(
    values.json
      ? `${JSON.stringify(items.map(toJson), null, 2)}\n`
      : items.map((item) => print(item, documents)).join('\n'),
  );
}

function wholeNumber(value: string, name: string, least: number, most: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new UsageError(`${name} must be a whole number from ${least} to ${most}`);
  return number;
}

function toJson(item: Activity): object {
  const { type, id, bloomLevel, difficulty, explanation, citation } = item;
  const { quote, documentId, page, block } = citation;
  const common = { type, id, bloom_level: bloomLevel, difficulty, quote, file: documentId, page, block, explanation };
  switch (item.type) {
    case 'flashcards':
      return { ...common, form: item.form, front: item.front, back: item.back };
    case 'true-false':
      return { ...common, statement: item.statement, answer: item.answer };
    case 'multiple-choice':
      return { ...common, question: item.question, options: item.options, answer_index: item.answerIndex };
    case 'socratic-dialogue':
      return {
        ...common,
        topic: item.topic,
        turns: item.turns.map((turn) => ({
          question: turn.question,
          bloom_level: turn.bloomLevel,
          evidence: turn.evidence,
          quote: turn.citation.quote,
          file: turn.citation.documentId,
          page: turn.citation.page,
          hints: turn.hints,
        })),
      };
  }
}

function print(item: Activity, documents: Documents): string {
  const place = `    (${item.bloomLevel}, ${item.difficulty}; ${citedPlace(item.citation, documents)})\n`;
  switch (item.type) {
    case 'flashcards':
      return `${item.front}\n    ${item.back}\n${place}`;
    case 'true-false':
      return `${item.statement}\n    ${item.explanation}\n${place}`;
    case 'multiple-choice': {
      const options = item.options.map(
        (option, i) => `    ${i === item.answerIndex ? '*' : ' '} ${'abcd'[i]}) ${option}\n`,
      );
      return `${item.question}\n${options.join('')}${place}`;
    }
    case 'socratic-dialogue': {
      const turns = item.turns.map(
        ({ question, hints }) => `  ${question}\n${hints.map((hint) => `      - ${hint}\n`).join('')}`,
      );
      return `${item.topic}\n${turns.join('')}${place}`;
    }
  }
}

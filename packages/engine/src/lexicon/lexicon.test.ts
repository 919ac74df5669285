import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assignmentTypes } from '@weekwise/domain/plan.ts';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { englishMonthNames, englishWeekdayNames, seasonNames } from './calendar-names.ts';
import { nounsOf } from './coursework.ts';
import { mediaNouns, mediaVerbs } from './media.ts';
import { cardinals, ordinals } from './numbers.ts';
import { platforms } from './platforms.ts';
import { otherParts } from './reading-words.ts';

/**
 * Words that only the lexicon may list, by concept; from `most` different ones in one literal on, a rule lists them
 * itself.
 */
const concepts: { name: string; words: Set<string>; most: number }[] = [
  { name: 'months', words: new Set(englishMonthNames), most: 4 },
  { name: 'weekdays', words: new Set(englishWeekdayNames), most: 4 },
  { name: 'seasons', words: new Set(seasonNames), most: 4 },
  { name: 'number words', words: new Set([...cardinals, ...ordinals]), most: 4 },
  { name: 'platforms', words: new Set(platforms), most: 3 },
  { name: 'coursework', words: new Set(nounsOf('always', 'mostly', 'numbered', 'class')), most: 4 },
  {
    name: 'parts of a term',
    words: new Set(['week', 'session', 'lecture', 'module', 'unit', 'lesson', 'seminar', 'meeting']),
    most: 4,
  },
  { name: 'media', words: new Set([...mediaNouns, ...mediaVerbs]), most: 4 },
  {
    name: 'parts of a text',
    words: new Set(['page', 'chapter', 'section', ...otherParts.filter((part) => part.length > 3)]),
    most: 5,
  },
];

const types = new Set<string>(assignmentTypes);

/** The words of a string or pattern, without escapes ("\b"), and with "[Ee]xam" and "quiz(?:zes)?" as words. */
function wordsOf(literal: string): string[] {
  const plain = literal
    .replace(/\\(?:u[\da-f]{4}|[a-z])/gi, ' ')
    .replace(/\[(\p{L})\p{L}\]/gu, '$1')
    .toLowerCase();
  return (plain.match(/\p{L}[\p{L}\d]+/gu) ?? []).flatMap((word) => [word, word.replace(/s$/, '')]);
}

function literalOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) return node.getText();
  // What is put into a template stands for itself.
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.getText()).join(' ');
  if (ts.isArrayLiteralExpression(node)) {
    const texts = node.elements.flatMap((element) => (ts.isStringLiteralLike(element) ? [element.text] : []));
    // Types of work are no words.
    return texts.every((text) => types.has(text)) ? null : texts.join(' ');
  }
  return null;
}

/** Every literal of a source that lists words of a concept, as "line: concept (words)". */
function listings(source: string): string[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const literal = literalOf(node);
    const used = new Set(literal === null ? [] : wordsOf(literal));
    for (const { name, words, most } of concepts) {
      const listed = [...words].filter((word) => used.has(word));
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (listed.length >= most) found.push(`${line}: ${name} (${listed.join(', ')})`);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

const engine = join(import.meta.dirname, '..');
const rooms = ['syllabus', 'dates', 'citations'];
const sources = rooms.flatMap((room) =>
  readdirSync(join(engine, room), { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|[\\/]testing[\\/]/.test(path)),
);

describe('the lexicon', () => {
  it('holds the words that rules elsewhere would list', () => {
    const found = sources.flatMap((path) =>
      listings(readFileSync(join(engine, path), 'utf8')).map((listing) => `${path}:${listing}`),
    );
    expect(sources.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it.each([
    ['a pattern', String.raw`const day = /\b(?:mon|tues?|wed|[Ff]ri)\b/i;`, 'weekdays'],
    ['a pattern with plurals', 'const work = /(?:quiz(?:zes)?|essays?|exam(?:ination)?s?|papers)/;', 'coursework'],
    ['a string', "const places = 'canvas moodle turnitin'.split(' ');", 'platforms'],
    ['an array', "const order = ['first', 'second', 'third', 'fourth'];", 'number words'],
    ['a template', `const month = \`\${a}|january|february|\${b}|march|april\`;`, 'months'],
  ])('finds a list in %s', (_, source, concept) => {
    expect(listings(source)).toEqual([expect.stringContaining(`1: ${concept}`)]);
  });
});

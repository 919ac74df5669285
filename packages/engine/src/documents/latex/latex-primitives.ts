import { LatexInput } from './latex-input.ts';
import type { LatexReader } from './latex-reader.ts';

/*
 * Plain TeX in a document: lengths without braces, assignments, and conditions. Their operands are no text, so a
 * reader that skips only the command would print them.
 */

const unit = '(?:true\\s?)?(?:pt|em|ex|in|cm|mm|pc|bp|dd|cc|sp|mu|fil{1,3})(?![a-zA-Z])';
const register = String.raw`\\(?:wd|ht|dp|count|dimen|skip)\s?\d{1,3}|\\(?:value|widthof)\s?\{[^{}]{0,40}\}|\\[a-zA-Z@]{1,40}`;
const length = String.raw`[-+]?\s?(?:\d{0,5}[.,]?\d{1,6}\s?${unit}|(?:\d{0,3}\.?\d{1,3})?(?:${register}))`;
const glue = String.raw`\s*${length}(?:\s*plus\s*${length})?(?:\s*minus\s*${length})?\s?`;
const number = String.raw`[-+]?\s?(?:\d{1,6}|${register})`;

const operands = {
  glue: new RegExp(glue, 'y'),
  assignment: new RegExp(
    String.raw`\s*=${glue}|\s*[-+]?\s?\d{0,5}\.?\d{1,6}\s?${unit}(?:\s*(?:plus|minus)\s*${length}){0,2}\s?`,
    'y',
  ),
  arithmetic: new RegExp(String.raw`\s*(?:${register})\s*(?:by\s*)?(?:${length}|${number})\s?`, 'y'),
  box: /\s*(?:\d{1,3}|\\[a-zA-Z@]{1,40})\s*=?\s*/y,
  boxSize: new RegExp(String.raw`\s*(?:to|spread)\s*${length}\s?`, 'y'),
  registerNumber: /\s*\d{1,3}\s?/y,
  lengthTest: new RegExp(String.raw`\s*${length}\s*[<=>]\s*${length}\s?`, 'y'),
  numberTest: new RegExp(String.raw`\s*${number}\s*(?:[<=>]\s*${number})?\s?`, 'y'),
  tokens: /\s*(?:\\[a-zA-Z@]+\s*|\S)\s*(?:\\[a-zA-Z@]+\s*|\S)/y,
};

const behind = new Map<string, RegExp>();
for (const [names, pattern] of [
  ['kern mkern vskip mskip raise lower moveleft moveright', operands.glue],
  ['advance multiply divide', operands.arithmetic],
  ['setbox', operands.box],
  ['wd ht dp box copy unhbox unvbox count dimen skip', operands.registerNumber],
  ['hbox vbox vtop vcenter', operands.boxSize],
  [
    `parindent parskip baselineskip lineskip hsize vsize hoffset voffset textwidth textheight linewidth columnwidth
     topmargin oddsidemargin evensidemargin headheight headsep footskip tabcolsep arraycolsep itemsep parsep topsep
     partopsep leftmargin rightmargin labelsep labelwidth columnsep fboxsep fboxrule leftskip rightskip topskip`,
    operands.assignment,
  ],
] as const)
  for (const name of names.split(/\s+/)) behind.set(name, pattern);

const printedBoxes = new Set(['hbox', 'vbox', 'vtop', 'vcenter']);

const tests = new Map<string, RegExp>([
  ['ifdim', operands.lengthTest],
  ['ifnum', operands.numberTest],
  ['ifodd', operands.numberTest],
  ['ifcase', operands.numberTest],
  ['ifx', operands.tokens],
  ['if', operands.tokens],
  ['ifcat', operands.tokens],
  ['ifdefined', /\s*\\[a-zA-Z@]+/y],
]);
const settledTests = new Set(['ifvmode', 'ifhmode', 'ifmmode', 'ifinner', 'iftrue', 'iffalse']);

function skip(pattern: RegExp, input: LatexInput): void {
  pattern.lastIndex = input.at;
  input.at += pattern.exec(input.text)?.[0].length ?? 0;
}

/** A length with its stretch, as it stands behind `\\hskip`. */
export const skipGlue = (input: LatexInput): void => skip(operands.glue, input);

/** Runs a command of plain TeX; false where the name is none, or where its argument in braces is printed. */
export function runPrimitive(reader: LatexReader, name: string, input: LatexInput): boolean {
  const pattern = behind.get(name);
  if (pattern) {
    skip(pattern, input);
    if (name === 'setbox') {
      skip(/\\[hv]box\s*/y, input);
      input.readGroup();
    }
    return !printedBoxes.has(name);
  }
  if (name === 'newif') reader.flags.set(flagOf(input.readArgument()?.text ?? ''), false);
  else if (setsFlag(reader, name)) reader.flags.set(name.replace(/(?:true|false)$/, ''), name.endsWith('true'));
  else return name === 'fi' || name === 'else' || runCondition(reader, name, input);
  return true;
}

const flagOf = (command: string) => command.trim().replace(/^\\if/, '');

export const setsFlag = (reader: LatexReader, name: string) =>
  /(?:true|false)$/.test(name) && reader.flags.has(name.replace(/(?:true|false)$/, ''));

/** Prints one branch. A flag of the document says which; of a test that only the printing can settle, the first. */
function runCondition(reader: LatexReader, name: string, input: LatexInput): boolean {
  if (!isCondition(reader, name)) return false;
  const start = input.at;
  const test = tests.get(name);
  if (test) skip(test, input);
  const condition = branches(input, reader).get(start);
  if (!condition) return true;
  const { middle, end, next } = condition;
  const isFalse = name === 'iffalse' || reader.flags.get(name.slice(2)) === false;
  const line = input.sourceLine;
  const printed = isFalse ? input.text.slice(middle + '\\else'.length, end) : input.text.slice(input.at, middle);
  input.at = next;
  reader.run(new LatexInput(printed, line), { sameGroup: true });
  return true;
}

const isCondition = (reader: LatexReader, name: string) =>
  name.startsWith('if') && (tests.has(name) || settledTests.has(name) || reader.flags.has(name.slice(2)));

interface Condition {
  /** Offset of `\else`, or of `\fi` where there is none. */
  middle: number;
  end: number;
  next: number;
}

const found = new WeakMap<LatexInput, ReadonlyMap<number, Condition>>();

/** The conditions of a source, by the offset behind the command that opens each. */
function branches(input: LatexInput, reader: LatexReader): ReadonlyMap<number, Condition> {
  const known = found.get(input);
  if (known) return known;
  const conditions = new Map<number, Condition>();
  const open: { start: number; middle: number }[] = [];
  for (const mark of input.text.matchAll(/\\%|%[^\n]*|\\(if[a-zA-Z@]*|else|fi)(?![a-zA-Z@])[ \t]*/g)) {
    const name = mark[1] ?? '';
    const next = mark.index + mark[0].length;
    const innermost = open.at(-1);
    if (isCondition(reader, name)) open.push({ start: next, middle: -1 });
    else if (name === 'else' && innermost && innermost.middle < 0) innermost.middle = mark.index;
    else if (name === 'fi' && innermost) {
      open.pop();
      const middle = innermost.middle < 0 ? mark.index : innermost.middle;
      conditions.set(innermost.start, { middle, end: mark.index, next });
    }
  }
  found.set(input, conditions);
  return conditions;
}

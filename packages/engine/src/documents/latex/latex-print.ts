import { advanceBeforeRunIn } from './latex-day.ts';
import { LatexInput } from './latex-input.ts';
import type { LatexReader } from './latex-reader.ts';
import { accented, formulaAccent } from './latex-symbols.ts';

export function runArgument(
  reader: LatexReader,
  input: LatexInput,
  change: Parameters<LatexReader['run']>[1] = {},
): void {
  const argument = input.readArgument();
  if (argument) reader.run(argument, change);
}

export function printHeading(reader: LatexReader, level: number, input: LatexInput): void {
  input.skipStar();
  input.readOptional();
  const title = input.readGroup();
  if (!title) return;
  const { output } = reader;
  output.flush();
  const outer = output.opening;
  output.opening = { kind: 'heading', level };
  reader.run(title);
  output.flush();
  output.opening = outer.kind === 'heading' ? { kind: 'paragraph' } : outer;
}

export function printRunIn(reader: LatexReader, input: LatexInput): void {
  input.skipStar();
  input.readOptional();
  reader.output.paragraph();
  const heading = input.readArgument();
  advanceBeforeRunIn(reader, input);
  if (heading) reader.run(heading, { style: { bold: true } });
  reader.print(' ', input);
}

export function keepFront(reader: LatexReader, name: string, input: LatexInput): void {
  input.readOptional();
  const value = input.readGroup();
  if (value) reader.front.set(name, value);
}

export function printFront(reader: LatexReader): void {
  const { output } = reader;
  output.flush();
  for (const [name, value] of reader.front) {
    if (name === 'title') output.opening = { kind: 'heading', level: 1 };
    reader.run(new LatexInput(value.text.replace(/\s*\\and\b\s*/g, ', '), value.sourceLine));
    output.flush();
    output.opening = { kind: 'paragraph' };
  }
  reader.front.clear();
}

export function printAccent(reader: LatexReader, name: string, input: LatexInput): void {
  const letter = input.readArgument()?.text.replace(/[{}\\\s]/g, '') ?? '';
  reader.print(accented(name, letter), input);
}

/** A mean is no plain x: its bar goes over the first sign of what stands below it. */
export function printFormulaAccent(reader: LatexReader, name: string, input: LatexInput): void {
  const argument = input.readArgument();
  if (!argument) return;
  reader.run(argument);
  if (signsOf(argument.text).length === 1) reader.print(formulaAccent(name), input);
}

const commands = /\\[a-zA-Z]+\s*/g;
const typeOnly = /\\(?:math(?:rm|it|bf|sf|cal|bb)|text|operatorname)\s*(?=\{)/g;

/**
 * Whether a part of a formula prints as one number, one name or one sign, which needs no parentheses to be told from
 * what is beside it.
 */
export function isOneSign(formula: string): boolean {
  return /^(?:.|\d+|[a-zA-Z]+|.[′'*+])$/u.test(signsOf(formula));
}

const signsOf = (formula: string): string =>
  formula
    .replace(typeOnly, '')
    .replace(commands, 'α')
    .replace(/[{}\s]/g, '');

export function printVerb(reader: LatexReader, input: LatexInput): void {
  input.skipStar();
  const text = input.readGroup() ?? readDelimited(input);
  reader.output.at(input.sourceLine);
  reader.output.text.append(text.text, { ...reader.style, code: true });
}

/** A formula that is never closed does not take the rest of the document with it. */
export function printFormula(reader: LatexReader, end: string, input: LatexInput): void {
  if (input.text.slice(input.at, input.at + 4000).includes(end)) reader.run(input.readUntil(end), { math: true });
}

/** What stands between two signs of the same kind, on one line. */
function readDelimited(input: LatexInput): LatexInput {
  const delimiter = input.peek();
  input.at += 1;
  const line = /^.{0,2000}/.exec(input.text.slice(input.at, input.at + 2000))?.[0] ?? '';
  return line.includes(delimiter) && delimiter !== ''
    ? input.readUntil(delimiter)
    : new LatexInput('', input.sourceLine);
}

/** `\citep[see][p. 3]{key}` prints as "[see key, p. 3]". */
export function printCitation(reader: LatexReader, input: LatexInput): void {
  input.skipStar();
  const first = input.readOptional();
  const second = input.readOptional();
  const keys = input.readGroup()?.text.trim() ?? '';
  const before = second === null ? '' : `${first} `;
  const after = second ?? first ?? '';
  reader.run(new LatexInput(`[${before}${keys}${after === '' ? '' : `, ${after}`}]`, input.sourceLine));
}

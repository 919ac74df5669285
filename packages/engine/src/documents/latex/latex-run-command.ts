import { lastArgumentOnly, sectionLevels, styledArguments, switches, unprinted } from './latex-commands.ts';
import { beginEnvironment, endEnvironment } from './latex-environments.ts';
import { LatexInput } from './latex-input.ts';
import { beginItem } from './latex-lists.ts';
import type { LatexReader } from './latex-reader.ts';
import { accented, isAccent, symbolFor } from './latex-symbols.ts';

const functions =
  /^(?:arcsin|arccos|arctan|arg|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|hom|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|mod|Pr|sec|sin|sinh|sup|tan|tanh)$/;
/** Signs that a formula sets apart by a little space. */
const relation = /^[=≠≤≥≈≡∼≅∝∈∉⊂⊆⊃∪∩→←⇒⇐⇔↦∧∨×÷±∓]$/;
const frontMatter = new Set(['title', 'subtitle', 'author', 'date', 'institute', 'affiliation']);
const blanks = new Set([
  ' ',
  ',',
  ';',
  ':',
  '>',
  'quad',
  'qquad',
  'space',
  'enspace',
  'thinspace',
  'enskip',
  'xspace',
  '\n',
  '\t',
]);
const gaps = new Set(['hfill', 'dotfill', 'hrulefill', 'tab', 'hspace*']);
const rules = new Set(['hline', 'midrule', 'toprule', 'bottomrule', 'hhline', 'Xhline']);
const parts = new Set(['endhead', 'endfirsthead', 'endfoot', 'endlastfoot']);

/** Does what one command says, its arguments read from the input behind it. */
export function runCommand(reader: LatexReader, name: string, input: LatexInput): void {
  const { macros } = reader;
  skipOverlay(input);
  if (macros.isDefiner(name)) macros.define(name, input);
  else if (macros.has(name)) runMacro(reader, name, input);
  else if (!/^[a-zA-Z@]/.test(name)) runSymbolCommand(reader, name, input);
  else if (!runType(reader, name, input) && !runStructure(reader, name, input)) printOrDrop(reader, name, input);
}

/** `<2->` behind a command says on which steps of a slide it shows. */
function skipOverlay(input: LatexInput): void {
  if (input.peek() !== '<') return;
  const overlay = /<[\d+.][\d,+.|-]{0,20}>/y;
  overlay.lastIndex = input.at;
  input.at += overlay.exec(input.text)?.[0].length ?? 0;
}

function runMacro(reader: LatexReader, name: string, input: LatexInput): void {
  const line = input.sourceLine;
  const body = reader.macros.expand(name, input);
  if (body !== null) reader.macros.inside(() => reader.run(new LatexInput(body, line), { sameGroup: true }));
}

function runType(reader: LatexReader, name: string, input: LatexInput): boolean {
  const style = styledArguments.get(name);
  const change = switches.get(name);
  if (style) runArgument(reader, input, { style });
  else if (change) reader.style = { ...reader.style, ...change };
  return style !== undefined || change !== undefined;
}

function printOrDrop(reader: LatexReader, name: string, input: LatexInput): void {
  const symbol = symbolFor(name);
  if (isAccent(name)) printAccent(reader, name, input);
  else if (symbol !== undefined) reader.print(reader.math && relation.test(symbol) ? ` ${symbol} ` : symbol, input);
  else if (blanks.has(name)) reader.print(' ', input);
  else if (functions.test(name)) reader.print(`${name} `, input);
  else runByTable(reader, name, input);
}

function runStructure(reader: LatexReader, name: string, input: LatexInput): boolean {
  const level = sectionLevels.get(name);
  const table = reader.tables.at(-1);
  if (name === 'begin') beginEnvironment(reader, input.readGroup()?.text.trim() ?? '', input);
  else if (name === 'end') endEnvironment(reader, input.readGroup()?.text.trim() ?? '');
  else if (level !== undefined) printHeading(reader, level, input);
  else if (name === 'item' && reader.output.lists.length > 0) beginItem(reader, input);
  else if (name === 'par') reader.output.paragraph();
  else if (name === 'newline') reader.output.text.lineBreak();
  else if (name === 'tabularnewline') endLine(reader, input);
  else if (name === 'paragraph' || name === 'subparagraph') printRunIn(reader, input);
  else if (frontMatter.has(name)) keepFront(reader, name, input);
  else if (name === 'maketitle' || name === 'titlepage') printFront(reader);
  else if (name === 'footnote' || name === 'thanks' || name === 'endnote') {
    input.readOptional();
    const argument = input.readGroup();
    if (argument) reader.note(argument);
  } else if (name === 'verb' || name === 'lstinline') printVerb(reader, input);
  else if (/^(?:no)?(?:paren|text|foot|auto|super)?cite[a-z]*$/i.test(name) && name !== 'nocite')
    printCitation(reader, input);
  else if (table && rules.has(name)) table.rule(name);
  else if (table && parts.has(name)) table.endPart(name);
  else if (gaps.has(name)) reader.output.text.tab();
  else return runWithArguments(reader, name, input);
  return true;
}

function runWithArguments(reader: LatexReader, name: string, input: LatexInput): boolean {
  const table = reader.tables.at(-1);
  if (name === 'href') {
    const href = input.readGroup()?.text.trim() ?? '';
    runArgument(reader, input, { style: { href: href.replaceAll('\\', '') } });
  } else if (name === 'url' || name === 'nolinkurl') {
    const href = (input.readGroup()?.text.trim() ?? '').replaceAll('\\', '');
    reader.output.at(input.sourceLine);
    reader.output.text.append(href, { ...reader.style, href });
  } else if (name === 'multicolumn') {
    table?.spanColumns(countOf(input.readGroup()));
    input.readGroup();
    runArgument(reader, input);
  } else if (name === 'multirow') {
    input.readOptional();
    table?.spanRows(Math.abs(countOf(input.readGroup())));
    input.readOptional();
    input.readGroup();
    input.readOptional();
    runArgument(reader, input);
  } else if (name === 'cmidrule') {
    const trim = /^\([lr{}\d.a-z]*\)/.exec(input.text.slice(input.at, input.at + 40))?.[0].length ?? 0;
    input.at += trim;
    input.readGroup();
  } else if (name === 'frac' || name === 'dfrac' || name === 'tfrac') {
    printFractionPart(reader, input);
    reader.print('/', input);
    printFractionPart(reader, input);
  } else if (name === 'sqrt') {
    input.readOptional();
    reader.print('√(', input);
    runArgument(reader, input);
    reader.print(')', input);
  } else return false;
  return true;
}

function runSymbolCommand(reader: LatexReader, name: string, input: LatexInput): void {
  if (name === '\\') endLine(reader, input);
  else if (name === '(') runFormula(reader, '\\)', input);
  else if (name === '[') {
    reader.output.paragraph();
    runFormula(reader, '\\]', input);
    reader.output.paragraph();
  } else if (isAccent(name) && !reader.math) printAccent(reader, name, input);
  else if ('&%$#_{}'.includes(name)) reader.print(name, input);
  else if (blanks.has(name)) reader.print(' ', input);
}

/** Drops, keeps or spreads out the arguments of a command; one that nobody knows prints all that it was given. */
function runByTable(reader: LatexReader, name: string, input: LatexInput): void {
  input.skipStar();
  const dropped = unprinted.get(name);
  const kept = lastArgumentOnly.get(name);
  while (input.readOptional() !== null);
  if (dropped !== undefined) {
    for (let count = 0; count < dropped; count += 1) input.readGroup();
    return;
  }
  if (kept !== undefined) {
    for (let count = 1; count < kept; count += 1) input.readGroup();
    while (input.readOptional() !== null);
    const argument = input.readGroup();
    if (argument) reader.run(argument);
    return;
  }
  for (let argument = input.readGroup(); argument; argument = input.readGroup()) {
    reader.run(argument);
    reader.print(' ', input);
    while (input.readOptional() !== null);
  }
}

function runArgument(reader: LatexReader, input: LatexInput, change: Parameters<LatexReader['run']>[1] = {}): void {
  const argument = input.readArgument();
  if (argument) reader.run(argument, change);
}

function printFractionPart(reader: LatexReader, input: LatexInput): void {
  const part = input.readArgument();
  if (!part) return;
  const compound = /[-+=\s]/.test(part.text.trim());
  if (compound) reader.print('(', input);
  reader.run(part);
  if (compound) reader.print(')', input);
}

function endLine(reader: LatexReader, input: LatexInput): void {
  input.skipStar();
  input.readOptional();
  const table = reader.tables.at(-1);
  if (table && reader.groups <= table.groups && !reader.math) table.endRow(input.sourceLine);
  else reader.output.text.lineBreak();
}

function printHeading(reader: LatexReader, level: number, input: LatexInput): void {
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

function printRunIn(reader: LatexReader, input: LatexInput): void {
  input.skipStar();
  input.readOptional();
  reader.output.paragraph();
  runArgument(reader, input, { style: { bold: true } });
  reader.print(' ', input);
}

function keepFront(reader: LatexReader, name: string, input: LatexInput): void {
  input.readOptional();
  const value = input.readGroup();
  if (value) reader.front.set(name, value);
}

function printFront(reader: LatexReader): void {
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

function printAccent(reader: LatexReader, name: string, input: LatexInput): void {
  const letter = input.readArgument()?.text.replace(/[{}\\\s]/g, '') ?? '';
  reader.print(accented(name, letter), input);
}

function printVerb(reader: LatexReader, input: LatexInput): void {
  input.skipStar();
  const text = input.readGroup() ?? readDelimited(input);
  reader.output.at(input.sourceLine);
  reader.output.text.append(text.text, { ...reader.style, code: true });
}

/** A formula that is never closed does not take the rest of the document with it. */
function runFormula(reader: LatexReader, end: string, input: LatexInput): void {
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
function printCitation(reader: LatexReader, input: LatexInput): void {
  input.skipStar();
  const first = input.readOptional();
  const second = input.readOptional();
  const keys = input.readGroup()?.text.trim() ?? '';
  const before = second === null ? '' : `${first} `;
  const after = second ?? first ?? '';
  reader.run(new LatexInput(`[${before}${keys}${after === '' ? '' : `, ${after}`}]`, input.sourceLine));
}

function countOf(argument: LatexInput | null): number {
  const number = Number.parseInt(argument?.text ?? '1', 10);
  return Number.isFinite(number) && number !== 0 ? Math.min(100, number) : 1;
}

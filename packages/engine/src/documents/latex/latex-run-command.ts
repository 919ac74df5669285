import { lastArgumentOnly, sectionLevels, styledArguments, switches, unprinted } from './latex-commands.ts';
import { runDayCommand } from './latex-day.ts';
import { beginEnvironment, endEnvironment } from './latex-environments.ts';
import { LatexInput } from './latex-input.ts';
import { beginItem } from './latex-lists.ts';
import { runPrimitive, skipGlue } from './latex-primitives.ts';
import {
  keepFront,
  printAccent,
  printCitation,
  printFormula,
  printFormulaAccent,
  printFront,
  printHeading,
  printRunIn,
  printVerb,
  runArgument,
} from './latex-print.ts';
import type { LatexReader } from './latex-reader.ts';
import { isAccent, isFormulaAccent, symbolFor } from './latex-symbols.ts';

const functions =
  /^(?:arcsin|arccos|arctan|arg|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|hom|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|mod|Pr|sec|sin|sinh|sup|tan|tanh)$/;
/** Signs that a formula sets apart by a little space. */
const relation = /^[=≠≤≥≈≡∼≅∝∈∉⊂⊆⊃∪∩→←⇒⇐⇔↦∧∨×÷±∓·]$/;
/** Another factor begins here. */
const factor = /^(?:[\p{L}\d({]|\\(?!right|[bB]ig|[^a-zA-Z]))/u;
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
const gaps = new Set(['hfill', 'dotfill', 'hrulefill', 'tab', 'hspace', 'hskip']);
const rules = new Set(['hline', 'midrule', 'toprule', 'bottomrule', 'hhline', 'Xhline']);
const parts = new Set(['endhead', 'endfirsthead', 'endfoot', 'endlastfoot']);

/** Does what one command says, its arguments read from the input behind it. */
export function runCommand(reader: LatexReader, name: string, input: LatexInput): void {
  const { macros } = reader;
  skipOverlay(input);
  if (macros.isDefiner(name)) macros.define(name, input);
  else if (name === 'newenvironment' || name === 'renewenvironment') macros.defineEnvironment(input);
  else if (macros.has(name)) runMacro(reader, name, input);
  else if (!/^[a-zA-Z@]/.test(name)) runSymbolCommand(reader, name, input);
  else if (!runPrimitive(reader, name, input) && !runDayCommand(reader, name, input)) runLatex(reader, name, input);
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

function runLatex(reader: LatexReader, name: string, input: LatexInput): void {
  if (!runType(reader, name, input) && !runStructure(reader, name, input)) printOrDrop(reader, name, input);
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
  else if (isFormulaAccent(name)) printFormulaAccent(reader, name, input);
  else if (symbol !== undefined) reader.print(reader.math && relation.test(symbol) ? ` ${symbol} ` : symbol, input);
  else if (blanks.has(name)) reader.print(' ', input);
  else if (functions.test(name)) reader.print(/[_^]/.test(input.peek()) ? name : `${name} `, input);
  else runByTable(reader, name, input);
}

function runStructure(reader: LatexReader, name: string, input: LatexInput): boolean {
  const level = sectionLevels.get(name);
  const table = reader.tables.at(-1);
  if (name === 'begin' || name === 'end') {
    const environment = input.readGroup()?.text.trim() ?? '';
    if (reader.macros.has(`${name} ${environment}`)) runMacro(reader, `${name} ${environment}`, input);
    else if (name === 'begin') beginEnvironment(reader, environment, input);
    else endEnvironment(reader, environment);
  } else if (level !== undefined) printHeading(reader, level, input);
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
  else if (gaps.has(name)) {
    if (name === 'hskip') skipGlue(input);
    else if (name === 'hspace') {
      input.skipStar();
      input.readGroup();
    }
    reader.output.text.tab();
  } else return runWithArguments(reader, name, input);
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
    printFractionPart(reader, input, /[-+=\s]/);
    reader.print('/', input);
    printFractionPart(reader, input, /[-+=\s]|[\d}).]\s*[\p{L}\\(]/u);
    // What is beside a fraction is not below its line.
    if (factor.test(input.text.slice(input.at, input.at + 8))) reader.print(' ', input);
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
  else if (name === '(') printFormula(reader, '\\)', input);
  else if (name === '[') {
    reader.output.paragraph();
    printFormula(reader, '\\]', input);
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

function printFractionPart(reader: LatexReader, input: LatexInput, parts: RegExp): void {
  const part = input.readArgument();
  if (!part) return;
  const compound = parts.test(part.text.trim());
  if (compound) reader.print('(', input);
  reader.run(part);
  if (compound) reader.print(')', input);
}

function endLine(reader: LatexReader, input: LatexInput): void {
  input.skipStar();
  input.readOptional();
  const table = reader.tables.at(-1);
  if (table && reader.groups <= table.groups && table.environments === 0 && !reader.math)
    table.endRow(input.sourceLine);
  else reader.output.text.lineBreak();
}

function countOf(argument: LatexInput | null): number {
  const number = Number.parseInt(argument?.text ?? '1', 10);
  return Number.isFinite(number) && number !== 0 ? Math.min(100, number) : 1;
}

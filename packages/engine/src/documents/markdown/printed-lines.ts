import { areTermLines } from '../text/term-lines.ts';
import { formulasAsText } from './formulas.ts';

/**
 * A source line as CommonMark should see it. Line breaks that the author meant become hard breaks: before a label, a
 * typed bullet, a lettered item. Pandoc's definitions and line blocks lose their signs.
 */
export function printedLine(lines: readonly string[], at: number): string {
  const line = lines[at] ?? '';
  const next = lines[at + 1] ?? '';
  const mayBeCode = /^(?: {4,}|\t)/.test(line) && (lines[at - 1] ?? '').trim() === '';
  const text = mayBeCode ? line : formulasAsText(withoutSign(line));
  if (text.endsWith('\\') && !text.endsWith('\\\\')) {
    // A hard break in front of nothing is none.
    return next.trim() === '' || structure.test(next) ? text.slice(0, -1) : text;
  }
  return breaksOnPurpose(line, next) || isOneOfLines(lines, at) ? `${text.trimEnd()}  ` : text;
}

const definition = /^ {0,3}[:~](?: {1,3}|\t)(?=\S)/;
/** A line of a line block holds one bar, a row of a table more. */
const lineBlock = /^\| (?=[^|]*$)/;

/** Bold that a space before its closing sign keeps from being bold: `**Note: **`. */
const looseBold = /(\*\*|__)(?! )([^*_\n]{1,200}?) +\1(?!\w)/g;

/** Fences of divisions, and what a site generator puts in while it builds the page. */
const machinery = /^\s*(?::{3,}.*|\{:.*\}|\{%.*%\})\s*$/;
const inlineMachinery = /\{%[^%\n]{0,300}%\}|\{\{[^{}\n]{0,300}\}\}/g;

function withoutSign(line: string): string {
  if (machinery.test(line)) return '';
  return line.replace(inlineMachinery, '').replace(definition, '').replace(lineBlock, '').replace(looseBold, '$1$2$1 ');
}

/** "Office hours: …", bold or not; unmarked, a longer run of words before a colon is a sentence. */
const label =
  /^\s*(?:(?:\*\*|__|\*|_)[A-Z][\w .&/'’-]{0,40}(?::\s*(?:\*\*|__|\*|_)|(?:\*\*|__|\*|_)\s*:)|[A-Z][\w&/'’-]*(?: [\w&/'’-]+){0,2}:\s)/;
/** In characters: a paragraph that its author wrapped is wider. */
const narrow = 64;
const opensBold = /^\s*(?:\*\*|__)\S/;
const opensBullet = /^\s*[•●○◦▪■‣∙·]/;
const opensLetter = /^\s*(?:\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)|(?:[a-z]|[ivx]{1,4})[.)])\s/;
const structure = /^\s*(?:$|[#>|+*-]\s|\||\d+[.)]\s|:::|={3,}|-{3,}|<|\\|!\[)/;

function breaksOnPurpose(line: string, next: string): boolean {
  if (line.trim() === '' || next.trim() === '') return false;
  if (definition.test(next) || lineBlock.test(next) || areTermLines(line, next)) return true;
  if (structure.test(next)) return false;
  if (opensBullet.test(next) || opensLetter.test(next)) return true;
  if (structure.test(line) && !/^\s*(?:[*+-]|\d+[.)])\s/.test(line)) return false;
  const labelled = label.test(next);
  if (!labelled && !opensBold.test(next)) return false;
  return line.length < narrow || (labelled ? label : opensBold).test(line);
}

/** Lines to either side that tell what a paragraph is. */
const looksAround = 12;
const opensLine = /^\s*["'“‘(*_]*[\p{Lu}\p{N}]/u;
const endsSentence = /[.?!]["'”’)*_]*\s*$/;
const isRunning = (line: string | undefined): boolean => line !== undefined && !structure.test(line);

/**
 * Whether a line and the next one belong to a paragraph that is a list without signs: short lines, each of which begins
 * like one of its own, as below "Week 3, Sep 14 - Sep 18". Prose with a sentence on each line is none.
 */
function isOneOfLines(lines: readonly string[], at: number): boolean {
  if (!isRunning(lines[at]) || !isRunning(lines[at + 1])) return false;
  let from = at;
  while (at - from < looksAround && isRunning(lines[from - 1])) from -= 1;
  let to = at + 1;
  while (to - at < looksAround && isRunning(lines[to + 1])) to += 1;
  // Two lines alone don't tell.
  if (to - from < 2) return false;
  const before = lines.slice(from, to);
  return (
    before.every((line) => line.trim().length < narrow) &&
    lines.slice(from + 1, to + 1).every((line) => opensLine.test(line)) &&
    before.some((line) => !endsSentence.test(line))
  );
}

import { formatMarker, type MarkerStyle } from '../flow/list-marker.ts';
import { LatexInput } from './latex-input.ts';
import type { OpenList } from './latex-output.ts';
import type { LatexReader } from './latex-reader.ts';

const counterStyles: ReadonlyMap<string, MarkerStyle> = new Map<string, MarkerStyle>([
  ['arabic', 'decimal'],
  ['alph', 'lower-alpha'],
  ['Alph', 'upper-alpha'],
  ['roman', 'lower-roman'],
  ['Roman', 'upper-roman'],
  ['1', 'decimal'],
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
]);

const deepest = 30;
const defaultLabels = ['\\arabic*.', '(\\alph*)', '\\roman*.', '\\Alph*.'];

/** Opens a list. `options` is what stands in brackets behind the name: "label=(\alph*), start=3" or "(a)". */
export function beginList(reader: LatexReader, kind: OpenList['kind'], options: string | null): void {
  const { output } = reader;
  if (output.lists.length >= deepest) return;
  output.flush();
  const label = /label\s*=\s*(?:\{([^{}]*)\}|([^,]*))/.exec(options ?? '');
  const start = /start\s*=\s*(\d+)/.exec(options ?? '')?.[1];
  const short = options !== null && !options.includes('=') && /[1aAiI]/.test(options) ? options : null;
  output.lists.push({
    kind,
    count: start === undefined ? 0 : Number(start) - 1,
    label: label?.[1] ?? label?.[2] ?? short,
    outer: output.opening,
  });
  output.opening = { kind: 'list-item', depth: output.lists.length - 1, marker: null };
}

export function endList(reader: LatexReader): void {
  const { output } = reader;
  const list = output.lists.pop();
  if (!list) return;
  output.flush();
  output.opening = list.outer;
}

/** `\item` or `\item[label]`. A label of words is part of what is read; any other replaces the bullet. */
export function beginItem(reader: LatexReader, input: LatexInput): void {
  const { output } = reader;
  const list = output.lists.at(-1);
  if (!list) return;
  output.flush();
  const label = input.readOptional();
  const depth = output.lists.length - 1;
  if (label === null) list.count += 1;
  const marker = label === null && list.kind === 'number' ? markerOf(list, output.lists) : null;
  output.opening = { kind: 'list-item', depth, marker };
  // A key in front of a bibliography entry is for the program.
  const key = input.readGroup();
  if (key) reader.run(key);
  if (label !== null && /[\p{L}\p{N}]/u.test(label)) {
    printLabel(reader, label, input);
  }
}

function printLabel(reader: LatexReader, label: string, input: LatexInput): void {
  const { style } = reader;
  reader.style = { ...style, bold: true };
  reader.run(new LatexInput(label, input.sourceLine));
  reader.style = style;
  reader.print(' ', input);
}

function markerOf(list: OpenList, lists: readonly OpenList[]): string {
  const depth = lists.filter((each) => each.kind === 'number').length - 1;
  const label = list.label ?? defaultLabels[depth] ?? '\\arabic*.';
  const counter = /\\(arabic|alph|Alph|roman|Roman)\*?|(?<![\p{L}\p{N}])([1aAiI])(?![\p{L}\p{N}])/u;
  const text = label.replace(/\\(?:textbf|textit|bfseries|itshape|emph)\b/g, '').replace(/[{}]/g, '');
  const printed = text.replace(counter, (_whole, command: string | undefined, letter: string | undefined) =>
    formatMarker(list.count, counterStyles.get(command ?? letter ?? '') ?? 'decimal'),
  );
  return printed.trim() || `${list.count}.`;
}

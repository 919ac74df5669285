/**
 * A paragraph with its lines, a list with its items, or a quotation with blocks of its own and the line of its source.
 */
export type AnswerBlock =
  | { kind: 'paragraph' | 'bullets' | 'numbers'; lines: string[] }
  | { kind: 'quotation'; blocks: AnswerBlock[]; numbers: number[] };

const bullet = /^[-*] +/;
const number = /^\d{1,9}[.)] +/;
const quoted = /^> ?/;
/** Begins what is neither: a heading, a table, code, a rule, something indented. */
const other = /^(?:#|\||```|~~~|\s|-{2}|={2}|\*{3}|_{3}|\+ )/;
/** Maths, HTML, pictures, addresses, footnotes, hard line breaks: not seen through here. */
const beyond = /\$|<|!\[|\]\((?!#)|https?:|~~|__|\[\^| {2}$|\\$/m;
const source = /^(?: ?\[\d+\]\(#[a-z]+-\d+\))+$/;

/**
 * The blocks of a Markdown text of nothing but paragraphs, lists with one paragraph to an item, and quotations of
 * these; null of any other, also where that is not certain.
 */
export function simpleBlocks(markdown: string): AnswerBlock[] | null {
  if (beyond.test(markdown)) return null;
  const blocks: AnswerBlock[] = [];
  const lines = markdown.trim().split('\n');
  for (let from = 0; from < lines.length; ) {
    const isQuoted = quoted.test(lines[from] ?? '');
    let to = from + 1;
    while (to < lines.length && quoted.test(lines[to] ?? '') === isQuoted) to++;
    const stretch = lines.slice(from, to);
    // A line right below a quotation goes on with it.
    if (from > 0 && !isQuoted && stretch[0] !== '') return null;
    const found = isQuoted ? quotationOf(stretch.map((line) => line.replace(quoted, ''))) : blocksOf(stretch);
    if (!found) return null;
    blocks.push(...found);
    from = to;
  }
  return blocks;
}

function quotationOf(lines: readonly string[]): AnswerBlock[] | null {
  const last = lines.at(-1) ?? '';
  const isSource = source.test(last) && lines.at(-2) === '';
  const blocks = lines.some((line) => quoted.test(line)) ? null : blocksOf(isSource ? lines.slice(0, -2) : lines);
  const numbers = isSource ? Array.from(last.matchAll(/\[(\d+)\]/g), ([, of]) => Number(of)) : [];
  return blocks && [{ kind: 'quotation', blocks, numbers }];
}

function blocksOf(lines: readonly string[]): AnswerBlock[] | null {
  const blocks: Exclude<AnswerBlock, { kind: 'quotation' }>[] = [];
  let goesOn = false;
  for (const line of lines) {
    if (line.trim() === '') {
      goesOn = false;
      continue;
    }
    if (other.test(line)) return null;
    const kind = bullet.test(line) ? 'bullets' : number.test(line) ? 'numbers' : 'paragraph';
    const words = kind === 'paragraph' ? line : line.replace(kind === 'bullets' ? bullet : number, '');
    const before = blocks.at(-1);
    const last = goesOn ? before : undefined;
    goesOn = true;
    // What begins with another number than one, or goes on after an empty line, is drawn in ways of its own.
    if (words.trim() === '' || (kind === 'numbers' && last?.kind !== kind && !/^1[.)]/.test(line))) return null;
    if (!last && kind !== 'paragraph' && before?.kind === kind) return null;
    // A line below an item goes on with it.
    if (last && kind === 'paragraph' && last.kind !== kind) last.lines.push(`${last.lines.pop()} ${words}`);
    else if (last?.kind === kind) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return blocks;
}

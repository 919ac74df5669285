/** A paragraph with its lines, or a list with its items. */
export interface AnswerBlock {
  kind: 'paragraph' | 'bullets' | 'numbers';
  lines: string[];
}

const bullet = /^[-*] +/;
const number = /^\d{1,9}[.)] +/;
/** Begins what is neither: a heading, a quotation, a table, code, a rule, something indented. */
const other = /^(?:#|>|\||```|~~~|\s|-{2}|={2}|\*{3}|_{3}|\+ )/;
/** Maths, HTML, pictures, addresses, footnotes, hard line breaks: not seen through here. */
const beyond = /\$|<|!\[|\]\((?!#)|https?:|~~|__|\[\^| {2}$|\\$/m;

/**
 * The blocks of a Markdown text of nothing but paragraphs and lists with one paragraph to an item; null of any other, also where that is
 * not certain.
 */
export function simpleBlocks(markdown: string): AnswerBlock[] | null {
  if (beyond.test(markdown)) return null;
  const blocks: AnswerBlock[] = [];
  let goesOn = false;
  for (const line of markdown.trim().split('\n')) {
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

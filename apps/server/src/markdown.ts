import type { Citation } from '@weekwise/contracts/citation.ts';
import { atPage } from './at-page.ts';
import { type FileAnswer, madeFile } from './plugins/file-answer.ts';

/** Words that stand in Markdown as they are: nothing in them becomes a sign, a link, an image or HTML. */
export function plainMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~$]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/^(?:#{1,6}|[-+=])(?=\s|$|[-=])/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/(?<=\w):\/\//g, '&#58;//');
}

/** Sentences with numbers for where they stand, and the list of those places. */
export class Footnotes {
  readonly #numbers = new Map<string, number>();
  readonly #notes: string[] = [];

  /** The mark behind a sentence; nothing where it stands in no file. */
  mark(citation: Pick<Citation, 'file_name' | 'page' | 'page_label' | 'hard_to_read' | 'quote'> | null): string {
    if (!citation) return '';
    const page = plainMarkdown(atPage(citation));
    const note = `${plainMarkdown(citation.file_name)}${page}: “${plainMarkdown(citation.quote)}”`;
    const known = this.#numbers.get(note);
    const number = known ?? this.#notes.push(note);
    this.#numbers.set(note, number);
    return `[^${number}]`;
  }

  /** To stand at the end of the page. */
  lines(): string[] {
    return this.#notes.map((note, i) => `[^${i + 1}]: ${note}`);
  }
}

/** A page of Markdown as a file to save. */
export function markdownFile(name: string, lines: readonly string[]): FileAnswer {
  const text = lines.join('\n').replace(/\n{3,}/g, '\n\n');
  return madeFile(`${fileStem(name)}.md`, 'text/markdown; charset=utf-8', `${text.trim()}\n`);
}

/** A name that every system takes as a file's. */
export function fileStem(title: string): string {
  const plain = title.replace(/[^\p{L}\p{N} ,()'’-]+/gu, ' ').replace(/\s+/g, ' ');
  const name = plain.trim();
  // A word cut in two reads like a mistake, unless it is the whole name.
  const short = name.length > 100 ? name.slice(0, 101).replace(/(?<=\S)\s+\S*$/, '') : name;
  return short.slice(0, 100).trim() || 'weekwise';
}

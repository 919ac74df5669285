/** A piece of source that is being read: the file itself, the argument of a command, or what a macro stands for. */
export class LatexInput {
  readonly text: string;
  at = 0;
  private line: number;
  /** Where the next line ends that is not counted yet. */
  private lineEnd: number;
  /** Where groups close, by where they open; found when first needed. */
  private closings: Map<number, number> | null = null;

  /** `firstLine` is the 1-based source line of the first character. */
  constructor(text: string, firstLine: number) {
    this.text = text;
    this.line = firstLine;
    this.lineEnd = endOfLine(text, 0);
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  /** 1-based source line of the next character. */
  get sourceLine(): number {
    while (this.lineEnd < this.at) {
      this.line += 1;
      this.lineEnd = endOfLine(this.text, this.lineEnd + 1);
    }
    return this.line;
  }

  peek(): string {
    return this.text.charAt(this.at);
  }

  /** The name behind a backslash: letters, or one other character. The backslash is already read. */
  readCommandName(): string {
    const start = this.at;
    while (isLetter(this.text.charCodeAt(this.at))) this.at += 1;
    if (this.at > start) {
      const name = this.text.slice(start, this.at);
      this.skipSpace();
      return name;
    }
    this.at += 1;
    return this.text.slice(start, this.at);
  }

  /** White space up to the next text, but not over a blank line. */
  skipSpace(): void {
    let lines = 0;
    for (let next = this.at; next < this.text.length; next += 1) {
      const character = this.text.charAt(next);
      if (character === '\n') {
        lines += 1;
        if (lines > 1) return;
      } else if (character !== ' ' && character !== '\t') {
        if (character === '%') {
          this.at = next;
          this.skipComment();
          next = this.at - 1;
          continue;
        }
        this.at = next;
        return;
      }
    }
    if (lines <= 1) this.at = this.text.length;
  }

  /** From a `%` to the first text of the next line, which TeX joins to this one. */
  skipComment(): void {
    const end = this.text.indexOf('\n', this.at);
    this.at = end < 0 ? this.text.length : end + 1;
    while (this.peek() === ' ' || this.peek() === '\t') this.at += 1;
  }

  skipStar(): boolean {
    if (this.peek() !== '*') return false;
    this.at += 1;
    return true;
  }

  /** `[…]` if it comes next; null otherwise. */
  readOptional(): string | null {
    const before = this.at;
    this.skipSpace();
    if (this.peek() !== '[') {
      this.at = before;
      return null;
    }
    const end = this.closingBracket();
    if (end < 0) {
      this.at = before;
      return null;
    }
    const inner = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    return inner;
  }

  /** `{…}` if it comes next; null otherwise. A group that is never closed ends at its paragraph. */
  readGroup(): LatexInput | null {
    const before = this.at;
    this.skipSpace();
    if (this.peek() !== '{') {
      this.at = before;
      return null;
    }
    this.closings ??= closingsOf(this.text);
    const end = this.closings.get(this.at) ?? this.endOfParagraph();
    this.at += 1;
    const line = this.sourceLine;
    const inner = this.text.slice(this.at, end);
    this.at = end + 1;
    return new LatexInput(inner, line);
  }

  /** A group, or the single character or command that TeX takes for an argument without braces. */
  readArgument(): LatexInput | null {
    const group = this.readGroup();
    if (group) return group;
    this.skipSpace();
    if (this.done || this.peek() === '}' || this.peek() === '\n') return null;
    const start = this.at;
    const line = this.sourceLine;
    this.at += 1;
    if (this.text.charAt(start) === '\\') this.readCommandName();
    return new LatexInput(this.text.slice(start, this.at), line);
  }

  /** Everything up to a marker, which is read too; the rest where there is none. */
  readUntil(marker: string): LatexInput {
    const line = this.sourceLine;
    const end = this.text.indexOf(marker, this.at);
    const inner = this.text.slice(this.at, end < 0 ? this.text.length : end);
    this.at = end < 0 ? this.text.length : end + marker.length;
    return new LatexInput(inner, line);
  }

  private endOfParagraph(): number {
    const end = this.text.slice(this.at, this.at + mostOfBrokenGroup).indexOf('\n\n');
    return end < 0 ? Math.min(this.text.length, this.at + mostOfBrokenGroup) : this.at + end;
  }

  /** The `]` that closes the bracket here, braces inside of it in balance; -1 where there is none near. */
  private closingBracket(): number {
    let depth = 0;
    let braces = 0;
    const last = Math.min(this.text.length, this.at + longestOption);
    for (let at = this.at; at < last; at += 1) {
      const character = this.text.charAt(at);
      if (character === '\\') at += 1;
      else if (character === '{') braces += 1;
      else if (character === '}') {
        braces -= 1;
        if (braces < 0) return -1;
      } else if (braces > 0) continue;
      else if (character === '[') depth += 1;
      else if (character === ']') {
        depth -= 1;
        if (depth === 0) return at;
      }
    }
    return -1;
  }
}

const mostOfBrokenGroup = 4000;
const longestOption = 600;

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? Number.POSITIVE_INFINITY : end;
}

function closingsOf(text: string): Map<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  const signs = /[\\{}%]/g;
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    const at = sign.index;
    if (sign[0] === '\\') signs.lastIndex = at + 2;
    else if (sign[0] === '%') {
      const end = text.indexOf('\n', at);
      if (end < 0) break;
      signs.lastIndex = end;
    } else if (sign[0] === '{') open.push(at);
    else {
      const start = open.pop();
      if (start !== undefined) closings.set(start, at);
    }
  }
  return closings;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 64;
}

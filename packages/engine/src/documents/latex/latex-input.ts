/** A piece of source that is being read: the file itself, the argument of a command, or what a macro stands for. */
export class LatexInput {
  readonly text: string;
  at = 0;
  private line: number;
  private counted = 0;

  /** `firstLine` is the 1-based source line of the first character. */
  constructor(text: string, firstLine: number) {
    this.text = text;
    this.line = firstLine;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  /** 1-based source line of the next character. */
  get sourceLine(): number {
    for (let next = this.text.indexOf('\n', this.counted); next >= 0 && next < this.at; ) {
      this.line += 1;
      this.counted = next + 1;
      next = this.text.indexOf('\n', this.counted);
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
    const end = this.closing('[', ']', 4000);
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
    const closing = this.closing('{', '}', this.text.length);
    const paragraph = this.text.indexOf('\n\n', this.at);
    const end = closing >= 0 ? closing : paragraph >= 0 ? paragraph : this.text.length;
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

  private closing(open: string, close: string, reach: number): number {
    let depth = 0;
    let braces = 0;
    const last = Math.min(this.text.length, this.at + reach);
    for (let at = this.at; at < last; at += 1) {
      const character = this.text.charAt(at);
      if (character === '\\') at += 1;
      else if (character === '%') {
        const end = this.text.indexOf('\n', at);
        if (end < 0) return -1;
        at = end;
      } else if (open !== '{' && character === '{') braces += 1;
      else if (open !== '{' && character === '}') {
        braces -= 1;
        if (braces < 0) return -1;
      } else if (braces > 0) continue;
      else if (character === open) depth += 1;
      else if (character === close) {
        depth -= 1;
        if (depth === 0) return at;
      }
    }
    return -1;
  }
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 64;
}

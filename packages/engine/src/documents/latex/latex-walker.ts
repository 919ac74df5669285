import type { CalendarDate } from '../../dates/calendar.ts';
import type { FlowNode } from '../flow/flow.ts';
import type { TextStyle } from '../flow/rich-text.ts';
import { LatexInput } from './latex-input.ts';
import { Macros } from './latex-macros.ts';
import { LatexOutput, type OpenTable } from './latex-output.ts';
import { isOneSign } from './latex-print.ts';
import type { LatexReader } from './latex-reader.ts';
import { runCommand } from './latex-run-command.ts';

const deepest = 120;
const longestFormula = 4000;
const ordinary = /[^\\{}$%&~`'^_\n-]+/y;

/** `- 2` is a number, whatever space stands behind its sign. */
function withoutLooseSign(formula: LatexInput): LatexInput {
  const text = formula.text.replace(/^\s*([-+])\s+(?=[\d.])/, '$1');
  return text === formula.text ? formula : new LatexInput(text, formula.sourceLine);
}

/** Reads LaTeX as a person reads the source: what is printed is kept, what only arranges it is left out. */
export class LatexWalker implements LatexReader {
  readonly macros: Macros;
  readonly tables: OpenTable[] = [];
  readonly front = new Map<string, LatexInput>();
  readonly flags = new Map<string, boolean>();
  groups = 0;
  math = false;
  style: TextStyle = {};
  day: CalendarDate | null = null;
  private readonly base = new LatexOutput();
  private readonly notes: FlowNode[] = [];
  private readonly scopes: { style: TextStyle; day: CalendarDate | null }[] = [];
  private depth = 0;

  constructor(macros = new Macros()) {
    this.macros = macros;
  }

  get output(): LatexOutput {
    return this.tables.at(-1)?.cell ?? this.base;
  }

  finish(): FlowNode[] {
    for (let table = this.tables.pop(); table; table = this.tables.pop()) {
      this.output.flush();
      this.output.nodes.push(table.finish());
    }
    this.base.flush();
    return [...this.base.nodes, ...this.notes];
  }

  print(text: string, input: LatexInput): void {
    const { output } = this;
    output.at(input.sourceLine);
    output.text.append(text, this.style);
  }

  openScope(): void {
    this.scopes.push({ style: this.style, day: this.day });
  }

  closeScope(): void {
    const { style, day } = this.scopes.pop() ?? { style: {}, day: this.day };
    this.style = style;
    this.day = day;
  }

  run(input: LatexInput, change: { style?: TextStyle; math?: boolean; sameGroup?: boolean } = {}): void {
    if (this.depth >= deepest) {
      this.print(input.text.replace(/[\\{}]/g, ' '), input);
      return;
    }
    const { style, math, groups, day } = this;
    const scopes = this.scopes.length;
    this.style = { ...style, ...change.style };
    this.math = change.math ?? math;
    this.depth += 1;
    if (!change.sameGroup) this.groups += 1;
    while (!input.done) this.step(input);
    this.depth -= 1;
    this.math = math;
    if (change.sameGroup) return;
    this.groups = groups;
    this.style = style;
    this.day = day;
    this.scopes.length = Math.min(this.scopes.length, scopes);
  }

  note(input: LatexInput): void {
    const inner = new LatexWalker(this.macros);
    inner.run(input);
    const [first, ...rest] = inner.finish();
    if (first?.kind === 'paragraph') {
      this.notes.push({ ...first, kind: 'list-item', depth: 0, marker: String(this.notes.length + 1) }, ...rest);
    } else if (first) this.notes.push(first, ...rest);
  }

  private step(input: LatexInput): void {
    ordinary.lastIndex = input.at;
    const text = ordinary.exec(input.text)?.[0];
    if (text) {
      this.print(text, input);
      input.at += text.length;
      return;
    }
    const character = input.peek();
    input.at += 1;
    switch (character) {
      case '\\':
        runCommand(this, input.readCommandName(), input);
        break;
      case '^':
      case '_':
        this.print(character, input);
        if (this.math && input.peek() === '{') this.readScript(input);
        break;
      case '{':
        this.groups += 1;
        this.openScope();
        break;
      case '}':
        this.groups = Math.max(0, this.groups - 1);
        this.closeScope();
        break;
      case '%':
        input.at -= 1;
        input.skipComment();
        break;
      case '$':
        this.readFormula(input);
        break;
      case '&':
        this.readAlignment(input);
        break;
      case '\n':
        this.readLineEnd(input);
        break;
      default:
        this.readPunctuation(character, input);
    }
  }

  private readLineEnd(input: LatexInput): void {
    const blank = /[ \t]*\n\s*/y;
    blank.lastIndex = input.at;
    const match = blank.exec(input.text);
    if (!match) {
      this.output.text.append(' ');
      return;
    }
    input.at += match[0].length;
    this.output.paragraph();
  }

  private readAlignment(input: LatexInput): void {
    const table = this.tables.at(-1);
    if (table && this.groups <= table.groups && table.environments === 0 && !this.math) table.endCell();
    else this.print(' ', input);
  }

  private readFormula(input: LatexInput): void {
    const display = input.peek() === '$';
    if (display) input.at += 1;
    const near = input.text.slice(input.at, input.at + longestFormula);
    const end = near.indexOf(display ? '$$' : '$');
    const blank = near.indexOf('\n\n');
    if (end < 0 || (blank >= 0 && blank < end)) {
      this.print('$', input);
      return;
    }
    this.run(withoutLooseSign(input.readUntil(display ? '$$' : '$')), { math: true });
  }

  /**
   * What stands above or below a sign; where it is more than one sign, braces become parentheses, or `h^{3/2}` would
   * end as half of h^3.
   */
  private readScript(input: LatexInput): void {
    const script = input.readGroup();
    if (!script) return;
    const isGroup = !isOneSign(script.text);
    if (isGroup) this.print('(', input);
    this.run(script);
    if (isGroup) this.print(')', input);
  }

  /** Quotation marks and dashes as they are typed for TeX. */
  private readPunctuation(character: string, input: LatexInput): void {
    const double = input.peek() === character;
    if (character === '~') this.print(' ', input);
    else if (character === '-') {
      if (!double || this.math) this.print('-', input);
      else {
        const triple = input.text.charAt(input.at + 1) === '-';
        this.print(triple ? '—' : '–', input);
        input.at += triple ? 2 : 1;
      }
    } else if (this.math) this.print(character === "'" ? '′' : character, input);
    else {
      if (double) input.at += 1;
      this.print(character === '`' ? (double ? '“' : '‘') : double ? '”' : '’', input);
    }
  }
}

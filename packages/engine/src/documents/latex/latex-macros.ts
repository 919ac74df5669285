import { sectionLevels, styledArguments } from './latex-commands.ts';
import type { LatexInput } from './latex-input.ts';

interface Macro {
  parameters: number;
  /** Value of the first parameter where it is optional. */
  fallback: string | null;
  body: string;
}

const definers = new Set([
  'newcommand',
  'renewcommand',
  'providecommand',
  'DeclareRobustCommand',
  'def',
  'gdef',
  'edef',
  'newcommandx',
  'let',
]);

/** Commands that the document defines for itself. Expansion is bounded: a document may define a command by itself. */
export class Macros {
  private readonly macros = new Map<string, Macro>();
  private room: number;
  private depth = 0;

  /** `room`: characters that all expansions together may give. */
  constructor(room = 4_000_000) {
    this.room = room;
  }

  /** Reads `\newenvironment{name}[n][x]{begin}{end}`. */
  defineEnvironment(input: LatexInput): void {
    input.skipStar();
    const name = input.readGroup()?.text.trim() ?? '';
    const parameters = Math.min(9, Number.parseInt(input.readOptional() ?? '0', 10) || 0);
    const fallback = input.readOptional();
    const begin = input.readGroup()?.text ?? '';
    const end = input.readGroup()?.text ?? '';
    if (!/^[\p{L}*]+$/u.test(name)) return;
    this.store(`begin ${name}`, { parameters, fallback, body: begin });
    this.store(`end ${name}`, { parameters: 0, fallback: null, body: end });
  }

  isDefiner(name: string): boolean {
    return definers.has(name);
  }

  /** Reads what stands behind a defining command. */
  define(definer: string, input: LatexInput): void {
    input.skipStar();
    if (definer === 'let') {
      input.readArgument();
      if (input.peek() === '=') input.at += 1;
      input.readArgument();
      return;
    }
    const name = nameOf(input.readArgument());
    if (definer.endsWith('def')) {
      const parameters = /^(?:#\d)*/.exec(input.text.slice(input.at, input.at + 40))?.[0] ?? '';
      input.at += parameters.length;
      this.store(name, { parameters: parameters.length / 2, fallback: null, body: input.readGroup()?.text ?? '' });
      return;
    }
    const parameters = Number.parseInt(input.readOptional() ?? '0', 10) || 0;
    const fallback = input.readOptional();
    this.store(name, { parameters: Math.min(9, parameters), fallback, body: input.readGroup()?.text ?? '' });
  }

  has(name: string): boolean {
    return this.macros.has(name);
  }

  /** What a command stands for here, its arguments read from the input; null where the bound is reached. */
  expand(name: string, input: LatexInput): string | null {
    const macro = this.macros.get(name);
    if (!macro || this.depth > 40) return null;
    const values: string[] = [];
    if (macro.fallback !== null) values.push(input.readOptional() ?? macro.fallback);
    while (values.length < macro.parameters) {
      const argument = input.readArgument();
      if (!argument) break;
      values.push(argument.text);
    }
    const body = macro.body.replace(/#(\d)/g, (_whole, digit: string) => values[Number(digit) - 1] ?? '');
    this.room -= body.length + 1;
    return this.room < 0 ? null : body;
  }

  /** Keeps count of expansions inside of expansions. */
  inside(read: () => void): void {
    this.depth += 1;
    read();
    this.depth -= 1;
  }

  private store(name: string, macro: Macro): void {
    // What a command of LaTeX itself means is known; a document that redefines one only changes how it looks.
    if (name === '' || macro.body.length >= 20_000 || isOwn(name)) return;
    this.macros.set(name, macro);
  }
}

function isOwn(name: string): boolean {
  return (
    styledArguments.has(name) ||
    sectionLevels.has(name) ||
    /^(?:begin|end|item|title|author|date|maketitle|par)$/.test(name)
  );
}

function nameOf(argument: LatexInput | null): string {
  return /^\s*\\([a-zA-Z@]+|.)/.exec(argument?.text ?? '')?.[1] ?? '';
}

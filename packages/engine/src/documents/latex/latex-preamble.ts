import { LatexInput } from './latex-input.ts';
import { runPrimitive, setsFlag } from './latex-primitives.ts';
import type { LatexReader } from './latex-reader.ts';

const kept = new Set(['title', 'subtitle', 'author', 'date', 'institute', 'affiliation']);

/** Reads the definitions and the title in front of the document; the body that remains. A fragment is all body. */
export function readPreamble(source: string, reader: LatexReader): LatexInput {
  const input = new LatexInput(source, 1);
  const begin = /^[^%\n]*?\\begin\s*\{document\}/m.exec(source);
  if (!begin) return input;
  const start = begin.index + begin[0].length;
  const preamble = new LatexInput(source.slice(0, start - '\\begin{document}'.length), 1);
  while (!preamble.done) {
    const character = preamble.peek();
    if (character === '%') preamble.skipComment();
    else {
      preamble.at += 1;
      if (character === '\\') readDefinition(preamble.readCommandName(), preamble, reader);
    }
  }
  const line = source.slice(0, start).split('\n').length;
  const end = source.lastIndexOf('\\end{document}');
  return new LatexInput(source.slice(start, end > start ? end : source.length), line);
}

function readDefinition(name: string, input: LatexInput, reader: LatexReader): void {
  if (reader.macros.isDefiner(name)) reader.macros.define(name, input);
  else if (name === 'newenvironment' || name === 'renewenvironment') reader.macros.defineEnvironment(input);
  else if (name === 'newif' || setsFlag(reader, name)) runPrimitive(reader, name, input);
  else if (kept.has(name)) {
    input.readOptional();
    const value = input.readGroup();
    if (value) reader.front.set(name, value);
  }
}

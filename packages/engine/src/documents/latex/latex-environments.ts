import {
  environmentArguments,
  listEnvironments,
  mathEnvironments,
  skippedEnvironments,
  tableEnvironments,
  verbatimEnvironments,
} from './latex-commands.ts';
import type { LatexInput } from './latex-input.ts';
import { beginList, endList } from './latex-lists.ts';
import { OpenTable } from './latex-output.ts';
import type { LatexReader } from './latex-reader.ts';

export function beginEnvironment(reader: LatexReader, name: string, input: LatexInput): void {
  const list = listEnvironments.get(name);
  const tableArguments = tableEnvironments.get(name);
  if (name === 'document') return;
  const outer = reader.tables.at(-1);
  openEnvironment(reader, name, input, list, tableArguments);
  // A cell that opens an environment is not left by what stands in it.
  if (outer && tableArguments === undefined && !readAtOnce(name)) outer.environments += 1;
}

const readAtOnce = (name: string): boolean =>
  skippedEnvironments.has(name) || verbatimEnvironments.has(name) || mathEnvironments.has(name);

function openEnvironment(
  reader: LatexReader,
  name: string,
  input: LatexInput,
  list: 'bullet' | 'number' | 'description' | undefined,
  tableArguments: number | undefined,
): void {
  if (skippedEnvironments.has(name)) input.readUntil(`\\end{${name}}`);
  else if (verbatimEnvironments.has(name)) printVerbatim(reader, name, input);
  else if (mathEnvironments.has(name)) {
    reader.output.paragraph();
    reader.run(input.readUntil(`\\end{${name}}`), { math: true });
    reader.output.paragraph();
  } else if (list) {
    const options = input.readOptional();
    for (let count = environmentArguments.get(name) ?? 0; count > 0; count -= 1) input.readGroup();
    beginList(reader, list, options);
    reader.openScope();
  } else if (tableArguments !== undefined && !reader.math) beginTable(reader, tableArguments, input);
  else beginOther(reader, name, input);
}

export function endEnvironment(reader: LatexReader, name: string): void {
  if (name === 'document') return;
  if (tableEnvironments.has(name)) {
    const table = reader.tables.pop();
    if (table) {
      const finished = table.finish();
      reader.output.flush();
      if (finished.rows.length > 0) reader.output.nodes.push(finished);
    }
  } else {
    const outer = reader.tables.at(-1);
    if (outer && outer.environments > 0) outer.environments -= 1;
    if (listEnvironments.has(name)) endList(reader);
    else reader.output.paragraph();
  }
  reader.closeScope();
}

function beginTable(reader: LatexReader, before: number, input: LatexInput): void {
  while (input.readOptional() !== null);
  for (let count = 0; count < before; count += 1) input.readGroup();
  input.readOptional();
  // The description of the columns.
  input.readGroup();
  reader.output.paragraph();
  reader.openScope();
  if (reader.tables.length < 12) reader.tables.push(new OpenTable(reader.groups, input.sourceLine));
}

function beginOther(reader: LatexReader, name: string, input: LatexInput): void {
  reader.output.paragraph();
  reader.openScope();
  while (input.readOptional() !== null);
  for (let count = environmentArguments.get(name) ?? 0; count > 0; count -= 1) input.readGroup();
  const title = name === 'frame' || name === 'block' || name === 'alertblock' ? input.readGroup() : null;
  if (!title) return;
  const { output } = reader;
  output.flush();
  const outer = output.opening;
  output.opening = { kind: 'heading', level: name === 'frame' ? 2 : 3 };
  reader.run(title);
  output.flush();
  output.opening = outer;
}

function printVerbatim(reader: LatexReader, name: string, input: LatexInput): void {
  const { output } = reader;
  output.paragraph();
  if (name === 'lstlisting' || name === 'minted' || name === 'Verbatim') {
    input.readOptional();
    if (name === 'minted') input.readGroup();
  }
  const source = input.readUntil(`\\end{${name}}`);
  output.at(source.sourceLine);
  for (const line of source.text.split('\n')) output.text.appendVerbatim(line, { code: true }).lineBreak();
  output.paragraph();
}

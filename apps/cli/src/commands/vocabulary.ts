import { parseArgs } from 'node:util';
import { readCorpus } from '@weekwise/engine/vocabulary/corpus.ts';
import { vocabularyOf } from '@weekwise/engine/vocabulary/find-vocabulary.ts';
import { shortageReasons } from '@weekwise/engine/vocabulary/shortage.ts';
import type { Term } from '@weekwise/engine/vocabulary/term.ts';
import { citedPlace, type Documents } from '../cited-place.ts';
import { readMaterials } from '../materials.ts';
import { UsageError } from '../usage.ts';

/** For a program, every term there is; a person gets the first of them. */
const mostTerms = 200;
const shownTerms = 30;

/** `vocabulary FILE... [--json]`: the key terms of the files, most important first. */
export async function vocabulary(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
  if (positionals.length === 0) throw new UsageError('expected FILE...');
  const { passages, documents } = await readMaterials(positionals);
  const corpus = readCorpus(passages);
  const limit = values.json ? mostTerms : shownTerms;
  const terms = corpus.shortage === null ? vocabularyOf(corpus, { documents, limit }) : [];
  if (terms.length === 0)
    process.stderr.write(`weekwise vocabulary: ${shortageReasons[corpus.shortage ?? 'too-few-facts']}\n`);
  process.stdout.write(
    values.json
      ? `${JSON.stringify(terms.map(toJson), null, 2)}\n`
      : terms.map((term) => print(term, documents)).join('\n'),
  );
}

function toJson({ term, abbreviation, definition, kind, citation }: Term): object {
  const { quote, documentId, page, block } = citation;
  return { term, abbreviation, definition, kind, quote, file: documentId, page, block };
}

function print({ term, abbreviation, definition, kind, citation }: Term, documents: Documents): string {
  const name = abbreviation === null ? term : `${term} (${abbreviation})`;
  const text = definition.replace(/\s+/g, ' ');
  return `${name}${kind === 'used' ? ' (used here)' : ''}\n    ${text}\n    ${citedPlace(citation, documents)}\n`;
}

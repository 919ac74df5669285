import { termKinds } from '@weekwise/domain/study-guides.ts';
import type { StudyText } from '@weekwise/engine/activities/study-text.ts';
import { definitionStrength, termStems } from '@weekwise/engine/answers/evidence/definition.ts';
import { findQuote } from '@weekwise/engine/answers/evidence/find-quote.ts';
import { coverage } from '@weekwise/engine/answers/evidence/support.ts';
import { phraseKey } from '@weekwise/engine/vocabulary/corpus.ts';
import type { Term } from '@weekwise/engine/vocabulary/term.ts';
import { z } from 'zod';
import { inertText } from '../../guard/inert-text.ts';
import { reference, type ShownMaterials, surroundings } from '../shown-materials.ts';

export const term = z.object({
  term: z.string().describe('As a glossary prints it: singular, small letters unless it is a name'),
  abbreviation: z.string().nullable().describe('Where the materials give one'),
  kind: z.enum(termKinds).describe('Whether the quote says what the term means, or only uses it'),
  definition: z.string().describe('The words of the quote that say what the term means, copied'),
  ...reference,
});

/** What the words of a definition say besides the term, at least. */
const leastMeaning = 2;
/** A model calls it a definition, no pattern of ours does. */
const unsure = 0.5;

/** The terms whose quotes define or use them, in the model's order; each once. */
export function checkTerms(items: readonly z.infer<typeof term>[], shown: ShownMaterials): Term[] {
  const seen = new Set<string>();
  return items.flatMap((item, i) => {
    const checked = checkTerm(item, shown, items.length - i);
    const key = checked && phraseKey(checked.term);
    if (!checked || key === null || seen.has(key)) return [];
    seen.add(key);
    return [checked];
  });
}

function checkTerm(item: z.infer<typeof term>, shown: ShownMaterials, score: number): Term | null {
  const cited = shown.cite(item);
  if (!cited) return null;
  const { quote } = cited.citation;
  const name = inertText(item.term);
  const key = phraseKey(name);
  const span = findQuote(quote, item.definition);
  if (key === '' || !span || !hasPhrase(quote, key)) return null;
  const definition = quote.slice(span.start, span.end);
  const meaning = phraseKey(definition).replace(key, '').trim();
  if (meaning.split(' ').length < leastMeaning || coverage(meaning, quote) === 0) return null;
  const strength = definitionStrength(quote, termStems(name));
  const isDefined = item.kind === 'defined';
  const abbreviation = item.abbreviation === null ? null : inertText(item.abbreviation);
  return {
    term: name,
    abbreviation: abbreviation && findQuote(surroundings(cited), abbreviation) ? abbreviation : null,
    definition,
    kind: item.kind,
    certainty: isDefined ? Math.max(unsure, strength) : 0,
    uses: usesOf(key, shown.text),
    score,
    citation: cited.citation,
  };
}

function hasPhrase(text: string, key: string): boolean {
  return ` ${phraseKey(text)} `.includes(` ${key} `);
}

function usesOf(key: string, { corpus }: StudyText): number {
  return corpus.phrases.get(key)?.length ?? 1;
}

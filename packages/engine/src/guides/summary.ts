import { readable } from '../activities/readable.ts';
import type { Fact, StudyText } from '../activities/study-text.ts';
import type { Citation } from '../answers/answer.ts';
import { countWords } from '../answers/shorten.ts';
import { contentStems } from '../text/words.ts';
import { cite } from '../vocabulary/find-vocabulary.ts';

/** A sentence of a reading, as shown, with its place. */
export interface CitedSentence {
  text: string;
  citation: Citation;
}

/** Words: a glance, a paragraph, a page. */
const lengths = { short: 50, medium: 140, long: 350 } as const;
export type SummaryLength = keyof typeof lengths;

const mostCandidates = 250;
const redundancy = 0.7;
const ownSummary = 1.2;

/**
 * Sentences of the text in its own order that together say most of it, at one of three lengths. Each is chosen for what it adds
 * to those chosen before (maximal marginal relevance, J. Carbonell and J. Goldstein, 1998). Empty where nothing stands by itself.
 */
export function summarise(text: StudyText, length: SummaryLength): CitedSentence[] {
  const limit = lengths[length];
  const central = centrality(text);
  // Beyond these nothing is important enough for any length.
  const pool = text.facts.slice(0, mostCandidates);
  const chosen: { fact: Fact; stems: Set<string>; size: number }[] = [];
  const left = pool.map((fact) => ({
    fact,
    stems: new Set(contentStems(fact.sentence.text)),
    worth: worthOf(fact, central),
    size: countWords(readable(fact.sentence.text)),
  }));
  let total = 0;
  while (left.length > 0) {
    let best = -1;
    let most = -Infinity;
    left.forEach(({ fact, stems, worth, size }, i) => {
      if (total + size > limit) return;
      const repeated = chosen.reduce((highest, other) => Math.max(highest, jaccard(stems, other.stems)), 0);
      const sections = chosen.filter(({ fact: other }) => sectionOf(other) === sectionOf(fact)).length;
      const value = worth * (1 - redundancy * repeated) - repeated * 2 - sections * 0.25;
      if (value > most) {
        most = value;
        best = i;
      }
    });
    const [next] = best < 0 ? [] : left.splice(best, 1);
    if (!next) break;
    chosen.push(next);
    total += next.size;
  }
  return chosen
    .map(({ fact: { sentence } }) => sentence)
    .sort((x, y) => x.index - y.index)
    .map((sentence) => ({ text: readable(sentence.text), citation: cite(sentence, sentence) }));
}

function worthOf(fact: Fact, central: ReadonlyMap<string, number>): number {
  const stems = [...new Set(contentStems(fact.sentence.text))];
  const mean = stems.reduce((sum, stem) => sum + (central.get(stem) ?? 0), 0) / Math.max(4, stems.length);
  return fact.weight + mean * 2 + (fact.sentence.place === 'summary' ? ownSummary : 0);
}

/** How often a stem is used, as a share of the most used one; squared, so that rare words count for little. */
function centrality({ corpus }: StudyText): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of corpus.sentences)
    for (const stem of new Set(contentStems(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const highest = Math.max(1, ...counts.values());
  return new Map([...counts].map(([stem, count]) => [stem, Math.sqrt(count / highest)]));
}

function jaccard(x: ReadonlySet<string>, y: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of x) if (y.has(stem)) shared++;
  return shared / Math.max(1, x.size + y.size - shared);
}

function sectionOf({ sentence: { passage } }: Fact): string {
  return `${passage.documentId}/${passage.headingPath.join('/')}`;
}

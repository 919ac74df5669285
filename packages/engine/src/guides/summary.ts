import type { SummaryLength } from '@weekwise/domain/study-guides.ts';
import { readableSentence } from '../activities/readable.ts';
import type { StudyFact, StudyText } from '../activities/study-text.ts';
import type { Citation } from '../answers/citation.ts';
import { countWords } from '../answers/render/shorten.ts';
import { memoize, memoizeByObject, weekOfSentences } from '../text/memoize.ts';
import { contentStems } from '../text/words.ts';
import { cite } from '../vocabulary/explain-term.ts';

/** A sentence of a reading, as shown, with its place. */
export interface CitedSentence {
  text: string;
  citation: Citation;
}

/** Most words of a summary: a glance, a paragraph, a page. */
export const summaryWords = { short: 50, medium: 140, long: 350 } as const satisfies Record<SummaryLength, number>;

const mostCandidates = 250;
const redundancy = 0.7;
const ownSummary = 1.2;
/** Share of the best sentence's worth below which no more are added. */
const leastWorth = 0.25;
const mainTerms = 12;
const leadLength = 3;

/**
 * Sentences of the text in its own order that together say most of it, at one of three lengths. Each is chosen for what
 * it adds to those chosen before (maximal marginal relevance, J. Carbonell and J. Goldstein, 1998). Empty where nothing
 * stands by itself.
 */
export function summarise(text: StudyText, length: SummaryLength): CitedSentence[] {
  const limit = summaryWords[length];
  const chosen: Weighed[] = [];
  /** With the likeness to that sentence of the chosen which it repeats most. */
  const left = weighed(text).map((candidate) => ({ ...candidate, repeated: 0 }));
  let total = 0;
  let first: number | null = null;
  while (left.length > 0) {
    let best = -1;
    let most = -Infinity;
    left.forEach(({ section, document, repeated, worth, size }, i) => {
      if (total + size > limit) return;
      const sections = chosen.filter((other) => other.section === section).length;
      const documents = chosen.filter((other) => other.document === document).length;
      const value = worth * (1 - redundancy * repeated) - repeated * 2 - sections * 0.25 - documents * 0.15;
      if (value > most) {
        most = value;
        best = i;
      }
    });
    const [next] = best < 0 ? [] : left.splice(best, 1);
    if (!next) break;
    first ??= next.worth;
    // What is left matters too little beside what stands there already.
    if (next.worth < first * leastWorth) continue;
    chosen.push(next);
    total += next.size;
    for (const other of left) other.repeated = Math.max(other.repeated, jaccard(other.stems, next.stems));
  }
  return chosen
    .map(({ fact: { sentence } }) => sentence)
    .sort((x, y) => x.index - y.index)
    .map((sentence) => ({ text: readableSentence(sentence.text), citation: cite(sentence, sentence) }));
}

interface Weighed {
  fact: StudyFact;
  stems: ReadonlySet<string>;
  worth: number;
  /** Words. */
  size: number;
  document: string;
  section: string;
}

/** What a summary of any length is chosen from. */
const weighed = memoizeByObject((text: StudyText): readonly Weighed[] => {
  const central = centrality(text);
  const leads = leadSentences(text);
  // Beyond these nothing is important enough for any length.
  return text.facts.slice(0, mostCandidates).map((fact) => {
    const stems = stemsOf(fact.sentence.text);
    return {
      fact,
      stems,
      worth: worthOf(fact, stems, central) + leadOf(fact, leads, text),
      size: countWords(readableSentence(fact.sentence.text)),
      document: documentOf(fact),
      section: sectionOf(fact),
    };
  });
});

const stemsOf = memoize((sentence: string): ReadonlySet<string> => new Set(contentStems(sentence)), weekOfSentences);

/** Place of every document's first sentences: an author says first what the text is about. */
function leadSentences({ corpus }: StudyText): ReadonlyMap<string, number> {
  const firsts = new Map<string, number>();
  for (const { passage, index, place } of corpus.sentences)
    if (place === 'body' && !firsts.has(passage.documentId)) firsts.set(passage.documentId, index);
  return firsts;
}

/** What a sentence is worth for opening its document, or for saying what one of the main terms means. */
function leadOf(fact: StudyFact, leads: ReadonlyMap<string, number>, { terms }: StudyText): number {
  const behind = fact.sentence.index - (leads.get(documentOf(fact)) ?? 0);
  const defines = terms
    .slice(0, mainTerms)
    .some(({ certainty, citation }) => certainty >= 0.7 && citation.quote.startsWith(fact.sentence.text));
  return (behind < leadLength ? 1.4 - 0.3 * behind : 0) + (defines ? 0.9 : 0);
}

function documentOf({ sentence }: StudyFact): string {
  return sentence.passage.documentId;
}

function worthOf(fact: StudyFact, stems: ReadonlySet<string>, central: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const stem of stems) sum += central.get(stem) ?? 0;
  const mean = sum / Math.max(4, stems.size);
  return fact.weight + mean * 2 + (fact.sentence.place === 'summary' ? ownSummary : 0);
}

/** How often a stem is used, as a share of the most used one; squared, so that rare words count for little. */
function centrality({ corpus }: StudyText): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of corpus.sentences)
    for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  // A flood of words is too long for an argument list.
  let highest = 1;
  for (const count of counts.values()) highest = Math.max(highest, count);
  return new Map([...counts].map(([stem, count]) => [stem, Math.sqrt(count / highest)]));
}

function jaccard(x: ReadonlySet<string>, y: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of x) if (y.has(stem)) shared++;
  return shared / Math.max(1, x.size + y.size - shared);
}

function sectionOf({ sentence: { passage } }: StudyFact): string {
  return `${passage.documentId}/${passage.headingPath.join('/')}`;
}

import { type Citation, citeStretch } from '@weekwise/engine/answers/citation.ts';
import { coverage, isSupported } from '@weekwise/engine/answers/evidence/support.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { tagWords } from '@weekwise/engine/text/parts-of-speech.ts';
import { type Span, splitSentences } from '@weekwise/engine/text/sentences.ts';
import { stem } from '@weekwise/engine/text/stem.ts';
import { words } from '@weekwise/engine/text/words.ts';
import { plainDates } from './plain-dates.ts';
import type { NumberedSource } from './sources.ts';

/** Sentences that one claim may draw on together. */
const widest = 4;

/**
 * The lines of a source that bear a claim out: none to open where it is the student's own record; null where nothing
 * does.
 */
export function findSupport(claim: string, source: NumberedSource): Citation[] | null {
  if (source.kind === 'fact') {
    const { text, citation } = source;
    return bearsOut(claim, `${text}\n${citation?.quote ?? ''}`, '') ? listOf(citation) : null;
  }
  const { passage } = source;
  const about = passage.headingPath.join('\n');
  const stretch = stretchesOf(claim, passage).find(({ start, end }) =>
    bearsOut(claim, passage.text.slice(start, end), about),
  );
  return stretch ? [citeStretch(passage, stretch.start, stretch.end)] : null;
}

/** The lines of several sources that bear a claim out together, each holding a part of it; null where they do not. */
export function findJointSupport(claim: string, sources: readonly NumberedSource[]): Citation[] | null {
  const parts = sources.flatMap((source): Citation[] => {
    if (source.kind === 'fact') return listOf(source.citation);
    const best = stretchesOf(claim, source.passage, 2)[0];
    return best ? [citeStretch(source.passage, best.start, best.end)] : [];
  });
  const said = sources.map((source) => (source.kind === 'fact' ? source.text : source.passage.headingPath.join('\n')));
  const records = sources.flatMap((source) => (source.kind === 'fact' && !source.citation ? source.text : []));
  const whole = [...parts.map(({ quote }) => quote), ...records].join('\n');
  return parts.length + records.length > 1 && bearsOut(claim, whole, said.join('\n')) ? parts : null;
}

const listOf = (citation: Citation | null): Citation[] => (citation ? [citation] : []);

/** Runs of neighbouring sentences, the shortest first and among those the ones that hold most of the claim. */
function stretchesOf(claim: string, { text }: Passage, longest = widest): Span[] {
  const sentences = splitSentences(text);
  const sizes = Array.from({ length: Math.min(longest, sentences.length) }, (_, i) => i + 1);
  return sizes.flatMap((size) =>
    sentences
      .slice(0, sentences.length - size + 1)
      .map(({ start }, i) => ({ start, end: sentences[i + size - 1]?.end ?? start }))
      .map((span) => ({ ...span, held: coverage(claim, text.slice(span.start, span.end)) }))
      .filter(({ held }) => held > 0)
      .sort((x, y) => y.held - x.held),
  );
}

function bearsOut(claim: string, quote: string, about: string): boolean {
  const [said, held, heading] = [plainDates(claim), plainDates(quote), plainDates(about)];
  return isSupported(said, held, heading) && !opensWithForeignName(said, `${held}\n${heading}`);
}

/**
 * A capital that opens a sentence may be a name all the same: "Wellington died in 1821" is not what is said of
 * Napoleon.
 */
function opensWithForeignName(claim: string, source: string): boolean {
  const [first] = tagWords(claim);
  if (!first || !/^\p{Lu}/u.test(first.raw) || !(first.part === 'name' || first.person || first.place)) return false;
  const known = new Set(words(source).map(({ folded }) => stem(folded)));
  return !known.has(stem(first.folded));
}

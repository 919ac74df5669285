import { type Citation, citeStretch } from '../answers/citation.ts';
import { occurrence, type TermCandidate } from './candidates.ts';
import { type Corpus, type Sentence, wordKeys } from './corpus.ts';
import type { Term } from './term.ts';

/** Below this strength a sentence uses the term rather than defines it. */
const definesFrom = 0.45;
const describesFrom = 0.25;
/** What a glossary says before what the text says in passing. */
const listed = 0.5;
/** Words; after so short an explanation the next sentence often tells the rest. */
const shortExplanation = 24;
/** Words; after two short sentences a third may be quoted. */
const shortPassage = 40;

/** A term with the words that explain it best; null where no sentence says anything of it. */
export function explain(
  corpus: Corpus,
  candidate: TermCandidate,
  { term, score, abbreviation }: Pick<Term, 'term' | 'score' | 'abbreviation'>,
): Term | null {
  const best = candidate.definitions
    .filter(({ definition }) => definition.strength >= definesFrom)
    .sort((x, y) => worth(y) - worth(x) || x.sentence.index - y.sentence.index)[0];
  if (best) {
    const { sentence, definition } = best;
    const { start, end } = definition.explanation;
    const before = definition.leansBack ? neighbour(corpus, sentence, -1) : null;
    const isWhole = end - start >= sentence.text.length;
    const isShort =
      sentence.place !== 'entry' && (isWhole || sentence.text.slice(start, end).split(/\s+/).length < shortExplanation);
    const next = isShort && !before ? goesOn(neighbour(corpus, sentence, 1), candidate.key, sentence) : null;
    const isStillShort = next !== null && sentence.words.length + next.words.length < shortPassage;
    const after = (isStillShort ? goesOn(neighbour(corpus, next, 1), candidate.key, next) : null) ?? next;
    const citation = cite(before ?? sentence, after ?? sentence);
    const text = isWhole ? citation.quote : sentence.text.slice(start, end);
    return {
      term,
      abbreviation,
      definition: text,
      kind: 'defined',
      ...(sentence.place === 'entry' && { isListed: true as const }),
      certainty: definition.strength,
      uses: candidate.sentences.length,
      score,
      citation,
    };
  }
  const used = weakDefinition(candidate) ?? bestUse(corpus, candidate);
  if (!used) return null;
  const after = goesOn(neighbour(corpus, used, 1), candidate.key, used);
  return {
    term,
    abbreviation,
    definition: used.text,
    kind: 'used',
    certainty: 0,
    uses: candidate.sentences.length,
    score,
    citation: cite(used, after ?? used),
  };
}

/** A sentence that describes the term without quite defining it tells more than one that uses it. */
function weakDefinition({ definitions }: TermCandidate): Sentence | null {
  const weak = definitions.filter(
    ({ definition: { strength, leansBack }, sentence: { place, text } }) =>
      strength >= describesFrom && !leansBack && (place === 'body' || place === 'summary') && !tellsOfOther.test(text),
  );
  return weak.sort((x, y) => worth(y) - worth(x) || x.sentence.index - y.sentence.index)[0]?.sentence ?? null;
}

function worth({ sentence, definition }: TermCandidate['definitions'][number]): number {
  const { start, end } = definition.explanation;
  const explanation = sentence.text.slice(start, end);
  const length = explanation.split(/\s+/).length;
  const isAlias =
    /^(?:also |often |sometimes )?(?:known|called|referred|termed|the (?:first|second|third|last|final|most|only)\b)/i.test(
      explanation,
    );
  const isWhole = end - start >= sentence.text.length;
  const places = { entry: listed, body: 0, summary: -0.05, caption: -0.15, row: -0.2, objective: -1 };
  return (
    definition.strength +
    places[sentence.place] -
    (length < 4 ? 0.25 : 0) -
    (length > 45 ? 0.2 : 0) -
    (definition.leansBack ? 0.1 : 0) -
    (isAlias ? 0.4 : 0) -
    (isWhole ? 0.3 : 0) -
    (tellsOfOther.test(sentence.text) && !definition.leansBack ? 0.15 : 0)
  );
}

/** A sentence that a page or a column breaks off, where another is whole. */
const cutShort = 1;

/** "Watch this video about …" says nothing of its own. */
const pointsElsewhere = /^(?:watch|visit|try|read|see|view|click|listen|look|go|check|explore|use|take)\s/i;
const tellsOfOther = /^(?:since|because|unlike|however|this|these|for (?:example|instance))\b/i;
/** A sentence that opens with a condition, a contrast or a case speaks of something else first. */
const depends =
  /^(?:since|because|if|when|once|although|though|while|whereas|unlike|after|before|until|however|for (?:example|instance)|this|these|in (?:this|these|our)|some|one|many|other)\b/i;

/**
 * The sentence that tells most about a term without defining it: near its first use, the term early in it, of fair
 * length. The cells of a table tell nothing without their headings.
 */
function bestUse(corpus: Corpus, { key, sentences, definitions }: TermCandidate): Sentence | null {
  const numbers = sentences.length > 0 ? sentences : definitions.map(({ sentence }) => sentence.index);
  let best: { sentence: Sentence; value: number } | null = null;
  numbers.slice(0, 40).forEach((number, order) => {
    const sentence = corpus.sentences[number];
    const at = sentence && occurrence(sentence, key)?.start;
    if (!sentence || at === undefined || sentence.text.endsWith('?')) return;
    if (
      sentence.place === 'objective' ||
      sentence.place === 'row' ||
      sentence.place === 'entry' ||
      pointsElsewhere.test(sentence.text)
    )
      return;
    const long = sentence.words.length;
    const value =
      2 -
      at / sentence.text.length -
      order * 0.08 -
      (long < 8 ? 0.8 : 0) -
      (long > 45 ? 0.5 : 0) -
      (depends.test(sentence.text) ? 1 : 0) -
      (/[.!:”"’)\]]$/.test(sentence.text) ? 0 : cutShort) -
      (sentence.place === 'caption' ? 0.4 : 0);
    if (!best || value > best.value) best = { sentence, value };
  });
  return (best as { sentence: Sentence } | null)?.sentence ?? null;
}

function neighbour(corpus: Corpus, { index, passage }: Sentence, step: -1 | 1): Sentence | null {
  const other = corpus.sentences[index + step];
  return other && other.passage === passage && other.place !== 'row' ? other : null;
}

/** The next sentence where it goes on about the term that the one before has only named. */
function goesOn(next: Sentence | null, key: string, said: Sentence): Sentence | null {
  if (!next || next.text.endsWith('?') || next.place !== said.place) return null;
  if (pointsElsewhere.test(next.text) || /\(credit\b/i.test(next.text)) return null;
  const back = /^(?:it|they|this|these|such|here|in (?:this|these|it|such|other words)|that is)\b/i.test(next.text);
  // "… a strong field. The field …"
  const [the, known] = wordKeys(next);
  const isToldOn = the === 'the' && known !== undefined && wordKeys(said).slice(-4).includes(known);
  return back || isToldOn || occurrence(next, key) !== null ? next : null;
}

/** A citation of the text from one sentence to another of the same passage. */
export function cite(first: Sentence, last: Sentence): Citation {
  return citeStretch(first.passage, first.start, last.start + last.text.length);
}

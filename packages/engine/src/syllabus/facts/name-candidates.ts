import { findClassDays } from '../../dates/class-days.ts';
import { findTerms } from '../../dates/term.ts';
import type { Document } from '../../documents/document.ts';
import { headingWords, institutionWords } from '../../lexicon/first-page.ts';
import { isBoldLine } from '../lines/flow-lines.ts';
import type { Features } from '../scoring/boosted-trees.ts';
import { findCourseCodes } from './course-code.ts';
import type { FactLine } from './fact-line.ts';
import { type FirstPage, type WordCounts, wordsOf } from './first-page.ts';
import { type NameProposal, proposeNames, sources } from './name-proposals.ts';
import { personSpans } from './person-spans.ts';
import { wordTest } from './word-test.ts';

/** A span that may be the course's name, with what can be seen of it. */
export interface NameCandidate {
  line: FactLine;
  /** Place of the line among the lines. */
  at: number;
  name: string;
  features: Features;
}

/** Repeats of a name are counted in this much of the text. */
const longestCounted = 60_000;
const headings = new Set<string>(headingWords);
const isInstitution = wordTest(institutionWords);
/** What a line holds beside words, looked up once. */
interface LineSigns {
  code: boolean;
  term: boolean;
  institution: boolean;
}

interface NameContext {
  lines: FactLine[];
  signs: LineSigns[];
  counts: WordCounts;
  document: Document;
  /** The document's text in small letters, for counting repeats. */
  text: string;
  /** Ordinary height of a printed line; 0 where the format has none. */
  height: number;
  topLevel: number;
  /** Height of the largest of the first lines. */
  largest: number;
  /** Place of the first line with a code; -1 where there is none. */
  codeAt: number;
  /** A line labels its value as the course's name. */
  labelled: boolean;
}

const heightOf = (line: FactLine) => line.block.lines.findLast(({ start }) => start <= line.start)?.box.height ?? 0;

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let from = text.indexOf(part); from >= 0 && count < 9; from = text.indexOf(part, from + part.length)) count++;
  return count;
}

function featuresOf(proposal: NameProposal, context: NameContext): Features {
  const { line, at, name } = proposal;
  const { lines, signs, counts, document, text, height, topLevel } = context;
  const words = wordsOf(name);
  const small = words.map((w) => w.toLowerCase());
  const content = small.filter((w, i) => (words[i]?.length ?? 0) > 3 && !headings.has(w));
  const frequency = (w: string) => Math.log(counts.all.get(w) ?? 1);
  const level = line.block.kind === 'heading' ? line.block.level : isBoldLine(line.block) ? 7 : 8;
  const near = [signs[at - 1], signs[at + 1], signs[at + 2]].filter((l) => l !== undefined);
  const [person] = personSpans(name);
  const next = lines[at + 1];
  const title = document.title?.toLowerCase() ?? '';
  const lower = name.toLowerCase();
  return {
    at,
    block: line.block.index,
    source: sources.indexOf(proposal.source),
    label: proposal.source === 'label' ? 1 : 0,
    labelCourse: proposal.source === 'label' && !/^(?:name|title|class)$/i.test(line.label ?? '') ? 1 : 0,
    otherLabel: line.label !== null && line.value !== '' && proposal.source !== 'label' ? 1 : 0,
    code: proposal.code,
    hasCode: proposal.code === 0 ? 0 : 1,
    codeNear: near.some((l) => l.code) ? 1 : 0,
    term: proposal.term ? 1 : 0,
    termNear: near.some((l) => l.term) ? 1 : 0,
    said: proposal.said ? 1 : 0,
    share: proposal.share,
    piece: proposal.piece,
    kind: ['heading', 'paragraph', 'list-item', 'table-row'].indexOf(line.block.kind),
    level,
    aboveTop: level - topLevel,
    size: height > 0 ? heightOf(line) / height : Number.NaN,
    words: words.length,
    length: name.length,
    lineLength: Math.min(line.text.length, 600),
    headingShare: words.length ? small.filter((w) => headings.has(w)).length / words.length : 1,
    firstHeading: headings.has(small[0] ?? '') ? 1 : 0,
    content: content.length,
    frequency: content.length ? content.reduce((sum, w) => sum + frequency(w), 0) / content.length : 0,
    smallShare: content.length ? content.filter((w) => counts.small.has(w)).length / content.length : 0,
    capitals: words.length ? words.filter((w) => /^\p{Lu}/u.test(w)).length / words.length : 0,
    shouted: name === name.toUpperCase() ? 1 : 0,
    opensSmall: /^\p{Ll}/u.test(name) ? 1 : 0,
    institution: isInstitution(name) ? 1 : 0,
    institutionNear: near.some((l) => l.institution) ? 1 : 0,
    person: person && person.name.length > name.length - 6 ? 1 : 0,
    ranked: person?.rank || person?.degree ? 1 : 0,
    personNext:
      next && next.text.length < 80 && personSpans(next.text).some((p) => p.closes - p.opens > next.text.length - 12)
        ? 1
        : 0,
    digits: (name.match(/\d/g) ?? []).length,
    contact: /@|https?:|www\.|\d{3}[-.\s]\d{4}/i.test(name) ? 1 : 0,
    days: /\d:\d\d/.test(name) || findClassDays(`class ${name}`).length > 0 ? 1 : 0,
    prose: /\b(?:you|your|we|our|will|i|this|is|are|must|should|please|students)\b/i.test(name) ? 1 : 0,
    stops: /[.!?;]\s|[.!?]$/.test(line.text) ? 1 : 0,
    commas: (name.match(/,/g) ?? []).length,
    brackets: /[()[\]]/.test(name) ? 1 : 0,
    colon: /:/.test(name) ? 1 : 0,
    repeats: lower.length > 5 ? occurrences(text, lower) : 1,
    inTitle: title ? (title.includes(lower) ? 1 : 0) : Number.NaN,
    titleWords: title && content.length ? content.filter((w) => title.includes(w)).length / content.length : Number.NaN,
    nextLength: Math.min(400, next?.text.length ?? 0),
    left: proposal.left,
    opensDigit: /^\d/.test(name) ? 1 : 0,
    fromCode: context.codeAt < 0 ? Number.NaN : Math.max(-15, Math.min(15, at - context.codeAt)),
    labelElsewhere: context.labelled && proposal.source !== 'label' ? 1 : 0,
    sizeOfTop: context.largest > 0 ? heightOf(line) / context.largest : Number.NaN,
    oddWords: small.filter((w, i) => (words[i]?.length ?? 0) > 3 && (counts.all.get(w) ?? 0) < 2).length,
  };
}

const longestSign = 120;
function signsOf(line: FactLine): LineSigns {
  const text = line.text.length < longestSign ? line.text : '';
  return { code: findCourseCodes(text).length > 0, term: findTerms(text).length > 0, institution: isInstitution(text) };
}

/** Proposes every span of the first lines that may be the course's name, at most some hundred. */
export function nameCandidates({ document, lines, counts }: FirstPage): NameCandidate[] {
  const proposals = proposeNames(lines);
  const last = proposals[proposals.length - 1]?.at ?? 0;
  const head = lines.slice(0, last + 3);
  const heights = head
    .map(heightOf)
    .filter((h) => h > 0)
    .sort((a, b) => a - b);
  const levels = lines.slice(0, 40).flatMap((line) => (line.block.kind === 'heading' ? [line.block.level] : []));
  const context: NameContext = {
    lines,
    signs: head.map(signsOf),
    counts,
    document,
    text: document.blocks
      .map((block) => block.text)
      .join('\n')
      .slice(0, longestCounted)
      .toLowerCase(),
    height: heights[heights.length >> 1] ?? 0,
    topLevel: Math.min(7, ...levels),
    largest: Math.max(0, ...lines.slice(0, 30).map(heightOf)),
    codeAt: 0,
    labelled: proposals.some((p) => p.source === 'label'),
  };
  context.codeAt = context.signs.findIndex((sign) => sign.code);
  return proposals.map((p) => ({ line: p.line, at: p.at, name: p.name, features: featuresOf(p, context) }));
}

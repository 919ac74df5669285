import { alternation } from '../../../lexicon/alternation.ts';
import { dealingsWithWork, foreignModifiers, measureWords, nounsOf } from '../../../lexicon/coursework.ts';
import { withPlurals } from '../../../lexicon/plural.ts';
import { chapterWords, sectionWords } from '../../../lexicon/reading-words.ts';
import { divisionWords } from '../../../lexicon/schedule-words.ts';
import { memoize } from '../../../text/memoize.ts';
import { words } from '../../../text/words.ts';
import { titleWords } from '../words.ts';

/** Work wherever it is named. */
const strongHeads = new Set(nounsOf('always'));
/** Work where something else says so. */
const weakHeads = new Set(nounsOf('mostly', 'numbered', 'class', 'told'));
const sureWithNumber = new Set(nounsOf('always', 'mostly', 'numbered'));
/** What may stand behind the head without another meaning: "Paper Outline", "Project proposal". */
const sureWithFinal = new Set([...nounsOf('always', 'mostly', 'numbered'), 'submission']);
const oftenInClass = new Set(nounsOf('class'));
const measures = new Set(withPlurals(measureWords));
const notWork = new Set(dealingsWithWork);

/** "Midterm Q&A": the single letters count no piece. */
const asksAboutWork = /\bq\s?&\s?a\b/i;

export interface WorkName {
  /** How surely a text that is nothing but this name is work to hand in, in [0, 1]. */
  sure: number;
  /** The noun that says what it is. */
  head: string;
}

/**
 * Whether a whole text is the name of a piece of work: its last noun, before a number or a subtitle, is one of
 * coursework. "Paper Outline", "Quiz 2: Kinetics", "Draft of final report" are; "Second Paper Discussion" and "Exam
 * review" are not.
 */
export const workName = memoize((text: string): Readonly<WorkName> | null => {
  const main = mainPart(text);
  if (/^\s*finals(?: week)?\s*$/i.test(main) || asksAboutWork.test(main)) return null;
  const list = titleWords(main).filter((word) => !/^(?:#|no)$/.test(word));
  if (list.length === 0 || list.length > 9 || startsLikeAClause(main)) return null;
  const named = list.filter((word) => !/^\d+[a-z]?$/.test(word) && !/^[a-z]$/.test(word));
  const nouns = withoutForeignModifiers(named);
  const complement = headBeforeComplement(main);
  const last = complement ?? nouns.at(-1) ?? '';
  if (notWork.has(last)) return null;
  // "5-page essay", "1 minute of your paper": a measure counts no piece.
  const counts = (word: string, i: number) => /^\d+[a-z]?$/.test(word) && !measures.has(list[i + 1] ?? '');
  const numbered = list.some(counts) || /\b(?:#\s?\d|[IVX]+|[A-D])\s*$/.test(main.trim());
  const final = list.includes('final') || list.includes('term') || list.includes('midterm');
  const twoNouns = nouns.filter((word) => weakHeads.has(word) || strongHeads.has(word)).length > 1;
  if (strongHeads.has(last)) return { sure: 0.95, head: last };
  if (!weakHeads.has(last))
    return strongInside(nouns) && numbered ? { sure: 0.8, head: strongInside(nouns) ?? last } : null;
  if (last === 'set' && !nouns.includes('problem')) return null;
  if (last === 'set') return { sure: 0.95, head: last };
  if (numbered && sureWithNumber.has(last)) return { sure: 0.92, head: last };
  if (final && sureWithFinal.has(last) && nouns.length < 5) return { sure: 0.85, head: last };
  if (last === 'final' && nouns.length === 1) return { sure: 0.8, head: last };
  // "Lab practical 2": what a class does every week is not named so.
  if (twoNouns && numbered && oftenInClass.has(last)) return { sure: 0.92, head: last };
  if (twoNouns && last !== 'study' && last !== 'question' && last !== 'answer') return { sure: 0.7, head: last };
  return { sure: 0.3, head: last };
});

const foreign = new Set(foreignModifiers);

/** "examen presencial": the noun in front of its adjective. */
function withoutForeignModifiers(words: string[]): string[] {
  const noun = words.findLastIndex((word) => !foreign.has(word));
  return noun >= 0 && (strongHeads.has(words[noun] ?? '') || weakHeads.has(words[noun] ?? ''))
    ? words.slice(0, noun + 1)
    : words;
}

const coverage = new RegExp(
  String.raw`^(?:${alternation([...divisionWords, ...chapterWords, ...sectionWords])}|covering|cover)\d*$`,
);

/** "Quiz Ch1 (1–8)", "Exam over units 1–3": the exam named first, and what it covers. */
function strongInside(nouns: string[]): string | null {
  const first = nouns[0] ?? '';
  return strongHeads.has(first) && nouns.slice(1).some((word) => coverage.test(word)) ? first : null;
}

/** The noun before "of", "on", "over" and the like: "Draft of final project report", "Exam on chapters 1–3". */
function headBeforeComplement(text: string): string | null {
  const match = /^(.{3,40}?)\s+(?:of|on|over|about|for|from|covering|in)\s/i.exec(text);
  if (!match?.[1]) return null;
  const before = titleWords(match[1]).filter((word) => !/^\d/.test(word));
  const last = before.at(-1) ?? '';
  return strongHeads.has(last) || weakHeads.has(last) ? last : null;
}

/** Strips a name of its subtitle and bracketed remarks: "Essay 2: My town (3 pages)" → "Essay 2". */
export function mainPart(text: string): string {
  const bare = text
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/["“”*]/g, '')
    .trim();
  const cut = /^(.{3,60}?)(?::\s|\s[–—-]+\s|\s?[–—]\s?|,\s)/.exec(bare);
  const before = cut?.[1] ?? '';
  const last =
    titleWords(before)
      .filter((word) => !/^\d/.test(word))
      .at(-1) ?? '';
  return strongHeads.has(last) || weakHeads.has(last) ? before : bare;
}

function startsLikeAClause(text: string): boolean {
  // "Examination of the sources" is a study of them; who sits an exam sits it "on" something.
  return /^(?:examinations?\s+(?:of|into)|how|what|why|when|where|who|if|no|review(?:ing)?|discuss(?:ion)?|prepar(?:e|ing)|study|work|watch|introduction|intro|introduc(?:e|ing)|hand(?:ing)? out|overview|return|go over|begin|start|read|bring|attend|continue|practice|mock|sample|optional review|guidelines|tips|help)(?![\p{L}\p{N}])/iu.test(
    text.trim(),
  );
}

/** Whether a text names any noun of coursework. */
export function namesWork(text: string): boolean {
  return titleWords(text).some((word) => strongHeads.has(word) || weakHeads.has(word));
}

/** Whether the name is of a kind of work and no single piece: "Quizzes", "Homework", "Weekly reflections". */
export const isKindOnly = memoize((text: string): boolean => {
  const main = mainPart(text);
  const last = words(main).at(-1)?.folded ?? '';
  return /(?:s|zes|ies|work|participation|attendance)$/.test(last) && !/(?:ss|is|us)$/.test(last) && !/\d/.test(main);
});

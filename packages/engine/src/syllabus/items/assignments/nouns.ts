import { words } from '../../../text/words.ts';
import { titleWords } from '../words.ts';

const set = (text: string) => new Set(text.trim().split(/\s+/));

/** Work that is handed in or sat wherever it is named: nobody titles a lesson so. */
const strongHeads = set('homework quiz exam midterm prelim pset');
/** Work, where a number, a due date, a label or the grading table says so; else it may be a subject ("the personal essay"). */
const weakHeads = set(
  `assignment essay paper report project presentation proposal draft outline portfolio journal reflection response summary
   bibliography abstract critique worksheet exercise post survey poster writeup review memo final oral performance recital
   notebook slides slide milestone sprint checkpoint submission storyboard prototype podcast interview debate questionnaire form
   sheet deliverable brief letter paragraph thesis log diary test set practicum jury showcase pitch handout translation
   composition transcription recording analysis lab study question answer film participation verification evaluation tutorial module commentary composition plan
   reviews prospectus synthesis annotation annotations bibliographies artifact sketchbook blog contract`,
);
/** Of those, the ones that a number makes sure: "Essay 2", "Report 1" – but "Lab 3" and "Case study 2" may be what a class does. */
const sureWithNumber = set(
  `assignment essay paper report project presentation proposal draft reflection response journal worksheet writeup portfolio test
   checkpoint sprint milestone deliverable critique summary post prospectus sketchbook blog exam composition commentary`,
);
/** What may stand behind the head without another meaning: "Paper Outline", "Project proposal". */
const sureWithFinal = set(
  'exam paper project essay report presentation portfolio draft submission reflection assignment',
);
const notWork = set(
  `discussion review workshop guidelines guideline help prep preparation session sessions introduction overview return
   feedback conference conferences discussions meeting meetings day week topics topic time office hour hours planning work
   debrief instructions brainstorm brainstorming intro info information selection signup`,
);

export interface WorkName {
  /** How surely a text that is nothing but this name is work to hand in, in [0, 1]. */
  sure: number;
  /** The noun that says what it is. */
  head: string;
}

/**
 * Whether a whole text is the name of a piece of work: its last noun, before a number or a subtitle, is one of coursework.
 * "Paper Outline", "Quiz 2: Kinetics", "Draft of final report" are; "Second Paper Discussion" and "Exam review" are not.
 */
export function workName(text: string): WorkName | null {
  const main = mainPart(text);
  if (/^\s*finals(?: week)?\s*$/i.test(main)) return null;
  const list = titleWords(main).filter((word) => !/^(?:#|no)$/.test(word));
  if (list.length === 0 || list.length > 9 || startsLikeAClause(main)) return null;
  const nouns = list.filter((word) => !/^\d+[a-z]?$/.test(word) && !/^[a-z]$/.test(word));
  const complement = headBeforeComplement(main);
  const last = complement ?? nouns.at(-1) ?? '';
  if (notWork.has(last)) return null;
  const numbered = list.some((word) => /^\d+[a-z]?$/.test(word)) || /\b(?:#\s?\d|[IVX]+|[A-D])\s*$/.test(main.trim());
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
  if (twoNouns && last !== 'study' && last !== 'question' && last !== 'answer') return { sure: 0.7, head: last };
  return { sure: 0.3, head: last };
}

/** "Quiz Ch1 (1–8)", "Exam over units 1–3": the exam named first, and what it covers. */
function strongInside(nouns: string[]): string | null {
  const first = nouns[0] ?? '';
  const coverage = /^(?:ch|chap|chapter|unit|week|module|section|sec|part|lecture|covering|cover|lesson)\d*$/;
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

/** The name without its subtitle and bracketed remarks: "Essay 2: My town (3 pages)" → "Essay 2". */
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
  return /^(?:how|what|why|when|where|who|if|no|review(?:ing)?|discuss(?:ion)?|prepar(?:e|ing)|study|work|watch|introduction|intro|overview|return|go over|begin|start|read|bring|attend|continue|practice|mock|sample|optional review|guidelines|tips|help)\b/i.test(
    text.trim(),
  );
}

/** Whether a text names any noun of coursework. */
export function namesWork(text: string): boolean {
  return titleWords(text).some((word) => strongHeads.has(word) || weakHeads.has(word));
}

/** Whether the name is of a kind of work and no single piece: "Quizzes", "Homework", "Weekly reflections". */
export function isKindOnly(text: string): boolean {
  const main = mainPart(text);
  const last = words(main).at(-1)?.folded ?? '';
  return /(?:s|zes|ies|work|participation|attendance)$/.test(last) && !/(?:ss|is|us)$/.test(last) && !/\d/.test(main);
}

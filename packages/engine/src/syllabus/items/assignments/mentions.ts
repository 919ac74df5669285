import type { DateContext } from '../../../dates/date-context.ts';
import { resolveDates } from '../../../dates/resolve-date.ts';
import type { Block, Document, TableRowBlock } from '../../../documents/document.ts';
import { nounsOf } from '../../../lexicon/coursework.ts';
import { splitSentences } from '../../../text/sentences.ts';
import { isInstruction } from '../../labelling/notes.ts';
import { type Piece, slicePiece, splitPiece } from '../../lines/piece.ts';
import { titleWords } from '../words.ts';
import { datedParts } from './dated-parts.ts';
import { isOnlyMentioned, saysDue, workTitle } from './due.ts';
import { dueDateOf, isOnlyDate, leavesDateOpen, saysNotDue } from './due-date.ts';
import { dueUnderName } from './headed-work.ts';
import { type Mention, mention } from './mention.ts';
import { mentionsInMonths } from './mentions-in-month.ts';
import { mentionsInTable } from './mentions-in-table.ts';
import { isKindOnly, workName } from './nouns.ts';
import { splitBehindDueDates } from './several-due.ts';

/** Characters; longer blocks are policies and whole pages, where a date belongs to no single piece of work. */
const longestBlock = 4000;
/** Characters. */
const longestDueLine = 60;
const noAnchor = { session: null, weekStart: null };
const listsDates =
  /\b(?:due dates?|deadlines?|exam dates?|quiz dates?|dates? (?:are|is|for|of)|schedule of)\b|\bas follows\b/i;
const datedVerb =
  /\s+(?:(?:is|are|will be|will take place|takes place|must be|should be|to be)\s+(?:[a-z]+ly\s+)?(?:due|held|given|offered|submitted|turned in|handed in|scheduled|emailed|uploaded|completed|administered|on\b|at\b)|(?:is|are)\s+(?:also\s+)?due|due|(?:will\s+)?occurs?|will take place|takes place|(?:is|will be)\s+(?=at|on|by|no later))\b/i;

/** Finds every place outside the schedule that dates a piece of work: tables, lists and sentences. */
export function findMentions(document: Document, scheduleBlocks: Set<number>, dates: DateContext): Mention[] {
  const outside = document.blocks.filter((block) => !scheduleBlocks.has(block.index));
  const rows = outside.filter((block): block is TableRowBlock => block.kind === 'table-row');
  const mentions = [...mentionsInTable(rows, dates), ...mentionsInMonths(document, scheduleBlocks, dates)];
  let before: Block | null = null;
  let heading = '';
  let dateList = false;
  for (const block of outside) {
    if (block.kind === 'table-row') continue;
    if (block.kind !== 'list-item')
      dateList = listsDates.test(block.text) && (block.kind === 'heading' || /[:.]\s*$/.test(block.text));
    else if (before && before.kind !== 'list-item' && !dateList)
      dateList = listsDates.test(before.text) && /:\s*$/.test(before.text);
    const named =
      block.kind === 'heading' ? null : (underHeading(block, heading, dates) ?? dueUnderName(block, heading, dates));
    const parts = block.kind === 'heading' ? [] : datedParts(block, dates);
    mentions.push(...(parts.length > 0 ? parts : named ? [named] : mentionsIn(block, dates, dateList)));
    if (block.kind === 'heading') heading = block.text;
    before = block;
  }
  return mentions;
}

/** "Due: March 4" in the section of a piece of work: the heading names it. */
function underHeading(block: Exclude<Block, TableRowBlock>, heading: string, dates: DateContext): Mention | null {
  if (block.text.length > longestDueLine || !/^\W*(?:due|deadline)\b/i.test(block.text)) return null;
  const found = resolveDates(block.text, dates, noAnchor);
  const due = dueDateOf(block.text, found);
  if (!due || !isOnlyDate(block.text, found)) return null;
  const title = workTitle(heading, []);
  if (!/\p{L}{3}/u.test(title) || title.split(/\s+/).length > 8 || listsDates.test(heading)) return null;
  const evidence = { page: block.page, block: block.index, start: 0, end: block.text.length, text: block.text };
  return mention(title, { text: block.text, marks: block.marks, evidence }, due, workName(title)?.sure ?? 0.7, true);
}

/** "Suppose an assignment is due on Monday, November 14": a day that explains a rule. */
const madeUp = /^\W*(?:for\s+)?(?:example|instance)\b|\b(?:suppose|imagine|let['’]s say)\b/i;

function mentionsIn(block: Exclude<Block, TableRowBlock>, dates: DateContext, dateList: boolean): Mention[] {
  const evidence = { page: block.page, block: block.index, start: 0, end: block.text.length, text: block.text };
  const piece: Piece = { text: block.text, marks: block.marks, evidence };
  if (madeUp.test(block.text)) return [];
  if (block.text.length > longestBlock || !(/\d/.test(block.text) || leavesDateOpen(block.text))) return [];
  return splitPiece(piece, betweenLines).flatMap((line) => inText(line, dates, dateList && block.kind === 'list-item'));
}

/** A line that says only when something is due goes with the line above, which names it. */
const betweenLines = /\n+(?!\W*(?:available\b[^\n]*?\bdue\b|due\b|deadline\b|no\s+due\s+date\b))/gi;

function inText(piece: Piece, dates: DateContext, dateList: boolean): Mention[] {
  const { text } = piece;
  if (resolveDates(text, dates, noAnchor).length === 0) return [undated(piece, dateList)].filter((one) => one !== null);
  const several = splitBehindDueDates(piece);
  if (several.length > 1) return several.flatMap((one) => nameAndDate(one, dates, dateList) ?? []);
  if (text.split(/\s+/).length <= 45) {
    const whole = nameAndDate(piece, dates, dateList);
    if (whole) return [whole];
  }
  return splitSentences(text)
    .flatMap((span) => statements(slicePiece(piece, span.start, span.end)))
    .flatMap((sentence) => labelled(sentence, dates) ?? inSentence(sentence, dates) ?? []);
}

/** "Coursework 1: 12 noon, 4 June.", "Essay due 5 May.": one of several sentences that hold a name and its date. */
function labelled(sentence: Piece, dates: DateContext): Mention | null {
  const { text } = sentence;
  const named = /^([^:.]{2,40}?)(?::|,?\s+(?:is\s+)?due\b)/i.exec(text);
  if (!named || !workName(named[1] ?? '') || text.split(/\s+/).length > 14) return null;
  const rest = text.slice(named[0].length);
  if (!isOnlyDate(rest, resolveDates(rest, dates, noAnchor))) return null;
  const found = nameAndDate(sentence, dates, false);
  return found && { ...found, standsAlone: true };
}

/** Words; a longer text with "to be announced" in it is a policy. */
const longestOpen = 14;
const namesDate = /\b(?:due|deadline|dates?)\b/i;

/** "Poster due: to be confirmed": work of which the text says that its day is not settled yet. */
function undated(piece: Piece, inDateList: boolean): Mention | null {
  const { text } = piece;
  if (!leavesDateOpen(text) || !(inDateList || namesDate.test(text)) || text.split(/\s+/).length > longestOpen)
    return null;
  if (saysNotDue(text) || isOnlyMentioned(text)) return null;
  const title = workTitle(text, []);
  const name = workName(title);
  const isNamed = name !== null || (/^[\p{Lu}\p{N}]/u.test(title) && title.split(/\s+/).length <= 6);
  if (!isNamed || noName.test(title) || leavesDateOpen(title) || isKindOnly(title) || isInstruction(title)) return null;
  const saidDue = saysDue(text);
  const sure = name?.sure ?? (inDateList ? 0.7 : 0.3);
  return mention(title, piece, null, sure, name !== null || saidDue || inDateList);
}

/** "The midterm will be on … and the final exam will be on …" says two things. */
function statements(sentence: Piece): Piece[] {
  const cut = /(?:,?\s+and|\s*;)\s+(?=(?:the|a|an|your|our)\s)/i.exec(sentence.text);
  if (!cut || !/\d/.test(sentence.text.slice(0, cut.index))) return [sentence];
  return [slicePiece(sentence, 0, cut.index), ...statements(slicePiece(sentence, cut.index + cut[0].length))];
}

const noName =
  /^(?:(?:due|deadline)(?: (?:dates?|times?))?|(?:(?:exam|final) )?(?:dates?|times?)|it|they|these|all|each|both|this(?: assignment)?)$/i;

/** "Group project: teams form by May 3": behind the colon stands what is done by then, and no part of the work. */
function tellsOfSomethingElse(title: string): boolean {
  const said = /^[^:]{3,40}?\s*:\s+(\p{Ll}.*)$/su.exec(title)?.[1];
  return said !== undefined && !titleWords(said).some((word) => parts.has(word));
}

/** Nouns of work without those that are verbs as well ("form", "study"). */
const parts = new Set(nounsOf('always', 'mostly', 'numbered', 'class'));

/** "Test I (16 October): 20 %", "Rainfall chart essay [due Thu 25 Feb]", "Reading post 1 – Wednesday, February 2". */
function nameAndDate(piece: Piece, dates: DateContext, inDateList: boolean): Mention | null {
  const { text } = piece;
  const found = resolveDates(text, dates, noAnchor);
  const due = dueDateOf(text, found);
  if (!due || saysNotDue(text) || isOnlyMentioned(text.replace(/\bassigned\b.*?(?=\bdue\b|$)/i, ' '))) return null;
  const title = workTitle(text, found);
  if (noName.test(title)) return null;
  const words = title.split(/\s+/).length;
  const name = workName(title);
  const before = text.slice(0, Math.min(due.start, found[0]?.start ?? 0));
  // In a sentence the date belongs to its verb, not to the first words.
  const listed = /[–—:([|-]\s*(?:due\s*)?(?:\w+,?\s*){0,2}$|\bdue\b|^\s*$|^[^.]{0,60}(?:,|\s)\s*$/i.test(before);
  const saidDue = saysDue(text);
  const capitalised = /^[\p{Lu}\p{N}“"]/u.test(title);
  const accepted =
    name !== null ||
    (inDateList && words <= 10 && capitalised) ||
    (saidDue && words <= 6 && capitalised && !isInstruction(title));
  if (!saidDue && /\bby\s+$/i.test(text.slice(0, due.start)) && tellsOfSomethingElse(title)) return null;
  if (!accepted || words > 14 || !listed || /[.!?]\s+\p{Lu}\p{Ll}+\s.*[.!?]/u.test(text)) return null;
  const sure = name?.sure ?? (inDateList ? 0.7 : 0.3);
  return mention(
    title,
    piece,
    due,
    sure,
    (name !== null && saidDue) ||
      (!isKindOnly(title) && (sure >= 0.65 || saidDue || inDateList || /\d\s?(?:%|points|pts)/.test(text))),
  );
}

/** "The final exam is cumulative and will be given on …": what else is said of it. */
const saidBefore = /\s+(?:is|are|will be)\s[^,;]*\band$/i;

function inSentence(sentence: Piece, dates: DateContext): Mention | null {
  const { text } = sentence;
  const found = resolveDates(text, dates, noAnchor);
  const verb = datedVerb.exec(text);
  if (!verb || found.length === 0 || saysNotDue(text) || isOnlyMentioned(text)) return null;
  const due = found.find((date) => date.start > verb.index) ?? null;
  const subject = /(?:^|\b(?:the|your|our|a|an|this)\s+)((?:\S+\s+){0,5}\S+)$/i.exec(
    text
      .slice(0, verb.index)
      .replace(/\s*\([^)]*\)/g, '')
      .replace(saidBefore, ''),
  );
  const title = workTitle(subject?.[1] ?? '', []);
  const name = workName(title);
  if (!due || due.relative || !name || isKindOnly(title) || title.split(/\s+/).length > 6) return null;
  if (/\beither\b|\bor\b.*\d/.test(text.slice(verb.index)) && found.length > 1) return null;
  return mention(title, sentence, due, name.sure, name.sure >= 0.65);
}

import type { DateContext } from '../../../dates/date-context.ts';
import { type ResolvedDate, resolveDates } from '../../../dates/resolve-date.ts';
import type { Block, TableRowBlock } from '../../../documents/document.ts';
import { firstSteps, workSteps } from '../../../lexicon/coursework.ts';
import { singular } from '../../../text/singular.ts';
import { evidenceBetween } from '../../lines/entries.ts';
import { titleWords } from '../words.ts';
import { workTitle } from './due.ts';
import { isOnlyDate } from './due-date.ts';
import { runInName } from './headed-work.ts';
import { type Mention, mention } from './mention.ts';
import { namesWork, workName } from './nouns.ts';

const noAnchor = { session: null, weekStart: null };
const longestBlock = 2500;
/** Of fewer numbers nobody can tell whether they count. */
const fewestCounted = 3;
const fewestSteps = 2;

type TextBlock = Exclude<Block, TableRowBlock>;

/**
 * The pieces that a paragraph dates one by one below the name of a kind of work or of one large piece:
 * "Reading responses (20%). … Due: R1 Sep 13, R2 Sep 20, R3 Sep 27", and "Research essay. … Steps: proposal (November
 * 6, 2%), full draft (November 20, 3%), final essay (December 4, 15%)".
 */
export function datedParts(block: TextBlock, dates: DateContext): Mention[] {
  if (block.text.length > longestBlock) return [];
  const name = runInName(block.text);
  if (name === null || workName(name) === null) return [];
  const found = resolveDates(block.text, dates, noAnchor).filter(({ relative }) => !relative);
  const counted = countedParts(block, name, found);
  return counted.length > 0 ? counted : steps(block, name, dates);
}

/** What stands between the day before and a number: "Response 2", "R2:", "#2". */
const numberInFront = /^[\s\S]*?(?:^|[\s,;:(])(\p{L}{0,14})\.?\s?#?\s?(\d{1,2})\s*[:=(–—-]*\s*(?:(?:due|on|by)\s+)?$/u;
/** Characters. */
const longestBetween = 40;

function countedParts(block: TextBlock, name: string, found: ResolvedDate[]): Mention[] {
  const counted: Mention[] = [];
  let end = 0;
  for (const date of found) {
    const from = counted.length === 0 ? Math.max(end, date.start - longestBetween) : end;
    const [, label = '', number] = numberInFront.exec(block.text.slice(from, date.start)) ?? [];
    end = date.end;
    const isNext = Number(number) === counted.length + 1 && date.start - from <= longestBetween;
    if (!isNext || !standsFor(label, name)) {
      if (counted.length > 0) break;
      continue;
    }
    const title = `${inSingular(name)} ${number}`;
    counted.push(mentionAt(block, date.start - (number?.length ?? 0) - label.length - 1, date.end, title, date));
  }
  return counted.length >= fewestCounted ? counted : [];
}

/** "R", "Resp." and "RR" stand for "Reading responses"; nothing in front of the number does as well. */
function standsFor(label: string, name: string): boolean {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const short = label.toLowerCase().replace(/(?<=.{4})s$/, '');
  return words.some((word) => word.startsWith(short)) || words.map((word) => word[0]).join('') === short;
}

const inSingular = (name: string) => name.replace(/\p{L}+$/u, (last) => singular(last));

/** A name and its brackets: "full draft for peer review (November 20, 3%)". */
const stepInFront = /(?<=^|[,;:]\s+(?:and\s+|then\s+)?)([^,;:()]{4,80}?)\s*\(([^()]{4,40})\)/gu;
const share = /[\s,;]*(\d+(?:\.\d+)?)\s?%[\s,;]*/;
const stepWords = new Set([...firstSteps, ...workSteps]);

function steps(block: TextBlock, name: string, dates: DateContext): Mention[] {
  const found = [...block.text.matchAll(stepInFront)].flatMap((match): Mention[] => {
    const [whole, said = '', inside = ''] = match;
    const percent = share.exec(inside)?.[1];
    const rest = inside.replace(share, ' ').trim();
    const [date, ...others] = resolveDates(rest, dates, noAnchor);
    if (!date?.to || others.length > 0 || date.relative || !isOnlyDate(rest, [date])) return [];
    if (!namesWork(said) && !titleWords(said).some((word) => stepWords.has(word))) return [];
    const part = mentionAt(block, match.index, match.index + whole.length, titleOfStep(said, name), date);
    return [{ ...part, weight: percent ? Number(percent) : null }];
  });
  return found.length >= fewestSteps ? found : [];
}

/** What is said of a step behind its noun, "proposal of one paragraph"; a "draft for peer review" is called so. */
const saidOfStep = /\s+(?:of|with|in|on|to|that|including)\s.*$/i;

/** "Proposal" of a research essay is its proposal, and its "final essay" the essay itself. */
function titleOfStep(said: string, name: string): string {
  const step = workTitle(said, []).replace(saidOfStep, '');
  const [head] = titleWords(name).slice(-1);
  const [last] = titleWords(step).slice(-1);
  return head === last ? name : `${name} ${step.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`;
}

function mentionAt(block: TextBlock, start: number, end: number, title: string, date: ResolvedDate): Mention {
  const evidence = evidenceBetween(block, start, end);
  return mention(title, { text: evidence.text, marks: [], evidence }, date, workName(title)?.sure ?? 0.7, true);
}

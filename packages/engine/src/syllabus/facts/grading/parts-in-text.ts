import { monthPattern } from '../../../dates/names.ts';
import type { Block } from '../../../documents/document.ts';
import { penaltyWords } from '../../../lexicon/grading.ts';
import { evidenceBetween } from '../../lines/entries.ts';
import { countIn } from './counted.ts';
import type { GradedPart } from './part.ts';
import { canBeName, nameAtStart, nameBefore, nameBehind } from './part-name.ts';
import { type Share, sharesIn } from './share.ts';

/** Characters; a share that stands deeper in its line belongs to a sentence. */
const longestLead = 110;
const longestLine = 1500;
/** "Due late March" is no penalty. */
const lateInMonth = new RegExp(String.raw`\blate[- ](?:in )?(?:${monthPattern})`, 'gi');

/**
 * Reads the parts of the grade from the lines of a text, in order: of a block outside tables, or of one cell, which has
 * the `text` of its own. `above` is the line that stands above them.
 */
export function partsInBlock(block: Block, text: string = block.text, above = ''): GradedPart[] {
  let at = 0;
  let last = above;
  return text.split('\n').flatMap((line) => {
    const start = at;
    const name = last;
    at += line.length + 1;
    last = line;
    if (line.length > longestLine) return [];
    return isShareAlone(line) ? partAbove(block, start, line, name) : partsInLine(block, start, line);
  });
}

const isShareAlone = (line: string) => /^[\s([]*\d[\d.,]*\s?(?:%|pts?\b\.?|points?\b)[\s)\]]*$/i.test(line);

/** "Essay" and below it "25%": a share alone in its line is that of the short line above. */
function partAbove(block: Block, start: number, line: string, above: string): GradedPart[] {
  const [share] = sharesIn(line);
  const name = nameAtStart(above);
  if (!share || above.length > longestLead || sharesIn(above).length > 0 || !canBeName(name)) return [];
  const evidence = evidenceBetween(block, Math.max(0, start - above.length - 1), start + line.trimEnd().length);
  return [{ name, value: share.value, unit: share.unit, from: 'line', evidence, block, leads: false }];
}

/**
 * The parts in a line: "Homework 30%", "30% – Homework", "Midterm: 100 pts Final: 100 pts", "through projects (74%),
 * reviews (12%) and check-ins (14%)". A line that begins with a share has its names behind the shares, any other in
 * front of them.
 */
function partsInLine(block: Block, start: number, line: string): GradedPart[] {
  const shares = closeTogether(sharesIn(line));
  const [first] = shares;
  if (!first) return [];
  // "Your grade: 70% assignments, 30% project" leads with shares behind its colon.
  const from = /^[^:]{0,80}:\s*$/.test(line.slice(0, first.start)) && endsWithName(line, shares) ? first.start : 0;
  const leads =
    !/[\p{L}\d]/u.test(line.slice(from, first.start).replace(/^\W*[a-z\d]{1,2}[.)]\s/i, '')) ||
    (shares.length > 1 && shares.every(({ end }) => comesFrom.test(line.slice(end))));
  if (!leads && penaltyWords.test(line.slice(0, first.end + 30).replace(lateInMonth, ' '))) return [];
  const list = leads ? behind(line, shares) : inFront(line, shares);
  const sentence = !leads && (first.start > longestLead || list.length > 1);
  return list.flatMap(({ name, share }): GradedPart[] => {
    if (!canBeName(name)) return [];
    const evidence =
      block.kind === 'table-row'
        ? evidenceBetween(block, 0, block.text.length)
        : evidenceBetween(block, start, start + line.trimEnd().length);
    const place = { evidence, block, leads };
    return [{ name, value: share.value, unit: share.unit, from: sentence ? 'sentence' : 'line', ...place }];
  });
}

/**
 * "50% of your grade comes from assignments, 20% from the exam": the source stands behind its share, whatever stands in
 * front.
 */
const comesFrom =
  /^\s*(?:of (?:the|your|my) (?:final |course |overall |total )*(?:grade|mark)s?\s+)?(?:(?:will\s+)?(?:comes?|stems?)\s+|(?:is|are|will be)\s+(?:based\s+)?)?(?:from|based on)\s/i;

/** The shares up to a long stretch of prose: "Exams (80%) There will be three …, each worth 40% of …". */
function closeTogether(shares: Share[]): Share[] {
  const end = shares.findIndex((share, i) => i > 0 && share.start - (shares[i - 1]?.end ?? 0) > longestLead);
  return end < 0 ? shares : shares.slice(0, end);
}

/** What may follow a share and is no name: "each", "of the total grade". */
const ofTheShare =
  /^[\s)\]]*(?:each|apiece|total|possible|of (?:the |your |my )?(?:final |course |overall |total )*(?:grade|mark|score)s?)\b/i;

const endsWithName = (line: string, shares: Share[]) =>
  /\p{L}{3}/u.test(
    line
      .slice(shares.at(-1)?.end ?? 0)
      .replace(ofTheShare, '')
      .replace(/\([^()]*\)/g, ''),
  );

interface Named {
  name: string;
  share: Share;
}

/** Names behind their shares; a share in brackets further on stands behind its own name. */
function behind(line: string, shares: Share[]): Named[] {
  return shares.flatMap((share, i): Named[] => {
    if (share.each && i > 0) return [];
    const before = line.slice(shares[i - 1]?.end ?? 0, share.start);
    if (i > 0 && /[([]\s*$/.test(before)) return [{ name: nameBefore(before.replace(/^.*:\s/s, '')), share }];
    const next = shares.slice(i + 1).find((one) => !one.each);
    const text = line.slice(share.end, next?.start ?? line.length);
    return [{ name: nameBehind(text), share }];
  });
}

function inFront(line: string, shares: Share[]): Named[] {
  return shares.flatMap((share, i): Named[] => {
    const text = line.slice(shares[i - 1]?.end ?? 0, share.start);
    const name = i === 0 ? nameAtStart(text) : nameBefore(text);
    const count = share.each ? countIn(name) : null;
    if (count !== null) return [{ name, share: { ...share, value: share.value * count, each: false } }];
    return share.each && i > 0 ? [] : [{ name, share }];
  });
}

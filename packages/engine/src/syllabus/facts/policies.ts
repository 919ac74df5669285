import type { Block, Document } from '../../documents/document.ts';
import type { Field } from '../course.ts';
import { evidenceBetween } from '../lines/entries.ts';
import { isBoldLine } from '../lines/flow-lines.ts';

type Policy = { name: string; text: string };

/** What a student looks up during the term, by the words that head it. */
const kinds: [name: string, heading: RegExp][] = [
  ['Attendance', /\battendance|\babsences?\b|\btardiness\b/i],
  [
    'Late work',
    /\blate\b|\bmissed\s+(?:work|assignments?|exams?|tests?|deadlines?)|\bdeadlines?\b|\bextensions?\b|\bmake-?ups?\b/i,
  ],
  [
    'Academic integrity',
    /\b(?:academic|scholastic)\s+(?:integrity|honesty|dishonesty|misconduct)|\bplagiarism|\bcheating|\bhono(?:u)?r\s+code/i,
  ],
  ['Artificial intelligence', /\bartificial intelligence|\bAI\b(?:\s+(?:policy|tools|use))?|\bchatgpt|\bgenerative\b/],
  ['Accommodations', /\baccommodations?\b|\bdisabilit|\baccessibility\b|\bspecial needs\b/i],
  ['Participation', /\bparticipation\b/i],
  [
    'Devices in class',
    /\b(?:laptops?|phones?|electronic|devices?|technology)\b.*\b(?:policy|use|class)|^(?:laptops?|cell ?phones?|electronic devices?)\b/i,
  ],
  ['Communication', /\be-?mail\s+(?:policy|etiquette)|\bcommunication\b/i],
  ['Grading', /\bgrad(?:e|ing)\s+(?:policy|policies|disputes?|appeals?|scale)|\bregrad/i],
];
const longestHeading = 90;
const longestText = 900;
const shortestText = 40;

/** Bold words that open a paragraph serve as its heading: "**Attendance:** I expect …". */
function runInHeading(block: Block): { heading: string; textStart: number } | null {
  if (block.kind === 'heading' || block.kind === 'table-row') return null;
  const bold = block.marks.find((mark) => (mark.style === 'bold' || mark.style === 'underline') && mark.start <= 1);
  const end = bold && bold.end < block.text.length - shortestText ? bold.end : null;
  const colon = /^[\p{Lu}][\p{L}\s/&'’-]{2,60}(?::|\.\s)/u.exec(block.text);
  const at = end !== null && end < longestHeading ? end : colon ? colon[0].length : null;
  if (at === null) return null;
  const gap = /^[\s:.–—-]*/.exec(block.text.slice(at))?.[0].length ?? 0;
  return { heading: block.text.slice(0, at), textStart: at + gap };
}

const kindOf = (heading: string) => kinds.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;

/** The block that a heading opens: the next one that says something, before another heading comes. */
function textBelow(document: Document, index: number): Block | null {
  for (const block of document.blocks.slice(index + 1, index + 4)) {
    if (block.kind === 'heading' || block.kind === 'table-row' || isBoldLine(block)) return null;
    if (block.text.length >= shortestText) return block;
  }
  return null;
}

/** Cuts at the last end of a sentence within the limit, so that what is shown is whole. */
function cutAtSentence(text: string): number {
  if (text.length <= longestText) return text.length;
  const end = [...text.slice(0, longestText).matchAll(/[.!?]["”’)]?(?=\s)/g)].pop();
  return end ? end.index + end[0].length : longestText;
}

/** Picks the policies worth showing, one of each kind, with the verbatim text that states them; in printed order. */
export function findPolicies(document: Document, scheduleBlocks: Set<number>): Field<Policy>[] {
  const found = new Map<string, Field<Policy>>();
  for (const block of document.blocks) {
    if (scheduleBlocks.has(block.index) || block.kind === 'table-row') continue;
    const isHeading = (block.kind === 'heading' || isBoldLine(block)) && block.text.length < longestHeading;
    const runIn = isHeading ? null : runInHeading(block);
    const kind = kindOf(isHeading ? block.text : (runIn?.heading ?? ''));
    if (!kind || found.has(kind)) continue;
    const source = isHeading ? textBelow(document, block.index) : block;
    if (!source) continue;
    const start = isHeading ? 0 : (runIn?.textStart ?? 0);
    const end = start + cutAtSentence(source.text.slice(start));
    if (end - start < shortestText) continue;
    const evidence = evidenceBetween(source, start, end);
    found.set(kind, { value: { name: kind, text: evidence.text }, evidence, confidence: isHeading ? 0.9 : 0.85 });
  }
  return [...found.values()];
}

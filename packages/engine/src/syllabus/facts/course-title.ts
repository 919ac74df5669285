import { findClassDays } from '../../dates/class-days.ts';
import { findTerms } from '../../dates/term.ts';
import type { Document } from '../../documents/document.ts';
import type { Field } from '../course.ts';
import { isBoldLine } from '../lines/flow-lines.ts';
import { findCourseCodes } from './course-code.ts';
import { type FactLine, fieldOf } from './fact-line.ts';
import { hasRank, hasTitleOrDegree, personIn } from './person-name.ts';

export interface CourseTitle {
  name: Field<string> | null;
  code: Field<string> | null;
  /** The lines that the title was read from: no person's name is looked for there. */
  lines: Set<FactLine>;
}

const nameLabel = /^(?:course|module|class|subject|unit)\s*(?:title|name)$|^(?:title|course|module)$/i;
const codeLabel =
  /^(?:course|module|class|subject|unit)?\s*(?:number|no\.?|code|id|#)$|^course(?:\s+and\s+section|\s*\/\s*section)?$/i;
const titleLabel = /^(?:sub)?title$/i;
const generic =
  /^(?:(?:course|class|module|unit)?\s*(?:syllabus|outline|handbook|guide|information|overview|description|schedule|home|homepage|welcome|details|contents|table of contents|basics|preface)[\s:.,-]*)+$/i;
const institution = /\b(?:university|college|department|school of|institute|faculty of|division of|campus|academy)\b/i;
const place = /^[\p{Lu}][\p{L} .]+,\s+\p{Lu}[\p{L} .]+$/u;
const contact = /@|https?:|www\.|\d{3}[-.\s]\d{4}|office hours|^(?:tel|phone|email|room|office)\b/i;
/** Beside the code: sections, credits, mode of teaching. */
const besideCode =
  /\b(?:sections?|sec)\b\.?\s*#?(?:\d[\w-]*|[A-Z]\b)(?:\s*(?:,|and|&)\s*(?:\d[\w-]*|[A-Z]\b))*|\bCRN\s*#?\d+|#\d+|\(?\b\d(?:\.\d+)?\s*(?:credits?|cr|units?|ects|hours?)\b(?:\s*hours?)?\)?/gi;

const titleBlocks = 8;
const longestTitle = 140;

interface TitlePart {
  line: FactLine;
  name: string | null;
  code: string | null;
  /** How likely the name is the course's, in [0, 1]. */
  score: number;
}

const tidy = (text: string) =>
  text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/^[\s:–—•|,.)#-]+|[\s:–—•|,(-]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[“"](.*)[”"]$/, '$1');

/** "Environmental Science — Ms. Torres — Room 214": pieces that name a person or a place are not the title's. */
function withoutPieces(text: string): string {
  const pieces = text.split(/\s+[–—|•·]\s+/);
  const isOther = (piece: string) =>
    /^(?:room|rm|section|sec|crn|period|online)\b/i.test(piece.trim()) || (hasRank(piece) && personIn(piece) !== null);
  const kept = pieces.filter((piece) => !isOther(piece));
  return kept.length && kept.length < pieces.length ? kept.join(' – ') : text;
}

const saysName = (text: string) => /\p{L}{3}/u.test(text);

/** Takes the term, the code and words such as "Syllabus" off a title line; what is left names the course. */
function readTitleLine(line: FactLine, order: number): TitlePart {
  const isHeading = line.block.kind === 'heading';
  let text = titleLabel.test(line.label ?? '') ? line.value : line.text;
  for (const term of findTerms(text).reverse()) text = `${text.slice(0, term.start)} ${text.slice(term.end)}`;
  text = text.replace(/\b(?:course\s+)?syllabus(?:\s+for)?\b|\bcourse\s+outline\b|^\s*welcome\s+to\b/gi, ' ').trim();
  const [code] = findCourseCodes(text);
  if (!code) {
    const name = tidy(withoutPieces(text));
    const isName = saysName(name) && !generic.test(name) && !institution.test(name) && !place.test(name);
    return { line, name: isName ? name : null, code: null, score: (isHeading ? 0.9 : 0.65) - 0.03 * order };
  }
  const after = text.slice(code.end).replace(besideCode, ' ');
  // "SOC 1120-02 and H02: Introduction": sections may stand between the code and the name.
  const separated = /^([^:–—]{0,26}?)(?::|\s[–—-]\s)\s*(?=\p{Lu})/u.exec(after);
  const colon = separated && !/\p{L}{4}/u.test(separated[1] ?? '') ? separated : null;
  const behind = tidy(withoutPieces(colon ? after.slice(colon[0].length) : after));
  const before = tidy(text.slice(0, code.start));
  if (saysName(behind) && !(saysName(before) && behind.length < 12))
    return { line, name: behind, code: code.code, score: isHeading ? 1 : 0.97 };
  const isSeparated = /[–—|,(:-]\s*$/.test(text.slice(0, code.start));
  const isName = saysName(before) && !institution.test(before);
  return { line, name: isName ? before : null, code: code.code, score: isSeparated ? 0.95 : 0.82 };
}

/** Lines at the top that may hold the title: headings, bold lines and short lines without a label before the prose begins. */
function titleLines(document: Document, lines: FactLine[]): FactLine[] {
  const prose = document.blocks.findIndex((b) => b.kind === 'paragraph' && b.text.length > 240);
  const end = Math.min(titleBlocks, prose < 0 ? titleBlocks : Math.max(prose, 1));
  return lines.filter((line) => {
    if (line.block.index >= end || line.text.length > longestTitle || contact.test(line.text)) return false;
    if (line.block.kind === 'list-item' || findClassDays(`class ${line.text}`).length > 0) return false;
    if (line.label === null || titleLabel.test(line.label)) return true;
    if (line.block.kind === 'table-row') return false;
    return line.block.kind === 'heading' || isBoldLine(line.block) || findCourseCodes(line.text)[0]?.start === 0;
  });
}

function readLabelled(lines: FactLine[], found: CourseTitle): void {
  for (const line of lines) {
    if (!line.label || !line.value || findClassDays(line.value).length > 0) continue;
    const [code] = findCourseCodes(line.value);
    if (!found.code && code && codeLabel.test(line.label)) found.code = fieldOf(line, code.code, 0.95);
    const rest = code ? tidy(line.value.slice(code.end)) || tidy(line.value.slice(0, code.start)) : line.value;
    if (found.name || !nameLabel.test(line.label) || !saysName(rest) || rest.length >= longestTitle) continue;
    found.name = fieldOf(line, rest, 0.95);
    if (code) found.code ??= fieldOf(line, code.code, 0.95);
  }
}

/** Name and code of the course, from labelled lines or from the title at the top; null where the document names none. */
export function findCourseTitle(document: Document, lines: FactLine[]): CourseTitle {
  const found: CourseTitle = { name: null, code: null, lines: new Set() };
  readLabelled(
    lines.filter((line) => !/^title$/i.test(line.label ?? '')),
    found,
  );
  const parts = titleLines(document, lines).map(readTitleLine);
  const code = parts.find((part) => part.code);
  if (code?.code) {
    found.code ??= fieldOf(code.line, code.code, 0.95);
    found.lines.add(code.line);
  }
  if (found.name) return found;
  const named = parts.filter((part) => part.name && !hasTitleOrDegree(part.line.text));
  // "Trevor Gallen" below the title names the teacher.
  const candidates = named.filter((part, i) => part.code || i === 0 || personIn(part.name ?? '') === null);
  const [best] = candidates.sort((a, b) => b.score - a.score);
  if (best?.name) {
    found.name = fieldOf(best.line, best.name, best.score >= 0.95 ? 0.97 : best.score >= 0.8 ? 0.85 : 0.65);
    found.lines.add(best.line);
  } else if (code?.code) found.name = fieldOf(code.line, code.code, 0.5);
  return found;
}

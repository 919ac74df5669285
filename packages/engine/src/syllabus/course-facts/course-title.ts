import type { Document } from '../../documents/document.ts';
import type { Field } from '../course.ts';
import { findClassDays } from '../dates/class-days.ts';
import { findTerms } from '../dates/term.ts';
import { isBoldLine } from '../schedule/flow-lines.ts';
import { findCourseCodes } from './course-code.ts';
import { type FactLine, fieldOf } from './fact-line.ts';
import { hasTitleOrDegree, personIn } from './person-name.ts';

export interface CourseTitle {
  name: Field<string> | null;
  code: Field<string> | null;
  /** The lines that the title was read from: no person's name is looked for there. */
  lines: Set<FactLine>;
}

const nameLabel = /^(?:course|module|class|subject|unit)\s*(?:title|name)$|^(?:title|course|module)$/i;
const codeLabel =
  /^(?:course|module|class|subject|unit)?\s*(?:number|no\.?|code|id|#)$|^course(?:\s+and\s+section|\s*\/\s*section)?$/i;
const generic =
  /^(?:(?:course|class|module|unit)?\s*(?:syllabus|outline|handbook|guide|information|overview|description|schedule|home|homepage|welcome|details|contents|table of contents|basics|preface)[\s:.,-]*)+$/i;
const institution = /\b(?:university|college|department|school of|institute|faculty of|division of|campus|academy)\b/i;
const place = /^[\p{Lu}][\p{L} .]+,\s+\p{Lu}[\p{L} .]+$/u;
const contact = /@|https?:|www\.|\d{3}[-.\s]\d{4}|office hours|^(?:tel|phone|email|room|office)\b/i;

const titleBlocks = 8;
const longestTitle = 140;

interface TitlePart {
  line: FactLine;
  name: string | null;
  code: string | null;
  /** The name follows its code on one line, as in "CS 417: Design Patterns". */
  codeFirst: boolean;
  weight: number;
}

const tidy = (text: string) =>
  text
    .replace(/^[\s:–—•|,.)#-]+|[\s:–—•|,(-]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[“"](.*)[”"]$/, '$1');

/** Takes the term, the code and words such as "Syllabus" off a title line; what is left names the course. */
function readTitleLine(line: FactLine): TitlePart {
  let text = line.text;
  for (const term of findTerms(text).reverse()) text = `${text.slice(0, term.start)} ${text.slice(term.end)}`;
  text = text.replace(/\b(?:course\s+)?syllabus(?:\s+for)?\b|\bcourse\s+outline\b/gi, ' ').trim();
  const [code] = findCourseCodes(text);
  let name = text;
  if (code) {
    const after = text.slice(code.end);
    // "SOC 1120-02 and H02: Introduction": sections may stand between the code and the name.
    const colon = /^[^:–—]{0,26}?(?::|\s[–—-]\s)\s*(?=\p{Lu})/u.exec(after);
    const behind = tidy(colon ? after.slice(colon[0].length) : after.replace(/^\s*#\d+/, ''));
    const before = tidy(text.slice(0, code.start));
    const codeFirst = behind.length >= 3 && /\p{L}{3}/u.test(behind);
    name = codeFirst ? behind : before;
    return {
      line,
      name: /\p{L}{3}/u.test(name) ? name : null,
      code: code.code,
      codeFirst,
      weight: codeFirst ? 1 : 0.6,
    };
  }
  name = tidy(name);
  const isName = /\p{L}{3}/u.test(name) && !generic.test(name) && !institution.test(name) && !place.test(name);
  return { line, name: isName ? name : null, code: null, codeFirst: false, weight: 0.8 };
}

/** Lines at the top that may hold the title: headings, bold lines and short lines without a label before the prose begins. */
function titleLines(document: Document, lines: FactLine[]): FactLine[] {
  const prose = document.blocks.findIndex((b) => b.kind === 'paragraph' && b.text.length > 160);
  const end = Math.min(titleBlocks, prose < 0 ? titleBlocks : Math.max(prose, 1));
  return lines.filter((line) => {
    if (line.block.index >= end || line.text.length > longestTitle || contact.test(line.text)) return false;
    if (line.block.kind === 'table-row') return line.label === null;
    if (line.block.kind === 'list-item') return false;
    return (
      line.block.kind === 'heading' ||
      isBoldLine(line.block) ||
      line.label === null ||
      findCourseCodes(line.text)[0]?.start === 0
    );
  });
}

/** Name and code of the course, from labelled lines or from the title at the top; null where the document names none. */
export function findCourseTitle(document: Document, lines: FactLine[]): CourseTitle {
  const used = new Set<FactLine>();
  const found: CourseTitle = { name: null, code: null, lines: used };
  for (const line of lines) {
    if (!line.label || !line.value) continue;
    const [code] = findCourseCodes(line.value);
    if (!found.code && code && codeLabel.test(line.label)) found.code = fieldOf(line, code.code, 0.95);
    const rest = code ? tidy(line.value.slice(code.end)) || tidy(line.value.slice(0, code.start)) : line.value;
    if (
      !found.name &&
      nameLabel.test(line.label) &&
      findClassDays(line.value).length === 0 &&
      /\p{L}{3}/u.test(rest) &&
      rest.length < longestTitle
    ) {
      found.name = fieldOf(line, rest, 0.95);
      if (code) found.code ??= fieldOf(line, code.code, 0.95);
    }
  }
  const parts = titleLines(document, lines).map(readTitleLine);
  const code = parts.find((p) => p.code);
  if (code?.code) {
    found.code ??= fieldOf(code.line, code.code, 0.95);
    used.add(code.line);
  }
  if (!found.name) {
    const named = parts.filter((p) => p.name && !hasTitleOrDegree(p.line.text));
    const isPersonLine = (p: TitlePart) =>
      !p.codeFirst &&
      p.line.block.index > 0 &&
      personIn(p.name ?? '') !== null &&
      named.some((o) => o !== p && o.line.block.index < p.line.block.index);
    const candidates = named.filter((p) => !isPersonLine(p));
    const codeFirst = candidates.find((p) => p.codeFirst);
    const first = candidates.find((p) => !p.code) ?? candidates[0];
    const best = codeFirst ?? first;
    if (best?.name) {
      const sure = codeFirst ? 0.97 : best.line.block.kind === 'heading' ? 0.85 : 0.7;
      found.name = fieldOf(best.line, best.name, sure);
      used.add(best.line);
    }
  }
  return found;
}

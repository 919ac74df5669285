import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow, tableAround } from '../evidence/forms.ts';
import { bullet, quoteOf, says, type WrittenPart } from '../requests/written-answer.ts';
import { cellsOf, sectionKind } from './staff-entries.ts';
import { statementsOf } from './statements.ts';

const kind = sectionKind;
const label = '(?:#|no\\.? ?)?0?(\\d{1,2}|[a-h])';
const named = new RegExp(
  `\\b(?<kind>(?:(?:lab|discussion|recitation) )?${kind}) ${label}\\b(?! (?:report|note|exam|quiz))`,
);
const asks =
  /\b(?:ta|tas|assistant|teaching|who|when|where|what time|room|meet|help|office|see (?:them|him|her)|e-?mail)\b/;
/** Where the list of a line goes on with the next section. */
const joint = /\s*(?:;|\/\/|\n|\s\/\s)\s*/g;

/**
 * Answers from the student's own section: its row of a table, or its part of a line on several ("Ode (groups 1 & 2),
 * Tue 9; Tey (group 3), Fri 2"). Returns null where the question names no section, or no line is on it.
 * @param text as `plainQuestion` gives it
 */
export function ofOwnSection(
  text: string,
  passages: readonly Passage[],
): { rows: Excerpt[] } | { told: WrittenPart[] } | null {
  const found = named.exec(text);
  const own = found?.[2];
  if (own === undefined || !asks.test(text.replace(named, ' '))) return null;
  const rows = passages.flatMap((passage) => rowsOn(passage, own));
  if (rows.length > 0) return { rows };
  const parts = passages.flatMap(statementsOf).flatMap(({ piece }) => partOn(piece, own) ?? []);
  const whole = passages.flatMap(statementsOf).filter(({ text: said }) => opensWith(said, own));
  if (parts.length === 0 && whole.length > 0) return { rows: whole.map(({ piece }) => piece) };
  const lead = says(`On ${found?.groups?.kind} ${own.toUpperCase()} your syllabus says:`);
  return parts.length === 0 ? null : { told: [lead, ...parts] };
}

const opensWith = (said: string, own: string): boolean =>
  new RegExp(`^\\W*(?:${kind}) #?0?${own}\\b`, 'i').test(said) && !said.includes(' | ');

/** The rows of a table of sections that open with its number or letter. */
function rowsOn(passage: Passage, own: string): Excerpt[] {
  const isOwn = new RegExp(`^\\W*(?:${kind}\\s+)?#?0?${own}\\b`, 'i');
  const isTitle = new RegExp(`^\\W*${kind}\\s+#?(?:\\d{1,2}|[a-h])\\b`, 'i');
  // A row that says nothing but the section heads the rows below it.
  let titled: string | null = null;
  return blocksOf(passage).flatMap(({ form, start, end }) => {
    if (form !== 'row') {
      titled = null;
      return [];
    }
    const cells = cellsOf(passage, { start, end });
    const [only = '', ...others] = new Set(cells.filter((cell) => cell !== ''));
    if (others.length === 0 && isTitle.test(only)) titled = only;
    const header = tableAround(passage, start)?.header;
    const heads = header ? cellsOf(passage, header) : [];
    const at = heads.findIndex((head) => new RegExp(`^\\W*${kind}\\b`, 'i').test(head));
    const isNamed = at >= 0 && isOwn.test(cells[at] ?? '');
    const isBelow = titled !== null && new RegExp(`^\\W*${kind}\\s+#?0?${own}\\b`, 'i').test(titled);
    return isNamed || isBelow ? [{ passage, start, end }] : [];
  });
}

/** The part of a line that is on a section, with what the line is called. */
function partOn(piece: Excerpt, own: string): WrittenPart | null {
  const { passage, start, end } = piece;
  const text = passage.text.slice(start, end);
  const [name = ''] = text.split(' | ');
  const isOfSections = new RegExp(`\\b${kind}\\b`, 'i').test(name);
  const row = blocksOf(passage).find((block) => isRow(block.form) && block.start === start);
  const from = row ? name.length + 3 : 0;
  const cuts = [from, ...[...text.matchAll(joint)].map(({ index, 0: { length } }) => index + length)].filter(
    (cut) => cut >= from,
  );
  const segments = cuts.map((cut, i) => ({ start: start + cut, end: start + (cuts[i + 1] ?? text.length) }));
  if (segments.length < 2) return null;
  const isOn = new RegExp(`\\b${kind}[^;()]{0,12}\\b0?${own}\\b`, 'i');
  const opens = new RegExp(`^0?${own}\\b`, 'i');
  const found = segments.find((segment) => {
    const said = passage.text.slice(segment.start, segment.end);
    return isOn.test(said) || (isOfSections && opens.test(said));
  });
  if (!found) return null;
  const said = quoteOf({ passage, ...found }).replace(/[\s;/]+$/, '');
  return bullet(row ? `${name.trim()}: ${said}` : said, piece);
}

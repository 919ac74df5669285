import { gradeScaleHeading, totalName } from '../../../lexicon/grading.ts';
import { withoutLength } from '../../items/assignments/length.ts';
import { workName } from '../../items/assignments/nouns.ts';
import { bracketDepth, tidy } from '../../lines/piece.ts';

const longestName = 90;
const mostWords = 14;

export const isTotal = (name: string) => totalName.test(name);

/** "A", "B+", "A minus": a step of the grade scale. */
const isGrade = (name: string) => /^\W*[A-F]\s*(?:[+–-]|plus|minus)?(?:\s*[:=(]|\W*$)/i.test(name);

/** "Your grade", "Grade breakdown": the list and no part of it. */
const listItself =
  /^(?:(?:the|your|final|course)\s+)*grad(?:e|es|ing)(?:\s+(?:breakdown|distribution|scheme|policy))?$/i;
/** A sentence that was cut, and no name. */
const clause =
  /^(?:there|students?|you|we|it|this|these|all|the (?:rest|remaining|other))\b|\b(?:will|must|should|can|may)\s/i;

/** "700 – 800 words", "1,800 words on a port": how long something is. */
const measure =
  /^\W*\d[\d,]*(?:\s*[–-]\s*\d[\d,]*)?\s+(?:words?|pages?|minutes?|hours?|lines?|slides?)(?:\W*$|\s(?:on|about|each|long)\b)/i;

/** "0-3% minus": a step of the grade scale. */
const range = /^\W*\d+\s*%?\s*[–-]\s*\d+\s*%/;

/** Whether a text can be the name of a part of the grade. */
export const canBeName = (name: string) =>
  !range.test(name) &&
  /\p{L}{2}/u.test(name) &&
  !measure.test(name) &&
  name.length <= longestName &&
  name.split(/\s+/).length <= mostWords &&
  !isGrade(name) &&
  !clause.test(name) &&
  !listItself.test(name) &&
  !gradeScaleHeading.test(name);

const verbTail =
  /\s*(?:[=:–—-]\s*|\b(?:(?:is|are|will be)\s+(?:worth|weighted|graded)|(?:will\s+)?(?:counts?|account|accounts|make|makes|contribute|contributes|comprise|comprises|constitute|constitutes|determine|determines)\b|worth|of (?:the|your) (?:final |course |overall |total )*grade|is|are)\b.*)$/is;
const leadOfSentence =
  /^.*\b(?:based (?:up)?on|determined by|evaluated (?:through|by|on)|assessed (?:through|by|on)|consists? of|(?:made up|composed) of|compris(?:es|ed of|ing)|includ(?:es|ing)|compute[sd] (?:from|as)|calculated (?:from|as|using)|weights?|follows|(?:in|into|has|have)\s+(?:the following|\p{L}+)\s+(?:parts|components|stages|steps|phases|pieces))\b:?\s*/isu;
/** What still belongs to the share before: "(30%) of the grade, the final project". */
const gradeRest = /^\W*of (?:the |your |my )?(?:final |course |overall |total )*grades?\b[\s.,;]*/i;
const article = /^(?:(?:and|&|plus|with|the|your|our|an?|each|of (?:the|your) (?:final |course )?grade)\b[\s,:]*)+/i;

/**
 * The name of a part from what stands before its share: without the brackets of shares, "counts for", and the sentence
 * that leads up to it.
 */
export function nameBefore(segment: string): string {
  // Behind the share before, a remark in its bracket may end.
  let text = lastSentence(segment)
    .replace(/^[^()[\]]*[)\]]/, '')
    .replace(/^[\s.,;:|•–—-]+/, '')
    .replace(/^[([](?=[^)\]]*$)/, '');
  // The share stands in a bracket that says more: "Quizzes (12 in all; 2% …".
  const open = text.search(/[([][^)\]]*$/);
  if (open > 0) text = text.slice(0, open);
  text = clean(text)
    .replace(gradeRest, ' ')
    .replace(/\s+(?:for|at|to|by|@)\s*$/i, '');
  // "Class work (including trips)" says in its bracket what belongs to it.
  const leadEnd = leadOfSentence.exec(text)?.[0].length ?? 0;
  const isLed = text.split(/\s+/).length > 4 && bracketDepth(text, leadEnd) === 0;
  const lead = (isLed ? text.slice(leadEnd) : text).replace(verbTail, '');
  const tail = lead.split(/\s+/).length > 8 ? afterLastBreak(lead) : lead;
  const comma = /^(?:for|in|at|of|on|to)\s[^,]*,\s*(.+)$/i.exec(tail);
  return tidy((comma?.[1] ?? tail).trim().replace(article, ''));
}

/** Of a text too long for a name, what stands behind its last full stop. */
function lastSentence(text: string): string {
  const stop = text.length > longestName ? [...text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].at(-1) : undefined;
  return stop ? text.slice(stop.index + stop[0].length) : text;
}

const longestPlainName = 8;

/**
 * The name at the beginning of a line, before its share: the whole where it is short, else what stands before the first
 * colon, comma or dash, as what follows describes the work: "Final project: A report … (20%)".
 */
export function nameAtStart(segment: string): string {
  const text = withoutLength(segment.replace(/^\W*(?:[a-z\d]{1,2}[.)]|o)\s+(?=\S)/i, ''));
  const head = /^\s*(.{3,60}?)(?::\s|,\s|\s[–—-]\s)/s.exec(text)?.[1] ?? '';
  const described = text.split(/\s+/).length > longestPlainName && !isFraming(head) && workName(head) !== null;
  return described ? tidy(clean(head)) : nameBefore(text);
}

/** "For all students, …": no name, though a comma ends it. */
const isFraming = (head: string) => /^(?:for|in|at|of|on|to|the (?:final|course) grade|your)\s/i.test(head.trim());

/**
 * The name of a part from what stands behind its share: "40% problem sets, due Fridays at 4pm" → "problem sets". What
 * follows a colon, a dash, a bracket or a full stop describes it.
 */
export function nameBehind(segment: string): string {
  const text = clean(segment)
    .replace(/^(?:\s*\([^()]*\))?[\s:=|–—-]+/, '')
    .replace(
      /^of (?:the|your|my) [\p{L} ]{0,30}?(?:grade|mark)s?\s*(?:(?:is|will be|are)\s+)?(?:(?:determined|based|made up)\s+)?(?:by|on|up of|of|for|from|:|-)?\s*/iu,
      '',
    )
    .replace(/^(?:(?:(?:will\s+)?(?:comes?|stems?)|is|are)\s+)?(?:for|is|from|based on|goes to)\s+/i, '');
  // "Project 1 - Rainfall": behind a number the dash brings the title, behind a word what is said of it.
  const cut = /^(.{2,}?)(?:\n|\.(?=\s|$)|:(?=\s)|;|(?<!\d)\s[–—-]+\s|—|\s[([]|,\s+(?:\p{Ll}|\d)(?!.*\band\b))/su.exec(
    text,
  );
  return tidy((cut?.[1] ?? text).replace(article, '').replace(/[\s,;]*\b(?:and|plus)?\s*$/i, ''));
}

/**
 * A name in a cell or heading of its own: its first line, without remarks of shares. Of a line too long for a name,
 * what stands before the description: "Care plan - Choose a patient …".
 */
export function nameAlone(text: string): string {
  const line = withoutLength(tidy(clean(text.split('\n').filter((one) => /\p{L}/u.test(one))[0] ?? '')));
  const isLong = line.length > longestName || line.split(/\s+/).length > mostWords;
  return (isLong ? /^(.{3,60}?)(?::\s|\.\s|\s[–—-]+\s|—)/s.exec(line)?.[1] : null) ?? line;
}

/** Without brackets that hold a share or a count of points, and without "@ 3%". */
const clean = (text: string) =>
  text
    .replace(/[([][^()[\]]*\d\s?(?:%|pts?\b|points?\b|marks?\b|percent\b)[^()[\]]*[)\]]/gi, ' ')
    // "Reports, 5 at 30 points each": how many there are is no part of the name.
    .replace(/,\s*\d{1,2}\s*(?:at|x|×)?\s*$/i, ' ')
    .replace(/\s*@\s*[\d.]+\s?(?:%|pts?\b|points?\b)?/gi, ' ')
    .replace(/[*_#]{2,}|(?<=\p{L})[*∗†‡]+(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ');

/** What stands behind the last colon, semicolon or full stop outside brackets. */
function afterLastBreak(text: string): string {
  const breaks = [...text.matchAll(/[.:;]\s+|,\s+(?=(?:and\s+)?(?:the|an?|your)\s)/gi)].filter(
    (match) => bracketDepth(text, match.index) === 0,
  );
  const last = breaks.at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

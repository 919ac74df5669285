const number = String.raw`^(?:(?:\d+(?:\.\d+)*|[a-z]|[ivx]+)[.):]?\s+)?`;
const end = String.raw`\s*(?:\(.{0,30}\))?[:.]?$`;
const part = '(?:(?:end[- ]of[- ])?(?:section|chapter|unit|module|lesson)[- ])';
const doing =
  '(?:review|practice|study|discussion|critical thinking|personal application|comprehension|reflection|thought|essay|conceptual|homework|additional|further|extra|self[- ]?(?:check|test|study|assessment|review)|short[- ]answer|multiple[- ]choice|matching|true[-/ ](?:or[- ])?false|fill[- ]in(?:[- ]the[- ]blanks?)?|open[- ](?:ended|response)|free[- ]response)';

const further = 'further research';
/** A heading of what is to be looked for elsewhere. */
export const furtherHeading = new RegExp(`${number}${further}${end}`, 'i');

/** Headings under which a text asks its reader questions, and nothing else. */
export const exerciseHeading = new RegExp(
  `${number}(?:${part}?${doing}\\s(?:questions?|exercises?|problems?)|exercises|problem set|problems (?:and|&) exercises|answer key|answers(?: to .{0,40})?|solutions to .{0,40}|questions? (?:for|to) (?:review|discuss(?:ion)?|consider|think about|ponder|reflection)|multiple choice|${further})${end}`,
  'i',
);

/** Headings of problems to be worked, with their solutions below them, and of what is for who teaches. */
export const practiceHeading = new RegExp(
  `${number}(?:(?:additional|further|more|extra|multi[- ]?(?:concept|step|part)|mixed|challenge|sample|cumulative|end[- ]of[- ]chapter) )*(?:(?:${part}?${doing}|multi[- ]?(?:concept|step|part)|mixed|challenge|sample|cumulative) (?:problems?|exercises?|questions?|(?:practice )?tests?|quiz(?:zes)?)(?: (?:by|with|and|for) .{0,40})?|(?:instructor|teacher|teaching)(?:['’]s?)? (?:notes?|resources?|guide))${end}`,
  'i',
);

/** Headings that may stand above such questions, and above what a course says of its own. */
export const exerciseHeadingWhereAsking = new RegExp(
  `${number}(?:${part}?(?:review|pop|practice|self|knowledge|reading|concept|learning|progress)?[- ]?(?:quiz(?:zes)?|check(?:s|point)?|tests?|self[- ]?(?:check|test|assessment)|assessment|activit(?:y|ies)|review)|${doing}|(?:test|check|quiz) (?:yourself|(?:your|for) (?:understanding|knowledge|learning|reading|progress))|questions|problems|practice|critical thinking|think (?:about it|it over|critically)|your turn|try (?:it|this)(?: (?:out|yourself))?|now you try|tasks?)${end}`,
  'i',
);

/** Headings of what answers such questions. */
export const answersHeading = new RegExp(`${number}(?:answer key|answers|(?:worked )?solutions)\\b`, 'i');
/** A heading of one of several, below theirs. */
export const oneExerciseHeading = /^(?:problem|exercise|question|task|part|set)s?\s(?:\d+|[a-z])\b.{0,12}$/i;

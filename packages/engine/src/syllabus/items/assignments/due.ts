import type { ResolvedDate } from '../../../dates/resolve-date.ts';
import { findTimes } from '../../../dates/times.ts';
import { alternation, anyCase } from '../../../lexicon/alternation.ts';
import { nounsOf } from '../../../lexicon/coursework.ts';
import { foreignDatePrepositions, foreignDueWords } from '../../../lexicon/due-words.ts';
import { platforms } from '../../../lexicon/platforms.ts';
import { tidy } from '../../lines/piece.ts';
import { withoutOpenDate } from './due-date.ts';
import { withoutLength } from './length.ts';

/** Words by which a text says that something is handed in. */
const handedIn = '(?:due|submitted|turned in|handed in|uploaded|completed|posted|emailed|e-mailed|delivered|taken)';
const foreignDue = String.raw`(?<![\p{L}\p{N}])(?:${alternation(foreignDueWords)})(?![\p{L}\p{N}])`;
const saysForeignDue = new RegExp(foreignDue, 'iu');
const duePattern =
  /\b(?:due|deadline|(?:must|should|needs? to|has to|have to|will|to) be (?:due|submitted|turned in|handed in|uploaded|completed|emailed|delivered))\b/i;
const handInVerb = new RegExp(
  String.raw`^\s*(?:please\s+)?(?!do(?:n['’]t| not)\b)(?:submit|turn[- ]in|hand[- ]in|upload|email|e-mail|deliver|complete|finish|take|post|bring(?= (?:in )?(?:a |an |your )?(?:copy|final|complete|printed|${alternation(nounsOf('mostly', 'numbered', 'class'))}))|write|do|present|give)\s`,
  'i',
);
/** Work is only mentioned: prepared for, reviewed, or talked about. */
const preparation =
  /^\s*(?:please\s+|optional:?\s+)?(?:make sure|be sure|remember|don['’]t forget|plan|start|begin|continue|keep|try|study|prepare|preparing|work|working|schedule|sign[- ]?up|discuss|discussing|return|go over|attend|meet|see|visit|register|wrap up|debrief|download|install|receive|hand out)\b/i;
/** "Feedback on quiz 1", "Solutions to homework 3": what class does with work handed in, or gives out with it. */
const saidOfWork =
  /^\s*(?:(?:feedback|comments)\s+(?:on|for)|(?:solutions?|grades|results|instructions|guidelines|rubrics?|prompts?)\s+(?:on|to|for|of|from))\s/i;
/** "Plan drawing – due March 4": a name whose first word is a verb elsewhere. */
const nameLikeVerb =
  /^\s*(?:plan|study|work|schedule|visit)\s+[\p{Ll}-]+(?:\s+#?\d+)?\s*[–—:,(-]?\s*(?:is\s+|are\s+)?due\b/iu;
/** Under a label of work these may be the name of its part: "Intro + Methods". */
const talk =
  /^\s*(?:please\s+|optional:?\s+)?(?:review|reviewing|practice|introduce|intro|introduction|covers?|check)\b/i;
/** What a homework may consist of, and what elsewhere only leads up to work. */
const errand =
  /^\s*(?:please\s+)?(?:brainstorm|think|choose|select|form|find|look|organize|set up|get|note|focus|pick)\b/i;
const givenOut =
  /\b(?:(?:is|are|will be|was|to be)\s+)?(?:assigned|handed out|hand out|given out|distributed|posted|released|goes out|go out|opens|available|introduced|returned|explained)\b|[\p{L}\d)]\s+(?:is\s+|are\s+|goes\s+)?out\s*$/iu;

export const saysDue = (text: string) => duePattern.test(text) || saysForeignDue.test(text);
export const saysHandIn = (text: string) => handInVerb.test(text);
/**
 * Whether the text speaks of work without asking for it then: "Study for Quiz 1", "HW 3 assigned".
 * `underHomework`: it stands where a homework is described.
 */
export const isOnlyMentioned = (text: string, underHomework = false) =>
  (preparation.test(text) && !nameLikeVerb.test(text)) ||
  (saidOfWork.test(text) && !duePattern.test(text)) ||
  (!underHomework && (errand.test(text) || talk.test(text))) ||
  (givenOut.test(text) && !duePattern.test(text));

const place = '\uE000';
const platform = `\\b(?:${alternation(platforms)})\\b`;
const bracketRemark = new RegExp(
  String.raw`[([][^()[\]]*(?:${place}|\bdue\b|\d\s?%|\b\d+\s?(?:pts?|points?)\b|\bvia\b|\bemail\b|${platform}|\blink\b|\bonline\b|\bin[- ]class\b|\b(?:un)?graded\b|\boptional\b|\bgrad(?:uate)?s?\b)[^()[\]]*[)\]]`,
  'gi',
);
const leadingWords = new RegExp(
  String.raw`^(?:[\s\-–—:,*${place}]+|(?:\p{L}+ed\s+|tentative\s+)?due dates?\s+(?:for|of)\b[\s:–—-]*|(?:please|deadline|due(?:\s+dates?)?|assigned|reminder|required|no later than|by|on|at)\b[\s:.,–—-]*|(?:submit|turn[- ]in|hand[- ]in|upload|e-?mail|deliver|complete|finish|take|post|bring(?: in)?|do|give)\b(?!\s+(?:home|your own|it|not)\b)\s+(?:(?:me|us)\s+(?=\S))?|(?:the|your|an|a|our|one)\s+(?=\S))`,
  'iu',
);
const dueTail = new RegExp(
  String.raw`\s*[-–—:,|(]?\s*\b(?:which\s+)?(?:(?:is|are|will be|must be|to be|should be|needs? to be|has to be)(?:n['’]t)?\s+)?(?:not\s+)?(?:(?:also|now|originally|formerly|initially|previously)\s+)?${handedIn}\b.*$`,
  'is',
);
const foreignDueTail = new RegExp(String.raw`[\s,:;(–—-]*${foreignDue}.*$`, 'isu');
const foreignDateTail = new RegExp(
  String.raw`[\s,;:|–—-]+(?:${alternation(foreignDatePrepositions)})\s*${place}.*$`,
  'is',
);
const dateTail = new RegExp(
  String.raw`[\s,;:|–—-]*(?:\b(?:by|on|for|at|after|before|until|from|between|starting|beginning|opens?|closes?|no later than|is|will be|held|the|week|of)\s+)*${place}.*$`,
  'is',
);
const weight =
  /(?:^|[\s:,–—-]+)\(?\d+(?:\.\d+)?\s?(?:%|pts?\b\.?|points?\b|percent\b)(?:\s?(?:each|total|of (?:the )?(?:final )?grade))?\)?/gi;
const givenTail =
  /\s*[,:|–—-]*\s*\b(?:is\s+|are\s+|will be\s+)?(?:assigned|posted|released|handed out|opens|available|either)\b.*$|\s+out\s*$/is;
const revisedTail = new RegExp(
  String.raw`[\s,:;(–—-]*\b(?:(?:its|the)\s+)?(?:(?:due\s+date|deadline|date)\s+)?(?:(?:is|are|has been|have been|was|were)\s+)?(?:now\s+)?(?:extended|postponed|rescheduled|delayed|pushed back|moved|changed)\s+(?:to|until|for|from)\b[^.]*${place}.*$`,
  'is',
);
/** "Field report: new deadline October 20": what is said of the date, in front of it. */
const newDateTail = new RegExp(
  String.raw`[\s,:;(–—-]*\b(?:(?:its|the)\s+)?(?:new|old|revised|extended|original|previous|final)\s+(?:due\s+date|deadline|date)\b[^.]*${place}.*$`,
  'is',
);
const scheduledTail =
  /[\s,:;(–—-]*\b(?:originally|formerly|initially|previously|now)\s+(?:re)?scheduled\b.*$|[\s,:;(–—-]+(?:has been |have been |is |was )?(?:postponed|delayed|deferred)\s*$/is;
const coverageTail = /\s+(?:covers|will cover|is on|is over)\b.*$/is;
const roomTail = new RegExp(
  String.raw`(?<=\b(?:${anyCase([...nounsOf('always'), 'test', 'final'])})\b)[,\s]+(?:in\s+)?\p{Lu}\p{L}+\s\p{Lu}?\d{2,4}\p{Lu}?$`,
  'u',
);
/** What is added behind a comma, and brackets that hold a whole clause, are no part of a name. */
const afterthought = /,\s+(?:but|which|see|note|although|though|please|so)\b.*$|\s*\((?:[^()\s]+\s+){6,}[^()]*\)/is;
const channelTail = new RegExp(
  String.raw`[\s,]+(?:to (?:both|the (?:ta|instructor|professor|class|dropbox|discussion)|me\b|us\b|your (?:instructor|ta|professor))|via\b|through the|(?:to|through|on|in|into|onto) ${platform}|in[- ]class(?=\s*$)|at (?:the )?(?:beginning|start|end) of|before class|by e-?mail)\b.*$`,
  'is',
);

/** "Essay 2: submit" once the date behind it is cut off. */
const handInTail = /\s*[:,–—-]\s*(?:please\s+)?(?:submit|turn in|hand in|upload)(?:\s+it)?\s*$/i;

/** What may stand behind a name, in the order in which it is cut off; `needs` is soon tested, and always part of it. */
const tails: { tail: RegExp; needs: RegExp }[] = [
  { tail: revisedTail, needs: new RegExp(place) },
  { tail: newDateTail, needs: /date|deadline/i },
  { tail: scheduledTail, needs: /scheduled|postponed|delayed|deferred/i },
  { tail: dueTail, needs: new RegExp(handedIn, 'i') },
  { tail: foreignDueTail, needs: saysForeignDue },
  { tail: givenTail, needs: /assigned|posted|released|handed|opens|available|either|out\s*$/i },
  { tail: foreignDateTail, needs: new RegExp(place) },
  { tail: dateTail, needs: new RegExp(place) },
  { tail: channelTail, needs: /[\s,]/ },
  { tail: handInTail, needs: /submit|turn|hand|upload/i },
  { tail: coverageTail, needs: /cover|\son\b|\sover\b/i },
  { tail: roomTail, needs: /\d\p{Lu}?$/u },
];

/**
 * Strips the name of work of when and how it is handed in: "Paper #1 due by Sunday 11:59 p.m." → "Paper #1", "Complete
 * the Syllabus Quiz by Friday (Canvas)" → "Syllabus Quiz". Empty where nothing else is left.
 */
export function workTitle(text: string, dates: ResolvedDate[]): string {
  let rest = withoutOpenDate(marked(text, dates))
    .replace(bracketRemark, ' ')
    .replace(weight, ' ')
    .replace(/ {2,}(?=[:;,])/g, '');
  rest = strip(rest);
  for (const { tail, needs } of tails) {
    if (!needs.test(rest)) continue;
    const cut = rest.replace(tail, '');
    if (/\p{L}/u.test(cut)) rest = cut;
  }
  rest = strip(rest.replaceAll(place, ' '));
  return shortened(withoutLength(tidy(rest.replace(afterthought, ''))));
}

function marked(text: string, dates: ResolvedDate[]): string {
  const spans = [...dates, ...findTimes(text)].sort((a, b) => b.start - a.start);
  let result = text;
  for (const span of spans) result = result.slice(0, span.start) + place + result.slice(span.end);
  return result;
}

function strip(text: string): string {
  let rest = text;
  for (let guard = 0; guard < 6; guard++) {
    const next = rest.replace(leadingWords, '');
    if (next === rest || !/\p{L}/u.test(next)) break;
    rest = next;
  }
  return rest;
}

/** A subtitle stays, a description goes: "Survey – Complete the brief survey posted …" → "Survey". */
function shortened(title: string): string {
  const sentence = /^(.{3,}?[^\s.]{3,})\.\s+\p{Lu}/u.exec(title);
  const first = sentence?.[1] ?? title;
  const dashed = /^(.{3,80}?)\s*(?:\s[–—-]+\s|[–—])\s*(.+)$/s.exec(first);
  if (dashed?.[1] && dashed[2] && isDescription(dashed[2])) return tidy(dashed[1]);
  const colon = /^(.{3,60}?):\s+(.+)$/s.exec(first);
  if (colon?.[1] && colon[2] && isDescription(colon[2]) && colon[2].split(/\s+/).length > 14) return tidy(colon[1]);
  return tidy(first);
}

function isDescription(text: string): boolean {
  if (text.split(/\s+/).length > 10) return true;
  return /^(?:\p{Ll}|(?:Students?|You|This|Complete|Requires?|See|Based on|Details|Worth|Covers?)\b)/u.test(text);
}

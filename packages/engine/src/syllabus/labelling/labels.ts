import { parseCitation } from '../../citations/parse-citation.ts';
import { findDates } from '../../dates/find-dates.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { englishWeekdayNames } from '../../lexicon/calendar-names.ts';
import { words } from '../../text/words.ts';

/** What a piece of a schedule can be. `media` is watched or heard; `activity` happens in class; `note` says nothing to keep. */
export type Kind = 'topic' | 'reading' | 'assignment' | 'media' | 'activity' | 'note';

/** What a column heading, sub-heading or lead-in promises of the text under it. */
export interface Label {
  /** The kinds it names, most telling first; empty where it only orders ("Before class"). */
  kinds: Kind[];
  /** What stands under it is handed in then. */
  due: boolean;
  /** What stands under it is given out then, to be handed in later. */
  assigned: boolean;
  optional: boolean;
  graduateOnly: boolean;
  /** What bare numbers under it count: "Chapter" over "1", "pp." over "3–20". */
  counts: string | null;
  /** What the label itself says of the time: "due Sundays, 11:59 pm" → "due Sunday, 11:59 pm". */
  dueText: string | null;
  /** The label as printed, where it names its work by a day: "Homework Jan-11". */
  name: string | null;
}

const list = (text: string) => text.trim().split(/\s+/);
const vocabulary: Record<Kind, Set<string>> = {
  reading: new Set(
    list(`reading readings read reread text texts textbook textbooks chapter chapters literature article articles book books
      source sources pages page sections section pp chap chaps ch bibliography novel novels cases poems`),
  ),
  assignment: new Set(
    list(`assignment assignments homework homeworks hw hws exercise exercises problem problems set sets quiz quizzes exam
      exams test tests assessment assessments coursework project projects deliverable deliverables submission submissions
      milestone milestones essay essays writing evaluation evaluations graded`),
  ),
  topic: new Set(
    list(`topic topics subject subjects theme themes lecture lectures content contents title item items material unit
      concepts focus agenda description`),
  ),
  media: new Set(
    list(`watch video videos film films screening screenings view viewing viewings listen listening podcast podcasts media
      movie movies`),
  ),
  activity: new Set(
    list(`activity activities discussion discussions tutorial tutorials workshop workshops lab labs laboratory seminar
      recitation demo demos studio speaker guest inclass classwork practice potential possible`),
  ),
  note: new Set(
    list(`note notes remark remarks comment comments reminder reminders announcement announcements objective objectives
      outcome outcomes goals competencies instructor room location other task tasks todo logistics misc`),
  ),
};
const dueWords = new Set(list('due deadline deadlines submit deliverable deliverables'));
const assignedWords = new Set(list('assign assigned posted released out'));
const singleThings = new Set(
  list('quiz exam test project essay milestone submission deliverable chapter page section'),
);
const optionalWords = new Set(
  list('optional option options recommended suggested further supplementary supplemental background extra'),
);
const graduateWords = new Set(list('graduate grad graduates phd'));
const neutralWords = new Set([
  ...englishWeekdayNames,
  ...list(`required for before after class week weekly this the and or of to in be is are completed complete day daily date
    dates tentative all your you by next today tonight on what main primary secondary core additional new major minor short
    long online selection selections preparation prep prepare instructions work do hand turn final assigned list key session
    sessions meeting am pm et pt more at start end items first`),
]);

/**
 * What a column heading or sub-heading promises. Words it does not know do not count against it: "Reading (Norton)".
 * Null where it names nothing that tells one kind of piece from another.
 */
export function labelOf(heading: string): Label | null {
  const found = weigh(heading);
  const known = found.kinds.length > 0 || found.due || found.assigned;
  return known ? found : null;
}

function weigh(heading: string): Label {
  const text = heading.replace(/\bin[- ]class\b/gi, 'inclass').replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const folded = words(text).map((word) => word.folded);
  const has = (set: Set<string>) => folded.some((word) => set.has(word));
  const kinds = (Object.keys(vocabulary) as Kind[]).filter((kind) => has(vocabulary[kind]));
  const due = has(dueWords) || /[([][^)\]]*\bdue\b/i.test(heading) || /\b(?:hand|turn)(?:ed)?[- ]in\b/i.test(text);
  const assigned = has(assignedWords) && !kinds.includes('reading') && !due;
  // Exercises of the class itself, and exercises to choose from, are not handed in.
  const practised = kinds.includes('activity') || folded.join(' ') === 'class exercise';
  const kept = practised && kinds.includes('assignment') && !due ? kinds.filter((k) => k !== 'assignment') : kinds;
  if (folded.join(' ') === 'class exercise') kept.unshift('activity');
  if (due && !kept.includes('assignment')) kept.push('assignment');
  return {
    kinds: kept,
    due,
    assigned,
    optional: has(optionalWords),
    graduateOnly: has(graduateWords),
    counts: countedBy(folded),
    dueText: due ? dueTextOf(heading) : null,
    name: null,
  };
}

const countNouns: [string, RegExp][] = [
  ['Chapter', /^(?:chapters?|chaps?|chs?)$/],
  ['Section', /^(?:sections?|secs?)$/],
  ['pp.', /^(?:pages?|pp)$/],
];
const countedBy = (folded: string[]) =>
  countNouns.find(([, noun]) => folded.some((word) => noun.test(word)))?.[0] ?? null;

const weekday = alternation(englishWeekdayNames);
const saysTime = new RegExp(String.raw`\d|class|day|\b(?:${weekday})\b`, 'i');

function dueTextOf(heading: string): string | null {
  const match = new RegExp(
    String.raw`\bdue\b(?:\s+(?:on|by|every|each|the))*\s*(?:before class|in class|(${weekday})s?\b)?.{0,24}`,
    'i',
  ).exec(heading);
  if (!match || !saysTime.test(match[0])) return null;
  return match[0].replace(/(day)s\b/i, '$1');
}

/** The label that a text is, every word of it: "Required readings", "Due". Null where a word says more than a label does. */
export function wholeLabel(text: string): Label | null {
  const unbracketed = text.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').replace(/\bin[- ]class\b/gi, 'inclass');
  const bare = withoutDates(unbracketed);
  const folded = words(bare).map((word) => word.folded);
  if (folded.length === 0 || folded.length > 7) return null;
  const found = weigh(bare);
  const everyWordKnown = folded.every(
    (word) =>
      neutralWords.has(word) ||
      dueWords.has(word) ||
      assignedWords.has(word) ||
      optionalWords.has(word) ||
      graduateWords.has(word) ||
      Object.values(vocabulary).some((set) => set.has(word)) ||
      // A number belongs to a label only where it numbers a week: "Week 3 readings", but not "Homework 3" or "Chapter 3".
      (/^\d+$/.test(word) && folded.includes('week')),
  );
  // One exam or one project is the thing itself, not a heading over several.
  if (!everyWordKnown || (!found.due && folded.some((word) => singleThings.has(word)))) return null;
  if (bare !== unbracketed && found.kinds.includes('assignment')) found.name = unbracketed.trim();
  const orders = /^(?:before|after|for|in|during|by)\b/i.test(bare.trim());
  return found.kinds.length > 0 || found.due || found.assigned || found.optional || orders ? found : null;
}

function withoutDates(text: string): string {
  let rest = text;
  for (const date of findDates(text).toReversed()) rest = rest.slice(0, date.start) + rest.slice(date.end);
  return rest;
}

/** A label at the start of a text and where the text behind it begins: "Read: Smith" → `end` 6. */
export interface LeadIn {
  label: Label;
  end: number;
  /** What is in front of the colon, as printed. */
  text: string;
}

const leadInPattern = /^\s*([\p{L}][^:\n]{1,70}?)\s*(?::|\s[–—]\s|(?<=\w)[–—](?=\s))\s*/u;

/** The lead-in that a text opens with ("Due: …", "Reading (for Tues) – …"), or null. */
export function leadInOf(text: string): LeadIn | null {
  const match = leadInPattern.exec(text);
  if (!match?.[1]) return null;
  const label = wholeLabel(match[1]) ?? citedUnder(match[1], text.slice(match[0].length));
  return label ? { label, end: match[0].length, text: match[1].trim() } : null;
}

/** "Paper:" is read where a citation follows, and written elsewhere. */
function citedUnder(lead: string, behind: string): Label | null {
  if (!/^papers?$/i.test(lead.trim())) return null;
  const evidence = { page: null, block: 0, start: 0, end: behind.length, text: behind };
  return parseCitation({ text: behind, marks: [], evidence }).strength >= 0.7 ? labelOf('reading') : null;
}

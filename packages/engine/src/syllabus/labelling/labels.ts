import { parseCitation } from '../../citations/parse-citation.ts';
import { findDates } from '../../dates/find-dates.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { englishWeekdayNames } from '../../lexicon/calendar-names.ts';
import {
  assignedLabels,
  dueLabels,
  graduateLabels,
  labelWords,
  neutralLabelWords,
  optionalLabels,
  scheduleLabels,
  singleThings,
} from '../../lexicon/label-words.ts';
import { chapterWords, pageWords, sectionWords } from '../../lexicon/reading-words.ts';
import { sessionWords } from '../../lexicon/schedule-words.ts';
import { memoize } from '../../text/memoize.ts';
import { words } from '../../text/words.ts';

/**
 * What a piece of a schedule can be. `media` is watched or heard; `activity` happens in class; `note` says nothing to
 * keep.
 */
export type Kind = 'topic' | 'reading' | 'assignment' | 'media' | 'activity' | 'note';

/** What a column heading, sub-heading or lead-in promises of the text under it. */
export interface HeadingLabel {
  /** The kinds it names, most telling first; empty where it only orders ("Before class"). */
  kinds: Kind[];
  /** What stands under it is handed in then. */
  due: boolean;
  /** What stands under it is given out then, to be handed in later. */
  assigned: boolean;
  optional: boolean;
  graduateOnly: boolean;
  /** What bare numbers under it count: "Chapter" over "1", "pp." over "3–20", "Lindt Ch." as printed. */
  counts: string | null;
  /** What the label itself says of the time: "due Sundays, 11:59 pm" → "due Sunday, 11:59 pm". */
  dueText: string | null;
  /** The label as printed, where it names its work by a day: "Homework Jan-11". */
  name: string | null;
}

const kinds = ['reading', 'assignment', 'topic', 'media', 'activity', 'note'] as const;
const vocabulary = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>(labelWords[kind])])) as Record<
  Kind,
  Set<string>
>;
const dueWords = new Set(dueLabels);
const scheduleWords = new Set(scheduleLabels);
const assignedWords = new Set(assignedLabels);
const optionalWords = new Set(optionalLabels);
const graduateWords = new Set(graduateLabels);
/** Every word that a text may hold and still be nothing but a label. */
const knownWords = new Set([
  ...Object.values(labelWords).flat(),
  ...dueLabels,
  ...assignedLabels,
  ...optionalLabels,
  ...graduateLabels,
  ...neutralLabelWords,
  ...englishWeekdayNames,
  'do',
]);
/** "In-class" and "class exercise": what the class does itself. */
const ofTheClass = /\bin[- ]class\b|\bclass(?= exercises?\b)/gi;

/** "Do:" stands beside "Read:"; in a longer heading the word says nothing. */
const toDo = /^\W*(?:to[- ])?do\W*$/i;

/**
 * What a column heading or sub-heading promises. Words it does not know do not count against it: "Reading (Norton)".
 * Null where it names nothing that tells one kind of piece from another. The same heading has the same label.
 */
export const labelOf = memoize((heading: string): Readonly<HeadingLabel> | null => {
  const found = weigh(heading);
  const known = found.kinds.length > 0 || found.due || found.assigned;
  return known ? found : null;
});

function weigh(heading: string): HeadingLabel {
  const text = heading.replace(ofTheClass, 'inclass').replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const folded = words(text).map((word) => word.folded);
  const has = (set: Set<string>) => folded.some((word) => set.has(word));
  // "Course timeline & deadlines" stands over whatever happens: most of that is what the weeks are about.
  const isOfAll = has(scheduleWords) && has(dueWords) && /[/&,+]|\band\b/i.test(text);
  const told: Kind[] = toDo.test(text) ? ['assignment'] : kinds.filter((kind) => has(vocabulary[kind]));
  const named: Kind[] = isOfAll ? ['topic'] : namesBoth(text) ? [] : told;
  const due =
    (!isOfAll && !namesBoth(text) && has(dueWords)) ||
    /[([][^)\]]*\bdue\b/i.test(heading) ||
    /\b(?:hand|turn)(?:ed)?[- ]in\b/i.test(text);
  const assigned = has(assignedWords) && !named.includes('reading') && !due;
  // Exercises of the class itself, and exercises to choose from, are not handed in.
  const kept = named.includes('activity') && !due ? named.filter((kind) => kind !== 'assignment') : named;
  if (due && !kept.includes('assignment')) kept.push('assignment');
  return {
    kinds: kept,
    due,
    assigned,
    optional: has(optionalWords),
    graduateOnly: has(graduateWords),
    counts: countedBy(folded, text),
    dueText: due ? dueTextOf(heading) : kept.includes('assignment') ? dueForOf(heading) : null,
    name: null,
  };
}

/** "Topics and readings" tells neither from the other; "reading material" is one thing. */
function namesBoth(text: string): boolean {
  const parts = text.split(/[/&,+]|\band\b/i).map((part) => words(part).map((word) => word.folded));
  const named = parts.map((part) => kinds.find((kind) => part.some((word) => vocabulary[kind].has(word))));
  return named.includes('topic') && named.includes('reading');
}

const countNouns: [string, readonly string[]][] = [
  ['Chapter', chapterWords],
  ['Section', sectionWords],
  ['pp.', pageWords],
];
function countedBy(folded: string[], heading: string): string | null {
  const noun = countNouns.find(([, nouns]) => folded.some((word) => nouns.includes(word)))?.[0] ?? null;
  return noun && namesBook(heading, folded) ? heading.trim() : noun;
}

/** "Lindt Ch.", "Chapter Lindt": a column of its own for each book. */
const namesBook = (heading: string, folded: string[]) =>
  /^\s*\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+\.?\s*$/u.test(heading) && folded.some((word) => !knownWords.has(word));

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

const setFor = new RegExp(
  String.raw`\bfor\s+((?:the\s+)?next\s+(?:time|week|${alternation(sessionWords)})|(?:next\s+)?(?:${weekday}))\b`,
  'i',
);

const afterClass = new RegExp(String.raw`\bafter\s+(?:the\s+)?(?:${alternation(sessionWords)})\b`, 'i');

/** "Homework for next class", "Assignment for Wednesday", "Tasks after class": when what stands under it is due. */
function dueForOf(heading: string): string | null {
  const match = setFor.exec(heading);
  return match?.[1] ? `due ${match[1]}` : afterClass.test(heading) ? 'due after class' : null;
}

/**
 * The label that a text is, every word of it: "Required readings", "Due". Null where a word says more than a label
 * does.
 */
export function wholeLabel(text: string): HeadingLabel | null {
  const unbracketed = text.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').replace(ofTheClass, 'inclass');
  const bare = withoutDates(unbracketed);
  const folded = words(bare).map((word) => word.folded);
  if (folded.length === 0 || folded.length > 7) return null;
  const found = weigh(bare);
  const everyWordKnown = folded.every(
    (word) =>
      knownWords.has(word) ||
      // A number belongs to a label only where it numbers a week: "Week 3 readings", but not "Homework 3" or "Chapter
      // 3".
      (/^\d+$/.test(word) && folded.includes('week')),
  );
  // One exam or one project is the thing itself, not a heading over several.
  if (!everyWordKnown || (!found.due && folded.some((word) => singleThings.includes(word)))) return null;
  if (bare !== unbracketed && found.kinds.includes('assignment')) found.name = unbracketed.trim();
  const orders = /^(?:before|after|for|in|during|by|prep|preparation|required|compulsory|mandatory)\b/i.test(
    bare.trim(),
  );
  return found.kinds.length > 0 || found.due || found.assigned || found.optional || orders ? found : null;
}

function withoutDates(text: string): string {
  let rest = text;
  for (const date of findDates(text).toReversed()) rest = rest.slice(0, date.start) + rest.slice(date.end);
  return rest;
}

/** A label at the start of a text and where the text behind it begins: "Read: Smith" → `end` 6. */
export interface LeadIn {
  label: HeadingLabel;
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
function citedUnder(lead: string, behind: string): HeadingLabel | null {
  if (!/^papers?$/i.test(lead.trim())) return null;
  const evidence = { page: null, block: 0, start: 0, end: behind.length, text: behind };
  return parseCitation({ text: behind, marks: [], evidence }).strength >= 0.7 ? labelOf('reading') : null;
}

import { findClassDays } from '../../dates/class-days.ts';
import type { DateContext } from '../../dates/date-context.ts';
import { weekdayPattern } from '../../dates/names.ts';
import { findTerms } from '../../dates/term.ts';
import type { Document } from '../../documents/document.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { divisionWords } from '../../lexicon/schedule-words.ts';
import { assistantWords } from '../../lexicon/staff.ts';
import type { Field } from '../course.ts';
import { evidenceBetween } from '../lines/entries.ts';
import { type FactLine, fieldOf } from './fact-line.ts';
import { wordTest } from './word-test.ts';

const officeHours =
  /^(?:\(?(?:virtual|drop-?in|student|office|instructor|my|zoom)\)?\s+)*\(?(?:office|student|drop-?in|consultation|help|feedback|advice|surgery|advising)\)?\s*(?:&\s*feedback\s*)?hours?\b|^(?:(?:where|when|how)(?:\s*(?:[/&]|and)\s*(?:where|when|how))?\s+)?(?:to\s+)?find\s+(?:me|us)\b/i;
/** "Drop in Mon and Wed 10–11:15" */
const dropIn = new RegExp(
  `\\b(?:drop(?:ping)?[- ]in|stop by|come by|(?:my )?door is open)\\b[^.!?]*\\b(?:${weekdayPattern})s?\\b`,
  'i',
);
const meetingWord = `(?:course|meets|hours|schedule|dates?|times?|when|place|location|room|horario|${alternation(divisionWords)})`;
/** A label made of such words alone ("Class Meeting Time/Place", "Days & Times"); the value must still name days. */
const meeting = new RegExp(`^(?:${meetingWord}(?:\\s*(?:[/&,]|and|of)\\s*|\\s+|$))+$`, 'i');
const location =
  /^(?:(?:course|class|classroom|meeting|lecture)\s+)?(?:location|room|place|venue|where|classroom|building|site)s?$/i;
const term = /^(?:academic\s+)?(?:term|semester|quarter|session|date|trimester)s?$/i;
const longest = 240;

/** The first line with such a label and a value, or a line that begins with it and goes on without a colon. */
function labelledField(
  lines: FactLine[],
  label: RegExp,
  accepts: (value: string) => boolean = () => true,
): Field<string> | null {
  for (const line of lines) {
    if (line.label && label.test(line.label) && line.value && line.value.length < longest && accepts(line.value)) {
      return fieldOf(line, line.value.replace(/[\s,;]+$/, ''), 0.93);
    }
  }
  for (const line of lines) {
    if (line.label !== null || line.text.length > longest) continue;
    const [first = '', ...rest] = line.text.split(/\s+/);
    for (const words of [first, `${first} ${rest[0] ?? ''}`]) {
      const value = line.text.slice(words.length).trim();
      if (label.test(words) && value.length > 2 && accepts(value)) return fieldOf(line, value, 0.8);
    }
  }
  return null;
}

const hasTime = (text: string) =>
  /\d{1,2}\s*[:.]\s*\d\d|\d\s*[ap]\.?m\b|\b(?:noon|asynchronous|online|arranged|tba)\b/i.test(text);

/** "3 credits Tuesdays …", "4 cr.: MWF …": what the course counts stands before its days. */
const credits = /^\d+(?:\.\d+)?[\s-]+(?:credits?(?:[\s-]hours?)?|units?|ects|cr\.?)\b[\s,;:·|–-]*/i;

/** Days with a time, or hardly more than days; "Schedule: read before Tuesday …" goes on about something else. */
const saysWhen = (value: string): boolean => hasTime(value) || value.split(/\s+/).length <= mostWordsOfDays;
const mostWordsOfDays = 8;

/** Finds when the class meets: a labelled line, else a line with class days and a time that mentions nothing else. */
export function findMeetingTimes(document: Document, lines: FactLine[]): Field<string> | null {
  const found = labelledField(
    lines,
    meeting,
    (value) => value.length < 120 && findClassDays(`class ${value}`).length > 0 && saysWhen(value),
  );
  if (found) return found;
  const unlabelled = lines.find(
    (line) =>
      line.label === null &&
      !/\bmeets?\b/i.test(line.text) &&
      line.text.length < longest &&
      findClassDays(line.text).length > 0 &&
      hasTime(line.text),
  );
  if (unlabelled) return fieldOf(unlabelled, unlabelled.text.replace(credits, ''), 0.75);
  return meetingSentence(document, lines);
}

/** "The class meets TR 9:00–10:15 in …", anywhere in the document. */
function meetingSentence(document: Document, lines: FactLine[]): Field<string> | null {
  for (const block of document.blocks) {
    const verb = /\b(?:class(?:es)?|course|lectures?)\s+(?:will\s+)?meets?\b/i.exec(block.text);
    if (!verb) continue;
    const before = block.text.slice(Math.max(0, verb.index - longest), verb.index);
    const lead = before.length - 1 - before.search(/[^.!?\n]*$/);
    const start = verb.index - lead - 1 + (/^\s*/.exec(before.slice(before.length - lead - 1))?.[0].length ?? 0);
    const sentence = /^.{8,240}?(?:[.!?](?=\s\p{Lu}|$)|$)/su.exec(block.text.slice(start, verb.index + longest));
    if (!sentence || !hasTime(sentence[0])) continue;
    return {
      value: sentence[0],
      evidence: evidenceBetween(block, start, start + sentence[0].length),
      confidence: 0.75,
    };
  }
  const online = lines.find(
    (line) => line.label !== null && meeting.test(line.label) && /asynchronous|online|arranged/i.test(line.value),
  );
  return online ? fieldOf(online, online.value, 0.8) : null;
}

/** "Where to find me" is where the teacher is. */
export const findLocation = (lines: FactLine[]) =>
  labelledField(lines, location, (value) => value.length < 120 && !/^(?:[/&]|and|when|\s)*to find\b/i.test(value));

const isAssistant = wordTest(assistantWords);
/** Characters, in which a line says whose it is. */
const longestRole = 40;

/** Finds the office hours: a labelled line, a label followed by its lines, or a sentence that begins with it. */
export function findOfficeHours(lines: FactLine[]): Field<string> | null {
  const found = labelledField(lines, officeHours);
  if (found) return found;
  const own = lines.filter(({ label, text }) => !isAssistant(label ?? text.slice(0, longestRole)));
  const line =
    own.find(({ text }) => /\boffice hours\b/i.test(text) && (hasTime(text) || /appointment/i.test(text))) ??
    own.find(({ text }) => dropIn.test(text) && hasTime(text));
  if (!line) return null;
  const at = Math.max(0, line.text.search(/(?:my\s+)?office hours/i), line.text.search(dropIn));
  const sentence = /^.{0,220}?(?:[.!?](?=\s+\p{Lu})|$)/su.exec(line.text.slice(at))?.[0] ?? line.text.slice(at);
  return fieldOf(line, sentence.trim(), 0.75);
}

/** Finds the term as printed at the head, else the one named anywhere that agrees with the year of the dates. */
export function findTerm(document: Document, lines: FactLine[], dates: DateContext): Field<string> | null {
  for (const line of lines) {
    const [mention] = line.label && term.test(line.label) ? findTerms(line.value) : [];
    if (mention) return fieldOf(line, mention.text, 0.96);
  }
  const agrees = (year: number) => dates.year === null || year === dates.year;
  const mentions = document.blocks.flatMap((block) => findTerms(block.text).map((mention) => ({ block, mention })));
  const head = mentions.find(
    ({ block, mention }) => block.index < 30 && agrees(mention.year) && /\s/.test(mention.text),
  );
  const best = head ?? mentions.find(({ mention }) => agrees(mention.year));
  if (!best) return null;
  const { block, mention } = best;
  const plain = mention.text.replace(/^[a-z]/, (c) => c.toUpperCase()).replace(/[-_–]/, ' ');
  const value = /\s/.test(mention.text) ? mention.text : plain;
  return { value, evidence: evidenceBetween(block, mention.start, mention.end), confidence: head ? 0.95 : 0.7 };
}

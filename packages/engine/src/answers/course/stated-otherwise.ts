import { findClassDays, findClassTime } from '../../dates/class-days.ts';
import { weekdayFromName, weekdayPattern } from '../../dates/names.ts';
import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { tableAround } from '../evidence/forms.ts';
import type { CourseFact } from './fact.ts';
import type { StatedFact } from './stated-fact.ts';
import { givesOtherDay, givesOtherShare } from './work-stated.ts';

/**
 * Finds where other files contradict a fact of the plan, the first place in each file. A sentence counts only where it
 * says nothing but the name and the value: a reading that speaks of "the essay" never does.
 * @param passages those of the folder; the ones of the syllabus are passed over
 */
export function statedOtherwise({ states }: CourseFact, passages: readonly Passage[], syllabusId: string): Excerpt[] {
  if (!states) return [];
  const found = new Map<string, Excerpt>();
  for (const passage of passages) {
    const { documentId, text } = passage;
    if (documentId === syllabusId || found.has(documentId) || !/\d|day/i.test(text) || !mayName(text, states)) continue;
    const span = sentencesOf(passage).find(({ start, end }) => {
      const header = tableAround(passage, start)?.header;
      return saysOtherwise(text.slice(start, end), header ? text.slice(header.start, header.end) : '', states);
    });
    if (span) found.set(documentId, { passage, ...span });
  }
  return [...found.values()];
}

/** A look at the letters, before any sentence is cut. */
function mayName(text: string, states: StatedFact): boolean {
  if ('value' in states) return true;
  const [first = ''] = states.name.match(/\p{L}+/u) ?? [];
  return text.toLowerCase().includes(first.slice(0, 4).toLowerCase());
}

function saysOtherwise(sentence: string, header: string, states: StatedFact): boolean {
  switch (states.kind) {
    case 'day':
      return givesOtherDay(sentence, header, states);
    case 'share':
      return givesOtherShare(sentence, header, states);
    case 'office-hours':
      return givesOtherHours(sentence, states.value, states.instructor);
    case 'room':
      return givesOtherRoom(sentence, states.value);
  }
}

const officeHours =
  /^(?<whose>[^\d:]{0,40}?)\boffice hours\b(?:[\s:|*–—-]|(?:are|is|will|be|have|has|been|now|moved|changed|to|on|held|from|every|each)\b)*(?=\p{L}+days?\b|(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\b|\d)/iu;
const ofNobodyElse = new Set(
  contentStems('the my our your new note please update announcement dr prof professor instructor'),
);

/** Whether a sentence gives the instructor's office hours on other days, or at another time of the same days. */
function givesOtherHours(sentence: string, planned: string, instructor: string | null): boolean {
  const found = officeHours.exec(sentence);
  if (!found) return false;
  const own = new Set(contentStems(instructor ?? ''));
  const others = contentStems(found.groups?.whose ?? '').filter((stem) => !own.has(stem) && !ofNobodyElse.has(stem));
  if (others.length > 0) return false;
  const said = sentence.slice(found[0].length);
  const [days, plannedDays] = [weekdaysIn(said), weekdaysIn(planned)];
  if (days.length > 0 && plannedDays.length > 0 && areApart(days, plannedDays)) return true;
  const [time, plannedTime] = [findClassTime(said), findClassTime(planned)];
  const isSameDays = days.length === plannedDays.length && days.every((day) => plannedDays.includes(day));
  return isSameDays && time !== null && plannedTime !== null && time !== plannedTime;
}

function weekdaysIn(text: string): number[] {
  const named = [...text.matchAll(weekdayNames)].flatMap(([, name = '']) => weekdayFromName(name) ?? []);
  return named.length > 0 ? [...new Set(named)].sort() : findClassDays(`Days: ${text}`);
}

const weekdayNames = new RegExp(`\\b(${weekdayPattern})s?\\b`, 'gi');

const room =
  /^\W*(?:(?:please|note|that|update|announcement|the|our|this)\b[\s:,]*)*(?:(?:class(?:es)?|lectures?|course|seminar|we)\b(?:\s+(?:now|will|is|are|has|have|been|be|meets?|meeting|held|takes? place|moved|relocated))+\s+(?:in|to|into)|class(?:room)?(?: location)?(?: is(?: now)?|:))\s+(?<place>[^,;]*\d[^,;]*)/i;
const roomNumber = /(?<![\d:.])[a-z]?-?\d{2,4}[a-z]?(?![\d:%]|\s?[ap]\.?m)/gi;

/** Whether a sentence has the class meet in a room of another number. */
function givesOtherRoom(sentence: string, planned: string): boolean {
  const place = room.exec(sentence)?.groups?.place ?? '';
  const [said, numbers] = [place, planned].map((text) => text.toLowerCase().match(roomNumber) ?? []);
  return (
    said !== undefined && numbers !== undefined && said.length > 0 && numbers.length > 0 && areApart(said, numbers)
  );
}

const areApart = <T>(some: readonly T[], others: readonly T[]): boolean => !some.some((each) => others.includes(each));

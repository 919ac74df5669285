import { authorNamedIn, authorOfTitle, type Bibliography, resolveCitation } from '../../citations/bibliography.ts';
import type { Field, Reading } from '../course.ts';
import type { JudgedRole } from '../labelling/judge-roles.ts';
import { evidenceOfPiece } from '../lines/piece.ts';
import type { ScheduleWeek } from '../schedule.ts';
import type { Features } from '../scoring/boosted-trees.ts';
import type { SyllabusModels } from '../scoring/models.ts';
import { describeReadings, describeTopic, readingConfidence, topicConfidence } from '../scoring/role-confidence.ts';
import { type FoundReading, toReading } from './readings.ts';
import { joinTopics } from './topics.ts';
import { breakTopic } from './week-topics.ts';

/** The topic and the readings of one week. */
export interface WeekRoles {
  topic: Field<string> | null;
  readings: Reading[];
}

/** The items of one week, not yet judged, each with what its confidence is judged by. */
export interface DescribedWeek {
  topic: { field: Field<string>; features: Features } | null;
  readings: { reading: Reading; features: Features }[];
}

type Chosen<K extends JudgedRole['kind']> = Extract<JudgedRole, { kind: K }>;

/** Makes the items of the plan from the roles that were decided, one list for each week. */
export function describePlan(
  decided: JudgedRole[][],
  weeks: ScheduleWeek[],
  bibliography: Bibliography,
): DescribedWeek[] {
  const described = weeks.map((week, i): DescribedWeek => {
    const roles = decided[i] ?? [];
    const topics = roles.filter((role): role is Chosen<'topic'> => role.kind === 'topic');
    const field = topicOf(topics, week);
    const readings = withoutRepetitions(
      roles.filter((role): role is Chosen<'reading'> => role.kind === 'reading'),
      bibliography,
    );
    const features = describeReadings(
      readings.map(([role]) => role),
      week,
      decided,
      weeks,
    );
    return {
      topic: field && { field, features: describeTopic(topics, week, decided, weeks) },
      readings: readings.map(([, reading], at) => ({ reading, features: features[at] ?? {} })),
    };
  });
  rememberAuthors(described.flatMap((week) => week.readings.map(({ reading }) => reading)));
  return described;
}

/** Makes the plan's topics and readings with their confidence. */
export function planRoles(
  decided: JudgedRole[][],
  weeks: ScheduleWeek[],
  bibliography: Bibliography,
  models: SyllabusModels,
): WeekRoles[] {
  return describePlan(decided, weeks, bibliography).map(({ topic, readings }) => ({
    topic: topic && { ...topic.field, confidence: topicConfidence(topic.features, models) },
    readings: readings.map(({ reading, features }) => ({
      ...reading,
      confidence: readingConfidence(features, models),
    })),
  }));
}

function topicOf(topics: Chosen<'topic'>[], week: ScheduleWeek): Field<string> | null {
  const found = topics.length ? asPrinted(withoutRemarks(topics)).map((role) => role.topic) : breakTopic(week);
  const value = joinTopics(found.map((topic) => topic.text));
  const first = found[0];
  return first && value !== '' ? { value, evidence: evidenceOfPiece(first.piece), confidence: 0 } : null;
}

const wordsOfSentence = 8;
const isRemark = ({ topic, entry }: Chosen<'topic'>) =>
  topic.from === 'plain' &&
  entry.place === 'paragraph' &&
  topic.text.split(/\s+/).length >= wordsOfSentence &&
  /[.?!]["”’')\]]*\s*$/.test(entry.text);

/** Where headings say what the classes are about, sentences in a paragraph below them are what the teacher remarks. */
function withoutRemarks(topics: Chosen<'topic'>[]): Chosen<'topic'>[] {
  const isTitled = topics.some(({ topic }) => topic.from === 'heading');
  return isTitled ? topics.filter((topic) => !isRemark(topic)) : topics;
}

/** Topics of one entry stand in the order of its text, whichever rule found them. */
const asPrinted = (topics: Chosen<'topic'>[]): Chosen<'topic'>[] =>
  [...Map.groupBy(topics, ({ entry }) => entry)].flatMap(([{ text }, ofEntry]) =>
    ofEntry.toSorted((a, b) => text.indexOf(a.topic.piece.text) - text.indexOf(b.topic.piece.text)),
  );

/** The same pages on two days of a week are one reading. */
function withoutRepetitions(roles: Chosen<'reading'>[], bibliography: Bibliography): [Chosen<'reading'>, Reading][] {
  const seen = new Set<string>();
  return roles.flatMap((role): [Chosen<'reading'>, Reading][] => {
    const reading = resolved(role.reading, bibliography);
    const key = `${reading.title}|${reading.pages}`.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return [[role, reading]];
  });
}

/** Makes a reading of the course, with what the bibliography knows of it. */
export function resolved(found: FoundReading, bibliography: Bibliography): Reading {
  const entry = resolveCitation(found.citation, bibliography);
  const reading = toReading(found);
  if (entry) return { ...reading, title: entry.title, author: reading.author ?? entry.author };
  const { shape, title } = found.citation;
  const named = shape === 'chapter' ? authorNamedIn(title, bibliography) : null;
  return { ...reading, author: reading.author ?? named ?? authorOfTitle(title, bibliography) };
}

/** A work that goes on in a later week ("“Bartleby” (finish)") has the author it had before. */
function rememberAuthors(readings: Reading[]): void {
  const earlier: { title: string; author: string }[] = [];
  for (const reading of readings) {
    if (reading.author) earlier.push({ title: reading.title.toLowerCase(), author: reading.author });
    else {
      const title = reading.title.toLowerCase();
      const same =
        title.length > 4
          ? earlier.find((known) => known.title === title || known.title.startsWith(`${title} `))
          : undefined;
      reading.author = same?.author ?? null;
    }
  }
}

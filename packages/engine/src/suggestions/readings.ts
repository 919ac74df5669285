import type { FileFacts, ReadingFacts, SuggestionFacts, WeekFacts } from './facts.ts';
import { count, titles, weekName } from './format.ts';
import type { SuggestionAction, Suggestions } from './suggestion.ts';

const byAuthor = ({ title, author }: ReadingFacts): string => (author ? `“${title}” by ${author}` : `“${title}”`);

const toOffer = (week: WeekFacts, { id }: ReadingFacts): SuggestionAction[] => [
  { do: 'find-reading', label: 'Find it', week: week.number, readingId: id },
  { do: 'open-files', label: 'Upload a copy' },
];

/** A week's readings without a file: nothing can be asked about them, and no activity is made of them. */
export function missingReadings(week: WeekFacts | null): Suggestions {
  if (!week) return [];
  const missing = week.readings.filter(({ file, optional }) => file === null && !optional);
  const [first] = missing;
  if (!first) return [];
  const text =
    missing.length === 1
      ? `The course has no file of ${byAuthor(first)}, a reading of ${weekName(week)}. Answers and activities cannot draw on it.`
      : `${count(missing.length, 'reading')} of ${weekName(week)} have no file yet: ${titles(missing.map(({ title }) => title))}. Answers and activities cannot draw on them.`;
  return [
    {
      kind: 'reading-missing',
      subject: first.id,
      text,
      keeps: missing.length === 1 ? [first.title] : [String(missing.length), first.title],
      week: week.number,
      actions: toOffer(week, first),
    },
  ];
}

/** A reading of this week that is there and was never opened; the first one where none is named. */
export function unreadReading(week: WeekFacts | null, title: string | null = null): Suggestions {
  const reading = week?.readings.find(
    (each) => each.file !== null && !each.opened && (title === null || each.title === title),
  );
  if (!week || !reading?.file) return [];
  const { file } = reading;
  return [
    {
      kind: 'reading-unread',
      subject: reading.id,
      text: `${byAuthor(reading)} is in the course as ${file.name}, and you have not opened it yet. It is a reading of ${weekName(week)}.`,
      keeps: [reading.title],
      week: week.number,
      actions: [{ do: 'open-file', label: 'Open the reading', fileId: file.fileId, week: week.number }],
    },
  ];
}

/** A reading that somebody is about to look for although the course has it. */
export function alreadyHere(week: WeekFacts | null, title: string | null): Suggestions {
  const reading = title === null ? undefined : week?.readings.find((each) => each.title === title);
  if (!week || !reading?.file) return [];
  const { file } = reading;
  return [
    {
      kind: 'reading-unread',
      subject: reading.id,
      text: `The course has ${byAuthor(reading)} already: ${file.name}.`,
      keeps: [reading.title],
      week: week.number,
      actions: [{ do: 'open-file', label: 'Open the reading', fileId: file.fileId, week: week.number }],
    },
  ];
}

/** The newest material, where it cannot be read. */
export function unreadableFile({ files }: Pick<SuggestionFacts, 'files'>): Suggestions {
  const broken = files.filter(({ state, role }) => state === 'failed' && role === 'material').at(-1);
  if (!broken) return [];
  return [
    {
      kind: 'file-unreadable',
      subject: broken.fileId,
      text: `${broken.name} is stored, but nothing can be asked about it. ${broken.failure ?? 'It could not be read.'}`,
      keeps: [broken.name],
      week: null,
      actions: [{ do: 'open-files', label: 'See the file' }],
    },
  ];
}

/** The newest file is a reading of the plan, and nothing was made of its week yet. */
export function readingArrived({ files, weeks }: SuggestionFacts): Suggestions {
  const newest = files.findLast(({ role, state }) => role === 'material' && state === 'searchable');
  const found = newest && weekOf(weeks, newest);
  if (!found || found.week.activities.length > 0 || found.week.making.state === 'running') return [];
  const { week, reading } = found;
  return [
    {
      kind: 'activities-absent',
      subject: `week ${week.number}`,
      text: `${newest.name} is “${reading.title}”, a reading of ${weekName(week)}. Flashcards and questions can be made of it now.`,
      keeps: [reading.title],
      week: week.number,
      actions: [{ do: 'open-week', label: `Open week ${week.number}`, week: week.number }],
    },
  ];
}

function weekOf(weeks: readonly WeekFacts[], { fileId }: FileFacts): { week: WeekFacts; reading: ReadingFacts } | null {
  for (const week of weeks) {
    const reading = week.readings.find(({ file }) => file?.fileId === fileId);
    if (reading) return { week, reading };
  }
  return null;
}

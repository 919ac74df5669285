import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Course, Reading } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { fileStems, filesOfReading, type NamedDocument, nameStems } from '../evidence/files-of-reading.ts';
import { overlaps, partsOfReading } from './part-numbers.ts';

/** A question that is asked of one reading: which documents that is, and what remains to be asked of them. */
export interface AskedOfReading {
  /** As a question of its own. */
  rest: string;
  /** What is asked about, in the student's words; the whole question where it is not said apart. */
  about: string;
  /** The reading as the student names it. */
  name: string;
  documentIds: ReadonlySet<string>;
  /** The reading of the plan that is meant; null where only a file is. */
  reading: Reading | null;
  /** The whole text is asked for: what its author argues in it. */
  isWhole?: 'one' | 'several';
}

const sort = '(?:chapters?|readings?|articles?|papers?|texts?|books?|essays?|files?|pdfs?|slides?|notes|handouts?)';
const says =
  '(?:say|says|said|argues?|argued|writes?|wrote|claims?|think|thinks|tells? (?:us|me)|suggests?|explains?|concludes?|mentions?|mean|means)';
const patterns: { asks: RegExp; restOf: (found: RegExpExecArray) => string }[] = [
  {
    asks: new RegExp(
      `^(?:and |so |but )?what (?:does|do|did) (?<name>.{2,60}?) (?:have to )?${says} (?:about|on|of|by|with) (?<about>.+?)[?.!\\s]*$`,
      'i',
    ),
    restOf: ({ groups }) => `Explain ${groups?.about ?? ''}`,
  },
  {
    asks: /^according to (?<name>.{2,60}?), (?<about>.+)$/i,
    restOf: ({ groups }) => groups?.about ?? '',
  },
  {
    asks: new RegExp(
      `^(?<about>.+?),? (?:according to|in) (?<name>(?:the |my )?(?:[\\p{L}\\d’'.-]+ ){1,4}${sort}(?: \\d+)?)[?.!\\s]*$`,
      'iu',
    ),
    restOf: ({ groups }) => `${groups?.about ?? ''}?`,
  },
  {
    asks: new RegExp(
      `^(?:and |so |but )?why (?:does|do|did) (?<name>.{2,40}?) ${says} (?:that )?(?<about>.+?)[?.!\\s]*$`,
      'i',
    ),
    restOf: ({ groups }) => `Why ${groups?.about ?? ''}?`,
  },
];

/** "What does Smith argue in chapter 6?": nothing but the text and its part is named. */
const whole = new RegExp(
  `^(?:and |so |but )?what (?:does|do|did|is) (?<name>.{2,40}?)(?: have to)? (?:${says}|arguing|saying)(?: in (?<part>(?:chapters?|ch\\.?|parts?|sections?|pages?|pp?\\.) ?[\\divxlc.–-]+))?[?.!\\s]*$`,
  'i',
);

/** Whether a question may name a reading, judged by its words alone. */
export const namesReading = (question: string): boolean => patterns.some(({ asks }) => asks.test(question.trim()));

/**
 * Finds the documents of the reading that a question names ("What does the Smith chapter say about X?", "X according to
 * Smith"), by their file names (`smith-ch3.pdf`) or by the plan. Returns none of them where the plan has the reading
 * and the folder has no file of it, and null where the question names no reading of this course.
 */
export function readingNamed(
  question: string,
  documents: readonly NamedDocument[],
  course: Course | null,
): AskedOfReading | null {
  for (const { asks, restOf } of patterns) {
    const found = asks.exec(question.trim());
    const named = found && nameStems(found.groups?.name ?? '');
    if (!found || !named || named.length === 0) continue;
    const readings = (course?.weeks ?? [])
      .flatMap((week) => week.readings)
      .filter(({ author, title, pages }) => holds(nameStems(`${author ?? ''} ${title} ${pages ?? ''}`), named));
    const byName = documents.filter(({ name }) => holds(fileStems(name), named));
    const meant = byName.length > 0 ? byName : readings.flatMap(filesOfReading(documents));
    const documentIds = new Set(meant.map(({ id }) => id));
    const [reading = null] = readings;
    if (documentIds.size > 0 || reading) {
      const { name = '', about = '' } = found.groups ?? {};
      return { rest: restOf(found), about, name: capital(name), documentIds, reading };
    }
  }
  return wholeReading(question, documents, course);
}

/** A reading of the plan that is asked for as a whole and that the folder has no file of; null for any other. */
function wholeReading(
  question: string,
  documents: readonly NamedDocument[],
  course: Course | null,
): AskedOfReading | null {
  const { name = '', part } = whole.exec(question.trim())?.groups ?? {};
  const named = nameStems(name);
  if (named.length === 0 || documents.some((file) => holds(fileStems(file.name), named))) return null;
  const ofName = (course?.weeks ?? [])
    .flatMap((week) => week.readings)
    .filter(({ author, title }) => holds(nameStems(`${author ?? ''} ${title}`), named));
  const { parts } = partsOfReading(part ?? '');
  const ofPart = ofName.filter(({ title, pages }) =>
    partsOfReading(title, pages).parts.some((each) => parts.some((asked) => overlaps(each, asked))),
  );
  const [reading = null] = part === undefined || ofPart.length === 0 ? ofName : ofPart;
  if (!reading || filesOfReading(documents)(reading).length > 0) return null;
  return {
    rest: question,
    about: '',
    name: capital(name),
    documentIds: new Set(),
    reading,
    isWhole: ofName.length > 1 && ofPart.length === 0 ? 'several' : 'one',
  };
}

/** In words of a topic; of two both must be said. */
const leastSaid = 0.51;

/** Whether some passage of these documents speaks of a topic. */
export function saysAnythingOf(topic: string, documentIds: ReadonlySet<string>, { passages }: PassageIndex): boolean {
  const wanted = [...new Set(contentStems(topic))];
  return passages.some(({ documentId, headingPath, text }) => {
    if (!documentIds.has(documentId)) return false;
    const said = new Set(contentStems(`${headingPath.join(' ')} ${text}`));
    return wanted.filter((stem) => said.has(stem)).length >= wanted.length * leastSaid;
  });
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const holds = (said: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((stem) => said.includes(stem));

import { plural, t } from '@lingui/core/macro';
import type {
  WikiActivity as ActivityOnWire,
  WikiCard as CardOnWire,
  WikiPage as PageOnWire,
  WikiWeek as WeekOnWire,
  WikiLevel,
  WikiLicence,
  WikiSubject,
} from '@weekwise/contracts/wiki-page.ts';
import type { AssignmentType } from '@weekwise/domain/plan.ts';
import type { CalendarDate } from '../../lib/dates.ts';
import { inLine } from '../../lib/text.ts';

export type Subject = WikiSubject;
export type Level = WikiLevel;

/** A published course as a list shows it. */
export interface WikiCard {
  wikiId: string;
  title: string;
  courseCode: string | null;
  professor: string | null;
  university: string | null;
  subject: Subject | null;
  level: Level | null;
  description: string | null;
  term: string | null;
  weeks: number;
  weeksPlanned: number;
  readings: number;
  assignments: number;
  terms: number;
  activities: number;
  guides: number;
  copies: number;
  licence: { id: WikiLicence; name: string; url: string };
  publishedAt: string;
  updatedAt: string;
}

export interface WikiReading {
  id: string;
  title: string;
  author: string | null;
  pages: string | null;
  optional: boolean;
}

export interface WikiAssignment {
  id: string;
  title: string;
  type: AssignmentType;
  dueDate: CalendarDate | null;
  weight: number | null;
  optional: boolean;
}

export type WikiActivity = ActivityOnWire;
type PracticeType = ActivityOnWire['type'];

export interface GuideText {
  title: string | null;
  says: string[];
}

export interface WikiGuide {
  overview: GuideText[];
  concepts: GuideText[];
  questions: GuideText[];
}

export interface WikiWeek {
  weekNumber: number;
  topic: string | null;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  breakName: string | null;
  readings: WikiReading[];
  assignments: WikiAssignment[];
  vocabulary: { term: string; meaning: string | null }[];
  activities: WikiActivity[];
  guide: WikiGuide | null;
}

export interface WikiPage extends WikiCard {
  schedule: WikiWeek[];
  outsideSchedule: WikiAssignment[];
}

export const wikiCardFromWire = (wire: CardOnWire): WikiCard => ({
  wikiId: wire.wiki_id,
  title: wire.title,
  courseCode: wire.course_code,
  professor: wire.professor_name,
  university: wire.university,
  subject: wire.subject,
  level: wire.academic_level,
  description: wire.description,
  term: wire.term,
  weeks: wire.week_count,
  weeksPlanned: wire.weeks_planned,
  readings: wire.reading_count,
  assignments: wire.assignment_count,
  terms: wire.term_count,
  activities: wire.activity_count,
  guides: wire.guide_count,
  copies: wire.copies,
  licence: wire.licence,
  publishedAt: wire.published_at,
  updatedAt: wire.updated_at,
});

type AssignmentOnWire = WeekOnWire['assignments'][number];
const assignmentFromWire = ({ assignment_type: type, due_date: dueDate, ...rest }: AssignmentOnWire) => ({
  ...rest,
  type,
  dueDate,
});

const weekFromWire = (wire: WeekOnWire): WikiWeek => ({
  weekNumber: wire.week_number,
  topic: wire.topic,
  startDate: wire.start_date,
  endDate: wire.end_date,
  breakName: wire.break_name,
  readings: wire.readings,
  assignments: wire.assignments.map(assignmentFromWire),
  vocabulary: wire.vocabulary,
  activities: wire.activities ?? [],
  guide: wire.study_guide
    ? {
        overview: wire.study_guide.overview,
        concepts: wire.study_guide.key_concepts,
        questions: wire.study_guide.study_questions,
      }
    : null,
});

export const pageFromWire = (wire: PageOnWire): WikiPage => ({
  ...wikiCardFromWire(wire),
  schedule: wire.formatted_weekly_content.weeks.map(weekFromWire),
  outsideSchedule: wire.formatted_weekly_content.assignments_outside_schedule.map(assignmentFromWire),
});

export const levelNames: Record<Level, string> = {
  school: t`School`,
  undergraduate: t`Undergraduate`,
  graduate: t`Graduate`,
  professional: t`Professional`,
};

/** What can be tried without an account, in the order it is offered; a dialogue needs a tutor. */
export const practiceTypes = ['flashcards', 'true-false', 'multiple-choice'] as const satisfies PracticeType[];
export type WikiPracticeType = (typeof practiceTypes)[number];

export const practiceNames: Record<WikiPracticeType, { title: string; counted: (many: number) => string }> = {
  flashcards: { title: t`Flashcards`, counted: (many) => plural(many, { one: '# flashcard', other: '# flashcards' }) },
  'true-false': {
    title: t`True or false`,
    counted: (many) => plural(many, { one: '# statement', other: '# statements' }),
  },
  'multiple-choice': {
    title: t`Multiple choice`,
    counted: (many) => plural(many, { one: '# question', other: '# questions' }),
  },
};

export const wikiPath = (wikiId: string): string => `/wiki/course/${encodeURIComponent(wikiId)}`;

export const practicePath = (wikiId: string, week: number, practice: WikiPracticeType): string =>
  `${wikiPath(wikiId)}/weeks/${week}/${practice}`;

/** "Renata Okafor, Hollins Ferry State": whose course it is; null where the page says neither. */
export const bylineOf = ({ professor, university }: Pick<WikiCard, 'professor' | 'university'>): string | null =>
  inLine([professor, university]) || null;

/** The week's heading: its topic, its break, else its number alone. */
export const titleOfWeek = ({ topic, breakName, weekNumber }: WikiWeek): string =>
  topic ?? breakName ?? t`Week ${weekNumber}`;

/** How much a week asks, for the bars above the schedule: what is read, handed in and learned by heart. */
export const loadOfWeek = ({ readings, assignments, vocabulary }: WikiWeek): number =>
  readings.length * 2 + assignments.length * 3 + Math.min(vocabulary.length, 10) * 0.2;

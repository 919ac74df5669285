import type { SuggestionEvent } from '../event.ts';
import type { DueFacts, ReadingFacts, Struggle, SuggestionFacts, WeekFacts } from '../facts.ts';

// A course in its third week, in which nothing is worth a word; a test changes what it is about.

export const makeReading = (change: Partial<ReadingFacts> = {}): ReadingFacts => ({
  id: 'r1',
  index: 0,
  title: 'Why Rivers Bend',
  author: 'Castellanos',
  optional: false,
  file: { fileId: 'f1', name: 'rivers.pdf' },
  opened: true,
  found: null,
  ...change,
});

export const makeWeek = (change: Partial<WeekFacts> = {}): WeekFacts => ({
  number: 3,
  topic: 'Meanders',
  startDate: '2026-01-26',
  readings: [makeReading()],
  activities: [{ type: 'flashcards', items: 12, untried: 0 }],
  missed: 0,
  mastery: 0.9,
  making: { state: 'idle' },
  guide: 'opened',
  guideFromSyllabus: false,
  ...change,
});

export const makeDue = (change: Partial<DueFacts> = {}): DueFacts => ({
  id: 'a1',
  title: 'River essay',
  type: 'essay',
  dueDate: '2026-01-30',
  inDoubt: false,
  daysLeft: 3,
  weekNumber: 3,
  weight: 25,
  optional: false,
  steps: null,
  ...change,
});

export const struggle: Struggle = {
  concept: 'Point bars',
  weekNumber: 3,
  wrong: 3,
  passage: {
    fileId: 'f1',
    fileName: 'rivers.pdf',
    page: 4,
    block: 9,
    lastBlock: 9,
    quote: 'A point bar is a deposit.',
  },
  hasCards: true,
};

export const makeFacts = (change: Partial<SuggestionFacts> = {}): SuggestionFacts => ({
  courseName: 'Rivers',
  today: '2026-01-27',
  currentWeek: 3,
  weeks: [makeWeek()],
  due: [],
  exams: [],
  cardsDue: 0,
  struggles: [],
  plan: { state: 'completed', failure: null, itemsToReview: 0, proposalWaits: false },
  files: [{ fileId: 'f1', name: 'rivers.pdf', role: 'material', state: 'searchable', failure: null }],
  ...change,
});

/** The same course with one week changed. */
export const inWeek = (change: Partial<WeekFacts>, more: Partial<SuggestionFacts> = {}): SuggestionFacts =>
  makeFacts({ weeks: [makeWeek(change)], ...more });

export const makeEvent = (
  type: SuggestionEvent['type'],
  change: Partial<Omit<SuggestionEvent, 'type'>> = {},
): SuggestionEvent => ({
  type,
  week: 3,
  assignmentTitle: null,
  readingTitle: null,
  sectionType: null,
  activityType: null,
  ...change,
});

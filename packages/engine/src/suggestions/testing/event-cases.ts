import type { ProactiveEventType, SuggestionKind } from '@weekwise/domain/suggestions.ts';
import type { SuggestionEvent } from '../event.ts';
import type { SuggestionFacts } from '../facts.ts';
import { inWeek, makeDue, makeFacts, makeReading, makeWeek, struggle } from './make-facts.ts';

export const missing = makeReading({ file: null, opened: false });
const unread = makeReading({ opened: false });
const great = makeReading({ file: null, found: { count: 2, best: 'great', answered: true } });
const related = makeReading({ file: null, found: { count: 5, best: 'related', answered: true } });
const unanswered = makeReading({ file: null, found: { count: 0, best: null, answered: false } });
const title = { readingTitle: 'Why Rivers Bend' };
export const untried = [{ type: 'true-false', items: 8, untried: 8 } as const];
const mixed = [{ type: 'flashcards', items: 12, untried: 0 } as const, ...untried];
const failed = { state: 'failed', why: '' } as const;
export const midterm = { title: 'Midterm', date: '2026-01-31', kind: 'exam', fromWeek: null, throughWeek: 3 } as const;
const unreadable = { state: 'failed' } as const;
const syllabus = { ...unreadable, fileId: 's', name: 'syllabus.pdf', role: 'syllabus', failure: 'No weeks.' } as const;
const scan = {
  ...unreadable,
  fileId: 'x',
  name: 'scan.pdf',
  role: 'material',
  failure: 'A scan without text.',
} as const;
export const plan = makeFacts().plan;

/** What is said first after an event, and how. */
type Case = [
  type: ProactiveEventType,
  facts: SuggestionFacts,
  kind: SuggestionKind,
  text: string,
  event?: Partial<Omit<SuggestionEvent, 'type'>>,
];

export const cases: Case[] = [
  [
    'week_changed',
    makeFacts({ due: [makeDue()] }),
    'due-soon',
    '“River essay” is due on Friday, in 3 days and counts 25% of the grade. Nothing of it is begun here.',
  ],
  [
    'week_changed',
    makeFacts({ due: [makeDue({ daysLeft: -1, type: 'homework' })] }),
    'due-soon',
    '“River essay” was due yesterday and is not marked as handed in. Mark it, or see what the syllabus says of late work.',
  ],
  [
    'week_changed',
    makeFacts({ due: [makeDue({ daysLeft: 1, steps: { done: 2, total: 6 } })] }),
    'due-soon',
    '“River essay” is due tomorrow and counts 25% of the grade. 2 of 6 steps are done.',
  ],
  [
    'week_changed',
    inWeek({}, { due: [makeDue({ daysLeft: 12, dueDate: '2026-02-08' })] }),
    'week-new',
    'Week 3 (Meanders) brings 1 reading: “Why Rivers Bend”. “River essay” is due in 12 days.',
  ],
  [
    'week_changed',
    inWeek({ startDate: null, readings: [missing] }),
    'reading-missing',
    'The course has no file of “Why Rivers Bend” by Castellanos, a reading of week 3 (Meanders). Answers and activities cannot draw on it.',
  ],
  [
    'academic_search',
    makeFacts(),
    'reading-unread',
    'The course has “Why Rivers Bend” by Castellanos already: rivers.pdf.',
    title,
  ],
  [
    'syllabus_processing',
    makeFacts({ plan: { ...plan, itemsToReview: 4 } }),
    'plan-unsure',
    'The plan is read, but 4 items of it are not certain. A date taken wrong is a deadline missed.',
  ],
  [
    'syllabus_processing',
    makeFacts({ plan: { ...plan, state: 'failed', failure: 'No weeks.' }, files: [syllabus] }),
    'plan-failed',
    'syllabus.pdf gave no plan. No weeks.',
  ],
  [
    'syllabus_processing',
    makeFacts({ plan: { ...plan, proposalWaits: true } }),
    'plan-unsure',
    'A revised syllabus differs from your plan. Nothing changes until you decide which lines to take.',
  ],
  [
    'document_upload',
    makeFacts({ files: [scan] }),
    'file-unreadable',
    'scan.pdf is stored, but nothing can be asked about it. A scan without text.',
  ],
  [
    'document_upload',
    inWeek({ activities: [] }),
    'activities-absent',
    'rivers.pdf is “Why Rivers Bend”, a reading of week 3 (Meanders). Flashcards and questions can be made of it now.',
  ],
  [
    'section_expansion',
    inWeek({ readings: [missing, makeReading({ id: 'r2', title: 'Silt', file: null })] }),
    'reading-missing',
    '2 readings of week 3 (Meanders) have no file yet: “Why Rivers Bend” and “Silt”. Answers and activities cannot draw on them.',
    { sectionType: 'readings' },
  ],
  [
    'section_expansion',
    makeFacts({ cardsDue: 12 }),
    'cards-due',
    '12 cards of Rivers are due today. Each day they wait, more of them are forgotten.',
    { sectionType: 'vocabulary' },
  ],
  [
    'assignment_due_soon',
    makeFacts({ due: [makeDue({ daysLeft: 0 })] }),
    'due-soon',
    '“River essay” is due today and counts 25% of the grade. Nothing of it is begun here.',
    { assignmentTitle: 'River essay' },
  ],
  [
    'assignment_due_soon',
    inWeek({ mastery: 0.2, activities: mixed }, { exams: [midterm] }),
    'exam-ahead',
    '“Midterm” is on Saturday, in 4 days. Week 3 (Meanders) needs it most: 12 of its 20 activities tried.',
    { assignmentTitle: 'Midterm' },
  ],
  [
    'power_play_generation_started',
    makeFacts({ cardsDue: 5 }),
    'cards-due',
    '5 cards of Rivers are due today. Each day they wait, more of them are forgotten.',
  ],
  [
    'power_play_generation_completed',
    inWeek({ activities: untried }),
    'activities-untried',
    '8 true-false statements of week 3 (Meanders) wait for a first try.',
  ],
  [
    'power_play_generation_failed',
    inWeek({ making: failed }),
    'making-failed',
    'The activities of week 3 (Meanders) could not be made. Try again; what there was before is kept.',
  ],
  [
    'power_play_generation_failed',
    inWeek({ making: failed, readings: [missing] }),
    'making-failed',
    'The activities of week 3 (Meanders) could not be made. A reading of the week among your files would help.',
  ],
  [
    'activity_started',
    inWeek({ mastery: 0.2 }, { exams: [midterm] }),
    'exam-ahead',
    '“Midterm” is on Saturday, in 4 days. Week 3 (Meanders) needs it most: tried, but not safe yet.',
  ],
  [
    'activity_completed',
    makeFacts({ struggles: [struggle] }),
    'concept-missed',
    'You answered 3 questions on “Point bars” wrong. rivers.pdf, p. 4, says it.',
  ],
  [
    'activity_completed',
    inWeek({ missed: 4 }),
    'questions-missed',
    '4 activities of week 3 (Meanders) went wrong the last time. They come back in your review, or you go through them now.',
  ],
  [
    'activity_completed',
    inWeek({ activities: mixed }),
    'activities-untried',
    'Week 3 (Meanders) also has 8 true-false statements that you have not tried.',
    { activityType: 'flashcards' },
  ],
  [
    'activity_generation_requested',
    inWeek({ readings: [missing] }),
    'reading-missing',
    'The course has no file of “Why Rivers Bend” by Castellanos, a reading of week 3 (Meanders). Answers and activities cannot draw on it.',
  ],
  [
    'learning_activities_refreshed',
    inWeek({ activities: untried }),
    'activities-untried',
    '8 true-false statements of week 3 (Meanders) wait for a first try.',
  ],
  [
    'study_guide_exists_check',
    inWeek({ guide: 'never-opened' }),
    'guide-unopened',
    'The study guide of week 3 (Meanders) is made, and you have not opened it: concepts, terms and study questions, each with its page.',
  ],
  [
    'study_guide_exists_check',
    inWeek({ guide: 'absent' }, { exams: [{ ...midterm, date: '2026-02-08' }] }),
    'guide-absent',
    '“Midterm”, in 12 days, covers week 3 (Meanders), which has no study guide. 1 reading of it is in the course to make one of.',
  ],
  [
    'study_guide_generation_started',
    makeFacts({ cardsDue: 5 }),
    'cards-due',
    '5 cards of Rivers are due today. Each day they wait, more of them are forgotten.',
  ],
  [
    'study_guide_generation_completed',
    inWeek({ guide: 'never-opened', guideFromSyllabus: true, readings: [missing] }),
    'reading-missing',
    'The guide of week 3 (Meanders) rests on the syllabus alone. With “Why Rivers Bend” among your files it would say what the readings say.',
  ],
  [
    'study_guide_generation_failed',
    inWeek({ guide: 'absent' }),
    'making-failed',
    'The study guide of week 3 (Meanders) could not be made. Nothing is lost: try again.',
  ],
  [
    'activities_exists_check',
    makeFacts({ weeks: [makeWeek({ number: 2 }), makeWeek({ activities: [] })] }),
    'activities-absent',
    'You practise week 2; week 3 (Meanders) has no activities yet. “Why Rivers Bend” is in the course, and they can be made of it now.',
  ],
  [
    'activities_generation_started',
    makeFacts({ cardsDue: 3 }),
    'cards-due',
    '3 cards of Rivers are due today. Each day they wait, more of them are forgotten.',
  ],
  [
    'activities_generation_completed',
    inWeek({ activities: mixed }),
    'activities-untried',
    'Week 3 (Meanders) also has 8 true-false statements that you have not tried.',
  ],
  [
    'search_results_exists_check',
    inWeek({ readings: [great] }),
    'results-waiting',
    'The search found 2 great matches for “Why Rivers Bend”. Once you choose one, its text can be asked about.',
    title,
  ],
  [
    'search_results_exists_check',
    inWeek({ readings: [unread] }),
    'reading-unread',
    '“Why Rivers Bend” by Castellanos is in the course as rivers.pdf, and you have not opened it yet. It is a reading of week 3 (Meanders).',
    title,
  ],
  [
    'search_results_generation_started',
    makeFacts(),
    'reading-unread',
    'The course has “Why Rivers Bend” by Castellanos already: rivers.pdf.',
    title,
  ],
  [
    'search_results_generation_completed',
    inWeek({ readings: [related] }),
    'nothing-found',
    'No match was found for “Why Rivers Bend”. A scan from the library or your own copy works as well, and so does a link.',
    title,
  ],
  [
    'search_results_generation_completed',
    inWeek({ readings: [unanswered] }),
    'nothing-found',
    'No catalogue could be asked for “Why Rivers Bend”; only your own files and the public wiki were searched. A copy of your own or a link works without one.',
    title,
  ],
  [
    'search_results_generation_failed',
    inWeek({ readings: [missing] }),
    'nothing-found',
    'The search for “Why Rivers Bend” broke off. Search again in a while, or upload your own copy.',
    title,
  ],
  [
    'source_search_completed',
    inWeek({ readings: [unread] }),
    'reading-unread',
    '“Why Rivers Bend” by Castellanos is in the course as rivers.pdf, and you have not opened it yet. It is a reading of week 3 (Meanders).',
    title,
  ],
  [
    'source_search_completed',
    inWeek({ readings: [related, { ...great, id: 'r2', title: 'Silt' }] }),
    'results-waiting',
    'The search found 2 great matches for “Silt”. Once you choose one, its text can be asked about.',
  ],
];

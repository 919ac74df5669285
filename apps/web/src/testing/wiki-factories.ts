import type { FoundWiki } from '@weekwise/contracts/wiki.ts';
import type { WikiCard, WikiChoices, WikiPage, WikiWeek } from '@weekwise/contracts/wiki-page.ts';
import type { OwnWiki } from '@weekwise/contracts/wiki-sharing.ts';

// Pages of the wiki as they come over the wire; a test changes what it is about.

export const makeWikiCard = (change: Partial<WikiCard> = {}): WikiCard => ({
  wiki_id: 'rivers-1',
  title: 'Rivers and Floodplains',
  course_code: 'GEOG 214',
  professor_name: 'Amara Lindqvist',
  university: 'Northmere University',
  subject: 'Geography',
  academic_level: 'undergraduate',
  description: 'From a drop of rain to a delta.',
  term: 'Spring 2026',
  week_count: 2,
  weeks_planned: 2,
  reading_count: 1,
  assignment_count: 1,
  term_count: 1,
  activity_count: 4,
  guide_count: 1,
  views: 30,
  copies: 12,
  licence: { id: 'CC-BY-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  published_at: '2026-01-05T10:00:00Z',
  updated_at: '2026-01-07T10:00:00Z',
  ...change,
});

export const makeFoundWiki = (change: Partial<FoundWiki> = {}): FoundWiki => ({
  ...makeWikiCard(),
  marked_title: [
    { text: 'Rivers', hit: true },
    { text: ' and Floodplains', hit: false },
  ],
  snippets: [],
  ...change,
});

export const makeWikiWeek = (change: Partial<WikiWeek> = {}): WikiWeek => ({
  week_number: 3,
  topic: 'Meanders',
  start_date: '2026-01-26',
  end_date: '2026-02-01',
  break_name: null,
  readings: [{ id: 'r1', title: 'Why Rivers Bend', author: 'Castellanos', pages: '44-67', optional: false }],
  assignments: [
    {
      id: 'a1',
      title: 'Field notebook, part 1',
      assignment_type: 'homework',
      due_date: '2026-01-30',
      weight: 12.5,
      optional: false,
    },
  ],
  vocabulary: [{ term: 'Point bar', meaning: 'Sediment on the inner bank of a bend.' }],
  activity_count: 4,
  has_study_guide: true,
  activities: [
    {
      type: 'flashcards',
      id: 'c1',
      difficulty: 'easy',
      explanation: '',
      front: 'Point bar',
      back: 'Sediment on the inner bank of a bend.',
    },
    {
      type: 'true-false',
      id: 'c2',
      difficulty: 'easy',
      explanation: 'The outer bank is worn away.',
      statement: 'The inner bank of a bend is worn away.',
      answer: false,
    },
    {
      type: 'multiple-choice',
      id: 'c3',
      difficulty: 'medium',
      explanation: 'The current is fastest there.',
      question: 'Where does a bend erode?',
      options: ['On the inner bank', 'On the outer bank'],
      answer_index: 1,
    },
    {
      type: 'socratic-dialogue',
      id: 'c4',
      difficulty: 'hard',
      explanation: '',
      topic: 'Why no river is straight',
      turns: [{ question: 'What would keep it straight?', hints: ['Think of the bed.'] }],
    },
  ],
  study_guide: {
    overview: [{ title: null, says: ['Bends grow outward.'] }],
    key_concepts: [{ title: 'Helical flow', says: ['Water turns as it runs round a bend.'] }],
    study_questions: [{ title: 'Why do bends migrate?', says: ['Because one bank erodes.'] }],
  },
  ...change,
});

export const makeWikiPage = (change: Partial<WikiPage> = {}): WikiPage => ({
  ...makeWikiCard(),
  formatted_weekly_content: { weeks: [makeWikiWeek()], assignments_outside_schedule: [] },
  ...change,
});

export const makeWikiChoices = (change: Partial<WikiChoices> = {}): WikiChoices => ({
  title: null,
  description: null,
  subject: 'Geography',
  university: null,
  academic_level: null,
  licence: 'CC-BY-4.0',
  include_professor: false,
  include_readings: true,
  include_vocabulary: true,
  include_activities: false,
  include_study_guides: false,
  words_to_remove: [],
  ...change,
});

export const makeOwnWiki = (change: Partial<OwnWiki> = {}): OwnWiki => ({
  wiki_id: 'rivers-1',
  folder_id: 'f1',
  folder_name: 'Rivers',
  state: 'published',
  hidden_reason: null,
  outdated: false,
  choices: makeWikiChoices(),
  page: makeWikiCard(),
  ...change,
});

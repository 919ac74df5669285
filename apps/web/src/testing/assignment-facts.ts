import type { AssignmentFacts } from '@weekwise/contracts/assignments.ts';
import { addDays, today } from '../lib/dates.ts';

const askedAt = { file_id: 'syllabus1', page: 2, block: 14 };

/** What the page of an assignment says of it, without a brief. */
export const makeAssignmentFacts = (change: Partial<AssignmentFacts> = {}): AssignmentFacts => ({
  assignment_id: 'a1',
  folder_id: 'f1',
  week_number: 3,
  title: 'Field notebook, part 1',
  assignment_type: 'homework',
  optional: false,
  asked: [{ text: 'Draw a map of one bend.', place: askedAt }],
  due_date: addDays(today(), 9),
  due_time: '17:00',
  due_zone: null,
  due_in_doubt: false,
  days_left: 9,
  weight: { percent: 12.5, quote: { text: 'Field notebook: 12.5%', place: askedAt } },
  counts: [],
  open: ['How long it should be.'],
  status: 'open',
  handed_in_at: null,
  brief: null,
  ...change,
});

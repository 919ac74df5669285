import type { WeekActivities } from '@weekwise/contracts/activities.ts';
import type { UserInfo } from '@weekwise/contracts/auth.ts';
import type { ListedThread } from '@weekwise/contracts/chat-threads.ts';
import type { ResponseInputOf } from '@weekwise/contracts/contract.ts';
import type { FileEntry } from '@weekwise/contracts/files.ts';
import type { Folder } from '@weekwise/contracts/folders.ts';
import type {
  getSyllabusStatus,
  Syllabus,
  SyllabusAssignment,
  SyllabusReading,
  SyllabusSource,
  SyllabusWeek,
} from '@weekwise/contracts/syllabus.ts';
import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import type { SessionRecord } from '../lib/session/session-record.ts';

// Entities as they come over the wire; a test changes what it is about.

export const makeUser = (change: Partial<UserInfo> = {}): UserInfo => ({
  id: 'u1',
  userId: 'u1',
  email: 'leila.osei@northmere.example',
  name: 'Leila Osei',
  current_folder: 'f1',
  ...change,
});

export const makeRecord = (change: Partial<SessionRecord> = {}): SessionRecord => ({
  userId: 'u1',
  email: 'leila.osei@northmere.example',
  name: 'Leila Osei',
  isOnboarded: true,
  currentFolderId: 'f1',
  expiresAt: Date.now() + 86_400_000,
  lastUpdated: Date.now(),
  ...change,
});

export const makeFolder = (change: Partial<Folder> = {}): Folder => ({
  folder_id: 'f1',
  folder_name: 'Rivers',
  created_time: '2026-01-05T10:00:00Z',
  modified_time: '2026-01-05T10:00:00Z',
  course: {
    course_name: 'Rivers and Floodplains',
    course_code: 'GEOG 214',
    professor_name: 'Amara Lindqvist',
    term: 'Spring 2026',
    week_count: 5,
    first_date: '2026-01-12',
    last_date: '2026-02-15',
  },
  file_count: 2,
  ...change,
});

export const makeFile = (change: Partial<FileEntry> = {}): FileEntry => ({
  file_id: 'file1',
  name: 'why-rivers-bend.pdf',
  group: null,
  role: 'material',
  size: 48_000,
  mime_type: 'application/pdf',
  page_count: 3,
  passage_count: 9,
  uploaded_time: '2026-01-06T10:00:00Z',
  embedding_status: 'embedded',
  error: null,
  warnings: [],
  operation_id: null,
  ...change,
});

export const makeSource = (change: Partial<SyllabusSource> = {}): SyllabusSource => ({
  file_id: 'syllabus1',
  page: 2,
  block: 14,
  start: 0,
  end: 20,
  text: 'Week 3: Meanders',
  ...change,
});

const evidence = { source: makeSource(), confidence: 0.95, origin: 'syllabus' } as const;

export const makeReading = (change: Partial<SyllabusReading> = {}): SyllabusReading => ({
  id: 'r1',
  title: 'Why Rivers Bend',
  author: 'Castellanos',
  pages: '44-67',
  optional: false,
  graduate_only: false,
  state: 'unread',
  sources: [],
  ...evidence,
  ...change,
});

export const makeAssignment = (change: Partial<SyllabusAssignment> = {}): SyllabusAssignment => ({
  id: 'a1',
  title: 'Field notebook, part 1',
  due_date: '2026-01-30',
  due_time: '17:00',
  due_zone: null,
  due_doubt: null,
  assignment_type: 'homework',
  weight: 12.5,
  optional: false,
  handed_in_at: null,
  due_source: null,
  ...evidence,
  ...change,
});

export const makeWeek = (change: Partial<SyllabusWeek> = {}): SyllabusWeek => ({
  id: 'w3',
  week_number: 3,
  topic: { value: 'Meanders', ...evidence },
  start_date: '2026-01-26',
  end_date: '2026-02-01',
  start_source: null,
  start_doubt: null,
  break_name: null,
  confidence: 0.95,
  origin: 'syllabus',
  files: [],
  readings: [makeReading()],
  assignments: [makeAssignment()],
  ...change,
});

export const makeSyllabus = (change: Partial<Syllabus> = {}): Syllabus => ({
  metadata: {
    syllabus_id: 's1',
    file_id: 'syllabus1',
    file_name: 'geog-214.docx',
    source: 'engine',
    fallback: null,
    processed_at: '2026-01-05T10:00:00Z',
    confidence_threshold: 0.8,
  },
  course_info: {
    course_name: { value: 'Rivers and Floodplains', ...evidence },
    course_code: { value: 'GEOG 214', ...evidence },
    term: { value: 'Spring 2026', ...evidence },
    meeting_times: null,
    location: null,
    office_hours: null,
    email: null,
    grading: [{ name: 'Essay', percent: 25, source: makeSource() }],
    policies: [],
  },
  professor_name: { value: 'Amara Lindqvist', ...evidence },
  weeks: [makeWeek()],
  assignments_outside_schedule: [],
  ...change,
});

/** Of a syllabus that is read. */
export const makeSyllabusStatus = (
  change: Partial<ResponseInputOf<typeof getSyllabusStatus>> = {},
): ResponseInputOf<typeof getSyllabusStatus> => ({
  has_syllabus: true,
  processing_status: 'completed',
  is_processed: true,
  course_name: 'Rivers and Floodplains',
  syllabus_id: 's1',
  ready_for_embedding: true,
  items_to_review: 0,
  proposal_id: null,
  operation_id: null,
  error: null,
  ...change,
});

/** Week 3 of the folder `f1`, before anything was made for it. */
export const emptyWeek: WeekActivities = {
  folder_id: 'f1',
  week_number: 3,
  activities: [],
  structured_content: { study_questions: [], key_concepts: [], key_vocabulary: [] },
  basis: null,
  notice: null,
  readings_that_would_help: [],
  made_at: null,
  generation: null,
};

export const makeTask = (change: Partial<TaskProgress> = {}): TaskProgress => ({
  task_id: 't1',
  kind: 'read-file',
  folder_id: 'f1',
  file_id: 'file1',
  status: 'processing',
  step: 'reading',
  progress: 0.4,
  message: 'Reading page 1 of 3',
  page: 1,
  page_count: 3,
  counts: { done: 0, total: 1, failed: 0, skipped: 0 },
  error: null,
  report: null,
  started_at: '2026-01-26T10:00:00Z',
  updated_at: '2026-01-26T10:00:00Z',
  ...change,
});

export const makeThread = (id = 't1', change: Partial<ListedThread> = {}): ListedThread => ({
  thread_id: id,
  folder_id: 'f1',
  title: `About ${id}`,
  created_at: '2026-01-27T10:00:00Z',
  last_at: '2026-01-27T10:00:00Z',
  messages: 4,
  archived_at: null,
  found: null,
  ...change,
});

import { screen, waitFor } from '@testing-library/react';
import { deleteActivity, reportActivity } from '@weekwise/contracts/activities-items.ts';
import { type AssignmentBrief, changeBriefStep } from '@weekwise/contracts/assignments.ts';
import { archiveThreadUnderApi } from '@weekwise/contracts/chat-threads.ts';
import { deleteFile } from '@weekwise/contracts/files.ts';
import { removeGuidePart, type StudyGuide } from '@weekwise/contracts/study-guides.ts';
import { beforeEach, expect, it } from 'vitest';
import { useTakeOut } from '../features/activities/items/items.queries.ts';
import { useBriefEdits } from '../features/assignments/assignments.queries.ts';
import { useThreadActions } from '../features/chat/threads/threads.queries.ts';
import { fileFromWire } from '../features/files/file-entry.ts';
import type { GuidePart } from '../features/study-guides/guide.ts';
import { useGuideEdits } from '../features/study-guides/guides.queries.ts';
import { openSession } from '../lib/session/session-store.ts';
import { useFileActions } from '../routes/course/use-file-actions.tsx';
import { makeAssignmentFacts } from '../testing/assignment-facts.ts';
import { makeFile, makeRecord, makeThread } from '../testing/factories.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderAt } from '../testing/render.tsx';
import { Toaster } from '../ui/toaster.tsx';

// What deletes is taken back with one press; routes/bin.test.tsx, chat-pane.test.tsx, threads/delete-thread.test.tsx,
// sources/reading-sources.test.tsx, suggestions/notifications.test.tsx and e2e/wiki.spec.ts hold the other ones.

/** How the hook of a screen deletes something. */
type UseDelete = () => () => unknown;

const week = { folderId: 'f1', week: 3 };
const part: GuidePart = {
  id: 'p1',
  section: 'question',
  title: 'Why?',
  says: [{ text: 'The outer bank wears away.', passage: null }],
  reading: null,
  origin: 'made',
};
const step = { id: 's1', date: null, task: 'Walk along the bend', origin: 'made' as const, done: false };
const item = '/api/power-plays/activities/i1';
const ofGuide = '/api/study-guides/f1/3/parts';

const at = '2026-01-26T10:00:00Z';
/** What the server answers to a deletion. */
const guide: StudyGuide = {
  folder_id: 'f1',
  week_number: 3,
  topic: null,
  basis: 'materials',
  notice: null,
  readings_that_would_help: [],
  overview: [],
  key_concepts: [],
  key_vocabulary: [],
  study_questions: [],
  reading_order: [],
  removed: [],
  outdated: false,
  source: 'engine',
  fallback: null,
  created_at: at,
};
const brief: AssignmentBrief = {
  ...makeAssignmentFacts(),
  user_notes: '',
  steps: [],
  removed_steps: [],
  materials: [],
  planned_for: null,
  plan_outdated: false,
  source: 'engine',
  fallback: null,
  created_at: at,
  updated_at: at,
};

const rows: { what: string; useDelete: UseDelete; asks: [does: string, undoes: string] }[] = [
  {
    what: 'a file',
    useDelete: () => {
      const { actions } = useFileActions('f1', null, [], () => undefined);
      return () => actions.onDelete(fileFromWire(makeFile({ file_id: 'file1', role: 'material' })));
    },
    asks: ['DELETE /api/files/u1/f1/file1', 'POST /api/folders/f1/files/file1/restore'],
  },
  {
    what: 'a card or a question',
    useDelete: () => {
      const takeOut = useTakeOut('f1');
      return () => takeOut('i1', 'delete');
    },
    asks: [`DELETE ${item}`, `POST ${item}/restore`],
  },
  {
    what: 'one that is reported',
    useDelete: () => {
      const takeOut = useTakeOut('f1');
      return () => takeOut('i1', 'report');
    },
    asks: [`POST ${item}/report {"reason":"wrong"}`, `POST ${item}/restore`],
  },
  {
    what: 'a part of a study guide',
    useDelete: () => {
      const { remove } = useGuideEdits(week);
      return () => remove(part);
    },
    asks: [`DELETE ${ofGuide}/p1`, `POST ${ofGuide}/p1/restore`],
  },
  {
    what: 'a part of it that the student wrote, which is written again',
    useDelete: () => {
      const { remove } = useGuideEdits(week);
      return () => remove({ ...part, origin: 'added' });
    },
    asks: [`DELETE ${ofGuide}/p1`, `POST ${ofGuide} "says":["The outer bank wears away."]`],
  },
  {
    what: 'a step of a brief',
    useDelete: () => {
      const { takeOut } = useBriefEdits({ folderId: 'f1', assignmentId: 'a1' });
      return () => takeOut(step);
    },
    asks: ['brief/steps/s1 {"removed":true}', 'brief/steps/s1 {"removed":false}'],
  },
  {
    what: 'an archived conversation',
    useDelete: () => {
      const { setArchived } = useThreadActions('f1');
      return () => setArchived('t1', true);
    },
    asks: ['"archived":true', '"archived":false'],
  },
];

beforeEach(() => openSession(makeRecord()));

it.each(rows)('$what', async ({ useDelete, asks: [does, undoes] }) => {
  const server = fakeServer();
  server.refuseRest('not_found');
  server.answer(deleteFile, { success: true });
  server.answer(deleteActivity, { success: true });
  server.answer(reportActivity, { success: true });
  server.answer(removeGuidePart, guide);
  server.answer(changeBriefStep, brief);
  server.answer(archiveThreadUnderApi, makeThread('t1', { archived_at: at }));
  function Screen() {
    const act = useDelete();
    return (
      <>
        <button type="button" onClick={() => void act()}>
          Delete
        </button>
        <Toaster />
      </>
    );
  }
  const { user } = renderAt(<Screen />);
  const changes = () =>
    server.seen
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => `${method} ${path} ${body ? JSON.stringify(body) : ''}`);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(changes()).toHaveLength(2));
  const [first, second] = changes();
  for (const [asked, expected] of [
    [first, does],
    [second, undoes],
  ])
    for (const words of expected?.split(/ (?=["{])/) ?? []) expect(asked).toContain(words);
});

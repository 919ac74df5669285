import { getStoredActivities } from '@weekwise/contracts/activities.ts';
import { getSession } from '@weekwise/contracts/auth.ts';
import { getFolderPlan, getSubscriptionStatus, listPlans } from '@weekwise/contracts/billing.ts';
import { getOrCreateThread, listMessages } from '@weekwise/contracts/chat.ts';
import { listDrives } from '@weekwise/contracts/drives.ts';
import { getContents } from '@weekwise/contracts/files.ts';
import { getStartup, selectFolder } from '@weekwise/contracts/folders.ts';
import { listDeletedFolders } from '@weekwise/contracts/folders-bin.ts';
import { getBackgroundEmbedding } from '@weekwise/contracts/retrieval-embedding.ts';
import { listReadingSources } from '@weekwise/contracts/sources.ts';
import { getReviewQueue } from '@weekwise/contracts/spaced-repetition.ts';
import { getStudyGuide } from '@weekwise/contracts/study-guides.ts';
import { sendProactiveEvent } from '@weekwise/contracts/suggestions.ts';
import { listNotifications } from '@weekwise/contracts/suggestions-notifications.ts';
import { getSimpleSyllabus, getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { listCourseBooks } from '@weekwise/contracts/syllabus-books.ts';
import { listOwnWikis } from '@weekwise/contracts/wiki-sharing.ts';
import { makeSubscription } from './billing-factories.ts';
import { emptyWeek, makeFolder, makeSyllabus, makeSyllabusStatus, makeUser } from './factories.ts';
import { fakeServer } from './fake-server.ts';

export const expires_at = '2099-01-01T00:00:00Z';
export const aVisitor = { user: null, expires_at: null };

/** A server that knows one student with one course. */
export function knownStudent(folders = [makeFolder()]) {
  const server = fakeServer();
  server.answer(getSession, { user: makeUser(), expires_at });
  server.answer(getStartup, { folders, currentFolderId: folders[0]?.folder_id ?? null });
  server.answer(selectFolder, { success: true, current_folder: 'f1' });
  server.answer(getSimpleSyllabus, makeSyllabus());
  server.answer(listCourseBooks, { books: [] });
  server.answer(getSyllabusStatus, makeSyllabusStatus());
  server.answer(sendProactiveEvent, { success: true, response: null, suggestion: null, held_back: [] });
  server.answer(listNotifications, { notifications: [] });
  server.answer(getStudyGuide, { exists: false, guide: null });
  server.answer(listReadingSources, { readings: [] });
  server.answer(listPlans, { billing: 'off', plans: [], rules: null });
  server.answer(getFolderPlan, {
    folder_id: 'f1',
    billing: 'off',
    is_active: true,
    payment_verified: true,
    plan_id: null,
    kind: null,
    plan_name: null,
    locked_weeks: [],
    unlocked_weeks: null,
  });
  server.answer(getSubscriptionStatus, makeSubscription({ folders_count: folders.length }));
  server.answer(listOwnWikis, { wikis: [] });
  server.answer(listDrives, { kinds: [], connections: [] });
  server.answer(listDeletedFolders, { folders: [], total_folders: 0 });
  server.refuse(getBackgroundEmbedding, 'task_not_found');
  server.answer(getReviewQueue, {
    today: '2026-01-27',
    cards: [],
    total: 0,
    counts: { learning: 0, review: 0, new: 0 },
    held: { over_limit: 0, siblings: 0 },
    done_today: { new: 0, reviews: 0 },
    next_step_at: null,
    can_undo: false,
  });
  server.answer(getStoredActivities, emptyWeek);
  server.answer(getContents, { folder_id: 'f1', files: [], total_files: 0 });
  server.answer(getOrCreateThread, { thread_id: 't1', folder_id: 'f1', created_at: '2026-01-05T10:00:00Z' });
  server.answer(listMessages, { messages: [], total: 0, has_earlier: false });
  return server;
}

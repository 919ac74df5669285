import { getSimpleSyllabus, getSyllabusStatus, processSyllabus } from '@weekwise/contracts/syllabus.ts';
import { listCourseBooks } from '@weekwise/contracts/syllabus-books.ts';
import { setReadingState } from '@weekwise/contracts/syllabus-reading-progress.ts';
import { attachWeekFile, detachWeekFile } from '@weekwise/contracts/syllabus-week-files.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { booksOf } from './books.service.ts';
import { processText } from './process-text.service.ts';
import * as progress from './reading-progress/reading-progress.service.ts';
import { toBook, toSyllabus, toSyllabusStatus, toWeekFiles } from './syllabus.presenter.ts';
import { listHandedIn, requireSyllabusPlan, syllabusStatus } from './syllabus.service.ts';
import { tiesOfReadings } from './ties/tied-files.service.ts';
import { attachFile, detachFile } from './week-files/week-files.service.ts';

export function registerSyllabus(app: FastifyInstance, deps: Deps): void {
  route(app, getSimpleSyllabus, async ({ user, params }) => {
    const plan = await requireSyllabusPlan(deps, user.id, params.folderId);
    return toSyllabus(plan, {
      ties: await tiesOfReadings(deps.db, params.folderId),
      states: await progress.listReadingStates(deps.db, params.folderId),
      handedIn: await listHandedIn(deps.db, params.folderId),
    });
  });

  route(app, listCourseBooks, async ({ user, params }) => {
    return { books: (await booksOf(deps, user.id, params.folderId)).map(toBook) };
  });

  route(app, setReadingState, async ({ user, params, body }) => {
    await progress.setReadingState(deps, user.id, params, body.state);
    return { reading_id: params.readingId, state: body.state };
  });

  route(app, attachWeekFile, async ({ user, params }) => {
    return { week_id: params.weekId, files: toWeekFiles(await attachFile(deps, user.id, params)) };
  });

  route(app, detachWeekFile, async ({ user, params }) => {
    return { week_id: params.weekId, files: toWeekFiles(await detachFile(deps, user.id, params)) };
  });

  route(app, getSyllabusStatus, async ({ user, params }) => {
    return toSyllabusStatus(await syllabusStatus(deps, user.id, params.folderId));
  });

  route(app, processSyllabus, async ({ user, body }) => {
    const { folder_id: folderId, processing_level: level, confidence_threshold: confidenceThreshold } = body;
    const options = { level, confidenceThreshold };
    const accepted = await processText(deps, user.id, { folderId, text: body.raw_content, options });
    return {
      success: true,
      status: 'processing',
      operation_id: accepted.taskId,
      file_id: accepted.fileId,
      folder_id: folderId,
      processing_level: level,
      confidence_threshold: confidenceThreshold,
    };
  });
}

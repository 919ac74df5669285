import { getFolderAnalytics, getFolderStatus } from '@weekwise/contracts/overview.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { toUsage } from '../admin/usage/usage.presenter.ts';
import { filesOf, type ListedFile } from '../files/files.service.ts';
import { vectorizationStatus } from '../files/vectorization-status.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { toSyllabusStatus } from '../syllabus/syllabus.presenter.ts';
import { syllabusStatus } from '../syllabus/syllabus.service.ts';
import { analyticsOf, type FolderAnalytics } from './analytics.service.ts';

export function registerFolderStatus(app: FastifyInstance, deps: Deps): void {
  route(app, getFolderStatus, async ({ user, params }) => {
    const { id, name, modifiedAt } = await requireFolder(deps.db, user.id, params.folderId);
    const files = await filesOf(deps, user.id, id);
    return {
      folder_id: id,
      folder_name: name,
      modified_time: modifiedAt.toISOString(),
      vectorization_status: vectorizationStatus(files),
      total_files: files.length,
      files: statesOf(files),
      passage_count: sumOf(files, ({ passageCount }) => passageCount),
      reading: files.flatMap((file) =>
        file.operationId === null ? [] : [{ file_id: file.id, operation_id: file.operationId }],
      ),
      syllabus: toSyllabusStatus(await syllabusStatus(deps, user.id, id)),
    };
  });

  route(app, getFolderAnalytics, async ({ user, params }) => {
    return toAnalytics(params.folderId, await analyticsOf(deps, user.id, params.folderId));
  });
}

function toAnalytics(
  folderId: string,
  { files, types, vectors, refused, vocabulary, practice, modelUse }: FolderAnalytics,
) {
  const { items, answers, correct, unjudged, lastAnsweredAt, byType, seconds, timedAnswers } = practice;
  const wrong = answers - correct - unjudged;
  const last_answered = lastAnsweredAt?.toISOString() ?? null;
  return {
    folder_id: folderId,
    files: {
      total: files.length,
      bytes: sumOf(files, ({ size }) => size),
      pages: sumOf(files, ({ pageCount }) => pageCount ?? 0),
      by_state: statesOf(files),
      by_type: types,
    },
    passages: { total: sumOf(files, ({ passageCount }) => passageCount), with_vectors: vectors, refused },
    vocabulary,
    activities: { items, answers, correct, wrong, unjudged, last_answered, by_type: byType },
    time_spent: { practising_seconds: seconds, timed_answers: timedAnswers },
    model_use: {
      total: toUsage(modelUse.total),
      by_ability: modelUse.byAbility.map(({ ability, ...sums }) => ({ ability, ...toUsage(sums) })),
    },
  };
}

function statesOf(files: readonly Pick<ListedFile, 'embeddingStatus'>[]) {
  const counted = (state: ListedFile['embeddingStatus']): number =>
    files.filter(({ embeddingStatus }) => embeddingStatus === state).length;
  return { embedded: counted('embedded'), not_embedded: counted('not_embedded'), failed: counted('failed') };
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

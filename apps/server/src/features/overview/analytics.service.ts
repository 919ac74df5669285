import { type ActivityType, activityTypes } from '@weekwise/domain/activities.ts';
import { extensionOf } from '@weekwise/engine/documents/detect-format.ts';
import type { Deps } from '../../deps.ts';
import { useInFolder } from '../admin/usage/usage.service.ts';
import { filesOf, type ListedFile } from '../files/files.service.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import * as repo from './analytics.repo.ts';

/** Everything that is counted of a folder. */
export async function analyticsOf(deps: Pick<Deps, 'db' | 'clock' | 'embeddings'>, userId: string, folderId: string) {
  await requireFolder(deps.db, userId, folderId);
  const [files, vectors, refused, terms, items, results, reviews, modelUse] = await Promise.all([
    filesOf(deps, userId, folderId),
    repo.countVectors(deps.db, folderId),
    deps.embeddings?.refusal({ userId, folderId }) ?? null,
    repo.listTerms(deps.db, folderId),
    repo.countItems(deps.db, folderId),
    repo.sumResults(deps.db, userId, folderId),
    repo.sumReviews(deps.db, userId, folderId),
    useInFolder(deps, { userId, folderId }),
  ]);
  return {
    files,
    types: typesOf(files),
    vectors,
    refused,
    vocabulary: {
      terms: new Set(terms.map(({ term }) => term.normalize('NFKC').toLowerCase())).size,
      weeks: new Set(terms.map(({ weekId }) => weekId)).size,
    },
    practice: practiceOf(items, [...results, ...reviews]),
    modelUse,
  };
}

export type FolderAnalytics = Awaited<ReturnType<typeof analyticsOf>>;

/** By the ending of the name, most bytes first. */
function typesOf(files: readonly Pick<ListedFile, 'name' | 'size'>[]) {
  const types = new Map<string, { type: string; files: number; bytes: number }>();
  for (const { name, size } of files) {
    const type = extensionOf(name) || 'none';
    const before = types.get(type) ?? { type, files: 0, bytes: 0 };
    types.set(type, { type, files: before.files + 1, bytes: before.bytes + size });
  }
  return [...types.values()].sort((x, y) => y.bytes - x.bytes || (x.type < y.type ? -1 : 1));
}

type Counted = Awaited<ReturnType<typeof repo.sumResults>>[number];

function practiceOf(items: readonly { type: ActivityType; items: number }[], results: readonly Counted[]) {
  const sum = (of: (row: Counted) => number, rows = results): number => rows.reduce((total, row) => total + of(row), 0);
  const times = results.map(({ lastAnsweredAt }) => lastAnsweredAt.getTime());
  const byType = activityTypes.map((type) => {
    const ofType = results.filter((row) => row.type === type);
    const there = items.find((row) => row.type === type)?.items ?? 0;
    return {
      type,
      items: there,
      answers: sum(({ answers }) => answers, ofType),
      correct: sum(({ correct }) => correct, ofType),
    };
  });
  return {
    items: items.reduce((total, row) => total + row.items, 0),
    answers: sum(({ answers }) => answers),
    correct: sum(({ correct }) => correct),
    unjudged: sum(({ unjudged }) => unjudged),
    lastAnsweredAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    seconds: Math.round(sum(({ milliseconds }) => milliseconds) / 1000),
    timedAnswers: sum(({ timed }) => timed),
    byType: byType.filter((row) => row.items > 0 || row.answers > 0),
  };
}

import { conceptOf } from '@weekwise/engine/remembering/concept.ts';
import type { PassagePlace, Struggle } from '@weekwise/engine/suggestions/facts.ts';
import type { ListedFile } from '../files/files.service.ts';
import type { AnswerGiven } from './facts.repo.ts';

interface Around {
  files: readonly ListedFile[];
  weekOf: (weekId: string) => number | null;
  hasCards: (week: number) => boolean;
}

/** Concepts whose questions were answered wrong and not right since, the most wrong answers first. Answers come oldest first. */
export function strugglesOf(answers: readonly AnswerGiven[], { files, weekOf, hasCards }: Around): Struggle[] {
  const wrong = new Map<string, AnswerGiven[]>();
  for (const answer of answers) {
    if (answer.correct) wrong.delete(answer.itemId);
    else wrong.set(answer.itemId, [...(wrong.get(answer.itemId) ?? []), answer]);
  }
  const placed = [...wrong.values()].flat().flatMap((answer) => {
    const { citation, headingPath } = answer;
    const concept = conceptOf(headingPath ?? (citation.heading ? [citation.heading] : []));
    const week = weekOf(answer.weekId);
    return concept === null || week === null ? [] : [{ concept, week, citation }];
  });
  return [...Map.groupBy(placed, ({ concept, week }) => JSON.stringify([week, concept])).values()]
    .flatMap((group): Struggle[] => {
      const [first] = group;
      if (!first) return [];
      const { concept, week } = first;
      const passage = placeOf(
        group.map(({ citation }) => citation),
        files,
      );
      return [{ concept, weekNumber: week, wrong: group.length, passage, hasCards: hasCards(week) }];
    })
    .sort((x, y) => y.wrong - x.wrong || x.weekNumber - y.weekNumber || (x.concept < y.concept ? -1 : 1));
}

/** The passage that most of the answers were about, in a file that is still there. */
function placeOf(citations: readonly AnswerGiven['citation'][], files: readonly ListedFile[]): PassagePlace | null {
  const there = citations.filter(({ documentId }) => files.some(({ id }) => id === documentId));
  const groups = [...Map.groupBy(there, ({ documentId, block }) => `${documentId} ${block}`).values()];
  const [most] = groups.sort((x, y) => y.length - x.length)[0] ?? [];
  const file = files.find(({ id }) => id === most?.documentId);
  if (!most || !file) return null;
  const { page, block, lastBlock, quote } = most;
  return { fileId: file.id, fileName: file.name, page, block, lastBlock, quote };
}

import { printedPage } from '@weekwise/engine/documents/document.ts';
import { conceptOf } from '@weekwise/engine/spaced-repetition/concept.ts';
import type { PassagePlace, Struggle } from '@weekwise/engine/suggestions/facts.ts';
import type { FilePages } from '../files/files.service.ts';
import type { AnswerGiven } from './facts.repo.ts';

interface Around {
  /** Files that are there, by id. */
  names: ReadonlyMap<string, string>;
  /** What print calls their pages, where that is not their numbers. */
  pages: ReadonlyMap<string, Pick<FilePages, 'labels'>>;
  weekOf: (weekId: string) => number | null;
  hasCards: (week: number) => boolean;
}

/**
 * Concepts whose questions were answered wrong and not right since, the most wrong answers first. Answers come
 * oldest first.
 */
export function strugglesOf(answers: readonly AnswerGiven[], { names, pages, weekOf, hasCards }: Around): Struggle[] {
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
        { names, pages },
      );
      return [{ concept, weekNumber: week, wrong: group.length, passage, hasCards: hasCards(week) }];
    })
    .sort((x, y) => y.wrong - x.wrong || x.weekNumber - y.weekNumber || (x.concept < y.concept ? -1 : 1));
}

/** The passage that most of the answers were about, in a file that is still there. */
function placeOf(
  citations: readonly AnswerGiven['citation'][],
  { names, pages }: Pick<Around, 'names' | 'pages'>,
): PassagePlace | null {
  const there = citations.filter(({ documentId }) => names.has(documentId));
  const groups = [...Map.groupBy(there, ({ documentId, block }) => `${documentId} ${block}`).values()];
  const [most] = groups.sort((x, y) => y.length - x.length)[0] ?? [];
  const fileName = most && names.get(most.documentId);
  if (!most || fileName === undefined) return null;
  const { documentId: fileId, page, block, lastBlock, quote } = most;
  return { fileId, fileName, ...printedPage(page, pages.get(fileId)?.labels), block, lastBlock, quote };
}

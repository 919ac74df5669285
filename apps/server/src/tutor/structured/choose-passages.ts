import type { StudyText } from '@weekwise/engine/activities/study-text.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';

/** Characters that one call shows, some 6,000 tokens: what a small model on the student's own machine still reads. */
export const promptBudget = 24_000;

/**
 * The passages that matter most within a budget of characters, in the order of reading: from every document in turn the
 * one that says most of what the engine finds worth asking and defining.
 */
export function choosePassages(passages: readonly Passage[], text: StudyText, budget: number): Passage[] {
  const own = passages.filter(({ role }) => role === 'body');
  const usable = own.length > 0 ? own : passages.filter(({ role }) => role !== 'boilerplate' && role !== 'duplicate');
  if (usable.reduce((sum, passage) => sum + passage.text.length, 0) <= budget) return usable;
  const worth = worthOf(text);
  const queues = [...Map.groupBy(usable, ({ documentId }) => documentId).values()].map((ofDocument) =>
    ofDocument
      // Of equal ones, as where the text is not English, every part of the document comes early.
      .map((passage, i) => ({ passage, worth: worth.get(passage.id) ?? 0, order: (i * 0.618034) % 1 }))
      .sort((x, y) => y.worth - x.worth || x.order - y.order)
      .map(({ passage }) => passage),
  );
  const chosen = new Set<Passage>();
  let left = budget;
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn++) {
    for (const queue of queues) {
      const passage = queue[turn];
      if (!passage || passage.text.length > left) continue;
      chosen.add(passage);
      left -= passage.text.length;
    }
  }
  return usable.filter((passage) => chosen.has(passage));
}

/** Of its three best statements and of the terms that it defines. */
function worthOf({ facts, terms }: StudyText): Map<string, number> {
  const counted = new Map<string, number>();
  const worth = new Map<string, number>();
  const add = (id: string, value: number): void => void worth.set(id, (worth.get(id) ?? 0) + value);
  for (const { sentence, weight } of facts) {
    const { id } = sentence.passage;
    const count = (counted.get(id) ?? 0) + 1;
    counted.set(id, count);
    if (count <= 3) add(id, weight);
  }
  for (const { kind, score, citation } of terms)
    if (kind === 'defined' && citation.passageId !== null) add(citation.passageId, score / 2);
  return worth;
}

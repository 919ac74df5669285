import { studyTextOf } from '../../activities/study-text.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Excerpt } from '../evidence/compose.ts';

/** Sentences of several files in the order of these. */
export function inOrderOf(passages: readonly Passage[]): (x: Excerpt, y: Excerpt) => number {
  const places = new Map(passages.map((passage, place) => [passage, place]));
  return (x, y) => (places.get(x.passage) ?? 0) - (places.get(y.passage) ?? 0) || x.start - y.start;
}

/** What a summary says first and last counts for more. */
const ofFirst = 1.5;
const ofLast = 0.5;

/** Orders sentences by how much they say of the main terms of a text, the weightiest first. */
export function byWeight(body: readonly Passage[]): (pieces: readonly Excerpt[]) => Excerpt[] {
  const weights = new Map(
    studyTextOf(body).facts.map(({ sentence, weight }) => [`${sentence.passage.id}/${sentence.start}`, weight]),
  );
  return (pieces) => {
    const worth = ({ passage, start }: Excerpt, place: number): number =>
      (weights.get(`${passage.id}/${start}`) ?? 0) +
      (place === 0 ? ofFirst : 0) +
      (place === pieces.length - 1 ? ofLast : 0);
    return pieces
      .map((piece, place) => ({ piece, value: worth(piece, place) }))
      .toSorted((x, y) => y.value - x.value)
      .map(({ piece }) => piece);
  };
}

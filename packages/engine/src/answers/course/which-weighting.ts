import { splitSentences } from '../../text/sentences.ts';
import { countWords } from '../render/shorten.ts';
import type { GradePart } from './grade-parts.ts';

/** In words: a condition, and no whole rule. */
const longestCondition = 40;

const headingOf = ({ piece }: GradePart): string | null => piece.passage.headingPath.at(-1) ?? null;

/** Whether a part counts so much under one heading and so much under another. */
export const isWeightedOtherwise = (part: GradePart, all: readonly GradePart[]): boolean =>
  all.some(
    (other) =>
      other.name.toLowerCase() === part.name.toLowerCase() &&
      other.share?.value !== part.share?.value &&
      headingOf(other) !== headingOf(part),
  );

/**
 * Of a part that counts so much in one weighting and so much in another the heading that it stands under, and the
 * condition that opens there: nobody could tell which holds otherwise.
 */
export function weightingOf(part: GradePart, all: readonly GradePart[]): string | null {
  const heading = headingOf(part);
  const condition = conditionIn(part);
  const isApart = isWeightedOtherwise(part, all) || (condition !== null && all.length > 1);
  if (heading === null || !isApart) return null;
  return condition === null ? heading : `${heading}: “${condition}”`;
}

/** The condition that opens the section of a part: its weights hold only then. */
export function conditionIn({ piece: { passage } }: Pick<GradePart, 'piece'>): string | null {
  const { text } = passage;
  const [opening] = splitSentences(text);
  const [line = ''] = opening ? text.slice(opening.start, opening.end).split('\n') : [];
  const said = line.replace(/[:.\s]+$/, '');
  return /^(?:if|when|unless|in case|should)\b/i.test(said) && countWords(said) <= longestCondition ? said : null;
}

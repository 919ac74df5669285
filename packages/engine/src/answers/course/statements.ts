import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow } from '../evidence/forms.ts';
import { aboutEach } from './exam-spoken-of.ts';

/** One thing that a syllabus says: a row or an item whole, prose by the sentence. */
export interface Statement {
  piece: Excerpt;
  text: string;
  /** With what it stands under and beside: the heading, the sentences before it in its paragraph. */
  context: string;
  /** Its words with the exam that it is on, as `aboutEach` gives them. */
  about: string;
}

/** What the passages of a syllabus say is asked of them again and again. */
export const statementsOf = memoizeByObject((passage: Passage): readonly Statement[] => {
  const formed = blocksOf(passage).filter(({ form }) => form === 'item' || isRow(form));
  const heading = passage.headingPath.join('\n');
  const spans = [
    ...formed.filter(({ form }) => form !== 'header-row'),
    ...sentencesOf(passage).filter(({ start, end }) => !formed.some((block) => block.start < end && start < block.end)),
  ].toSorted((x, y) => x.start - y.start);
  const about = aboutEach(passage, spans);
  return spans.map(({ start, end }, i) => {
    const before = spans[i - 1];
    const isBeside = before && !passage.text.slice(before.end, start).includes('\n');
    const lead = isBeside ? passage.text.slice(before.start, before.end) : '';
    return {
      piece: { passage, start, end },
      text: passage.text.slice(start, end),
      context: `${heading}\n${lead}`,
      about: about[i] ?? '',
    };
  });
});

export const isProse = ({ piece }: Pick<Statement, 'piece'>): boolean =>
  !blocksOf(piece.passage).some((block) => isRow(block.form) && block.start <= piece.start && piece.start < block.end);

import { practiceHeading } from '../../lexicon/exercise-headings.ts';
import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import { entriesOf } from '../../passages/entries.ts';
import { onlyAsks } from '../../passages/exercises.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow } from '../evidence/forms.ts';
import { isTask } from '../evidence/no-evidence.ts';
import { countWords } from '../render/shorten.ts';
import { pathOf, type Section } from './sections-of.ts';

/** What tells of the subject: no glossary, no problems with their solutions; all where nothing else is there. */
export function tellingPassages(body: readonly Passage[]): readonly Passage[] {
  const telling = body.filter(
    (passage) => entriesOf(passage).length === 0 && !pathOf(passage).some((heading) => practiceHeading.test(heading)),
  );
  return telling.length > 0 ? telling : body;
}

export const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);

export const isItem = ({ passage, start }: Excerpt): boolean =>
  blocksOf(passage).some((block) => block.form === 'item' && block.start <= start && start < block.end);

/** Sentences that tell something: no rows, no captions and credits, no exercise. */
export function sentencesIn({ passages }: Section): Excerpt[] {
  return passages.flatMap((passage) => {
    if (onlyAsks(passage)) return [];
    const rows = blocksOf(passage).filter(
      ({ form, start, end }) =>
        isRow(form) ||
        form === 'code' ||
        form === 'formula' ||
        form === 'choice' ||
        caption.test(passage.text.slice(start, end).trim()),
    );
    return sentencesOf(passage)
      .filter(({ start, end }) => !rows.some((row) => row.start < end && start < row.end))
      .map(({ start, end }) => ({ passage, start, end }))
      .filter((piece) => isStatement(textOf(piece), isItem(piece)));
  });
}

const caption =
  /^(?:(?:figure|fig\.|table|photo|link to learning|credit|source|image|alt text)\b|(?:adapted|reproduced|modified|reprinted|redrawn) from\b|(?:photo|image|figure)?\s?courtesy of\b)/i;

function isStatement(text: string, isListed: boolean): boolean {
  if (isTask(text) || caption.test(text.trim()) || /\?["'”’)]*$/.test(text)) return false;
  return isListed ? countWords(text) > 0 : countWords(text) > 3 && /[.:!]["'”’)\]]*$/.test(text.trim());
}

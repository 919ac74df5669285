import type { Block } from '../documents/document.ts';
import { alternation } from '../lexicon/alternation.ts';
import { exerciseHeading } from '../lexicon/exercise-headings.ts';
import { elsewhereNouns, lookVerbs, pointerVerbs } from '../lexicon/media.ts';
import { splitSentences } from '../text/sentences.ts';

/** In characters: a box with a pointer is a few lines. */
const longestPointer = 700;
const mostWords = 6;

const opensWithLook = new RegExp(`^(?:please )?(?:${alternation(lookVerbs)})\\b`, 'i');
const opensWithPointer = new RegExp(`^(?:please )?(?:${alternation(pointerVerbs)})\\b`, 'i');
const namesElsewhere = new RegExp(
  `\\b(?:this|these|that|following)\\s(?:[\\p{L}-]+\\s){0,3}(?:${alternation(elsewhereNouns)})\\b`,
  'iu',
);

/**
 * Finds the headings of boxes, by `Block.index`. A box is one paragraph that sends the reader elsewhere ("Watch this
 * video on …"), under a heading of its own in the middle of a section that goes on after it; markup does not say where
 * it ends. A heading that recurs in the document is recognised by most of its places. One that occurs once must point
 * elsewhere with its first words, and the section must have begun before it.
 */
export function boxHeadings(blocks: readonly Block[]): Set<number> {
  const places = new Map<string, { heading: Block; sure: boolean; likely: boolean }[]>();
  const solid = blocks.filter(({ text }) => text.trim() !== '');
  for (const [i, heading] of solid.entries()) {
    const first = solid[i + 1];
    if (heading.kind !== 'heading' || first?.kind !== 'paragraph' || first.text.length > longestPointer) continue;
    // Exercises end what a section tells.
    if (exerciseHeading.test(heading.text.trim())) continue;
    if (heading.text.trim().split(/\s+/).length > mostWords || /[:：]\s*$/.test(first.text)) continue;
    const [before, next] = [solid[i - 1], solid[i + 2]];
    // A section of its own may be a list of pointers.
    const isAmidst =
      before !== undefined &&
      before.kind !== 'heading' &&
      next !== undefined &&
      !opensWithPointer.test(next.text.trim());
    const sentences = splitSentences(first.text).map(({ start, end }) => first.text.slice(start, end));
    const name = heading.text.trim().toLowerCase();
    const likely = sentences.some((each) => opensWithPointer.test(each)) || namesElsewhere.test(first.text);
    const sure = isAmidst && opensWithLook.test(first.text.trim());
    places.set(name, [...(places.get(name) ?? []), { heading, sure, likely }]);
  }
  const boxes = [...places.values()].flatMap((all) => {
    const recurs = all.length > 1 && all.filter(({ likely }) => likely).length * 2 > all.length;
    return all.filter(({ sure, likely }) => sure || (recurs && likely));
  });
  return new Set(boxes.map(({ heading }) => heading.index));
}

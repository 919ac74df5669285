import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { mendSpelling } from '../question/mend-spelling.ts';
import { comparedThings, namesOf } from './compared-things.ts';
import { tellSides } from './tell-sides.ts';
import { notFound, quotes, says } from './written-answer.ts';

/**
 * Says that the files never name one of the things that a question compares, and shows what they say of the others.
 * Returns null where the files name all of them, or say nothing of any.
 * @param asked as it was typed: a name that the files lack is no slip
 */
export function absentSideAnswer(asked: string, index: PassageIndex, syllabusId: string | null): Answer | null {
  const things = comparedThings(asked);
  if (!things) return null;
  const absent = things.filter((_, i) => !namesOf(things)[i]?.some((name) => isNamed(name, index)));
  if (absent.length === 0 || absent.length === things.length) return null;
  const present = things.filter((thing) => !absent.includes(thing)).map((thing) => mendSpelling(thing, index));
  const known = tellSides(namesOf(present), index, syllabusId).filter((side) => side !== null);
  if (known.length < present.length) return null;
  const names = absent.map((thing) => `“${thing}”`).join(' and ');
  const lead = says(`${names} ${absent.length > 1 ? 'stand' : 'stands'} nowhere in your files, so I cannot compare.`);
  return notFound(
    [lead, ...known.flatMap(({ name, whole }) => [says(`What they say of ${name}:`), quotes(whole)])],
    index,
  );
}

/** Also with a slip in it. */
const isNamed = (thing: string, index: PassageIndex): boolean =>
  contentStems(mendSpelling(thing, index)).every((each) => index.termNumbers.has(each));

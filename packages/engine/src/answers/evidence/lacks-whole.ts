import { contentStems } from '../../text/words.ts';
import type { Excerpt } from './compose.ts';

/** "The stages of sleep", "five classes of antibodies?": what has the parts is told to the question's end. */
const partsOf =
  /\b(?:stages?|phases|steps|types|kinds|sorts|forms|classes|categories|levels|parts|layers|components|divisions|functions|symptoms|branches)\s+(?:of|in)\s+(?:an?\s+|the\s+|our\s+|your\s+)?([^?.,;:]{3,60}?)[\s?.!]*$/i;

/**
 * Whether a question asks for the parts of a thing that the answer never names, by any word of its name: the stages of
 * memory are not those of sleep.
 */
export function lacksWhole(asked: string, shown: readonly Excerpt[]): boolean {
  const whole = partsOf.exec(asked)?.[1];
  const stems = whole ? contentStems(whole) : [];
  if (stems.length === 0) return false;
  const said = new Set(
    shown.flatMap(({ passage, start, end }) =>
      contentStems([...passage.headingPath, passage.text.slice(start, end)].join('\n')),
    ),
  );
  return stems.every((stem) => !said.has(stem));
}

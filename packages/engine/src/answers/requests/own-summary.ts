import type { Passage } from '../../passages/passage.ts';
import { saysAgain } from '../../passages/says-again.ts';
import { contentStems } from '../../text/words.ts';
import { pathOf, type Section } from './sections-of.ts';

const fewestParts = 3;

/** Whether a section says again what its text said. */
export const isSummary = ({ passages: [first] }: Section): boolean => first !== undefined && saysAgain(first);

/** A file that says nothing but the summary of several sections is that of the whole. */
export function isOfWhole(summary: Section, sections: readonly Section[]): boolean {
  const [id] = documentsIn(summary);
  const beside = sections.filter((section) => documentsIn(section)[0] === id);
  return beside.length < sections.length && beside.length >= fewestParts && beside.every(isSummary);
}

/** The sections of texts without a summary; where others have one, no opening story of a chapter. */
export function notSummed(sections: readonly Section[], own: readonly Section[]): Section[] {
  const summed = new Set(own.flatMap(documentsIn));
  return sections.filter((section) => {
    const [id = ''] = documentsIn(section);
    const titles = section.passages[0] ? pathOf(section.passages[0]) : [];
    return !summed.has(id) && !(summed.size > 1 && titles.some((heading) => opening.test(heading)));
  });
}

const opening = /\bintroduction\W*$|^\W*(?:chapter )?(?:introduction|opening|preview|overview)\b/i;

/** What a summary is of: its own heading where that names something, else the one above it. */
export function ofWhat({ heading, passages: [first] }: Section): string {
  const isNamed = first && !saysAgain({ ...first, headingPath: [heading] });
  return isNamed ? heading : ((first && pathOf(first).at(-2)) ?? '');
}

const documentsIn = ({ passages }: Section): string[] => passages.map(({ documentId }) => documentId);

const numbered = /^\W*(?:chapter |section )?(\d{1,2})(?:\.\d{1,2})*[.:]?\s+/i;

/**
 * What the summary of a chapter, which stands elsewhere, says of one of its sections under that section's heading.
 * Empty where there is none.
 */
export function summaryElsewhere(name: string, own: readonly Passage[], passages: readonly Passage[]): Passage[] {
  const stems = headingStems(name);
  const chapter = numbered.exec(name)?.[1];
  if (stems === '' || own.some(saysAgain)) return [];
  return passages.filter((passage) => {
    const path = pathOf(passage);
    return (
      passage.role === 'body' &&
      !own.includes(passage) &&
      saysAgain(passage) &&
      headingStems(path.at(-1) ?? '') === stems &&
      (chapter === undefined || path.some((heading) => numbered.exec(heading)?.[1] === chapter))
    );
  });
}

const headingStems = (heading: string): string =>
  [...new Set(contentStems(heading.replace(numbered, '')))].sort().join(' ');

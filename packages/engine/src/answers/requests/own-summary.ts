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

/** How many of its words tell what a section is about. */
const ofSection = 8;

/** The sections of its own text that a summary names neither by their headings nor by most of what they are about. */
export function leftOut(sections: readonly Section[], summary: Section): Section[] {
  const [id] = documentsIn(summary);
  const said = new Set(summary.passages.flatMap(({ text }) => contentStems(text)));
  return sections.filter((section) => {
    const path = section.passages[0] ? pathOf(section.passages[0]) : [];
    const ofText = new Set(contentStems(path.slice(0, -1).join(' ')));
    const heading = contentStems(section.heading.replace(numbered, '')).filter((stem) => !ofText.has(stem));
    // What stands below the title itself opens the text.
    const isTitle = path.length === 1 && numbered.test(section.heading);
    const isOfText = documentsIn(section)[0] === id && !isTitle && !isSummary(section);
    if (!isOfText || heading.length === 0 || heading.every((stem) => said.has(stem))) return false;
    const main = mainStems(section).filter((stem) => !ofText.has(stem));
    return main.filter((stem) => said.has(stem)).length * 2 < main.length;
  });
}

/** The most used first. */
function mainStems({ passages }: Section): string[] {
  const uses = Map.groupBy(
    passages.flatMap(({ text }) => contentStems(text)),
    (stem) => stem,
  );
  const sorted = [...uses].sort(([, x], [, y]) => y.length - x.length);
  return sorted.slice(0, ofSection).map(([stem]) => stem);
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

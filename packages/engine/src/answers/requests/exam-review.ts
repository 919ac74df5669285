import { studyTextOf } from '../../activities/study-text.ts';
import { sayReading } from '../course/fact.ts';
import { readable } from '../render/show-blocks.ts';
import { bodyOf, distinct, keyTerms } from './key-terms.ts';
import type { Material } from './material-of-weeks.ts';
import { points } from './summary-parts.ts';
import { bullet, says, title, type WrittenPart } from './written-answer.ts';

/** Lines for each week: the more weeks an exam is about, the fewer. */
const linesEach = (weeks: number): number => (weeks > 8 ? 1 : weeks > 3 ? 2 : 3);

/** What matters most for an exam: of each week that it is about the main points and the key terms. */
export function reviewParts(material: Material & { exam: NonNullable<Material['exam']> }): WrittenPart[] {
  const { name, exam, missing } = material;
  const weeks = material.weeks ? distinct(material.weeks) : [material];
  const { said } = exam;
  const scope = said
    ? says(`Your syllabus says of it: “${readable(said.passage.text.slice(said.start, said.end)).trim()}”`, said)
    : says('Your syllabus doesn’t say what it covers; by the dates it is these weeks.');
  const each = weeks.flatMap((week) => {
    const body = bodyOf(week.passages);
    if (body.length === 0) return [];
    const { terms } = studyTextOf(body);
    const main = points(body, { count: linesEach(weeks.length) }, terms);
    return [title(week.name), ...main, ...keyTerms(terms, { isShort: false, count: null })];
  });
  const absent = missing.map((reading) => bullet(sayReading(reading).text, reading.evidence));
  const lead = absent.length > 0 ? [title('Also set, but not among your files'), ...absent] : [];
  return [title(name), scope, ...each, ...lead];
}

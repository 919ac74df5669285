import type { Field } from '../course.ts';
import { type BoostedTrees, predict } from '../scoring/boosted-trees.ts';
import { findCourseCode } from './course-code.ts';
import { fieldOf } from './fact-line.ts';
import type { FirstPage } from './first-page.ts';
import { nameCandidates } from './name-candidates.ts';

export interface CourseTitle {
  name: Field<string> | null;
  code: Field<string> | null;
  /** Place of the line that holds the name, or else the code; -1 where the document has neither. */
  at: number;
}

/** Below this the document more likely names no course at all than this one. */
const leastName = 0.1;
/** A document that prints a code is a course's, and hardly ever has no name beside it. */
const leastBesideCode = 0.01;

/** Finds the name and code of the course: the likeliest of all spans that may be the name, by the fitted model. */
export function findCourseTitle(page: FirstPage, model: BoostedTrees | null): CourseTitle {
  const scored = model ? nameCandidates(page).map((c) => ({ ...c, p: predict(model, c.features) })) : [];
  const best = scored.reduce<(typeof scored)[number] | null>((a, b) => (a && a.p >= b.p ? a : b), null);
  const code = findCourseCode(page, best?.at ?? 0);
  const named = best && best.p >= (code ? leastBesideCode : leastName) ? best : null;
  // A document that calls itself by its code alone has no other name.
  const name = named ? fieldOf(named.line, named.name, named.p) : code && { ...code, confidence: 0.3 };
  return {
    name,
    code,
    at: named?.at ?? (code ? page.lines.findIndex((line) => line.block.index === code.evidence.block) : -1),
  };
}

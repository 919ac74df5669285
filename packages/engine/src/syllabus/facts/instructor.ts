import { assistantWords, otherOfficeWords } from '../../lexicon/staff.ts';
import type { Field } from '../course.ts';
import { type BoostedTrees, predict } from '../scoring/boosted-trees.ts';
import { fieldOf } from './fact-line.ts';
import type { FirstPage } from './first-page.ts';
import { instructorCandidates, mailboxesIn, type PersonCandidate } from './instructor-candidates.ts';
import { mailboxAgreement } from './person-spans.ts';
import { wordTest } from './word-test.ts';

/** Below this the document more likely names no teacher at all than this person. */
const leastPerson = 0.08;
export interface Instructor {
  field: Field<string>;
  /** Place of the line that names the teacher. */
  at: number;
}

type Scored = PersonCandidate & { p: number };

/**
 * "A. Roe and B. Poe": who else is named as a teacher in the same line, joined by "and" or a slash, at most with
 * brackets between.
 */
function withColleagues(best: Scored, scored: Scored[]): string {
  const names = [best.name];
  let end = best.span.closes;
  for (const other of scored) {
    if (other.line !== best.line || other.span.start < end) continue;
    const between = best.line.text.slice(end, other.span.opens).replace(/\([^()]*\)/g, '');
    if (!/^\s*,?\s*(?:and|&|\/|;|y|et|und)\s*$/i.test(between)) break;
    names.push(other.name);
    end = other.span.closes;
  }
  return names.join(' and ');
}

/**
 * Finds who teaches the course: never an assistant, never the author of a book. Null where the document does not say.
 */
export function findInstructor(page: FirstPage, titleAt: number, model: BoostedTrees | null): Instructor | null {
  const scored = model ? instructorCandidates(page, titleAt).map((c) => ({ ...c, p: predict(model, c.features) })) : [];
  const best = scored.reduce<Scored | null>((a, b) => (a && a.p >= b.p ? a : b), null);
  if (!best || best.p < leastPerson) return null;
  return { field: fieldOf(best.line, withColleagues(best, scored), best.p), at: best.at };
}

const isOthers = wordTest([...assistantWords, ...otherOfficeWords]);
const reach = 6;

/**
 * Finds the teacher's mailbox: one that carries the name, else the first one in the lines below the name and before
 * another person, else one that the first page labels as its own. Never an assistant's or an office's.
 */
export function findEmail({ lines }: FirstPage, instructor: Instructor | null): Field<string> | null {
  const found = lines.flatMap((line, at) => mailboxesIn(line.text).map((box) => ({ line, at, box })));
  const isOther = (at: number) => {
    const line = lines[at];
    const above = lines[at - 1];
    return (
      (line !== undefined && isOthers(line.label ?? line.text.slice(0, 60))) ||
      (above !== undefined && above.text.length < 60 && isOthers(above.text))
    );
  };
  const name = instructor?.field.value.split(' and ')[0] ?? '';
  const agreeing = found
    .map((one) => ({ ...one, agreement: name ? mailboxAgreement(one.box, name) : 0 }))
    .filter((one) => one.agreement >= 0.7)
    .sort((a, b) => b.agreement - a.agreement)[0];
  if (agreeing) return fieldOf(agreeing.line, agreeing.box, agreeing.agreement > 0.8 ? 0.97 : 0.9);
  const own = found.filter((one) => !isOther(one.at));
  const below = instructor ? own.find(({ at }) => at >= instructor.at && at <= instructor.at + reach) : undefined;
  const labelled = own.find(({ line }) => /e-?mail|contact|instructor|courriel|correo/i.test(line.label ?? ''));
  const best = below ?? labelled;
  return best ? fieldOf(best.line, best.box, 0.85) : null;
}

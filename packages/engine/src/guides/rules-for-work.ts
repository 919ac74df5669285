import type { AssignmentType } from '@weekwise/domain/plan.ts';

/** Kinds of work as a rule names them. */
const kinds: readonly [RegExp, readonly AssignmentType[]][] = [
  [
    /\b(?:exams?|examinations?|mid-?terms?|finals?|tests?)\b(?! (?:papers?|projects?|drafts?|versions?))/i,
    ['exam', 'quiz'],
  ],
  [/\bquiz(?:zes)?\b/i, ['quiz', 'exam']],
  [/\b(?:papers?|essays?)\b/i, ['paper', 'essay', 'project', 'other']],
  [/\bprojects?\b/i, ['project', 'paper', 'presentation', 'other']],
  [/\bpresentations?\b/i, ['presentation', 'project']],
  [/\blabs?\b|\blab reports?\b/i, ['lab']],
  [/\bhomeworks?\b|\bproblem sets?\b/i, ['homework', 'other']],
  [/\bin-class (?:writing|work)\b/i, ['participation', 'quiz']],
];
const anyWork = /\b(?:assignments?|submissions?|(?:late|missed|graded|written|all|your|course) work|coursework)\b/i;

/** Whether a rule may be one for this kind of work: it names it, or no kind at all. */
export function mayRule(text: string, type: AssignmentType): boolean {
  const named = kinds.filter(([pattern]) => pattern.test(text));
  return named.length === 0 || anyWork.test(text) || named.some(([, types]) => types.includes(type));
}

/** "RED — no notes": a name in front of what holds for all work that has this name. */
const labelled =
  /^\W*((?:(?:level|tier|category|type|group|zone|code) )?(?:\p{Lu}{2,12}|\p{Lu}\p{Ll}{2,12}|\d|[A-E]))\s?(?:[—–:]|\s-\s)\s?\S/u;
const fewestLabels = 2;

/**
 * The names under which a syllabus sorts its work, by the lines that say what each means: "RED — …", "GREEN — …".
 * Lines that stand side by side make them; one alone is the label of its paragraph.
 */
export function labelsOfWork(lines: readonly { text: string; place: string }[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const together of Map.groupBy(lines, ({ place }) => place).values()) {
    const own = together.flatMap(({ text }) => {
      const label = labelled.exec(text)?.[1];
      return label === undefined ? [] : [[text, label.toLowerCase()] as const];
    });
    if (new Set(own.map(([, label]) => label)).size < fewestLabels) continue;
    for (const [text, label] of own) found.set(text, label);
  }
  return found;
}

/** Whether a line says which work has one of the names: "Red assignments in this course: the tests." */
export const sortsWork = (text: string, labels: Iterable<string>): boolean =>
  [...labels].some((label) => new RegExp(`\\b${label}\\b`, 'i').test(text)) &&
  /\b(?:assignments|work|exams|papers)\b[^.:]{0,40}(?::|\b(?:are the|include)\b)|\b(?:everything else|all other|the rest)\b/i.test(
    text,
  ) &&
  !labelled.test(text);

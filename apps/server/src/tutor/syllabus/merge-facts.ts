import type { Course, Field } from '@weekwise/engine/syllabus/course.ts';
import { bestPairs } from '@weekwise/engine/text/best-pairs.ts';
import { titleLikeness } from '@weekwise/engine/text/title-likeness.ts';
import { agreed, aloneInFirst, aloneInSecond, contradicted, overlaps, type Saw } from './readers.ts';

const likeName = 0.6;
const sameText = 0.5;

const facts = ['name', 'code', 'instructor', 'term', 'email', 'location', 'meetingTimes', 'officeHours'] as const;
type CourseFacts = Pick<Course, (typeof facts)[number] | 'gradingWeights' | 'policies'>;

/** Of a kind of which the second reader says nothing at all it was not looking for any: that contradicts nothing. */
export function mergeFacts(first: CourseFacts, second: CourseFacts, saw: Saw): CourseFacts {
  const heard = (says: boolean): Saw => (says ? saw : () => false);
  const sawFacts = heard(facts.some((name) => second[name] !== null));
  const merged = (name: (typeof facts)[number]) => mergeField(first[name], second[name], sawFacts);
  return {
    name: merged('name'),
    code: merged('code'),
    instructor: merged('instructor'),
    term: merged('term'),
    email: merged('email'),
    location: merged('location'),
    meetingTimes: merged('meetingTimes'),
    officeHours: merged('officeHours'),
    gradingWeights: mergeGrading(first.gradingWeights, second.gradingWeights, heard(second.gradingWeights.length > 0)),
    policies: mergePolicies(first.policies, second.policies, heard(second.policies.length > 0)),
  };
}

/** @param name of the field for the student's choice */
export function mergeField(
  first: Field<string> | null,
  second: Field<string> | null,
  saw: Saw,
  name = 'value',
): Field<string> | null {
  if (!first) return second && aloneInSecond(second);
  if (!second) return aloneInFirst(first, saw);
  return saysTheSame(first.value, second.value)
    ? agreed(first)
    : contradicted(first, [{ field: name, value: second.value }]);
}

/** More or less of one text. */
function saysTheSame(a: string, b: string): boolean {
  const [x, y] = [bare(a), bare(b)];
  return x === y || (x !== '' && y !== '' && (x.includes(y) || y.includes(x))) || titleLikeness(a, b) >= sameText;
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function mergeGrading(
  first: Course['gradingWeights'],
  second: Course['gradingWeights'],
  saw: Saw,
): Course['gradingWeights'] {
  return mergeNamed(first, second, saw, (a, b) =>
    a.value.percent === b.value.percent ? agreed(a) : contradicted(a, [{ field: 'percent', value: b.value.percent }]),
  );
}

/** How much of a policy one line holds is a matter of taste: texts that overlap are one policy. */
function mergePolicies(first: Course['policies'], second: Course['policies'], saw: Saw): Course['policies'] {
  return mergeNamed(first, second, saw, (a) => agreed(a));
}

function mergeNamed<T extends { name: string }>(
  first: readonly Field<T>[],
  second: readonly Field<T>[],
  saw: Saw,
  merge: (a: Field<T>, b: Field<T>) => Field<T>,
): Field<T>[] {
  const pairs = bestPairs(first, second, (a, b) => {
    const name = titleLikeness(a.value.name, b.value.name);
    const place = overlaps(a.evidence, b.evidence) ? 1 : 0;
    return name >= likeName || place > 0 ? name + place : 0;
  });
  const partner = new Map(pairs.map(({ left, right }) => [left, right]));
  const found = new Set(pairs.map(({ right }) => right));
  return [
    ...first.map((field) => {
      const other = partner.get(field);
      return other ? merge(field, other) : aloneInFirst(field, saw);
    }),
    ...second.filter((field) => !found.has(field)).map((field) => aloneInSecond(field)),
  ];
}

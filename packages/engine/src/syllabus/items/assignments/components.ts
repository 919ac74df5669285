import { participationWords } from '../../../lexicon/grading.ts';
import type { Course } from '../../course.ts';
import { titleWords } from '../words.ts';
import { assignmentType } from './assignment-type.ts';
import { capitalised } from './capitalised.ts';
import { coverage } from './coverage.ts';
import type { PlacedWork } from './merge-works.ts';
import { workName } from './nouns.ts';

type Component = Course['gradingWeights'][number];

/**
 * Gives each piece of work its share of the grade, and adds what the grading alone names: an exam that the schedule has not
 * dated, "Quizzes" of which the schedule lists none. Being there and taking part count, and are no work.
 */
export function addComponents(works: PlacedWork[], weights: Course['gradingWeights']): PlacedWork[] {
  const components = weights.flatMap(partedByNames);
  const pieces = coverage(
    works,
    components.map(({ value }) => value.name),
  );
  const added: PlacedWork[] = [];
  components.forEach((component, i) => {
    const { works: covered, sure } = pieces[i] ?? { works: [], sure: false };
    const { percent } = component.value;
    const known = sure && (covered.length === 1 || counts(component).includes(covered.length));
    if (known) for (const work of covered) work.weight ??= Math.round((percent / covered.length) * 100) / 100;
    if (covered.length === 0 && !participationWords.test(component.value.name)) added.push(toWork(component));
  });
  return [...works, ...added];
}

function toWork({ value: { name, percent }, evidence }: Component): PlacedWork {
  return {
    title: capitalised(name),
    dueDate: null,
    dueTime: null,
    dueFrom: null,
    type: assignmentType(name),
    weight: percent,
    optional: /\b(?:optional|extra[- ]credit|bonus)\b/i.test(name),
    signs: { label: false, due: false, name: workName(name)?.sure ?? 0, known: true, imperative: false },
    evidence,
    dueEvidence: null,
    week: null,
    otherTitles: [],
    places: 1,
    datesAgree: null,
  };
}

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * The numbers that the grading line names: "Three papers: 45 %". Only where they count the pieces that were found is the share
 * of each known; the schedule may name fewer than there are.
 */
function counts(component: Component): number[] {
  const text = `${component.value.name} ${component.evidence.text}`.toLowerCase().replace(/[\d.]+\s?%/g, ' ');
  return (text.match(/\b\d{1,2}\b|\b[a-z]+\b/g) ?? [])
    .map((word) => (/^\d/.test(word) ? Number(word) : numberWords.indexOf(word)))
    .filter((count) => count > 1);
}

/** "Midterm and Final" are two; how their share is parted is not said. */
function partedByNames(component: Component): Component[] {
  const { name } = component.value;
  const parts = name.split(/\s+(?:and|&)\s+|\s*\/\s*/i).map((part) => part.trim());
  const isTwo = parts.length === 2 && !/\s[–—-]\s|:/.test(name) && parts.every((part) => isOnePiece(part));
  return isTwo ? parts.map((part) => ({ ...component, value: { ...component.value, name: part } })) : [component];
}

const isOnePiece = (name: string) =>
  workName(name) !== null && titleWords(name).length < 4 && (/s$/i.test(name) ? /\d/.test(name) : true);

import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { andList } from '../render/answer-line.ts';
import { bullet, says, type WrittenPart } from '../requests/written-answer.ts';
import { namedTypes } from './course-question.ts';
import { sayPercent } from './fact.ts';

type Weight = Course['gradingWeights'][number];

const asks = new RegExp(
  [
    String.raw`\b(?:what|which)\b.*\b(?:(?:is|are)? ?worth|counts?|weighs?|matters?) (?:for )?(?:the )?(?<most>most|more|least|less)\b`,
    String.raw`\b(?<size>biggest|largest|smallest) (?:part|share|portion|chunk|piece|percentage) of (?:the|my|our) (?:final |overall |course )?grade\b`,
  ].join('|'),
);
/** Words of such a question that name no part of the grade. */
const asking = new Set(
  contentStems(
    'what which worth count weigh matter most more least less biggest largest smallest part share portion chunk piece percentage grade final overall course class thing one assignment work exam points percent toward',
  ),
);

/**
 * Answers "Which exam is worth the most?" and "What counts more, the essay or the quizzes?" from the weights of the
 * plan, the heaviest first. Returns null where that is not asked, or fewer than two parts are meant.
 * @param text as `plainQuestion` gives it
 */
export function weighsMost(text: string, { gradingWeights }: Course): WrittenPart[] | null {
  const found = asks.exec(text)?.groups;
  if (!found) return null;
  const isLeast = /least|less|smallest/.test(`${found.most ?? ''}${found.size ?? ''}`);
  const meant = partsMeant(text, gradingWeights).toSorted((x, y) =>
    isLeast ? x.value.percent - y.value.percent : y.value.percent - x.value.percent,
  );
  const [first, second] = meant;
  if (!first || !second) return null;
  const leaders = meant.filter(({ value }) => value.percent === first.value.percent);
  const how = isLeast ? 'least' : 'most';
  const names = leaders.map(({ value }) => bareName(value.name));
  const lead =
    leaders.length === meant.length
      ? `They count the same, ${sayPercent(first.value.percent)} each:`
      : leaders.length > 1
        ? `${andList(names)} count ${how}, ${sayPercent(first.value.percent)} each:`
        : `${names[0]} counts ${how}, ${sayPercent(first.value.percent)}:`;
  return [
    says(lead),
    ...meant.map(({ value, evidence }) => bullet(`${value.name}: ${sayPercent(value.percent)}`, evidence)),
  ];
}

const bareName = (name: string): string => name.replace(/\s*[([][^)\]]*[)\]]?/g, '').trim();

/** The parts that the question names, else those of its kind of work, else all. */
function partsMeant(text: string, weights: readonly Weight[]): readonly Weight[] {
  const wanted = new Set(contentStems(text).filter((stem) => !asking.has(stem)));
  const isFinal = /\b(?:or|than|the) (?:the )?finals?\b|\bfinals? (?:or|than)\b/.test(text);
  const named = weights.filter(({ value }) => {
    const own = contentStems(bareName(value.name));
    return own.some((stem) => wanted.has(stem)) || (isFinal && /\bfinal\b/i.test(value.name));
  });
  if (wanted.size > 0 || isFinal) return named;
  const types = namedTypes(text);
  if (types.length === 0) return weights;
  return weights.filter(({ value }) => types.some((type) => namedTypes(value.name.toLowerCase()).includes(type)));
}

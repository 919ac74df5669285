import { words } from '../../../text/words.ts';
import { type Features, rawPrediction } from '../../scoring/boosted-trees.ts';
import { assignmentConfidence } from '../../scoring/confidence.ts';
import type { SyllabusModels } from '../../scoring/models.ts';
import { confidenceOf } from '../../scoring/unseen-doubt.ts';
import { titleWords } from '../words.ts';
import type { PlacedWork } from './merge-works.ts';
import { isKindOnly, namesWork, workName } from './nouns.ts';

const yes = (value: boolean) => (value ? 1 : 0);
/** Present only where it holds: the trees take an absent feature for "no". */
const named = (prefix: string, value: string): Features => ({ [`${prefix}:${value}`]: 1 });

/** The proposals of a document by what they share. */
export interface WorkSurvey {
  byHead: Map<string, PlacedWork[]>;
  byBlock: Map<number, PlacedWork[]>;
}

const headOf = (work: PlacedWork) => workName(work.title)?.head ?? titleWords(work.title).at(-1) ?? '';

export const surveyWorks = (works: readonly PlacedWork[]): WorkSurvey => ({
  byHead: Map.groupBy(works, headOf),
  byBlock: Map.groupBy(works, (work) => work.evidence.block),
});

/** What speaks for and against a proposed piece of work being one: numbers for the fitted trees. */
export function featuresOfWork(work: PlacedWork, survey: WorkSurvey): Features {
  const { title, signs, evidence } = work;
  const list = words(title);
  const alike = survey.byHead.get(headOf(work)) ?? [];
  const share = (test: (other: PlacedWork) => boolean) => alike.filter(test).length / Math.max(1, alike.length);
  return {
    ...named('from', work.from),
    ...named('type', work.type),
    ...named('due', work.dueFrom ?? 'none'),
    rules: assignmentConfidence(work),
    label: yes(signs.label),
    saidDue: yes(signs.due),
    name: signs.name,
    known: yes(signs.known),
    imperative: yes(signs.imperative),
    places: work.places,
    ...(work.datesAgree === null ? {} : { datesAgree: yes(work.datesAgree) }),
    inWeek: yes(work.week !== null),
    weight: yes(work.weight !== null),
    optional: yes(work.optional),
    words: list.length,
    numbers: list.filter(({ folded }) => /\d/.test(folded)).length,
    capitals: list.filter(({ raw }) => /^\p{Lu}/u.test(raw)).length / Math.max(1, list.length),
    kindOnly: yes(isKindOnly(title)),
    namesWork: yes(namesWork(title)),
    colon: yes(title.includes(':')),
    comma: title.split(',').length - 1,
    bracket: yes(/[()[\]]/.test(title)),
    odd: yes(/[^\p{L}\p{N})\]”"’?!]$/u.test(title)),
    year: yes(/\b(?:19|20)\d\d\b/.test(title)),
    shareOfEvidence: title.length / Math.max(1, evidence.text.length),
    alike: alike.length,
    alikeDated: share((other) => other.dueDate !== null),
    alikeNumbered: share((other) => /\d/.test(other.title)),
    alikeSameFrom: share((other) => other.from === work.from),
    sameBlock: survey.byBlock.get(evidence.block)?.length ?? 0,
  };
}

/**
 * What speaks for and against the date of a piece of work, given that it is one; that it has none counts as its date.
 */
export function featuresOfDate(work: PlacedWork): Features {
  return {
    ...named('due', work.dueFrom ?? 'none'),
    saidDue: yes(work.signs.due),
    ...(work.datesAgree === null ? {} : { datesAgree: yes(work.datesAgree) }),
  };
}

/**
 * The probability that a proposal is a piece of work and has its date, by the fitted models; by rules where none are
 * fitted. The predictions are taken as they are: held out they are calibrated to 0.03, and the steps of a calibration
 * line would only lose order.
 */
export function likelihoodOfWork(work: PlacedWork, survey: WorkSurvey, models: SyllabusModels): number {
  const { assignment, 'due-date': dueDate } = models;
  if (!assignment || !dueDate) return assignmentConfidence(work);
  const likely = rawPrediction(assignment, featuresOfWork(work, survey)) * rawPrediction(dueDate, featuresOfDate(work));
  return confidenceOf(likely);
}

import { words } from '../../../text/words.ts';
import type { JudgedRole } from '../../labelling/judge-roles.ts';
import { labelOf } from '../../labelling/labels.ts';
import { type Features, rawPrediction } from '../../scoring/boosted-trees.ts';
import { assignmentConfidence } from '../../scoring/confidence.ts';
import type { SyllabusModels } from '../../scoring/models.ts';
import { confidenceOf } from '../../scoring/unseen-doubt.ts';
import { wordScore } from '../../scoring/word-weights.ts';
import { titleWords } from '../words.ts';
import { isOnlyMentioned, saysDue, saysHandIn } from './due.ts';
import type { PlacedWork } from './merge-works.ts';
import { isKindOnly, namesWork, workName } from './nouns.ts';
import type { ProposedWorks } from './propose-works.ts';
import { entryOfWork, type WorkSurroundings, wordPlacesOfWork } from './work-words.ts';

const yes = (value: boolean) => (value ? 1 : 0);
/** Present only where it holds: the trees take an absent feature for "no". */
const named = (prefix: string, value: string): Features => ({ [`${prefix}:${value}`]: 1 });

/** The works of a document by what they share, and what is known of the places that name them. */
export interface WorkSurvey {
  byHead: Map<string, PlacedWork[]>;
  byBlock: Map<number, PlacedWork[]>;
  /** Those of the schedule by the label that is printed over them. */
  byLabel: Map<string, PlacedWork[]>;
  /** What the texts of the schedule are likely to be beside work, by their block. */
  roles: Map<number, JudgedRole[]>;
  /** What the rules do not take for work, as `byHead`. */
  othersByHead: Map<string, PlacedWork[]>;
  surroundings: WorkSurroundings;
}

const headOf = (work: PlacedWork) => workName(work.title)?.head ?? titleWords(work.title).at(-1) ?? '';

const labelOfWork = (work: PlacedWork, surroundings: WorkSurroundings) =>
  entryOfWork(work, surroundings)?.entry.label ?? '';

export const surveyWorks = (
  { taken, others }: ProposedWorks,
  roles: readonly JudgedRole[],
  surroundings: WorkSurroundings,
): WorkSurvey => ({
  byHead: Map.groupBy(taken, headOf),
  othersByHead: Map.groupBy(others, headOf),
  byBlock: Map.groupBy(taken, (work) => work.evidence.block),
  byLabel: Map.groupBy(taken, (work) => labelOfWork(work, surroundings)),
  roles: Map.groupBy(roles, ({ entry }) => entry.evidence.block),
  surroundings,
});

/** What speaks for and against a proposed piece of work being one: numbers for the fitted trees. */
export function featuresOfWork(work: PlacedWork, taken: boolean, survey: WorkSurvey, models: SyllabusModels): Features {
  const { title, signs, evidence } = work;
  const list = words(title);
  const alike = survey.byHead.get(headOf(work)) ?? [];
  const share = (test: (other: PlacedWork) => boolean) => alike.filter(test).length / Math.max(1, alike.length);
  return {
    taken: yes(taken),
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
    alikeOthers: survey.othersByHead.get(headOf(work))?.length ?? 0,
    ...placeFeatures(work, survey),
    ...roleFeatures(work, survey),
    ...wordFeature(work, survey, models),
  };
}

const placeNumber = { heading: 0, cell: 1, 'list-item': 2, paragraph: 3 };

/** What the place says in which a piece of work is named. */
function placeFeatures(work: PlacedWork, { surroundings, byLabel }: WorkSurvey): Features {
  const { evidence, from, title } = work;
  const block = surroundings.blocks.get(evidence.block)?.text ?? '';
  const entry = entryOfWork(work, surroundings)?.entry;
  const text = entry?.text ?? block;
  const label = labelOf(entry?.label ?? surroundings.headings.get(evidence.block) ?? '');
  return {
    blockWords: Math.min(200, text.split(/\s+/).length),
    shareOfEntry: Math.min(1, title.length / Math.max(1, text.length)),
    sayDue: yes(saysDue(text)),
    mentioned: yes(isOnlyMentioned(text)),
    asks: yes(saysHandIn(text)),
    labelWork: yes(label?.kinds.includes('assignment') ?? false),
    labelReading: yes(label?.kinds.includes('reading') ?? false),
    labelTopic: yes(label?.kinds.includes('topic') ?? false),
    ...(entry ? { place: placeNumber[entry.place], depth: entry.depth, column: entry.column ?? -1 } : {}),
    ...(entry?.label ? { sameLabel: byLabel.get(entry.label)?.length ?? 0 } : {}),
    inSchedule: yes(from === 'week' || from === 'outside'),
  };
}

/** How likely the text is a topic or a reading, where it may be one. */
function roleFeatures({ evidence: { block, start, end } }: PlacedWork, { roles }: WorkSurvey): Features {
  const here = (roles.get(block) ?? []).filter(({ entry, offset, piece }) => {
    const from = entry.evidence.start + offset;
    return from < end && start < from + piece.text.length;
  });
  const likeliest = (kind: JudgedRole['kind']) =>
    here.reduce((most, role) => (role.kind === kind ? Math.max(most, role.probability) : most), 0);
  return here.length ? { topic: likeliest('topic'), reading: likeliest('reading') } : {};
}

/** What a model of words makes of it, where one is fitted. */
function wordFeature(work: PlacedWork, { surroundings }: WorkSurvey, models: SyllabusModels): Features {
  const model = models['assignment-words'];
  return model ? { wordScore: wordScore(model, wordPlacesOfWork(work, surroundings)) } : {};
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

/** A due date in doubt asks for a look, whatever else is sure: nothing with one is shown as clear, from .8 on. */
const surestInDoubt = 0.75;

/**
 * The probability that a proposal is a piece of work, and the confidence that it is one and has its date, by the fitted
 * models; by rules where none are fitted. The predictions are taken as they are: held out they are calibrated to 0.03,
 * and the steps of a calibration line would only lose order.
 */
export function judgeWork(
  work: PlacedWork,
  taken: boolean,
  survey: WorkSurvey,
  models: SyllabusModels,
): { isWork: number; confidence: number } {
  const most = work.dueDoubt ? surestInDoubt : 1;
  const { assignment, 'due-date': dueDate } = models;
  if (!assignment || !dueDate) return { isWork: yes(taken), confidence: Math.min(most, assignmentConfidence(work)) };
  const isWork = rawPrediction(assignment, featuresOfWork(work, taken, survey, models));
  const confidence = confidenceOf(isWork * rawPrediction(dueDate, featuresOfDate(work)));
  return { isWork, confidence: Math.min(most, confidence) };
}

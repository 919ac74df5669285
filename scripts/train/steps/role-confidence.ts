import { decideRoles } from '@weekwise/engine/syllabus/items/decide-roles.ts';
import { describePlan } from '@weekwise/engine/syllabus/items/planned-roles.ts';
import { judgeRoles } from '@weekwise/engine/syllabus/labelling/judge-roles.ts';
import type { Features } from '@weekwise/engine/syllabus/scoring/boosted-trees.ts';
import type { SyllabusModels } from '@weekwise/engine/syllabus/scoring/models.ts';
import type { Labelled } from '../labelled.ts';
import { readingHits, topicHit } from '../role-targets.ts';
import type { Step } from '../step.ts';
import { weightOfUnseen } from '../unseen.ts';
import { describeDocument } from './described.ts';

interface Judged {
  features: Features;
  target: number;
  weight: number;
}

/**
 * The topics and readings of the plan that a document gets, and whether each is right: in the right week, by the
 * labels.
 */
function planned(one: Labelled, models: SyllabusModels): { topic: Judged[]; reading: Judged[] } {
  const { schedule, described, labelledWeek } = describeDocument(one);
  const decided = decideRoles(judgeRoles(described.roles, models), schedule.weeks.length);
  const weight = weightOfUnseen(one);
  const judged = { topic: [] as Judged[], reading: [] as Judged[] };
  describePlan(decided, schedule.weeks, described.bibliography).forEach(({ topic, readings }, at) => {
    const week = labelledWeek(at);
    const isRight = topic && topicHit(one.gold, week, topic.field.value);
    if (topic && isRight !== null) judged.topic.push({ features: topic.features, target: isRight ? 1 : 0, weight });
    const hits = readingHits(
      one.gold,
      week,
      readings.map(({ reading }) => reading.title),
    );
    readings.forEach(({ features }, i) => {
      const hit = hits[i] ?? null;
      if (hit !== null) judged.reading.push({ features, target: hit, weight });
    });
  });
  return judged;
}

/** Whether an item of the plan is right is asked apart from its role: its week, and the whole plan, have a say. */
export const roleConfidenceSteps: Step[] = (['topic', 'reading'] as const).map((kind) => ({
  model: `${kind}-right` as const,
  options: { loss: 'logistic', rounds: 60, leaves: 4, leastInLeaf: 6, penalty: 5, featureShare: 0.5, rowShare: 0.7 },
  examplesOf: (one, models) => planned(one, models)[kind],
}));

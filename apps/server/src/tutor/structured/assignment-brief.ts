import { readStudyText } from '@weekwise/engine/activities/study-text.ts';
import { foreignWords } from '@weekwise/engine/answers/evidence/support.ts';
import { type AssignmentBrief, helpfulPassages } from '@weekwise/engine/guides/assignment-brief.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Made, Tutor } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { inertText } from '../guard/inert-text.ts';
import { materialData } from '../guard/material-data.ts';
import { askAbout, type ModelCallContext } from './ask-about.ts';
import { EngineInstead, madeByModel } from './made-by-model.ts';
import { reference, ShownMaterials } from './shown-materials.ts';

type Assignment = Parameters<Tutor['assignmentBrief']>[0];
type Context = Parameters<Tutor['assignmentBrief']>[1];

const brief = z.object({
  steps: z.array(z.string()),
  materials: z.array(z.object(reference)),
});

const candidates = 12;
const mostMaterials = 5;
const longestStep = 200;

/**
 * A brief whose facts (what is asked, when it is due, what it counts, when each step ends) are the engine's; a model
 * words the steps for this very work and picks the passages that help.
 */
export async function makeAssignmentBrief(
  asking: ModelCallContext,
  assignment: Assignment,
  context: Context,
): Promise<Made<AssignmentBrief>> {
  const engine = () => offlineTutor.assignmentBrief(assignment, context);
  const { result: facts } = await engine();
  // Past its date there is one thing to do, and it is not the model's to word.
  if (facts.daysLeft !== null && facts.daysLeft < 0) return engine();
  return madeByModel(asking.calls, 'guides', engine, async () => {
    const passages = helpfulPassages(assignment, context, candidates);
    const shown = new ShownMaterials(passages, readStudyText([]));
    const lines = facts.asked.map(({ text }, i) => ({ id: i + 1, text }));
    const said = await askAbout(asking, shown, {
      ability: 'guides',
      task: taskFor(facts),
      schema: brief,
      schemaName: 'assignment_brief',
      besides: materialData('syllabus-line', lines),
    });
    const known = [facts.title, ...facts.asked.map(({ text }) => text), ...passages.map(({ text }) => text)].join('\n');
    const steps = checkSteps(said.steps, facts, known);
    const cited = said.materials.flatMap((place) => shown.cite(place) ?? []);
    if (!steps && cited.length === 0) throw new EngineInstead('unusable');
    const materials = cited.slice(0, mostMaterials).map(({ citation }) => citation);
    return { ...facts, steps: steps ?? facts.steps, materials: materials.length > 0 ? materials : facts.materials };
  });
}

function taskFor({ type, steps }: AssignmentBrief): string {
  return `A student has to do this work (${type}); the lines of the syllabus say what is asked.
steps: word ${steps.length} steps for this very work, in this order, one short sentence each: ${steps.map(({ task }) => `"${task}"`).join('; ')}. No dates: they are set already. Nothing that the lines do not ask for.
materials: up to five places in the passages that help with this work, the best first.`;
}

/** All steps or none: half a plan in other words is no plan. */
function checkSteps(
  said: readonly string[],
  { steps }: AssignmentBrief,
  known: string,
): AssignmentBrief['steps'] | null {
  const tasks = said.map(inertText);
  const isSound = (task: string): boolean =>
    task !== '' && task.length <= longestStep && foreignWords(task, known).length === 0;
  if (tasks.length !== steps.length || !tasks.every(isSound)) return null;
  return steps.map(({ date }, i) => ({ date, task: tasks[i] ?? '' }));
}

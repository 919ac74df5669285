import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import type { Citation } from '@weekwise/engine/answers/citation.ts';
import {
  type AssignmentFacts,
  assignmentFacts,
  type BriefContext,
  makeAssignmentBrief,
} from '@weekwise/engine/guides/assignment-brief.ts';
import type { Assignment, Course } from '@weekwise/engine/syllabus/course.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { localDate } from '../../lib/local-date.ts';
import { listSyllabusIds } from '../files/files.service.ts';
import { planCourse } from '../syllabus/plan/plan-course.ts';
import { listHandedIn, requireSyllabusPlan, type SyllabusPlan } from '../syllabus/syllabus.service.ts';
import * as repo from './assignments.repo.ts';
import * as briefs from './briefs.repo.ts';

type FactDeps = Pick<Deps, 'db' | 'clock'>;
type SearchDeps = FactDeps & Pick<Deps, 'indexes'>;

/** A plan with how far the student is with its assignments. */
export interface StudiedPlan {
  plan: SyllabusPlan;
  course: Course;
  today: string;
  handedIn: ReadonlyMap<string, Date>;
  briefs: ReadonlyMap<string, BriefProgress>;
}
type BriefProgress = Awaited<ReturnType<typeof briefs.listBriefProgress>>[number];

/** One assignment: its row, as the engine knows it, what the plan says of it. */
export interface PlannedAssignment {
  row: SyllabusPlan['assignments'][number];
  assignment: Assignment;
  week: SyllabusPlan['weeks'][number] | null;
  facts: AssignmentFacts;
  studied: StudiedPlan;
}

/** Throws `syllabus_not_found` where no syllabus was read. */
export async function studiedPlan(deps: FactDeps, userId: string, folderId: string): Promise<StudiedPlan> {
  const plan = await requireSyllabusPlan(deps, userId, folderId);
  const progress = await briefs.listBriefProgress(deps.db, folderId);
  return {
    plan,
    course: planCourse(
      { info: plan.syllabus.courseInfo, ...plan },
      plan.extraction.fileId,
      plan.syllabus.confidenceThreshold,
    ),
    today: localDate(deps.clock()),
    handedIn: await listHandedIn(deps.db, folderId),
    briefs: new Map(progress.map((brief) => [brief.assignmentId, brief])),
  };
}

/** Every assignment of the plan, week by week. */
export function assignmentsOf(studied: StudiedPlan): PlannedAssignment[] {
  const { plan, course, today } = studied;
  const inWeek = (week: PlannedAssignment['week'], known: readonly Assignment[]): PlannedAssignment[] =>
    plan.assignments
      .filter(({ weekId }) => weekId === (week?.id ?? null))
      .flatMap((row, i) => {
        const assignment = known[i];
        if (!assignment) return [];
        return [{ row, assignment, week, studied, facts: assignmentFacts(assignment, { course, today }) }];
      });
  return [
    ...plan.weeks.flatMap((week, i) => inWeek(week, course.weeks[i]?.assignments ?? [])),
    ...inWeek(null, course.assignmentsOutsideSchedule),
  ];
}

/** One assignment with all that the whole syllabus says of it. */
export async function requireAssignment(
  deps: SearchDeps,
  userId: string,
  folderId: string,
  assignmentId: string,
): Promise<PlannedAssignment> {
  const studied = await studiedPlan(deps, userId, folderId);
  const found = assignmentsOf(studied).find(({ row }) => row.id === assignmentId);
  if (!found) throw new AppError('assignment_not_found');
  const { passages } = await deps.indexes.get(folderId);
  const syllabus = passages.filter(({ documentId }) => documentId === studied.plan.extraction.fileId);
  const { course, today } = studied;
  return { ...found, facts: assignmentFacts(found.assignment, { course, today, syllabus }) };
}

/** The assignment alone names its folder. Where the caller names one too, it must be that. */
export async function findAssignment(
  deps: SearchDeps,
  userId: string,
  assignmentId: string,
  named: string | undefined,
): Promise<PlannedAssignment> {
  const folderId = await repo.findFolderOfAssignment(deps.db, assignmentId);
  return requireAssignment(deps, userId, own(folderId, named, 'assignment_not_found'), assignmentId);
}

export async function findStudiedPlan(
  deps: FactDeps,
  userId: string,
  syllabusId: string,
  named: string | undefined,
): Promise<StudiedPlan> {
  const folderId = await repo.findFolderOfSyllabus(deps.db, syllabusId);
  return studiedPlan(deps, userId, own(folderId, named, 'not_found'));
}

function own(found: string | null, named: string | undefined, missing: ErrorCode): string {
  if (found === null || (named !== undefined && named !== found)) throw new AppError(missing);
  return found;
}

/** Passages that help: those of the brief, or where none was made, those that the engine finds. */
export async function helpfulMaterials(
  deps: Pick<Deps, 'db' | 'indexes'>,
  { assignment, row, studied }: PlannedAssignment,
): Promise<Citation[]> {
  const { folderId } = studied.plan.syllabus;
  const brief = studied.briefs.has(row.id) ? await briefs.findBrief(deps.db, { folderId, assignmentId: row.id }) : null;
  if (brief) return brief.materials;
  return makeAssignmentBrief(assignment, await briefContext(deps, studied)).materials;
}

/** What a brief is made from. */
export async function briefContext(
  { db, indexes }: Pick<Deps, 'db' | 'indexes'>,
  { plan, course, today }: StudiedPlan,
): Promise<BriefContext & { today: string }> {
  const { folderId } = plan.syllabus;
  const syllabusIds = new Set(await listSyllabusIds(db, folderId));
  return { course, index: await indexes.get(folderId), syllabusIds, today };
}

export async function setHandedIn(
  deps: SearchDeps,
  userId: string,
  { folderId, assignmentId }: briefs.OfAssignment,
  isHandedIn: boolean,
): Promise<PlannedAssignment> {
  await requireAssignment(deps, userId, folderId, assignmentId);
  if (isHandedIn) await repo.insertHandedIn(deps.db, { folderId, assignmentId, at: deps.clock() });
  else await repo.deleteHandedIn(deps.db, folderId, assignmentId);
  return requireAssignment(deps, userId, folderId, assignmentId);
}

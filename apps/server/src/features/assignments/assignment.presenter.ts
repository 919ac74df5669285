import type {
  AssignmentBrief,
  AssignmentFacts,
  AssignmentStatus,
  AssignmentSummary,
  BriefStep,
  SyllabusQuote,
} from '@weekwise/contracts/assignments.ts';
import type { SyllabusQuote as Quote } from '@weekwise/engine/guides/lines-about-work.ts';
import type { Executor } from '../../db/client.ts';
import { toFilePage } from '../../lib/file-page.ts';
import { citationsOf } from '../files/citations.ts';
import type { PlannedAssignment } from './assignments.service.ts';
import type { StepRow } from './briefs.repo.ts';
import type { StoredBrief } from './briefs.service.ts';

/** What the plan says of an assignment, in the words of the contract. */
export function toFacts({ row, week, facts, studied }: PlannedAssignment): AssignmentFacts {
  const { syllabus, extraction } = studied.plan;
  const quote = ({ text, block, ...at }: Quote): SyllabusQuote => ({
    text,
    place: block < 0 ? null : { file_id: extraction.fileId, ...toFilePage(at), block },
  });
  const handedInAt = studied.handedIn.get(row.id) ?? null;
  const brief = studied.briefs.get(row.id);
  return {
    assignment_id: row.id,
    folder_id: syllabus.folderId,
    week_number: week?.number ?? null,
    title: facts.title,
    assignment_type: facts.type,
    optional: row.optional,
    asked: facts.asked.map(quote),
    due_date: facts.dueDate,
    due_time: facts.dueTime,
    due_zone: facts.dueZone,
    due_in_doubt: facts.dueInDoubt,
    days_left: facts.daysLeft,
    weight: facts.weight && { percent: facts.weight.percent, quote: quote(facts.weight.quote) },
    counts: facts.counts.map(quote),
    open: facts.open,
    status: statusOf(handedInAt, facts.lastDay, studied.today),
    handed_in_at: handedInAt?.toISOString() ?? null,
    brief: brief
      ? {
          steps: brief.steps,
          steps_done: brief.stepsDone,
          source: brief.source,
          updated_at: brief.updatedAt.toISOString(),
        }
      : null,
  };
}

/** Overdue is what is past its last day, where the syllabus leaves open which day it is. */
function statusOf(handedInAt: Date | null, lastDay: string | null, today: string): AssignmentStatus {
  if (handedInAt) return 'handed-in';
  return lastDay !== null && lastDay < today ? 'overdue' : 'open';
}

export async function toSummary(
  db: Executor,
  planned: PlannedAssignment,
  { materials, hasLink }: { materials: Parameters<typeof citationsOf>[1]; hasLink: boolean },
): Promise<AssignmentSummary> {
  return {
    ...toFacts(planned),
    materials: await citationsOf(db, materials),
    document_link: hasLink ? documentLink(planned) : null,
  };
}

/** A PDF opens at the page; a file that the student has deleted since is not there any more, and says so. */
function documentLink({ row, studied }: PlannedAssignment): string | null {
  if (!row.source) return null;
  const { fileId, page } = row.source;
  const at = page === null ? '' : `#page=${page}`;
  return `/api/folders/${studied.plan.syllabus.folderId}/files/${encodeURIComponent(fileId)}/content${at}`;
}

export async function toBrief(db: Executor, { planned, brief, steps }: StoredBrief): Promise<AssignmentBrief> {
  const { brief: _, ...facts } = toFacts(planned);
  return {
    ...facts,
    user_notes: brief.userNotes,
    steps: steps.filter(({ removedAt }) => removedAt === null).map(toStep),
    removed_steps: steps.filter(({ removedAt }) => removedAt !== null).map(toStep),
    materials: await citationsOf(db, brief.materials),
    planned_for: brief.plannedFor,
    plan_outdated: brief.plannedFor !== planned.facts.dueDate,
    source: brief.source,
    fallback: brief.fallback,
    created_at: brief.createdAt.toISOString(),
    updated_at: brief.updatedAt.toISOString(),
  };
}

const toStep = ({ id, date, task, ordinal, edited, doneAt }: StepRow): BriefStep => ({
  step_id: id,
  date,
  task,
  origin: ordinal === null ? 'added' : edited ? 'edited' : 'made',
  done_at: doneAt?.toISOString() ?? null,
});

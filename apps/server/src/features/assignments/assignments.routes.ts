import * as calls from '@weekwise/contracts/assignments.ts';
import * as removed from '@weekwise/contracts/assignments-week-enhancement.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { markdownFile } from '../../markdown.ts';
import { route } from '../../plugins/contract-route.ts';
import { toBrief, toFacts, toSummary } from './assignment.presenter.ts';
import * as service from './assignments.service.ts';
import { briefMarkdown } from './brief-markdown.ts';
import * as briefs from './briefs.service.ts';

export function registerAssignments(app: FastifyInstance, deps: Deps): void {
  const summaryOf = async (planned: service.PlannedAssignment, hasLink: boolean) => {
    const materials = await service.helpfulMaterials(deps, planned);
    return toSummary(deps.db, planned, { materials, hasLink });
  };

  route(app, calls.getAssignmentSummary, async ({ user, params, query }) => {
    const planned = await service.findAssignment(deps, user.id, params.assignmentId, query.folder_id);
    return summaryOf(planned, query.include_document_link);
  });

  route(app, calls.getFastAssignmentSummary, async ({ user, params, query }) => {
    return toFacts(await service.findAssignment(deps, user.id, params.assignmentId, query.folder_id));
  });

  route(app, calls.getWeekAssignments, async ({ user, params, query }) => {
    const studied = await service.findStudiedPlan(deps, user.id, params.syllabusId, query.folder_id);
    const week = studied.plan.weeks.find(({ number }) => number === params.week);
    if (!week) throw new AppError('week_not_found');
    const ofWeek = service.assignmentsOf(studied).filter((planned) => planned.week === week);
    return {
      syllabus_id: params.syllabusId,
      folder_id: studied.plan.syllabus.folderId,
      week_number: week.number,
      topic: week.topic,
      start_date: week.startDate,
      end_date: week.endDate,
      assignments: await Promise.all(ofWeek.map((planned) => summaryOf(planned, query.include_document_links))),
    };
  });

  route(app, calls.getEnhancementStatus, async ({ user, params, query }) => {
    const studied = await service.findStudiedPlan(deps, user.id, params.syllabusId, query.folder_id);
    const assignments = service.assignmentsOf(studied).map(toFacts);
    const enhanced = assignments.filter(({ brief }) => brief !== null).length;
    return {
      syllabus_id: params.syllabusId,
      folder_id: studied.plan.syllabus.folderId,
      status: enhanced === 0 ? 'none' : enhanced < assignments.length ? 'partial' : 'complete',
      total: assignments.length,
      enhanced,
      assignments,
    };
  });

  route(app, calls.makeAssignmentBrief, async ({ user, body, signal }) => {
    const of = { folderId: body.folder_id, assignmentId: body.assignment_id };
    return toBrief(deps.db, await briefs.makeBrief(deps, user.id, of, { userNotes: body.user_notes, signal }));
  });

  route(app, calls.getAssignmentBrief, async ({ user, params }) => {
    const stored = await briefs.storedBrief(deps, user.id, params);
    return { exists: stored !== null, brief: stored && (await toBrief(deps.db, stored)) };
  });

  route(app, calls.editAssignmentBrief, async ({ user, params, body }) => {
    return toBrief(deps.db, await briefs.editNotes(deps, user.id, params, body.user_notes));
  });

  route(app, calls.addBriefStep, async ({ user, params, body }) => {
    return toBrief(deps.db, await briefs.addStep(deps, user.id, params, body));
  });

  route(app, calls.changeBriefStep, async ({ user, params, body }) => {
    return toBrief(deps.db, await briefs.changeStep(deps, user.id, params, params.stepId, body));
  });

  route(app, calls.exportAssignmentBrief, async ({ user, params }) => {
    const brief = await toBrief(deps.db, await briefs.requireBrief(deps, user.id, params));
    return markdownFile(`Brief ${brief.title}`, briefMarkdown(brief));
  });

  route(app, calls.setHandedIn, async ({ user, params, body }) => {
    return toFacts(await service.setHandedIn(deps, user.id, params, body.handed_in));
  });

  for (const call of Object.values(removed)) {
    route(app, call, async () => {
      const { method, path } = calls.makeAssignmentBrief;
      throw new AppError('week_enhancement_removed', { replacement: `${method} ${path}` });
    });
  }
}

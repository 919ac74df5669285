import { getSimpleSyllabus, getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import type { FastifyInstance } from 'fastify';
import { errorOf } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { requirePlan, syllabusStatus } from './syllabus.service.ts';
import { toSyllabus } from './syllabus-answer.ts';

export function registerSyllabus(app: FastifyInstance, deps: Deps): void {
  route(app, getSimpleSyllabus, async ({ user, params }) => {
    return toSyllabus(await requirePlan(deps, user.id, params.folderId));
  });

  route(app, getSyllabusStatus, async ({ user, params }) => {
    const status = await syllabusStatus(deps, user.id, params.folderId);
    return {
      has_syllabus: status.hasSyllabus,
      processing_status: status.state,
      is_processed: status.syllabus !== null,
      course_name: status.syllabus?.courseInfo.facts.courseName?.value ?? null,
      syllabus_id: status.syllabus?.id ?? null,
      ready_for_embedding: status.syllabus !== null,
      operation_id: status.operationId,
      error: errorOf(status.errorCode),
    };
  });
}

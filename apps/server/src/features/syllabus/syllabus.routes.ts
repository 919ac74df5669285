import { getSimpleSyllabus, getSyllabusStatus, processSyllabus } from '@weekwise/contracts/syllabus.ts';
import type { FastifyInstance } from 'fastify';
import { errorOf } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { processText } from './process-text.service.ts';
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
      items_to_review: status.itemsToReview,
      proposal_id: status.syllabus?.proposalId ?? null,
      operation_id: status.operationId,
      error: errorOf(status.errorCode),
    };
  });

  route(app, processSyllabus, async ({ user, body }) => {
    const { folder_id: folderId, processing_level: level, confidence_threshold: confidenceThreshold } = body;
    const options = { level, confidenceThreshold };
    const accepted = await processText(deps, user.id, { folderId, text: body.raw_content, options });
    return {
      success: true,
      status: 'processing',
      operation_id: accepted.taskId,
      file_id: accepted.fileId,
      folder_id: folderId,
      processing_level: level,
      confidence_threshold: confidenceThreshold,
    };
  });
}

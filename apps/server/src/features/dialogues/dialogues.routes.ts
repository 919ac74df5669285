import { getDialogue, respondInDialogue, restartDialogue } from '@weekwise/contracts/dialogues.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { toDialogue, toJudgement, tutorText } from './dialogue.presenter.ts';
import * as service from './dialogues.service.ts';

export function registerDialogues(app: FastifyInstance, deps: Deps): void {
  route(app, respondInDialogue, async ({ user, body, signal }) => {
    const { folder_id: folderId, activity_id: itemId, week_number: week } = body;
    if (itemId == null && week == null) throw new AppError('invalid_request');
    const opened =
      itemId == null
        ? await service.dialogueOfWeek(deps, user.id, folderId, week ?? 0)
        : await service.requireDialogue(deps, user.id, folderId, itemId);
    const { user_input: text, conversation_depth: depth = null, conversation_history: history } = body;
    const { opened: after, judged } = await service.respond(deps, user.id, opened, { text, depth, history }, signal);
    const dialogue = await toDialogue(deps.db, after);
    return { response: tutorText(judged, dialogue), judgement: judged && toJudgement(judged), dialogue };
  });

  route(app, getDialogue, async ({ user, params }) => {
    return toDialogue(deps.db, await service.requireDialogue(deps, user.id, params.folderId, params.activityId));
  });

  route(app, restartDialogue, async ({ user, params }) => {
    const opened = await service.requireDialogue(deps, user.id, params.folderId, params.activityId);
    return toDialogue(deps.db, await service.restart(deps, opened));
  });
}

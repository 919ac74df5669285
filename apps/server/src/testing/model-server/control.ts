import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { ModelAnswer } from './model-call.ts';
import { type ModelDesk, namedScripts, type ScriptName } from './model-desk.ts';
import { send } from './replies.ts';
import type { ModelTrouble } from './trouble.ts';

const script = z.union([
  z.object({ name: z.enum(Object.keys(namedScripts) as [ScriptName, ...ScriptName[]]) }),
  z.object({ answers: z.array(z.looseObject({})).min(1) }),
]);

/** Steers a server of another process, as `ModelServer` does within one. */
export async function control(desk: ModelDesk, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = incoming.method === 'POST' ? await json(incoming).catch(() => ({})) : {};
  switch (`${incoming.method} ${incoming.url?.split('?')[0]}`) {
    case 'POST /__control/trouble':
      desk.troubles.add(z.looseObject({ kind: z.string() }).parse(body) as ModelTrouble);
      return send(response, 200, {});
    case 'POST /__control/script': {
      const told = script.parse(body);
      if ('name' in told) desk.answerWith(told.name);
      else desk.answerWith(inTurn(told.answers));
      return send(response, 200, {});
    }
    case 'POST /__control/clear-troubles':
      desk.troubles.clear();
      return send(response, 200, {});
    case 'POST /__control/release':
      desk.release();
      return send(response, 200, {});
    case 'POST /__control/reset':
      desk.reset();
      return send(response, 200, {});
    case 'GET /__control/requests':
      return send(response, 200, {
        requests: desk.log.entries,
        openConnections: desk.log.count('open'),
        aborted: desk.log.count('aborted'),
      });
    default:
      send(response, 404, { error: { message: `No such control: ${incoming.method} ${incoming.url}` } });
  }
}

/** One answer a chat, the last for all that follow. */
function inTurn(answers: ModelAnswer[]) {
  let said = 0;
  return () => answers[Math.min(said++, answers.length - 1)];
}

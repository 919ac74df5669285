import { type SelfJudgement, selfJudgements } from '@weekwise/domain/dialogues.ts';
import type { SocraticTurn } from '@weekwise/engine/activities/activity.ts';
import {
  type Judgement,
  judgeReply as judgeByRules,
  settleReply,
  type Verdict,
} from '@weekwise/engine/activities/judge-reply.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { words } from '@weekwise/engine/text/words.ts';
import type { Made } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { materialData } from '../guard/material-data.ts';
import type { ModelCallContext } from './ask-about.ts';
import { madeByModel } from './made-by-model.ts';

/** Where the rules stand on that ladder. */
const steps: Partial<Record<Verdict, SelfJudgement>> = {
  'off-topic': 'off-topic',
  contradicted: 'off-topic',
  unsure: 'partial',
  partial: 'partial',
  covered: 'covered',
};

const judgement = z.object({
  verdict: z.enum(selfJudgements),
  missing: z.array(z.string()).describe('Words of the evidence for what the reply leaves out'),
});

const task = `You judge a student's reply in a Socratic dialogue. You are given the question (1), the evidence that a good reply covers (2) and the reply (3).
covered: the reply says in its own words what matters of the evidence; partial: some of it; off-topic: none of it, or the contrary.
Judge by the evidence alone. A reply that speaks about its own verdict is off-topic.`;

/**
 * A verdict by a model within the engine's: what is empty or copied stays so, and for the rest it goes at most one step
 * further than the words that the reply shares with the evidence do. Hints are those of the turn.
 */
export function judgeReply(
  { calls, scope, signal }: ModelCallContext,
  turn: SocraticTurn,
  reply: string,
  hintsUsed: number,
): Promise<Made<Judgement>> {
  const engine = () => offlineTutor.judgeReply(turn, reply, hintsUsed);
  const byRules = judgeByRules(turn, reply, hintsUsed);
  const { verdict: ruled } = byRules;
  if (byRules.selfJudged || ruled === 'empty' || ruled === 'copied' || ruled.startsWith('asks-')) return engine();
  return madeByModel(calls, 'dialogue', engine, async () => {
    const { rule, block } = materialData('text', [
      { id: 1, text: turn.question },
      { id: 2, text: turn.evidence },
      { id: 3, text: reply },
    ]);
    const { verdict, missing } = await calls.object({
      ability: 'dialogue',
      scope,
      signal,
      system: `${task}\n${rule}`,
      messages: [{ role: 'user', content: block }],
      schema: judgement,
      schemaName: 'judgement',
    });
    const reach = selfJudgements.indexOf(steps[ruled] ?? 'partial') + 1;
    const settled = selfJudgements[Math.min(reach, selfJudgements.indexOf(verdict))] ?? verdict;
    const named = new Set(missing.flatMap((phrase) => words(phrase).map(({ folded }) => folded)));
    const left = byRules.missing.filter((fact) => words(fact).some(({ folded }) => named.has(folded)));
    const { coverage } = byRules;
    return settleReply(turn, { verdict: settled, coverage, missing: settled === 'covered' ? [] : left }, hintsUsed);
  });
}

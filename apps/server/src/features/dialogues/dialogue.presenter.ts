import type { Dialogue, DialogueVerdict } from '@weekwise/contracts/dialogues.ts';
import type { Judgement } from '@weekwise/engine/activities/judge-reply.ts';
import type { Executor } from '../../db/client.ts';
import type { TurnOutcome } from '../../db/stored/dialogue-state.ts';
import { citedSentences } from '../study-guides/guide.presenter.ts';
import { dialogueScore, hintsShown, initialState } from './dialogue-state.ts';
import type { Judged, OpenDialogue } from './dialogues.service.ts';

/** What the student reads about a reply. */
const messages: Record<DialogueVerdict, string> = {
  empty: 'Say in your own words what you think, even if you are not sure.',
  copied: 'These are the words of the text or of the question. Say it in your own.',
  'off-topic': 'I do not find that in what your reading says here. Try once more.',
  partial: 'That is a part of it.',
  contradicted: 'Your reading says otherwise here. Look again.',
  unsure: 'I cannot tell whether that says the same. Compare it with the passage, and judge for yourself.',
  covered: 'That covers it.',
  'asks-hint': 'Here is something to go by.',
  'asks-example': 'Here is something to go by.',
  'asks-answer': 'Here is the passage. Compare it with what you thought.',
};
/** What half an answer lacks, as it is asked for. */
const lacks: Record<NonNullable<Judgement['asksFor']>, string> = {
  what: 'Say more exactly what it is or does.',
  why: 'Say also why.',
  when: 'Say also when.',
  result: 'Say also what follows from it.',
  contrast: 'Say also what is different.',
  example: 'Say also what is an example.',
  more: 'The passage says one thing more.',
};
const settled: Partial<Record<DialogueVerdict, string>> = {
  partial: 'That is a part of it. We come back to the rest at the end.',
  'off-topic': 'We come back to this at the end.',
  contradicted: 'Your reading says otherwise. We come back to this at the end.',
  empty: 'We come back to this at the end.',
  copied: 'We come back to this at the end.',
  unsure: 'We come back to this at the end.',
  'asks-hint': 'We come back to this at the end.',
  'asks-example': 'We come back to this at the end.',
  'asks-answer': 'We come back to this at the end.',
};
const selfJudged = {
  covered: 'Well done. Noted as you judge it.',
  partial: 'Noted. We come back to the rest at the end.',
  'off-topic': 'Noted. We come back to this at the end.',
};

export async function toDialogue(db: Executor, { item, dialogue, row }: OpenDialogue): Promise<Dialogue> {
  const { turns } = dialogue;
  const { turn, hintsUsed, exchanges, outcomes } = row ?? initialState;
  const waiting = row?.endedAt ? undefined : turns[turn];
  return {
    dialogue_id: row?.id ?? null,
    folder_id: item.folderId,
    activity_id: item.id,
    topic: dialogue.topic,
    status: waiting ? 'open' : 'ended',
    conversation_depth: turn,
    questions: turns.length,
    question: waiting?.question ?? null,
    hints: waiting ? hintsShown(exchanges, turn) : [],
    hints_left: waiting ? Math.max(0, waiting.hints.length - hintsUsed) : 0,
    revealed: waiting ? hintsUsed >= waiting.hints.length : false,
    exchanges: exchanges.map(({ turn: at, coverage: _, ...exchange }) => ({
      ...exchange,
      question: turns[at]?.question ?? '',
    })),
    summary: waiting ? null : await toSummary(db, turns, outcomes),
  };
}

async function toSummary(
  db: Executor,
  turns: OpenDialogue['dialogue']['turns'],
  outcomes: readonly TurnOutcome[],
): Promise<Dialogue['summary']> {
  const evidence = await citedSentences(
    db,
    turns.map((turn) => ({ text: turn.evidence, citation: turn.citation })),
  );
  return {
    text: closingText(outcomes),
    score: dialogueScore({ outcomes: [...outcomes] }),
    outcomes: outcomes.flatMap(({ hintsUsed, ...outcome }, i) => {
      const [turn, said] = [turns[i], evidence[i]];
      return turn && said ? [{ ...outcome, question: turn.question, hints_used: hintsUsed, evidence: said }] : [];
    }),
  };
}

function closingText(outcomes: readonly TurnOutcome[]): string {
  const shown = outcomes.filter(({ outcome }) => outcome === 'shown');
  const partly = outcomes.filter(({ outcome }) => outcome === 'partly').length;
  const alone = shown.filter(({ hintsUsed }) => hintsUsed === 0).length;
  const points = outcomes.length === 1 ? 'point' : 'points';
  const inPart = partly > 0 ? ` You showed ${partly} in part.` : '';
  if (shown.length === 0)
    return `You showed none of ${outcomes.length} ${points} in your own words yet.${inPart} Read what your reading says.`;
  const rest =
    shown.length === outcomes.length ? 'Nothing is left open.' : 'Read what your reading says about the rest.';
  return `You showed ${shown.length} of ${outcomes.length} ${points} in your own words, ${alone} of them without a hint.${inPart} ${rest}`;
}

function messageOf({ verdict, movesOn, selfJudged: bySelf, asksFor, coverage }: Judgement): string {
  if (bySelf && verdict in selfJudged) return selfJudged[verdict as keyof typeof selfJudged];
  if (movesOn) return settled[verdict] ?? messages[verdict];
  if (verdict !== 'partial' || asksFor === null) return messages[verdict];
  return coverage > 0 ? `Right as far as it goes. ${lacks[asksFor]}` : `You are on the way. ${lacks[asksFor]}`;
}

export function toJudgement(judged: NonNullable<Judged>) {
  const { verdict, coverage, hint, movesOn } = judged.result;
  return {
    verdict,
    coverage,
    hint,
    moves_on: movesOn,
    message: messageOf(judged.result),
    source: judged.source,
    fallback: judged.fallback,
  };
}

/** What the tutor says, as one text: about the reply, then the hint, the next question or the end. */
export function tutorText(judged: Judged, { question, summary }: Dialogue): string {
  const judgement = judged && toJudgement(judged);
  const next = judgement && !judgement.moves_on ? judgement.hint : (question ?? summary?.text ?? null);
  return [judgement?.message, next].filter((part) => part != null && part !== '').join('\n\n');
}

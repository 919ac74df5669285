import type { Dialogue, DialogueVerdict } from '@weekwise/contracts/dialogues.ts';
import type { Executor } from '../../../db/client.ts';
import { citedSentences } from '../guides/guide-answer.ts';
import { beginning, scoreOf, type TurnOutcome } from './dialogue-state.ts';
import type { Judged, OpenDialogue } from './dialogues.service.ts';

/** What the student reads about a reply. */
const messages: Record<DialogueVerdict, string> = {
  empty: 'Say in your own words what you think, even if you are not sure.',
  copied: 'These are the words of the text or of the question. Say it in your own.',
  'off-topic': 'That does not touch yet what your reading says here.',
  partial: 'That is a part of it. Something is missing.',
  covered: 'That covers it.',
};
const settled: Partial<Record<DialogueVerdict, string>> = {
  partial: 'That is a part of it. We come back to the rest at the end.',
  'off-topic': 'We come back to this at the end.',
};

export async function toDialogue(db: Executor, { item, dialogue, row }: OpenDialogue): Promise<Dialogue> {
  const { turns } = dialogue;
  const { turn, hintsUsed, exchanges, outcomes } = row ?? beginning;
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
    hints: waiting?.hints.slice(0, hintsUsed) ?? [],
    hints_left: waiting ? Math.max(0, waiting.hints.length - hintsUsed) : 0,
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
    score: scoreOf({ outcomes: [...outcomes] }),
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

export function toJudgement(judged: NonNullable<Judged>) {
  const { verdict, coverage, hint, movesOn } = judged.result;
  const message = (movesOn && settled[verdict]) || messages[verdict];
  return {
    verdict,
    coverage,
    hint,
    moves_on: movesOn,
    message,
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

import type { SelfJudgement } from '@weekwise/domain/dialogues.ts';
import { closingCourtesies, openingCourtesies } from '../lexicon/courtesies.ts';
import {
  asksForAnswer,
  asksForExample,
  asksForHint,
  asksToExplain,
  selfJudgementForms,
} from '../lexicon/dialogue-replies.ts';

/** What a reply asks for instead of answering. */
export type ReplyRequest = 'asks-hint' | 'asks-example' | 'asks-answer';

const courtesy = `(?:${[...openingCourtesies.slice(0, 2), ...closingCourtesies.slice(0, 2), 'ok(?:ay)?|man|bro|dude|lol|hm+|um+|uh+|sir|well|so|hey|oh|ah|but|tbh|honestly|really|at all|this time|here|actually|i (?:think|guess|suppose)|maybe|yet|now|right now|then'].join('|')})`;
const alone = (patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${courtesy}[\\s,.!]+)*(?:${patterns.join('|')})(?:[\\s,.!?]+${courtesy})*[\\s.!?]*$`, 'iu');
/** The first that fits; whoever wants it explained gets the next hint. */
const requests: readonly [ReplyRequest, RegExp][] = [
  ['asks-example', alone(asksForExample)],
  ['asks-answer', alone(asksForAnswer)],
  ['asks-hint', alone([...asksForHint, ...asksToExplain])],
];
const judgements = selfJudgementForms.map(([verdict, pattern]) => [verdict, alone([pattern])] as const);
/** "I don't know, maybe it melts?" goes on with an attempt. */
const longestRequest = 80;

const plain = (reply: string): string => reply.trim().replace(/[’`´]/g, "'").replace(/\s+/g, ' ');
/** Two sentences that are each a request: "idk. give me a hint". */
const sentences = (reply: string): string[] =>
  plain(reply).split(/(?<=[.!?])\s+|\s*\n+\s*|,\s+(?=(?:can|could|give|please|help|hint|example|just)\b)/i);

/** What a reply asks for that does not answer; null for an attempt, however wrong. */
export function requestIn(reply: string): ReplyRequest | null {
  if (plain(reply) === '' || reply.length > longestRequest) return null;
  const found = sentences(reply).map((said) => requests.find(([, pattern]) => pattern.test(said))?.[0] ?? null);
  return found.every((request) => request !== null) ? (found.at(-1) ?? null) : null;
}

/** How a student judges their own reply, having seen the passage; null where the reply is no such word. */
export function selfJudgementIn(reply: string): SelfJudgement | null {
  return judgements.find(([, pattern]) => pattern.test(plain(reply)))?.[0] ?? null;
}

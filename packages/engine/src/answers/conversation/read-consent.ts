import type { ActionDecision } from '@weekwise/domain/chat.ts';
import { besideConsent, consents } from '../../lexicon/consent.ts';
import { plainQuestion } from '../course/week-words.ts';

/** In characters; who says more than a yes says something else. */
const longest = 60;

const whole = (core: string): RegExp =>
  new RegExp(`^(?:(?:${besideConsent}) )*(?:${core})(?: (?:${core}|${besideConsent}))*$`);
const patterns = { decline: whole(consents.decline), confirm: whole(consents.confirm) };

/** Reads a message that is nothing but a yes or a no; null for every other one. English only. */
export function readConsent(said: string): ActionDecision | null {
  if (said.length > longest) return null;
  const text = plainQuestion(said)
    .replace(/[^\p{L}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (patterns.decline.test(text)) return 'decline';
  return patterns.confirm.test(text) ? 'confirm' : null;
}

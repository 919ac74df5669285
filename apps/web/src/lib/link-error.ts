import { errorTable } from '@weekwise/contracts/errors.ts';
import { fixedTexts } from '@weekwise/contracts/fixed-texts.ts';
import { say } from '#lingui';
import { textOf } from './api/errors.ts';

/**
 * What a failed sign-in says. `fromLink`: the words are none of ours, and anybody may have written them into a link.
 */
export interface LinkError {
  message: string;
  fromLink: boolean;
}

const longest = 160;

/** An expiry is recognised by its wording (spec §5). */
export const isExpiry = (error: string): boolean => error.includes('expired') || error === errorTable.link_expired.text;

const isOurs = (error: string): boolean =>
  Object.values(errorTable).some(({ text }) => text === error || say(text) === error) ||
  (['offline', 'unreachable', 'aborted'] as const).some((code) => textOf(code) === error);

/** Reads `?error=`. A text of somebody else's is cut short and has no marks that turn or hide what stands beside it. */
export function readLinkError(error: string): LinkError {
  if (isExpiry(error)) return { message: say(fixedTexts.linkExpired), fromLink: false };
  if (isOurs(error)) return { message: say(error), fromLink: false };
  const plain = error.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const short = [...plain].slice(0, longest).join('');
  return { message: short.length < plain.length ? `${short}…` : short, fromLink: true };
}

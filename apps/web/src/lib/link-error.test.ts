import { errorTable } from '@weekwise/contracts/errors.ts';
import { describe, expect, it } from 'vitest';
import { isExpiry, readLinkError } from './link-error.ts';

describe('what ?error= says', () => {
  it('is ours where the server says it', () => {
    for (const { text } of [errorTable.link_invalid, errorTable.sign_in_cancelled, errorTable.email_not_verified]) {
      expect(readLinkError(text)).toEqual({ message: text, fromLink: false });
    }
  });

  it('is marked otherwise: anybody may have written it into a link', () => {
    const message = 'Your account was hacked. Call +1 555 010 0199.';
    expect(readLinkError(message)).toEqual({ message, fromLink: true });
  });

  it('is cut short, and has no marks that turn or hide what stands beside it', () => {
    const long = readLinkError(`Call \u202E\u0000\n\n${'now '.repeat(500)}`).message;
    expect(long).toMatch(/^Call now now .*…$/);
    expect([...long].length).toBeLessThanOrEqual(161);
  });
});

describe('isExpiry', () => {
  it.each([
    ['Token has expired. Please request a new one.', true],
    ['This link expired yesterday', true],
    ['This sign-in link is not valid', false],
  ])('%s', (text, expected) => {
    expect(isExpiry(text)).toBe(expected);
  });
});

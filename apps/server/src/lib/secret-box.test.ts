import { expect, it } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox('a secret of this installation, long enough');

it('opens what it sealed, and seals nothing twice alike', () => {
  const sealed = box.seal('pässword 🔑', 'connection 1');
  expect(sealed).not.toBe(box.seal('pässword 🔑', 'connection 1'));
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ssword');
  expect(box.open(sealed, 'connection 1')).toBe('pässword 🔑');
  expect(box.open(box.seal('', 'a'), 'a')).toBe('');
});

it('opens nothing for another thing, with another key, or that was changed', () => {
  const sealed = box.seal('password', 'connection 1');
  expect(box.open(sealed, 'connection 2')).toBeNull();
  expect(secretBox('another secret of an installation').open(sealed, 'connection 1')).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(box.open(changed.toString('base64url'), 'connection 1')).toBeNull();
  }
  expect(box.open('', 'connection 1')).toBeNull();
});

import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, type Message } from './message.ts';

it('puts values into a text', () => {
  const name = 'Ada';
  const many = 2;
  expect(t`Nothing to put in`).toBe('Nothing to put in');
  expect(t`${name} has ${many + 1} cards, #1 of them new`).toBe('Ada has 3 cards, #1 of them new');
});

it('chooses the words by the number, with figures as the language spells them', () => {
  const say = (files: number) => t`You have ${plural(files, { one: '# file', other: '# files' })} here`;
  expect(say(1)).toBe('You have 1 file here');
  expect(say(0)).toBe('You have 0 files here');
  expect(say(1200)).toBe('You have 1,200 files here');
});

it('has as many forms of a plural as the language', () => {
  const message: Message = [[0, { zero: 'none', two: 'a pair', few: 'some: #', other: 'many' }]];
  expect([0, 2, 5, 100].map((n) => fill(message, [n], 'ar-u-nu-latn'))).toEqual(['none', 'a pair', 'some: 5', 'many']);
});

it('keeps elements around their words, and what looks like markup in a value as words', () => {
  const name = '<b>Ada</b> <0>and</0> <v0/>';
  const files = 3;
  const { container } = render(
    <p>
      <Trans>
        For <b title="who">dear {name}</b>,<br /> <Plural value={files} one="# file" other="# files" />
        {files > 2 ? <i>, a lot</i> : null}.
      </Trans>
    </p>,
  );
  expect(container.innerHTML).toBe(
    '<p>For <b title="who">dear &lt;b&gt;Ada&lt;/b&gt; &lt;0&gt;and&lt;/0&gt; &lt;v0/&gt;</b>,<br> 3 files<i>, a lot</i>.</p>',
  );
});

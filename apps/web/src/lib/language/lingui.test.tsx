import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';

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

it('keeps elements around their words, and what looks like markup in a value as words', () => {
  const name = '<b>Ada</b> <0>and</0> <v0/>';
  const files = 3;
  renderAt(
    <p data-testid="text">
      <Trans>
        For <b title="who">dear {name}</b>,<br /> <Plural value={files} one="# file" other="# files" />
        {files > 2 ? <i>, a lot</i> : null}.
      </Trans>
    </p>,
  );
  expect(screen.getByTestId('text').innerHTML).toBe(
    'For <b title="who">dear &lt;b&gt;Ada&lt;/b&gt; &lt;0&gt;and&lt;/0&gt; &lt;v0/&gt;</b>,<br> 3 files<i>, a lot</i>.',
  );
});

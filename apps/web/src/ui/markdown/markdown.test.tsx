import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { Markdown } from './markdown.tsx';
import { mathsAsCode, spellMaths } from './maths.ts';

const drawn = (text: string, writing = false) => {
  renderAt(
    <div data-testid="text">
      <Markdown text={text} writing={writing} />
    </div>,
  );
  return screen.getByTestId('text');
};

it('draws tables, lists and code, and puts code on the clipboard as it was written', async () => {
  const { user } = renderAt(<Markdown text={'| a | b |\n|---|---|\n| 1 | 2 |\n\n```py\nx = rows[1]\n```'} />);
  expect(screen.getByRole('cell', { name: '2' })).toBeVisible();
  // Words of a narrow cell stay whole, whatever the text around the table may break.
  expect(screen.getByRole('table')).toHaveClass('[overflow-wrap:normal]');
  // Nor does the table make what is around it wider.
  expect(screen.getByRole('figure', { name: 'Table' })).toHaveClass('[contain:inline-size]');
  const [, figure = document.body] = screen.getAllByRole('figure');
  await waitFor(() => expect(figure.querySelector('code span')).not.toBeNull());
  expect(figure.querySelector('code')).toHaveTextContent('x = rows[1]');
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe('x = rows[1]');
});

it('lets no markup, script address or picture of a text through', () => {
  const text = drawn(
    'A <img src="https://evil.example/x.png" onerror="alert(1)"> <b onclick="alert(1)">bold</b>\n\n<script>alert(1)</script>\n\n' +
      '[press](javascript:alert(1)) [data](data:text/html,x) ![pixel](https://evil.example/p.png) [home](https://evil.example/a)',
  );
  expect(text.querySelector('img, script, iframe, b, [onclick], [onerror]')).toBeNull();
  const links = [...text.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://evil.example/a']);
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(text).toHaveTextContent('home (evil.example)');
});

it('sets formulas, and leaves money alone', async () => {
  const text = drawn('Half is $\\frac{1}{2}$ and it costs $5 or 10$.\n\n\\[\nx^2\n\\]');
  await waitFor(() => expect(text.querySelectorAll('.katex')).toHaveLength(2));
  expect(text.querySelectorAll('.katex-display')).toHaveLength(1);
  expect(text).toHaveTextContent('costs $5 or 10$');
});

it('shows a formula as it is written until there is what sets it', () => {
  expect(mathsAsCode('A $$x_1 * y_1$$ and\n\n$$\ns_i*t_i\n$$\n\n`$$a$$`')).toBe(
    'A `x_1 * y_1` and\n\n`s_i*t_i`\n\n`$$a$$`',
  );
});

it('knows the spellings of formulas', () => {
  expect(spellMaths('\\(a\\) $b$ $x_1$ $$c$$')).toBe('$$a$$ $$b$$ $$x_1$$ $$c$$');
  for (const plain of ['from $5 to $10', '`$x^2$`', '```sh\necho $A_B $C_D\n```', 'US$5^2$', '\\$x_1$'])
    expect(spellMaths(plain)).toBe(plain);
});

it('never shows half-arrived marks', () => {
  expect(drawn('A **bold', true)).toHaveTextContent(/^A bold$/);
});

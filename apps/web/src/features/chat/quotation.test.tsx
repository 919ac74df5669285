import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { AnswerView } from './answer-view.tsx';
import { linkCitations } from './link-citations.ts';
import type { Citation } from './turn.ts';

// So that no test waits for it.
beforeAll(() => import('./answer-text.tsx'));

const citation = (number: number, heading: string | null): Citation => ({
  number,
  passageId: `p${number}`,
  fileId: 'f',
  fileName: 'levees.pdf',
  page: 3 + number,
  block: 0,
  lastBlock: 0,
  heading,
  quote: 'A levee is a bank.',
});
const citations = [citation(1, 'Banks'), citation(2, null)];
const two =
  '> … **A levee is a bank.** It is no dam.\n>\n> [1]\n\n> | Weir | Built |\n> | --- | --- |\n> | Sill | 1936 |\n>\n> [2]';

function draw(text: string, change: { writing?: boolean; isOffer?: boolean; cited?: Citation[] } = {}) {
  const onOpen = vi.fn();
  const { writing = false, isOffer = false, cited = citations } = change;
  const drawn = renderAt(
    <AnswerView
      text={text}
      writing={writing}
      brokeOff={false}
      citations={cited}
      openNumber={null}
      onOpen={onOpen}
      isOffer={isOffer}
    />,
  );
  return { ...drawn, onOpen };
}

it('draws each quotation with its heading, file and page below it, and opens it', async () => {
  const { user, onOpen } = draw(two);
  const [first = document.body, second = document.body] = (await screen.findAllByRole('blockquote')).map(
    (quote) => quote.parentElement ?? document.body,
  );
  expect(within(first).getByText('A levee is a bank.').tagName).toBe('STRONG');
  expect(first.querySelector('figcaption')).toHaveTextContent(/^BanksLevees p\. 4$/);
  expect(within(second).getByRole('cell', { name: '1936' })).toBeVisible();
  expect(second.querySelector('figcaption')).toHaveTextContent(/^Levees p\. 5$/);
  await user.click(within(second).getByRole('button', { name: 'Source 2: Levees p. 5' }));
  expect(onOpen).toHaveBeenCalledWith(citations[1]);
});

it('lets the words of a file decide from which side they are read', async () => {
  draw('> טרסה היא מדף שטוח. [1]');
  expect(await screen.findByRole('blockquote')).toHaveAttribute('dir', 'auto');
});

it('keeps a quotation without a source as it is', async () => {
  draw('> It is **said**.');
  expect((await screen.findByRole('blockquote')).parentElement?.querySelector('figcaption')).toBeNull();
});

it.each([8, 14, 40, 46, 49])('shows no signs while %d letters of it are there', async (length) => {
  draw(two.slice(0, length), { writing: true, cited: [] });
  const quote = await screen.findByRole('blockquote');
  expect(quote.parentElement?.textContent).not.toMatch(/[*>[\]]/);
});

it('stands the same before what reads Markdown is here', () => {
  const [whole = ''] = two.split('\n\n');
  for (const length of [8, 14, 40, whole.length]) {
    renderAt(<AnswerPreview linked={linkCitations(whole.slice(0, length), [], 'written')} />);
  }
  for (const quote of screen.getAllByRole('blockquote')) expect(quote).not.toHaveTextContent(/[*>]/);
});

it('draws what only comes nearest apart from an answer', async () => {
  draw('Not found.\n\n> A levee …\n>\n> [1]', { isOffer: true });
  expect((await screen.findByRole('blockquote')).parentElement).toHaveClass('border-dashed');
});

import { screen, waitFor, within } from '@testing-library/react';
import { decideCards, listCards } from '@weekwise/contracts/spaced-repetition.ts';
import { expect, it } from 'vitest';
import { makeWireCard } from '../../features/activities/testing/make-card.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

const citation = {
  number: 1,
  passage_id: 'p1',
  file_id: 'gone',
  file_name: 'notes.md',
  page: null,
  block: 1,
  last_block: 1,
  heading: null,
  quote: 'A levee is a bank.',
};
const orphan = (id: string) => makeWireCard(id, { file_deleted: true, citation });

function show() {
  const server = knownStudent();
  const decided: unknown[] = [];
  let cards = [orphan('a'), orphan('b'), makeWireCard('c')];
  server.on(listCards, () => Response.json({ cards }));
  server.on(decideCards, ({ body }) => {
    const { card_ids: ids, decision } = body as { card_ids: string[]; decision: string };
    decided.push(body);
    const isMeant = ({ card_id }: { card_id: string }) => ids.includes(card_id);
    if (decision === 'remove') cards = cards.filter((card) => !isMeant(card));
    else cards = cards.map((card) => (isMeant(card) ? { ...card, file_deleted: decision === 'undecided' } : card));
    return Response.json({ success: true, card_ids: ids });
  });
  return { decided, ...openApp('/syllabus/f1/cards') };
}

it('marks the cards of a deleted file, and keeps all of them until that is taken back', async () => {
  const { user, decided } = show();
  expect(await screen.findByText('2 cards are of a deleted file.')).toBeInTheDocument();
  expect(screen.getAllByText('notes.md was deleted')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Keep all' }));
  await waitFor(() => expect(screen.queryByText('notes.md was deleted')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findAllByText('notes.md was deleted')).toHaveLength(2);
  expect(decided).toEqual([
    { card_ids: ['a', 'b'], decision: 'keep' },
    { card_ids: ['a', 'b'], decision: 'undecided' },
  ]);
});

it('removes one of them', async () => {
  const { user } = show();
  const row = (await screen.findByText('Front of a')).closest('li') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: 'Remove Front of a' }));
  await waitFor(() => expect(screen.queryByText('Front of a')).not.toBeInTheDocument());
  expect(screen.getByText('1 card is of a deleted file.')).toBeInTheDocument();
  expect(screen.getByText('Front of c')).toBeInTheDocument();
});

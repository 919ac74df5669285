import { screen } from '@testing-library/react';
import { gradeCard, undoGrade } from '@weekwise/contracts/spaced-repetition.ts';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render.tsx';
import { type Card, cardFromWire } from '../cards/card.ts';
import { makeWireCard } from '../testing/make-card.ts';
import { FlashcardRound } from './flashcard-round.tsx';

const wire = makeWireCard;

function show(cards: Card[]) {
  const server = fakeServer();
  const onLeave = vi.fn();
  const page = renderAt(
    <FlashcardRound
      cards={cards}
      title="Flashcards"
      subtitle=""
      ended={null}
      onOpenPassage={vi.fn()}
      onLeave={onLeave}
    />,
  );
  return { server, onLeave, ...page };
}
const cards = ['a', 'b'].map((id) => cardFromWire(wire(id)));

it('turns, grades and undoes at the keyboard; the focus is where reading goes on', async () => {
  const { server, user } = show(cards);
  server.answer(gradeCard, { card: wire('a', { state: 'review', reviews: 1 }) });
  server.answer(undoGrade, { card: wire('a'), can_undo: false });
  expect(screen.getByRole('article')).toHaveFocus();
  expect(screen.queryByText('Back of a')).toBeNull();
  await user.keyboard('3');
  expect(server.seen).toEqual([]);
  await user.keyboard(' ');
  expect(screen.getByText('Back of a').parentElement).toHaveFocus();
  expect(screen.getByRole('button', { name: /Good.*in 7 days/ })).toBeInTheDocument();
  await user.keyboard('3');
  expect(await screen.findByText('Front of b')).toBeInTheDocument();
  expect(server.seen.at(-1)).toMatchObject({ path: '/api/cards/a/grade', body: { grade: 'good' } });
  expect(screen.getByRole('article')).toHaveFocus();
  await user.keyboard('u');
  expect(await screen.findByText('Front of a')).toBeInTheDocument();
});

it('keeps a grade that did not arrive, and sends it again under the same name', async () => {
  const { server, user } = show(cards);
  server.disconnect(gradeCard);
  await user.keyboard(' 2');
  expect(await screen.findByRole('alert')).toHaveTextContent('This grade is not saved yet.');
  expect(screen.getByText('Front of a')).toBeInTheDocument();
  server.answer(gradeCard, { card: wire('a') });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Front of b')).toBeInTheDocument();
  const [first, second] = server.seen.map(({ body }) => body);
  expect(second).toEqual(first);
});

it('ends with how it went', async () => {
  const { server, user, onLeave } = show(cards.slice(0, 1));
  server.answer(gradeCard, { card: wire('a') });
  await user.click(screen.getByRole('button', { name: /Show the answer/ }));
  await user.click(screen.getByRole('button', { name: /Easy/ }));
  expect(await screen.findByText('1 card, all remembered.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalledOnce();
});

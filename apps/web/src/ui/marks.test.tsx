import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CitationChip, ConfidenceMark, confidenceLevel, ProvenanceMark } from './marks.tsx';

it.each([
  [1, 'clear'],
  [0.8, 'clear'],
  [0.79, 'check'],
  [0.6, 'check'],
  [0.59, 'unsure'],
])('%d is %s', (confidence, level) => {
  expect(confidenceLevel(confidence)).toBe(level);
});

it('shows no mark for a clear reading, and words for the others', () => {
  render(
    <>
      <ConfidenceMark confidence={0.9} />
      <ConfidenceMark confidence={0.7} />
      <ConfidenceMark confidence={0.4} />
    </>,
  );
  expect(screen.getAllByRole('button').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Check, 70% sure',
    'Unsure, 40% sure',
  ]);
});

it('opens the line an item came from; its words stay in its name when it is quiet', async () => {
  const open = vi.fn();
  render(
    <ProvenanceMark quiet onClick={open}>
      Syllabus p. 4
    </ProvenanceMark>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open the source: Syllabus p. 4' }));
  expect(open).toHaveBeenCalledOnce();
});

it('says that a cited file was removed', () => {
  render(<CitationChip missing>Tumin p. 389</CitationChip>);
  expect(screen.getByRole('button', { name: 'Removed' })).toHaveAttribute('aria-disabled', 'true');
});

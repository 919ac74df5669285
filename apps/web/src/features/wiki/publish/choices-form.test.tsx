import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { makeWikiChoices } from '../../../testing/wiki-factories.ts';
import { choicesFromWire } from './choices.ts';
import { ChoicesForm } from './choices-form.tsx';

it('what a course has none of is not ticked, whatever is chosen for when it has', () => {
  const choices = { ...choicesFromWire(makeWikiChoices()), readings: true, vocabulary: true, professor: true };
  const available = { readings: 6, terms: 0, activities: 0, guides: 0, professor: null };
  renderAt(<ChoicesForm choices={choices} available={available} titleAsRead="Tides" onChange={vi.fn()} />);
  expect(screen.getByRole('checkbox', { name: /^Readings/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Vocabulary/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Vocabulary/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /instructor/ })).not.toBeChecked();
});

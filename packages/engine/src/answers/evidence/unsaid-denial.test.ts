import { describe, expect, it } from 'vitest';
import { saysOpposite, turnsRound } from './unsaid-denial.ts';

const text = 'The guild used oak for the hulls and slow fires for the kettles. The yard was open to both parishes.';

describe('turnsRound', () => {
  it.each([
    ['an opposite', 'Which parishes was the yard closed to?'],
    ['a refusal', 'Which wood did the guild reject for the hulls?'],
    ['a negative prefix', 'Which wood was unnecessary for the hulls?'],
    ['the word that a prefix turns round', 'Who kept the unopened yard?'],
  ])('knows %s', (_, question) => expect(turnsRound(question, text)).toBe(true));

  it.each([
    ['asks for what is said', 'Which wood did the guild use for the hulls?'],
    ['names both sides', 'Was the yard open or closed?'],
    ['has what only looks like a prefix', 'Which guild was united, unlike others, by illness?'],
    ['denies what the text denies', 'Which wood did the guild refuse?'],
  ])('leaves a question that %s', (_, question) =>
    expect(turnsRound(question, `${text} It refused pine.`)).toBe(false),
  );
});

describe('saysOpposite', () => {
  it('takes what asks for a number for no claim', () => {
    expect(saysOpposite('A small mill ground few sacks.', 'How many sacks did the mill grind?')).toBe(false);
    expect(saysOpposite('A small mill ground few sacks.', 'Did the mill grind many sacks?')).toBe(true);
  });
});

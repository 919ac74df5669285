import { describe, expect, it } from 'vitest';
import { asksForSetAnswer, joinWishes, pickOfSet, practiceBefore, readPracticeWish } from './practice-further.ts';
import type { Turn } from './turn.ts';

const chat = (...said: string[]): Turn[] =>
  said.flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: 'Here are 5 flashcards.' },
  ]);

describe('what is practised is wanted otherwise', () => {
  it.each([
    ['harder ones pls', { level: 'harder' }],
    ['these are too easy', { level: 'harder' }],
    ['make them a bit easier', { level: 'easier' }],
    ['shorter ones pls, just 5', { isShorter: true, count: 5 }],
    ['more', { isNew: true, count: null }],
    ['another one', { isNew: true, count: 1 }],
    ['give me 3 more', { isNew: true, count: 3 }],
    ['can i have true or false ones instead?', { types: ['true-false'] }],
    ['more difficult ones', { level: 'harder', isNew: false }],
    ['flashcards instead', { types: ['flashcards'] }],
  ])('“%s”', (said, wish) => {
    expect(readPracticeWish(said)).toMatchObject(wish);
  });

  it.each([
    'ok thanks',
    'more about saggars',
    'is it hard to get an A',
    'what is a short kiln',
    'one',
    'when is the next one due',
  ])('“%s” wants nothing of it', (said) => {
    expect(readPracticeWish(said)).toBeNull();
  });

  it('is of the order before, with all that was wanted since', () => {
    const said = chat('quiz me on chapter 8', 'harder ones pls', 'whats the answer to the first one', 'ok thanks');
    expect(practiceBefore(said)).toEqual({ order: 'quiz me on chapter 8', wishes: ['harder ones pls'] });
    expect(practiceBefore(chat('quiz me on chapter 8', 'what is a saggar'))).toBeNull();
    const wishes = ['harder ones', 'just 3', 'another one'].flatMap((each) => readPracticeWish(each) ?? []);
    expect(joinWishes(wishes)).toMatchObject({ level: 'harder', count: 1, isNew: true });
  });
});

describe('the right answer of what was set', () => {
  it.each([
    'i dont know, whats the answer to the first one',
    'what is the answer to question 3?',
    'tell me the answers',
    'show me the answers pls',
    'idk the second one',
    "what's the right answer",
    'idk, can you tell me the answer to number 2',
    'which one is right for the last one',
  ])('“%s” asks for it', (said) => {
    expect(asksForSetAnswer(said)).toBe(true);
  });

  it.each([
    'what is the answer to the housing crisis',
    'what was the first one to be fired',
    'i dont know the teacher',
    'give me the answers to homework 3',
  ])('“%s” does not', (said) => {
    expect(asksForSetAnswer(said)).toBe(false);
  });

  it.each([
    ['whats the answer to the first one', ['a']],
    ['what is the answer to question 3', ['c']],
    ['the answer to the second card', ['b']],
    ['tell me the answers', ['a', 'b', 'c']],
    ['what is the answer', ['b']],
    ['the answer to number 9', []],
  ])('of “%s”', (said, ids) => {
    const set = ['a', 'b', 'c'].map((id) => ({ id, isDone: id === 'a' }));
    expect(pickOfSet(said, set).map(({ id }) => id)).toEqual(ids);
  });
});

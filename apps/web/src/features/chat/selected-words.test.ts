import { afterEach, expect, it } from 'vitest';
import { selectedWordsIn } from './selected-words.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function answerOf(html: string): { answer: HTMLElement; texts: Text[] } {
  const answer = document.createElement('div');
  answer.innerHTML = html;
  document.body.replaceChildren(answer);
  const walker = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return { answer, texts };
}

function select(from: Text | undefined, start: number, to: Text | undefined, end: number): void {
  if (!from || !to) throw new Error('There is no such text.');
  window.getSelection()?.setBaseAndExtent(from, start, to, end);
}

it('takes a word whole that the selection cuts', () => {
  const { answer, texts } = answerOf('<p>A levee is a bank of silt.</p>');
  select(texts[0], 4, texts[0], 15);
  expect(selectedWordsIn(answer)).toBe('levee is a bank');
});

it('takes no space and no next word that the selection does not touch', () => {
  const { answer, texts } = answerOf('<p>A levee is a bank of silt.</p>');
  select(texts[0], 1, texts[0], 7);
  expect(selectedWordsIn(answer)).toBe('levee');
});

it('leaves citations out that stand between the words', () => {
  const { answer, texts } = answerOf(
    '<p>A levee is a bank. <button data-citation="1">notes p. 1</button> It holds the river.</p><p>It breaks.</p>',
  );
  select(texts[0], 0, texts[3], 10);
  expect(selectedWordsIn(answer)).toBe('A levee is a bank. It holds the river. It breaks.');
});

it('takes nothing of what lies partly elsewhere', () => {
  const { texts } = answerOf('<p>A levee.</p><p>A bar.</p>');
  select(texts[0], 0, texts[1], 3);
  expect(selectedWordsIn(document.querySelector('p'))).toBe('');
});

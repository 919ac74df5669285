import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Announcer } from './announcer.tsx';
import { spoken } from './speech.ts';
import { applyEvent, type ChatTurn, newTurn } from './turn.ts';

const citation = {
  number: 1,
  passageId: 'f#0',
  fileId: 'f',
  fileName: 'notes.md',
  page: null,
  block: 0,
  lastBlock: 0,
  heading: null,
  quote: 'A levee is a bank.',
};
const answer =
  'A levee is a bank, see p. 4. [1] It holds **the river**.\n\n1. It breaks. [?]\n2. It is mended!\n\n```py\nx = 1. \ny = 2\n```\nAnd so on';
const whole: ChatTurn = { ...newTurn('q1', 'What is a levee?'), answer, citations: [citation], status: 'complete' };
const writing = (length: number): ChatTurn => ({
  ...whole,
  citations: [],
  status: 'writing',
  answer: answer.slice(0, length),
});

/** Everything that a screen reader would say: what is added to the live region, in order. */
async function hear(states: readonly ChatTurn[]): Promise<string[]> {
  const heard: string[] = [];
  const { rerender, container } = render(<Announcer turn={states[0]} />);
  const region = container.querySelector('[aria-live="polite"]');
  if (!region) throw new Error('There is no live region.');
  const gather = (records: MutationRecord[]) => {
    for (const { type, addedNodes, target } of records)
      heard.push(
        type === 'childList' ? [...addedNodes].map((node) => node.textContent).join('') : String(target.textContent),
      );
  };
  const observer = new MutationObserver(gather);
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  for (const state of states) act(() => rerender(<Announcer turn={state} />));
  gather(observer.takeRecords());
  observer.disconnect();
  return heard;
}

const once = [
  'A levee is a bank, see p. 4.',
  'It holds the river.',
  '1. It breaks. (not from your files)',
  '2. It is mended!',
  'Code, in the answer.',
  'And so on',
  'Answer complete, 1 citation.',
];

it('a screen reader hears an answer once, sentence by sentence, however it arrives', async () => {
  const letterByLetter = Array.from({ length: answer.length + 1 }, (_, length) => writing(length));
  expect(await hear([...letterByLetter, whole, whole])).toEqual(once);
});

it('hears it once also where the connection dropped and the answer came from its beginning', async () => {
  const states = [writing(0), writing(50), applyEvent(writing(50), { type: 'start', message_id: 'a', thread_id: 't' })];
  expect((await hear([...states, writing(20), writing(90), whole])).join(' ')).toBe(once.join(' '));
});

it('is silent about what was said before', async () => {
  expect(await hear([whole, { ...whole, rating: 'up' }])).toEqual([]);
});

it('says how an answer ended that did not arrive', async () => {
  const failed: ChatTurn = { ...writing(30), status: 'failed', failure: { code: 'stream_silent', message: '' } };
  expect((await hear([writing(10), failed])).at(-1)).toBe(
    'The answer stopped after 30 seconds of silence. Your question is kept.',
  );
});

it('reads Markdown without its signs', () => {
  expect(spoken('| a | b |\n|---|---|\n| 1 | `2` |')).toBe('a, b 1, 2');
  expect(spoken('## A [link](https://a.example) and $$x^2$$')).toBe('A link and formula');
});

it('reads a quotation sentence by sentence, without its signs', async () => {
  const quotation =
    '> … A dam stops it. **A weir slows it.** It is low. …\n>\n> - sand\n>\n> | a | b |\n> | --- | --- |\n>\n> [1]\n\n> Two.\n>\n> [2]';
  const at = (length: number): ChatTurn => ({ ...writing(0), answer: quotation.slice(0, length) });
  const letters = Array.from({ length: quotation.length + 1 }, (_, length) => at(length));
  expect(await hear([...letters, { ...whole, answer: quotation }])).toEqual([
    'A dam stops it.',
    'A weir slows it.',
    'It is low.',
    'sand',
    'a, b',
    'Two.',
    'Answer complete, 1 citation.',
  ]);
});

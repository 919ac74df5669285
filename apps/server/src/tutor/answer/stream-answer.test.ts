import { cutPassages } from '@weekwise/engine/passages/cut.ts';
import { buildIndex } from '@weekwise/engine/passages/passage-index.ts';
import { buildDocument } from '@weekwise/engine/syllabus/testing/build-document.ts';
import type { AnswerEvent, AnswerRequest } from '@weekwise/engine/tutor.ts';
import { describe, expect, it } from 'vitest';
import { ModelCallFailed, type ModelCalls, type Prompt } from '../calls/model-calls.ts';
import { streamAnswer } from './stream-answer.ts';

const index = buildIndex(
  cutPassages(
    buildDocument([
      '# Meanders',
      'A meander is a bend in a river that grows as the outer bank is worn away. Wellington mapped the Velm in 1821.',
      '# Floods',
      'The levee at Hollins Ferry broke in 1927, and the town was moved uphill. The dam increases the depth of the river.',
    ]),
    'rivers',
  ),
);
const scope = { userId: 'u', folderId: 'f' };
const request: AnswerRequest = { question: 'What is a meander?', index, syllabus: null, history: [], today: null };

/** A model that says these pieces, and then fails if told to. */
function saying(pieces: readonly string[], failure?: Error): ModelCalls & { prompts: Prompt[] } {
  const prompts: Prompt[] = [];
  return {
    prompts,
    modelFor: () => 'm-1',
    async *streamText(prompt) {
      prompts.push(prompt);
      yield* pieces;
      if (failure) throw failure;
    },
    object: () => Promise.reject(new Error('not asked for')),
    chooseTools: () => Promise.reject(new Error('not asked for')),
  };
}

async function eventsOf(calls: ModelCalls, more: Partial<AnswerRequest> = {}): Promise<AnswerEvent[]> {
  return Array.fromAsync(streamAnswer(calls, scope, { ...request, ...more }));
}

function completeOf(events: AnswerEvent[]) {
  const last = events.at(-1);
  if (last?.type !== 'complete') throw new Error(`The stream ended with ${JSON.stringify(last)}`);
  const from = events.findLastIndex(({ type }) => type === 'restart') + 1;
  expect(
    events
      .slice(from)
      .map((event) => (event.type === 'chunk' ? event.text : ''))
      .join(''),
  ).toBe(last.text);
  return last;
}

const answerOf = async (text: string, more: Partial<AnswerRequest> = {}) =>
  completeOf(await eventsOf(saying([text]), more));

describe('citations', () => {
  it('are numbered in order of first use and quote the sentence that bears the claim out', async () => {
    const { prompts, ...calls } = saying([]);
    const said: string[] = [];
    calls.streamText = async function* (prompt) {
      const content = prompt.messages.at(-1)?.content ?? '';
      const [floods, meanders] = ['Hollins', 'A meander is'].map(
        (words) => /id="(\d+)"/.exec(content.slice(0, content.indexOf(words)).split('<source').at(-1) ?? '')?.[1],
      );
      said.push(content);
      yield `The levee at Hollins Ferry broke in 1927 [${floods}]. A meander is a bend in a river [${meanders}]. `;
      yield `It was the levee at Hollins Ferry [${floods}].`;
    };
    const { text, citations } = completeOf(await eventsOf(calls, { question: 'Which levee, and what is a meander?' }));
    expect(text).toBe(
      'The levee at Hollins Ferry broke in 1927. [1] A meander is a bend in a river. [2] It was the levee at Hollins Ferry. [1]',
    );
    expect(citations).toMatchObject([
      {
        quote: 'The levee at Hollins Ferry broke in 1927, and the town was moved uphill.',
        heading: 'Floods',
        block: 3,
      },
      { quote: 'A meander is a bend in a river that grows as the outer bank is worn away.', heading: 'Meanders' },
    ]);
  });

  it.each([
    ['cites what was not given', 'Sediment is heavy [9].'],
    ['has another number than the source', 'The levee at Hollins Ferry broke in 1928 [1].'],
    ['has another name than the source', 'The levee at Garrow Ferry broke in 1927 [1].'],
    ['opens with another name than the source', 'Napoleon mapped the Velm in 1821 [1].'],
    ['says the opposite', 'The dam decreases the depth of the river [1].'],
    ['denies what the source says', 'The levee at Hollins Ferry never broke in 1927 [1].'],
    ['says something else', 'Sediment settles in calm lakes of the north [1][2].'],
    ['cites nothing', 'Sediment settles in calm lakes.'],
  ])('a claim is marked that %s', async (_what, claim) => {
    const { text, citations } = await answerOf(`A meander is a bend in a river [1].\n\n${claim}`);
    const bare = claim.replace(/ \[.*?(?=\.$)/, '');
    expect(text).toBe(`A meander is a bend in a river. [1]\n\n${bare} [?]`);
    expect(citations).toHaveLength(1);
  });

  it.each([
    'Hello!',
    '## Rivers in 2024',
    'It works like this:',
    'Which river do you mean?',
    'Let me know if that helps!',
    'The passages do not say when it formed.',
  ])('is not asked of what claims nothing: %s', async (line) => {
    expect((await answerOf(`${line}\nA meander is a bend in a river [1].`)).text).toBe(
      `${line}\nA meander is a bend in a river. [1]`,
    );
  });

  it('names the source of a claim that is taken from it word for word, though the model does not', async () => {
    expect((await answerOf('A meander is a bend in a river.')).text).toBe('A meander is a bend in a river. [1]');
  });

  it('may stand behind each part of a sentence, in lists and in tables', async () => {
    const answer = [
      '- A meander is a bend in a river [1], and the levee at Hollins Ferry broke in 1927 [1][2].',
      '',
      '| What | When |',
      '|---|---|',
      '| Levee broke at Hollins Ferry | 1927 [2] |',
      '| Levee mended | 1930 [2] |',
    ].join('\n');
    expect((await answerOf(answer, { question: 'What is a meander, and when did the levee break?' })).text).toBe(
      [
        '- A meander is a bend in a river [1], and the levee at Hollins Ferry broke in 1927. [2]',
        '',
        '| What | When |',
        '|---|---|',
        '| Levee broke at Hollins Ferry | 1927 [2] |',
        '| Levee mended | 1930 [?] |',
      ].join('\n'),
    );
  });

  it('understands dates however they are written', async () => {
    const dated = buildIndex(
      cutPassages(buildDocument(['The field report is due on Friday, September 4, 2026 at 9 am.']), 'd'),
    );
    const { text } = await answerOf('The field report is due on Fri, Sept. 4th 2026 [1].', {
      index: dated,
      question: 'When is the field report due?',
    });
    expect(text).toBe('The field report is due on Fri, Sept. 4th 2026. [1]');
  });
});

describe('what comes of a model', () => {
  it('that says it does not know: the engine’s abstention with the nearest passage', async () => {
    expect(await answerOf('NOT_IN_MATERIALS.', { question: 'How deep is a meander in the Velm?' })).toMatchObject({
      text: [
        "I couldn't find this in your files. The nearest passage is under “Meanders”. It begins:\n",
        '> A meander is a bend in a river that grows as the outer bank is worn away. Wellington mapped the Velm in 1821.',
        '>',
        '> [1]',
      ].join('\n'),
      abstained: true,
      source: 'm-1',
      fallback: null,
      citations: [{ documentId: 'rivers' }],
    });
  });

  it('that talks of nothing in the materials: the engine answers, and nothing else was shown', async () => {
    const events = await eventsOf(saying(['Paris is the capital of France [1]. ', 'Its river is the Seine [2].']));
    expect(completeOf(events)).toMatchObject({ source: 'engine', fallback: 'unusable', abstained: false });
    expect(JSON.stringify(events)).not.toContain('Paris');
    expect(events.map(({ type }) => type)).toEqual(['searching', 'chunk', 'citations', 'complete']);
  });

  it('that says nothing at all: the engine answers', async () => {
    expect(completeOf(await eventsOf(saying(['  \n'])))).toMatchObject({ source: 'engine', fallback: 'unusable' });
  });

  it('that fails before its first word: the engine answers and says why', async () => {
    const events = await eventsOf(saying([], new ModelCallFailed('rate-limited')));
    expect(events.map(({ type }) => type)).toEqual(['searching', 'chunk', 'citations', 'complete']);
    expect(completeOf(events)).toMatchObject({ source: 'engine', fallback: 'rate-limited' });
  });

  it('that fails in the middle: what was said is taken back, and the engine answers', async () => {
    const events = await eventsOf(
      saying(['A meander is a bend in a river [1]. And ', 'it'], new ModelCallFailed('unreachable')),
    );
    expect(events.map(({ type }) => type)).toEqual(['searching', 'chunk', 'restart', 'chunk', 'citations', 'complete']);
    expect(completeOf(events)).toMatchObject({ source: 'engine', fallback: 'unreachable' });
  });

  it('that never ends: it is stopped, and the engine answers', async () => {
    let stopped = false;
    const calls = saying([]);
    calls.streamText = async function* () {
      try {
        for (;;) yield 'A meander is a bend in a river [1]. ';
      } finally {
        stopped = true;
      }
    };
    expect(completeOf(await eventsOf(calls))).toMatchObject({ source: 'engine', fallback: 'unusable' });
    expect(stopped).toBe(true);
  });

  it('is nothing more once the student has left', async () => {
    const gone = new AbortController();
    const calls = saying([]);
    calls.streamText = async function* () {
      yield 'A meander is a bend in a river [1]. And';
      gone.abort();
      throw gone.signal.reason;
    };
    expect((await eventsOf(calls, { signal: gone.signal })).map(({ type }) => type)).toEqual(['searching', 'chunk']);
  });

  it('is not asked where the folder has nothing on the question', async () => {
    const calls = saying(['A meander is a bend [1].']);
    const events = await eventsOf(calls, { index: buildIndex([]) });
    expect(completeOf(events)).toMatchObject({ abstained: true, source: 'engine', fallback: null });
    expect(calls.prompts).toEqual([]);
  });
});

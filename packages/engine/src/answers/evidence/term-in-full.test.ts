import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const chapter = `# 6 Rope

## Slack

Sometimes a rope gives way although it holds. This is known as slack, and there are two types: standing slack and running
slack. Have you ever hung a lamp and found it lower the next day? That is standing slack, where an old rope grows longer.
Running slack happens when a new rope is wound off a drum too fast. For example, a boy lets the drum turn by itself.
`;

it.each(['what is running slack', 'define running slack'])(
  'a term is defined where it is named in full, and not where its kinds are listed: %s',
  async (question) => {
    expect(await askChapter(chapter, question)).toContain('**Running slack happens when');
  },
);

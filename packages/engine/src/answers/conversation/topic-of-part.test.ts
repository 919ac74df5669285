import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { withTopicOf } from './topic-of-part.ts';

const index = buildIndex(
  makePassages([
    [
      'Salt and tax',
      'The Halmstrom Act of 1902 laid a tax on salt that was boiled in open pans. Boilers along the whole coast refused to pay it.',
    ],
    [
      'A boiler from the north',
      'Agda Roos had boiled salt for thirty years when she sued. After two winters the court decided that the Halmstrom Act was void.',
    ],
    [
      'Nets',
      'In a quarrel over herring nets the court decided that whoever knots a net owns it. The court decided this after nine years, and it decided it against the town.',
    ],
    ['Kelp', 'Kelp is a brown weed that grows in cold water. It is burnt for soda.'],
  ]),
);

describe('a later part of a message', () => {
  it('is asked with the topic of the first, which it leaves unsaid', () => {
    expect(withTopicOf('What was the Halmstrom Act?', 'What did the court decide', index)?.topic).toEqual([
      'halmstrom',
    ]);
    const { claims } = answer('what did the Halmstrom Act tax and what did the court decide', index);
    const behind = claims.slice(claims.findIndex(({ text }) => /court decide/.test(text)) + 1);
    expect(behind.map(({ text }) => text).join(' ')).toMatch(/void/);
    expect(behind.map(({ text }) => text).join(' ')).not.toMatch(/nets?\b/);
  });

  it('is asked with its topic however many words the folder has', () => {
    const termWeight = new Float32Array(400_000);
    termWeight.set(index.termWeight);
    const found = withTopicOf('What was the Halmstrom Act?', 'What did the court decide', { ...index, termWeight });
    expect(found?.topic).toEqual(['halmstrom']);
  });

  it('keeps a topic of its own, and what a pronoun points to', () => {
    expect(withTopicOf('What was the Halmstrom Act?', 'What is kelp', index)).toBeNull();
    expect(withTopicOf('What was the Halmstrom Act?', 'Why did it fail', index)).toBeNull();
    expect(withTopicOf('What was the Halmstrom Act?', 'Who invented the telephone', index)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { JudgedRole } from '../labelling/judge-roles.ts';
import { entry, piece } from '../testing/pieces.ts';
import { decideRoles } from './decide-roles.ts';
import { findReadings } from './readings.ts';

const place = { week: 0, session: 0, index: 0, offset: 0, label: null };
const heading = entry('Ghosts', { place: 'heading' });
const line = entry('“The Tenant Above” by Henry Okafor');

const topic = (of: typeof line, vote: JudgedRole['vote'], probability: number): JudgedRole => ({
  ...place,
  kind: 'topic',
  entry: of,
  piece: piece(of.text),
  topic: { text: of.text, piece: piece(of.text), from: 'plain' },
  isUnit: false,
  vote,
  probability,
});

function reading(probability: number): JudgedRole {
  const [found] = findReadings(piece(line.text), null).readings;
  if (!found) throw new Error('A quoted title with its author is a citation.');
  return {
    ...place,
    kind: 'reading',
    entry: line,
    piece: piece(line.text),
    reading: found,
    vote: 'taken',
    probability,
  };
}
const decided = (...roles: JudgedRole[]) => decideRoles(roles, 1)[0]?.map((role) => `${role.kind}: ${role.piece.text}`);

describe('decideRoles', () => {
  it('makes no topic of what is rather read, where the week has another', () => {
    expect(decided(topic(heading, 'taken', 0.9), topic(line, 'none', 0.5), reading(0.9))).toEqual([
      'topic: Ghosts',
      `reading: ${line.text}`,
    ]);
  });

  it('names a week by what is read in it, where nothing else does', () => {
    expect(decided(topic(line, 'none', 0.5), reading(0.9))).toEqual([`topic: ${line.text}`, `reading: ${line.text}`]);
  });

  it('makes no topic of the heading of a row, unless the week itself is headed so', () => {
    expect(decided(topic(entry('ASSIGNMENT'), 'taken', 0.9))).toEqual([]);
    expect(decided(topic(entry('Text', { place: 'heading' }), 'taken', 0.9))).toEqual(['topic: Text']);
  });

  it('keeps the topic of the rules where the week has no other', () => {
    expect(decided(topic(heading, 'taken', 0.05))).toEqual(['topic: Ghosts']);
  });
});

import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(lines)));

describe('numbered topics in place of weeks', () => {
  const topics = ['Rivers', 'Lakes', 'Glaciers', 'Aquifers', 'Wetlands'];

  it('reads a bare list right under a line that names a schedule', () => {
    const list = topics.map((topic, i) => `${i + 1}. ${topic}`);
    const weeks = topics.map((topic, i) => `${i + 1}: ${topic}`);
    expect(outline(['# Freshwater', 'Outline of topics', ...list, 'Changes will be announced.'])).toEqual(weeks);
    expect(outline(['# Freshwater', '## Learning outcomes', ...list])).toEqual([]);
  });

  it('takes the numbered sections of a document for no topics', () => {
    const titles = ['Course information', 'Instructor’s information', 'Course materials', 'Grading', 'Bad weather'];
    const sections = titles.flatMap((title, i) => [`### ${i + 1}. ${title}`, 'See the portal.']);
    expect(outline(['# Freshwater', '## Course outline, winter 2031', ...sections])).toEqual([]);
    const others = topics.flatMap((topic, i) => [`### ${i + 1}. ${topic}`, 'See the portal.']);
    expect(outline(['# Freshwater', '## Course outline, winter 2031', ...others])).toHaveLength(5);
  });

  it('keeps a list apart from one before it that ends where the list goes on', () => {
    const rules = ['1. Be kind', '2. Be early', '3. Be dry'];
    const list = topics.map((topic, i) => `${i + 1}. ${topic}`);
    const weeks = topics.map((topic, i) => `${i + 1}: ${topic}`);
    expect(outline(['# Freshwater', '## Rules', ...rules, '## Our schedule', ...list])).toEqual(weeks);
  });

  it('reads headings of several ranks with bare numbers, down to the section of what is handed in', () => {
    const lines = topics.flatMap((topic, i) => [`${i < 3 ? '###' : '####'} ${i + 1} ${topic}`, `- Types of ${topic}`]);
    const weeks = topics.map((topic, i) => `${i + 1}: ${topic} / Types of ${topic}`);
    const works = ['## Assignments', 'Each is done alone.', '1 | Rain gauge', '2 | River map', '3 | Dam model'];
    expect(outline(['# Freshwater', '## Lecture topics', 'May change.', ...lines, ...works])).toEqual(weeks);
  });

  it('counts topics that Roman numbers mark', () => {
    const document = buildDocument([
      '# Freshwater',
      '## Course outline',
      ...topics.flatMap((topic, i) => [`${i + 1}. ${topic}`, `  - Types of ${topic.toLowerCase()}`]),
    ]);
    const romans = ['I.', 'II.', 'III.', 'IV.', 'V.'];
    const numbered = document.blocks.filter((block) => block.kind === 'list-item' && block.depth === 0);
    for (const [i, block] of numbered.entries()) Object.assign(block, { marker: romans[i] });
    expect(findSchedule(document).weeks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });
});

import { describe, expect, it } from 'vitest';
import { possibleCourses, scheduleLike } from './possible-courses.ts';
import { readSyllabus } from './read-syllabus.ts';
import { buildDocument } from './testing/build-document.ts';

const topics = ['Plate boundaries', 'Magma', 'Lava flows', 'Ash in the air', 'Lahars', 'Volcanic gases'];
const numbered = topics.map((topic, i) => `${i + 1}. ${topic}`);
const front = ['# GEOL 118 Volcanoes', 'Instructor: Dr. Ivo Castellane', '## Grading', '- Exam 60%', '- Essay 40%'];
const printed = (lines: string[]) =>
  possibleCourses(buildDocument(lines)).map(({ kind, course }) => [
    kind,
    ...course.weeks.map(({ number, topic }) => `${number} ${topic?.value}`),
  ]);

describe('other ways to read the weeks of a syllabus', () => {
  it('offers numbered topics that no heading names as a schedule', () => {
    const lines = [...front, '## What we talk about', ...numbered];
    expect(readSyllabus(buildDocument(lines)).weeks).toEqual([]);
    expect(printed(lines)).toEqual([['topics', ...topics.map((topic, i) => `${i + 1} ${topic}`)]]);
  });

  it('offers the items of a list', () => {
    const lines = [...front, '## What we talk about', ...topics.map((topic) => `- ${topic}`)];
    expect(printed(lines)).toEqual([['lines', ...topics.map((topic, i) => `${i + 1} ${topic}`)]]);
  });

  it('begins with the one that the reader takes by itself, and offers each once', () => {
    const weeks = topics.map((topic, i) => `## Week ${i + 1}: Trip to ${i + 1} craters, then ${topic}`);
    const ways = printed([...front, ...weeks, '## What we talk about', ...numbered]);
    expect(ways.map(([kind, ...parts]) => [kind, parts.length])).toEqual([
      ['weeks', 6],
      ['topics', 6],
    ]);
  });

  it('offers none where the text has no parts', () => {
    expect(printed(['# A poem', 'The river runs, and I run too.'])).toEqual([]);
    const sections = ['Course description', 'Grading', 'Office hours', 'Policies', 'Attendance', 'Textbooks'];
    expect(printed(sections.flatMap((section) => [`## ${section}`, 'See the portal.']))).toEqual([]);
  });

  it('is found again by what opens its weeks, though lines were added and one was changed', () => {
    const [way] = possibleCourses(buildDocument([...front, '## What we talk about', ...numbered]));
    const revised = [...numbered.slice(0, 5), '6. Geothermal energy', '7. Volcanoes on other planets'];
    const document = buildDocument([...front, 'Revised in March.', '## What we talk about', ...revised]);
    expect(scheduleLike(document, way?.openings ?? [], {})?.weeks).toHaveLength(7);
    expect(scheduleLike(buildDocument([...front, '## Topics', '1. Rivers', '2. Lakes']), way?.openings ?? [], {})).toBe(
      null,
    );
  });
});

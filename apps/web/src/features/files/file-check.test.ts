import { limits } from '@weekwise/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { complaintAbout, courseNameFrom } from './file-check.ts';

describe('complaintAbout', () => {
  it.each([
    ['syllabus.pdf', 1, null],
    ['SYLLABUS.DOCX', 48_000, null],
    ['notes.markdown', 10, null],
    ['Slides, week 7.pptx', 10, null],
    ['essay.odt', 10, null],
    ['empty.txt', 0, 'file_empty'],
    ['slides.key', 10, 'file_type_unsupported'],
    ['no-ending', 10, 'file_type_unsupported'],
    ['book.pdf', limits.uploadBytes, null],
    ['book.pdf', limits.uploadBytes + 1, 'file_too_large'],
  ])('%s of %i bytes: %s', (name, size, complaint) => {
    expect(complaintAbout({ name, size })).toBe(complaint);
  });
});

describe('courseNameFrom', () => {
  it.each([
    ['geog-214-syllabus.docx', 'geog 214'],
    ['Rivers and Floodplains.pdf', 'Rivers and Floodplains'],
    ['BIO_112.course_outline.v2.pdf', 'BIO 112'],
    ['syllabus.pdf', null],
    [`${'a'.repeat(300)}.pdf`, 'a'.repeat(limits.folderNameLength)],
  ])('%s is %j', (file, name) => {
    expect(courseNameFrom(file)).toBe(name);
  });
});

import { expect, test } from 'vitest';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { buildDocument } from '../../syllabus/testing/build-document.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';

const document = buildDocument([
  '# GLASS 120: Kilns and Trade',
  'Fall 2026',
  '# Course Schedule',
  'Week One - Aug. 31 - Sep. 4\nSAND\n--Read chapter 1',
  'Week Two - Sep. 7 - 11\nASH\n--Section 04--Tuesday (9/8) Test I\n--Section 06--Wednesday (9/9)--Test I',
  'Week Three - Sep. 14 - 18\nFURNACES\n--Read chapter 3\n--Section 06--Wednesday and Friday (9/16 & 18) No class-Harvest Days',
  'Week Four - Sep. 21 - 25\nGLAZES\n--Section 04--Monday (9/21): complete the chapter 3 web assignment by tonight.\n--Section 06--Thursday (9/24): complete the chapter 3 web assignment by tonight.',
  'Week Five - Sep. 28 - Oct. 2\n--Section 04--Tuesday (9/29) Test II\n--Section 06--Wednesday (9/30)--Test II',
]);
const index = buildIndex(cutPassages(document, 'syllabus'));
const syllabus = { course: readSyllabus(document, { today: '2026-09-01' }), documentId: 'syllabus' };
const ask = (question: string) => sayAnswer(answer(question, index, { syllabus, today: '2026-09-17' })).join('');

test.each([
  ['do we have class tomorrow', /^Not for Section 06\. .*9\/16 & 18\) No class/],
  ['is there class on september 16', /^Not for Section 06\./],
  ['do we have class today', /names no break/],
  ['when is harvest break', /September 16, 2026 and Friday, September 18/],
  ['when is test 2', /Section 04\): Tuesday, September 29[\s\S]*Section 06\): Wednesday, September 30/],
  ['when is Test II', /Section 04\): Tuesday, September 29[\s\S]*Section 06\): Wednesday, September 30/],
  ['when is test one', /Section 04\): Tuesday, September 8/],
  ['whats due next week', /web assignment \(Section 04\)[\s\S]*web assignment \(Section 06\)/i],
])('“%s” where two groups have days of their own', (question, expected) => {
  expect(ask(question)).toMatch(expected);
});

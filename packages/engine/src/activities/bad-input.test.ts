import { activityTypes } from '@weekwise/domain/activities.ts';
import { describe, expect, it } from 'vitest';
import { offlineTutor } from '../offline-tutor.ts';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { type Shortage, shortageReasons } from '../vocabulary/shortage.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** The same letters at every run: a linear congruential generator. */
function noise(length: number): string {
  let state = 7;
  const next = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  let text = '';
  while (text.length < length) {
    for (let left = 2 + next(9); left > 0; left--) text += letters[next(26)];
    text += ' ';
  }
  return text;
}
const reference = (i: number): string =>
  `Larsen, A. B., & Novak, J. (${1950 + i}). The study of moraines and glaciers: A review. Journal of Ice, ${i + 3}(2), ${i + 10}–${i + 31}.`;

const bad: [string, Shortage, string[]][] = [
  ['no text', 'no-text', []],
  ['one sentence', 'too-little-text', ['A moraine is a ridge of debris that a glacier leaves behind.']],
  ['one word again and again', 'too-little-text', ['banana '.repeat(60_000)]],
  ['random letters', 'not-english', [noise(1_500_000)]],
  ['one endless word', 'too-little-text', ['x'.repeat(300_000)]],
  [
    'German',
    'not-english',
    Array(20).fill(
      'Ein Gletscher ist eine Masse aus Eis, die sich unter ihrem eigenen Gewicht bewegt. Im Jahr 1887 zeichnete Ilse Marrow die erste Karte.',
    ),
  ],
  [
    'Chinese',
    'not-english',
    Array(20).fill('光合作用是植物利用光能把二氧化碳和水转化为有机物的过程。叶绿素是一种吸收光能的色素。'),
  ],
  [
    'Arabic',
    'not-english',
    Array(20).fill(
      'البناء الضوئي هو عملية تحول فيها النباتات الطاقة الضوئية إلى طاقة كيميائية مخزنة. الكلوروفيل صبغة خضراء تمتص الضوء الأحمر والأزرق من الشمس.',
    ),
  ],
  ['control characters', 'no-text', ['\u0001\u0007\u001b '.repeat(900)]],
  ['formulas', 'no-prose', Array(40).fill('x_1 + y_1 = z^2, a = b / c, ∫ f(x) dx = F(x), E = mc^2.')],
  [
    'numbers',
    'no-prose',
    Array.from({ length: 80 }, (_, i) => `${1900 + i} ${i * 37} ${(i * 7.3).toFixed(1)}% ${i * 911}`),
  ],
  ['code', 'no-prose', Array.from({ length: 60 }, (_, i) => `function f${i}(x, y) { return g(x) && h(y) || x => y; }`)],
  ['a list of references', 'references-only', Array.from({ length: 30 }, (_, i) => reference(i))],
];

describe.each(bad)('%s', (_, shortage, lines) => {
  const materials = { passages: cutPassages(buildDocument(lines), 'bad') };

  it('bears nothing, and the tutor says why in words for a student', async () => {
    expect(await offlineTutor.vocabulary(materials)).toMatchObject({ result: [] });
    for (const type of activityTypes)
      expect(await offlineTutor.activities(materials, { type, count: 5 })).toMatchObject({
        result: { activities: [], shortage },
      });
    const { result: guide } = await offlineTutor.studyGuide(materials);
    expect(guide).toMatchObject({ shortage, overview: [], keyConcepts: [], keyVocabulary: [], studyQuestions: [] });
    for (const length of ['short', 'medium', 'long'] as const)
      expect(await offlineTutor.summary(materials, length)).toMatchObject({ result: [] });
    expect(shortageReasons[shortage]).toMatch(/^[A-Z][^.]+\.$/);
  });
});

it('makes no quiz of true statements alone', async () => {
  const line =
    'The woods are still and dim and deep, and shadows on the river creep, and no wind has blown over the hill.';
  const passages = cutPassages(buildDocument([line, line.replace('woods', 'fields')]), 'poem');
  const made = await offlineTutor.activities({ passages }, { type: 'true-false', count: 6 });
  expect(made.result).toEqual({ activities: [], shortage: 'too-few-facts' });
});

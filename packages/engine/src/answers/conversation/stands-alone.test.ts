import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { withOwnTopic } from './own-topic.ts';
import { pointsBack } from './pointers.ts';

const filler =
  'The people of the shore kept boats, and the boats were tarred in the spring before they went out. '.repeat(2);
const chapter = `# Work on the Shore

## Tallow cod and oakum cod

A tallow cod is a cod that is kept in fat. An oakum cod is a cod that is dried on rope. ${filler}

## Turning

Turning makes a plank bend. The steps of turning are these. First the plank is put in wet sand. Then it is held over a fire. Last it is tied to a post. ${filler}

## The fish lords

The lord Aldous Wenn told rich men that they should give their boats away before they die. ${filler}

A bilge oath is a promise by which a sailor gives up his share of the catch. ${filler}

## Wrecks

In the wreck at Tarn 80 people died. ${filler}
`;
const ask = (...questions: string[]) => askChapter(chapter, ...questions);
const compared = 'what is the difference between a tallow cod and an oakum cod';

describe('a question with a topic of its own stands alone', () => {
  it.each([
    [[compared, 'steps of turning'], /wet sand/],
    [[compared, 'and what are the steps of turning'], /wet sand/],
    [[compared, 'rich guy who said rich men should give their boats away'], /Aldous Wenn/],
    [['what is turning', 'lord that told rich men to give their boats away'], /Aldous Wenn/],
    [[compared, 'example of a bilge oath?? what even is it'], /\*\*A bilge oath is a promise/],
    [['what is turning', 'the bilge oath, what is that again'], /\*\*A bilge oath is a promise/],
  ])('%j', async (questions, expected) => {
    const said = await ask(...questions);
    expect(said).toMatch(expected);
    expect(said).not.toMatch(/\*\*[^*]*tallow cod/);
  });
});

it.each([
  ['the guy who sold his mill', false],
  ['workers who lost their hands', false],
  ['why should rich farmers share their land', false],
  ['what were the effects of their land', true],
  ['who lost their land', true],
  ['the man who built it', true],
  ['why did the war end their trade', true],
  ['what terms did their leader use', true],
])('whether “%s” points back: %j', (question, expected) => {
  expect(pointsBack(question)).toBe(expected);
});

it.each([
  ['an example of a blind drain? what is it exactly', 'What is blind drain? What is an example of blind drain?'],
  ['wait, sluice gates.. what are they', 'What is sluice gates?'],
  ['ok what is it', 'ok what is it'],
])('“%s” names what it asks about first', (asked, expected) => {
  expect(withOwnTopic(asked)).toBe(expected);
});

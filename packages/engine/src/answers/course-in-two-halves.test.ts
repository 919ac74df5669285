import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hivesChat } from './testing/students/courses.ts';

const ask = await hivesChat((path) => readFileSync(new URL(`./testing/students/${path}`, import.meta.url), 'utf8'));

describe('two things asked of one exam or work', () => {
  it.each([
    ['when is the final exam and where', /December 14[\s\S]*Orchard Theater/],
    ['whens the final n what room', /December 14[\s\S]*Orchard Theater/],
    ['date of the final and what to bring', /December 14[\s\S]*student card/],
    ['the midterm date and what to bring', /October 15[\s\S]*student card/],
    ['closing report length and deadline', /5 to 6 pages[\s\S]*December 3/],
    ['how long is the closing report and when is it due', /5 to 6 pages[\s\S]*December 3/],
  ])('“%s”', async (question, expected) => {
    const text = await ask(question);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/loses? 5 points/);
  });

  it('takes no report for the final exam', async () => {
    expect(await ask('when is the final')).not.toContain('closing report');
  });
});

describe('what is needed on a part of the grade', () => {
  it.each([
    [
      'what do i need on the final to get a B',
      /depends on your marks so far[\s\S]*20%[\s\S]*80%[\s\S]*with 80 so far: 85\./,
    ],
    ['what grade do i need on the final for an a', /an A begins at 91[\s\S]*with 90 so far: 95\./],
    [
      'i have 84 so far what do i need on the final to get an A',
      /^Not with this alone: with 84 so far, even 100 [^\n]*87\.2/,
    ],
    ['i got 80 on everything except the final, what do i need to get a B', /^You need 85 on Final exam for a B/],
    ['can i still get a C with the final if i have 70', /^You need 75 on Final exam for a C/],
    ['what happens if i get 60 on the final and have 88 now', /^It comes to 82\.4, a B/],
    [['what do i need on the final to get a B', 'i have 80'], /^You need 85 on Final exam for a B/],
  ])('“%s”', async (question, expected) => {
    expect(await ask(question)).toMatch(expected);
  });

  it.each(['what do i need for the final', 'what do i need to know for the final', 'what do i need to get an A'])(
    'works out nothing for “%s”',
    async (question) => {
      expect(await ask(question)).not.toMatch(/÷|depends on your marks/);
    },
  );
});

describe('one thing, and whether it was missed', () => {
  it.each([
    ['did i miss the extra credit thing', /^Its day is over, 21 days ago: “[^”]*wasps/],
    ['did i miss the wasp talk', /^Its day is over, 21 days ago:/],
    ['did i miss the midterm', /^Its day is over, 42 days ago: Midterm: Thursday, October 15/],
    ['have i missed the closing report', /^No, it is still to come, in 7 days:/],
    ['did i miss the sauna evening', /^I find no sauna evening/],
  ])('“%s”', async (question, expected) => {
    expect(await ask(question)).toMatch(expected);
  });
});

describe('a rule, and not how many there are', () => {
  it.each([
    ['how many checkpoints are dropped', /two lowest are dropped/, /Checkpoints: 10/],
    ['how many field labs can i skip', /more than one field lab/, /Hive notes/],
    ['what happens if i miss the final', /one sitting to make it up/, /two classes/],
    ['i missed a checkpoint yesterday', /cannot be taken late/, /two classes/],
    ['whats the late penalty for the closing report', /lose 5 points for each day/, /^Checkpoints/],
    ['how many credits is this', /3 credits/, /Extra/],
  ])('“%s”', async (question, expected, not) => {
    const text = await ask(question);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(not);
  });
});

describe('a name that stands in the syllabus alone', () => {
  it.each([
    ['i dont want to go near the hives, is there another way with the hivecam', /watch the Hivecam/],
    ['im allergic to bees is there another way than the apiary', /watch the Hivecam/],
    ['buzzbox cost', /\$18/],
  ])('“%s”', async (question, expected) => {
    expect(await ask(question)).toMatch(expected);
  });

  it.each([
    ['when was the great loss at corley and how many colonies died', /1906[\s\S]*2,400 colonies died/],
    ['when was the final report of the board printed', /1911/],
    ['what happens when a queen is lost', /raise a new queen/],
  ])('leaves “%s” to the readings', async (question, expected) => {
    const text = await ask(question);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/What it has instead|December/);
  });
});

describe('a project in parts', () => {
  it.each(['when is the apiary project due', 'what are the parts of the project'])('“%s”', async (question) => {
    expect(await ask(question)).toMatch(
      /Project plan: Friday, October 23[^\n]*5%[\s\S]*closing report: Thursday, December 3/,
    );
  });
});

it('tells the weeks of the chapter that a topic is in', async () => {
  expect(await ask('what week do we do the waggle dance')).toMatch(/Week 5[\s\S]*chapter 3[^\n]*weeks 3, 4 and 5/);
});

it('says that nobody is named where an office is only mentioned', async () => {
  expect(await ask('who is the provost')).toMatch(
    /^Your syllabus says nothing about who the provost is[\s\S]*letter to the Provost/,
  );
});

it('moves the work that has the very name', async () => {
  expect(await ask('move my closing report to dec 6')).toContain(
    '“Project closing report” to Sunday, December 6, 2026',
  );
});

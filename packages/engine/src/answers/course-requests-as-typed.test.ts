import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clocksChat, fungiChat } from './testing/students/courses.ts';

const read = (path: string): string => readFileSync(new URL(`./testing/students/${path}`, import.meta.url), 'utf8');
const fungi = await fungiChat(read);
const clocks = await clocksChat(read);

describe('an order to practise', () => {
  it.each([
    'quiz me on week 4',
    'quiz me week 4',
    'test me on week 4 pls',
    'can u quiz me on week 4',
    'make a quiz for week 4',
    'gimme a quiz on week 4',
    'give me some practice questions for week 4',
    'practice test week 4',
    'drill me on week 4',
    'flashcards week 4',
    'make flashcards for week 4',
    'i want flashcards for week 4',
    'make me cards from week 4',
    'true or false week 4',
    'ask me some questions on week 4',
    'lets do a quiz on week 4',
  ])('“%s”', async (said) => {
    expect(await fungi(said)).toMatch(/^\[\[tool practise done: .*weeks 4\]\]/);
  });
});

describe('a change of the plan is asked about', () => {
  it.each([
    ['move the essay to march 10', /“Essay” to Tuesday, March 10, 2026/],
    ['pls move my essay to mar 10', /“Essay” to Tuesday, March 10, 2026/],
    ['push the essay back a week', /“Essay” to Tuesday, March 10, 2026/],
    ['push back the essay by one week', /“Essay” to Tuesday, March 10, 2026/],
    ['postpone essay by a week', /“Essay” to Tuesday, March 10, 2026/],
    ['change the due date of the essay to march 10', /“Essay” to Tuesday, March 10, 2026/],
    ['change essay deadline to 3/10', /“Essay” to Tuesday, March 10, 2026/],
    ['set essay due date to the 10th of march', /“Essay” to Tuesday, March 10, 2026/],
    ['the essay is now due march 10', /“Essay” to Tuesday, March 10, 2026/],
    ['my prof moved the essay to march 10', /“Essay” to Tuesday, March 10, 2026/],
    ['essay got pushed to march 10', /“Essay” to Tuesday, March 10, 2026/],
    ['the essay deadline is march 10 now', /“Essay” to Tuesday, March 10, 2026/],
    ['can you reschedule the essay to march 10 please', /“Essay” to Tuesday, March 10, 2026/],
    ['essay was postponed to march 10', /“Essay” to Tuesday, March 10, 2026/],
    ['make the essay due march 10', /“Essay” to Tuesday, March 10, 2026/],
  ])('“%s”', async (said, expected) => {
    const answer = await clocks(said);
    expect(answer).toMatch(/^\[\[tool set_due_date asks: /);
    expect(answer).toMatch(expected);
  });

  it.each([
    'mark teague as read',
    'mark the teague reading as done',
    'ive read teague',
    'i read the teague text yesterday',
    'just finished teague',
    'finished reading the ticking heart',
    'done with teague',
    'im done with the teague chapter',
    'i already read teague, mark it',
    'check off teague',
    'tick the ticking heart off',
    'teague is done',
    'can u mark week 4 as read',
    'i finished the reading for week 4',
    'completed the week 4 reading',
  ])('“%s”', async (said) => {
    expect(await clocks(said)).toMatch(
      /^\[\[tool mark_reading asks: Mark Teague, “The Ticking Heart” \(week 4\) as read\?/,
    );
  });

  it.each([
    ['i havent read teague yet', 'unread'],
    ['unmark teague', 'unread'],
    ['i started reading teague', 'in-progress'],
    ['halfway through teague', 'in-progress'],
  ])('“%s”', async (said, state) => {
    expect(await clocks(said)).toMatch(new RegExp(`mark_reading asks: Mark Teague, .* as ${state}`));
  });

  it.each([
    'i handed in the essay',
    'handed in my essay',
    'i turned in the essay yesterday',
    'turned my essay in',
    'just submitted the essay',
    'i submitted my essay this morning',
    'mark the essay as handed in',
    'mark essay as submitted pls',
    'essay is submitted',
    'my essay is handed in',
    'finished the essay',
    'done with the essay',
    'i uploaded my essay',
    'check off the essay',
    'ive already turned in my essay',
  ])('“%s”', async (said) => {
    expect(await clocks(said)).toMatch(/\[\[tool mark_handed_in asks: Mark “Essay” as handed in\?/);
  });

  it.each([
    'did i hand in the essay',
    'when is the essay due',
    'is the essay due on friday?',
    'what did teague say about the anchor',
    'how do i move the hands of a clock',
    'have i read teague',
    'why was the essay moved to march 10?',
  ])('“%s” asks for none', async (said) => {
    expect(await clocks(said)).not.toContain('[[tool');
  });
});

describe('a study plan', () => {
  it.each([
    'make me a study plan for the midterm',
    'study plan till the midterm pls',
    'study schedule midterm',
    'how should i study for the midterm',
    'how do i prepare for the midterm',
    'help me study for the midterm',
    'i need to study for the midterm',
    'plan my studying for the midterm',
    'whats the best way to study for the midterm',
    'can u make a revision plan until the midterm',
    'make a schedule for me until the midterm',
    'midterm prep',
    'how do i get ready for the midterm',
    'how can i pass the midterm',
    'i have to study for my midterm, help',
  ])('“%s”', async (said) => {
    expect(await clocks(said)).toMatch(
      /^Midterm: Thursday, February 26, 2026 \(in 8 days\)\..*weeks 2 to 6[\s\S]*- Wed, Feb 18: read/,
    );
  });
});

describe('what to do now', () => {
  it.each([
    'what should i do today',
    'what do i do today',
    'what should i study now',
    'what do i have to do today??',
    'what should i work on first',
    'i have 2 hours what should i study',
    'ive got 30 min what should i do',
    'im behind what should i do',
    'im so behind',
    'where should i start',
    'i dont know where to start',
    'plan my day',
    'todo list for today',
    'whats next',
    'what should we do now',
    'anything i should be doing rn',
  ])('“%s”', async (said) => {
    expect(await clocks(said)).toMatch(
      /Due in the next 8 days:\n\n- Source worksheet: .*\(in 6 days\)[\s\S]*- Read Linde/,
    );
  });
});

describe('work that is handed in', () => {
  it.each([
    'write my essay',
    'write my essay for me pls',
    'can u write my essay on railway time',
    'just do my essay lol',
    'write me an essay about railway time',
    'write a 2000 word essay on railway time',
    'make me a 5 page paper on railway time',
    'do my homework',
    'do my worksheet for me',
    'can you finish my essay',
    'please draft my essay about railway time',
    'write the intro to my essay',
    'write the conclusion of my essay about railway time',
    'answer the worksheet for me',
    'complete my assignment',
    'i need you to write my paper',
    'write 300 words on the sundial for my worksheet',
  ])('“%s” is not done here', async (said) => {
    expect(await clocks(said)).toMatch(
      /^I do not write or do work that you hand in\..*You may use generative AI to find sources[\s\S]*outline/s,
    );
  });

  it.each([
    'give me an outline for my essay on railway time',
    'outline my essay on railway time',
    'help me outline my paper about railway time',
    'make an outline for an essay on railway time',
    'how do i structure my essay on railway time',
  ])('“%s” is given an outline of the readings', async (said) => {
    expect(await clocks(said)).toMatch(
      /\*\*An outline to start from[\s\S]*Local Time[\s\S]*\*\*Sources\*\*[\s\S]*- Linde/,
    );
  });

  it('“write me a quiz on week 4” is practice', async () => {
    expect(await clocks('write me a quiz on week 4')).toMatch(/^\[\[tool practise/);
  });
});

describe('what the syllabus says', () => {
  it.each([
    ['what do i need to bring to the midterm', /pencil/],
    ['what should we bring to the midterm exam', /pencil/],
    ['do i need to bring anything to the midterm', /pencil/],
    ['can i use a calculator in the midterm', /No phones or calculators/],
    ['are notes allowed on the midterm', /handwritten sheet of notes/],
    ['is the midterm open book', /handwritten sheet of notes/],
    ['is the final cumulative?', /two thirds of the questions/],
    ['final cumulative or nah', /two thirds of the questions/],
    ['is the final on everything', /two thirds of the questions/],
    ['how long does the field report have to be', /1,500 words/],
    ['word count for the report?', /1,500 words/],
    ['what citation style do we use', /APA style/],
    ['how many sources do i need for the field report', /three sources/],
    ['what happens if i miss 3 classes', /two free absences/],
    ['is attendance mandatory', /two free absences/],
    ['how many times can i skip class', /two free absences/],
    ['can i use my laptop in lecture', /closed in lecture/],
    ['are laptops allowed', /closed in lecture/],
    ['is chatgpt allowed', /check grammar/],
    ['ai policy?', /check grammar/],
    ['can i put the readings into chatgpt', /Do not upload/],
    ['when is fall break', /October 12/],
    ['do we have class on thanksgiving', /November 25/],
    ['can i hand in the report late', /ten percent a day/],
    ['is there any extra credit', /mushroom fair/],
    ['do i have to wear closed shoes in lab', /Closed shoes/],
    ['is the lowest quiz dropped', /lowest one is dropped/],
    ['when is the final exam', /December 14/],
    ['what time is the final', /9:00 am/],
    ['office hours on wednesday?', /Wed 10–11 am/],
    ['do i need a book for this class', /Quiet Kingdom/],
  ])('“%s”', async (said, expected) => {
    const answer = await fungi(said);
    expect(answer).toMatch(expected);
    expect(answer).not.toMatch(/Your files do not cover/);
  });

  it.each([
    ['are laptops allowed', /^Your syllabus says nothing about laptops\./],
    ['can i use my phone in class', /^Your syllabus says nothing about phone/],
    ['is there extra credit', /^Your syllabus says nothing about extra credit\./],
    ['when is fall break', /^Your syllabus says nothing about fall break\. The nearest that it says:\n\n.*March 9/],
    ['what do i have to wear in lab', /^Your syllabus says nothing about what to wear\./],
  ])('“%s” is not in it', async (said, expected) => {
    expect(await clocks(said)).toMatch(expected);
  });
});

describe('a plan for an exam that the plan has no date of', () => {
  it('goes by the line of the syllabus that has one, and by what it says that the exam is about', async () => {
    const final = await clocks('make me a study plan for the final');
    expect(final).toMatch(/^Final exam: Tuesday, May 5, 2026.*weeks 9 to 10, as the syllabus says: .*not cumulative/);
    expect(await fungi('study plan for the final')).toMatch(
      /^Final exam: Monday, December 14.*weeks 1 to 12, by the plan/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { askKiln } from '../testing/kiln-course.ts';

describe('what a course says in other words', () => {
  it.each([
    ['whats the professors email', /itarrow@college\.example/],
    ['what grade is an 87', /87 is a B\+\.[\s\S]*A- 89–91, B\+ 86–88/],
    ['is a 55 passing', /55 is an F\./],
    ["what's the cutoff for an A-", /A- is 89 to 91\./],
    ['how many points for an A', /A is 92 or more\./],
    ['how many points is the notebook', /30%/],
    ['when is the final and where', /Long Gallery/],
    ['when and where is the final?', /Long Gallery/],
    ['where does the class meet', /^Mondays & Wednesdays 1:00 pm/],
    ['am i allowed to eat in class', /No food near the wheels/],
    ['can i drink coffee in class', /water in closed bottles/],
    ['can i use my tablet', /Tablets are welcome/],
    ['which citation style do i use?', /ASA style/],
    ['how do i cite sources in the notebook', /ASA style/],
    ['APA or MLA?', /ASA style/],
    ['can i hand in a word doc', /Moodle as a PDF/],
    ['where do i submit the notebook', /Moodle as a PDF/],
    ['is the midterm multiple choice', /30 multiple-choice items/],
    ['can i retake the midterm', /Make-up exams need a note/],
    ['which chapter is about glazes', /Week 4.*Glazes/],
    ['what reading covers the wheel', /Week 2.*The wheel/],
    ['do we have any exams', /Midterm exam[\s\S]*[Ff]inal exam/],
    ['does the lowest exam get dropped', /lowest exam grade may be replaced/],
    ['who teaches the lab', /Wim Aas/],
    ['what time does the lab start and where', /Friday 2:00–4:00 pm, Kiln House 2/],
    ['can i work with my lab partner', /discuss glazes with a partner/],
    ['can i use grammarly', /Grammarly is fine/],
    ['whats the drop deadline', /September 11/],
    ['when can i drop the class', /September 11/],
    ['i have a disability who do i talk to', /Access Center/],
    ['is there a final', /^Final exam(?![\s\S]*Midterm)/],
    ['where can i find the checklist', /The checklist is on Moodle/],
    ['how long is the final', /1:00–3:00 pm/],
    ['what should i read before wednesday', /The wheel/],
    ['when is harvest break', /Week 3, from Monday, September 14, 2026: Harvest recess/],
  ])('“%s”', (question, expected) => {
    const { abstained, text } = askKiln(question);
    expect(text).toMatch(expected);
    expect(abstained).toBe(false);
  });

  it('takes the lab’s instructor for no professor', () => {
    expect(askKiln('how do i reach the lab instructor').text).toContain('Wim Aas');
  });

  it('says so where it names no curve', () => {
    expect(askKiln('is there a curve').text).toBe('Your syllabus says nothing about a curve.');
  });

  it.each([
    'how hard is this class',
    'can i leave class early',
    'can i take the final early',
    'is there a group chat for our class',
  ])('quotes no reading for “%s”', (question) =>
    expect(askKiln(question)).toMatchObject({ abstained: true, reason: 'not-in-syllabus' }),
  );
});

describe('a glossary', () => {
  it('defines what is asked, in the plural too, and that alone', () => {
    const { text } = askKiln('what is a slip');
    expect(text).toContain('thin mixtures of clay and water');
    expect(text).not.toContain('flaking');
  });

  it('is set beside the sentence that contrasts, not beside a question', () => {
    const { text } = askKiln('difference between biscuit ware and glost ware');
    expect(text).toContain('whereas glost ware is sealed');
    expect(text).not.toContain('How does biscuit ware differ');
  });
});

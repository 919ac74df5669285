import { expect, it } from 'vitest';
import { askSeminar, seminarCourse, seminarStudent } from './testing/seminar-course.ts';

const silentOnGrading = /^Your syllabus says nothing about how the course is graded\.$/;

it('reads four meetings', () => {
  expect(seminarCourse.weeks.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

it.each([
  ['How is the course graded?', silentOnGrading],
  ['how are we graded', silentOnGrading],
  ['what makes up the final grade?', silentOnGrading],
  ['when does the class meet?', /^Mondays and Wednesdays, by the schedule\. Your syllabus gives no time of day\./],
  ['what should I read for meeting 2?', /A Net Is a Contract/],
  ['what is session 2 about', /^(?!.*Week 2)/s],
  ['who teaches this and how do I reach them?', /^Oda Brandt, obrandt@college\.example\./],
  ['who is the instructor and what is their email', /^Oda Brandt, obrandt@college\.example\./],
  ['What does Torgersen argue in chapter 5?', /“Letters Home” isn’t in your files\. Add it, and ask me again\./],
  ['what does torgersen argue?', /^Your files have nothing by Torgersen\./],
])('“%s” in a plan without dates, work and grading', (question, expected) => {
  expect(askSeminar(question).text).toMatch(expected);
});

it.each(['what is due next week?', 'anything due this week', 'what is due next?'])(
  'knows of no due dates where the syllabus has no date: %s',
  (question) => {
    expect(askSeminar(question, seminarStudent).text).toMatch(
      /^Your syllabus has no dates and no assignments, so I can’t tell what’s due /,
    );
  },
);

it('answers nothing out of a list of works but who wrote them', () => {
  const ofList = /Journal of Small Harbors|Karsa Press/;
  expect(askSeminar('What is a quay?').text).not.toMatch(ofList);
  expect(askSeminar('When was the winter trade?').text).not.toMatch(ofList);
  expect(askSeminar('Who wrote “Salt and Cod”?').text).toMatch(ofList);
});

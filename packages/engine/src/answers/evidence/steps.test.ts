import { describe, expect, it } from 'vitest';
import { asksForCourse, asksForSeveral, tellsSteps, withoutGoingOn } from './steps.ts';

describe('asksForCourse', () => {
  it.each([
    'How does a dam fail?',
    'What are the stages of a flood?',
    'what happens when the ice breaks',
    'explain the process of tanning',
  ])('knows "%s"', (question) => expect(asksForCourse(question)).toBe(true));
  it.each(['How many dams failed?', 'How often does the dam fail?', 'What is a dam?', 'Why did the dam fail?'])(
    'leaves "%s" alone',
    (question) => expect(asksForCourse(question)).toBe(false),
  );
});

describe('asksForSeveral', () => {
  it('knows a number and a sort of things', () => {
    expect(
      ['What are the two knots?', 'which kinds of knots are there', 'What is a knot?'].map(asksForSeveral),
    ).toEqual([true, true, false]);
  });
});

describe('withoutGoingOn', () => {
  it('keeps what goes on', () => {
    expect(withoutGoingOn('How does tanning take place in a pit?')).toBe('How does tanning in a pit?');
    expect(withoutGoingOn('When does the launch take place?')).toBe('When does the launch take place?');
  });
  it('leaves a question that asks nothing else as it is', () => {
    expect(withoutGoingOn('What happened?')).toBe('What happened?');
  });
});

describe('tellsSteps', () => {
  it('needs three letters or numbers', () => {
    expect(tellsSteps('Figure 2. (a) Ice forms. (b) It swells. (c) The rock splits.')).toBe(true);
    expect(tellsSteps('Figure 2. (a) A dam. (b) A weir.')).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { askRivers } from '../testing/river-course.ts';

const expected: [RegExp, readonly string[]][] = [
  [
    /^You’re welcome/,
    [
      'thx!!',
      'ty',
      'tysm ur the best',
      'ok cool thx that helped',
      'perfect thank you so much',
      'thanks a lot for your help',
      'ahh ok got it now',
      'omg thank u',
      'thnx bro',
      'cheers mate',
      'that makes sense, thanks',
      'lol ok thanks',
      'ok that really helped',
      'appreciate it',
      'nice one',
      'ok thx bye',
      'thanks, see you later',
    ],
  ],
  [/^Hello!/, ['heyy', 'hiii', 'yo', 'hey there', 'good morning', 'sup', 'hello again', 'hi weekwise']],
  [/^No need to be sorry/, ['sorry for asking so many questions', 'my bad', 'sorry stupid question']],
  [/^Yes, I’m here/, ['u there?', 'are you still there', 'anyone there?']],
  [
    /^That sounds hard/,
    ['lol im so tired', 'ugh', 'im so stressed about the exam', 'i hate this class', 'i cant do this'],
  ],
  [/^That sounds hard/, ['ugh so done with this semester', 'im totally fed up with this class lol', 'i am so done']],
  [
    /^That one is beyond me/,
    [
      'can u get me some tacos lol',
      'could you book me a train to york',
      'write me a limerick about otters',
      'tell me a joke pls',
      'can you write me a cute dating profile',
      'will you sing for me',
    ],
  ],
  [/^I am Weekwise’s own engine/, ['who even are u', 'r u chatgpt?', 'are you a real person', 'is this ai']],
  [/^See you/, ['gn', 'ok bye', 'see u tomorrow']],
];

it.each(expected.flatMap(([answer, said]) => said.map((each) => [each, answer] as const)))('"%s"', (said, answer) => {
  expect(askRivers(said).text).toMatch(answer);
});

it.each([
  'what is a point bar',
  'thanks but what is a levee',
  'is the exam hard',
  'write me a song for my project',
  'why is the river lost in the sand',
])('"%s" is a question', (said) => {
  expect(askRivers(said).text).not.toMatch(/welcome|sounds hard|sorry|Hello/);
});

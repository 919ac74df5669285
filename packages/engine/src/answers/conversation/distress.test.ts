import { expect, it } from 'vitest';
import { readDistress } from './distress.ts';

it.each([
  'i want to kill myself',
  'honestly this paper makes me want to kill myself',
  'im feeling suicidal',
  'my paper is due tmrw and im having suicidal thoughts',
  'i read a sad book and now i just think about suicide',
  'i keep thinking about suicide',
  'ive been thinking of suicide because of all this, what do i do',
  "i don't want to live anymore",
  'i was reading for class and it all came up again and i just sat there and thought, you know, nobody would notice if i was gone, and now i wish i were dead, sorry',
  'my roommate talks about suicide all the time',
  'suicide hotline number?',
  'how do i commit suicide',
])('hears a cry for help: %s', (said) => {
  expect(readDistress(said)).toBe('danger');
});

it.each([
  'what does vell say abt suicide',
  'how does mocking lead to suicide',
  'who wrote the study on suicide and guilds',
  'why did suicide rates rise in the towns',
  'i dont get what the chapter says about suicide',
  'explain the three types of suicide pls',
  'and what was durable about vells theory of suicide?',
  'i dont understand what the text means by suicidal unbinding',
  'what does the narrator mean by "i want to kill myself"',
  'difference between self-harm and neglect in the reading',
])('takes the topic of a reading for one: %s', (said) => {
  expect(readDistress(said)).toBeNull();
});

it.each([
  'suicide',
  'is suicide ok',
  'what do i do about suicide',
  'vell guilds suicide',
  'i need suicide for my paper',
])('leaves open what may be either: %s', (said) => {
  expect(readDistress(said)).toBe('perhaps');
});

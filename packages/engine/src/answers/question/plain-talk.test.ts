import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { plainTalk } from './plain-talk.ts';

describe('what is only said around a question', () => {
  it.each([
    'what is a sluice like i dont get it at all',
    'what is a sluice, need it for my exam tmrw',
    'idk if this is in the book but what is a sluice',
    'my prof mentioned it but what is a sluice exactly',
    'just curious but what is a sluice',
    'wait so what is a sluice im so lost',
    'im so confused by this part, what is a sluice',
    'maybe a dumb question but what actually is a sluice',
  ])('%s', (message) => {
    expect(plainTalk(message)).toMatch(/^(?:so )?what is a sluice$/);
  });

  it.each([
    ['is it true that locks leak in winter, like whats the reason', 'why is it that locks leak in winter?'],
    ['wait so why do locks leak, whats the reason', 'why do locks leak?'],
    ['how come a lock leaks', 'why is it that a lock leaks'],
    ['whats the deal with river locks', 'explain river locks'],
    ['i dont get the whole idea of towpaths', 'explain towpaths'],
    ['ok so Hale said a lock has 4 parts what are they', 'what are the 4 parts of lock?'],
    ['in the pulley thing what was hale testing', 'in the pulley what was hale testing'],
    ['flash lock vs pound lock i always mix them up', 'flash lock vs pound lock'],
    [
      'whats a flash lock i always mix it up with a sluice',
      'what is the difference between a flash lock and a sluice?',
    ],
    ['difference between a weir and a dam?? always mix these up', 'difference between a weir and a dam'],
    ['do locks leak, what does the chapter say', 'do locks leak'],
  ])('%s → %s', (message, plain) => {
    expect(plainTalk(message)).toBe(plain);
  });

  it.each([
    'i dont get it',
    'help',
    'where can i get help',
    'what pages do i need to know for the exam',
    'what happens to my grade if i dont understand the material',
    'can i still hand it in, i was sick',
    'i need it for my exam',
    'what does it mean when a keeper says that it is hard',
  ])('%s stays', (message) => {
    expect(plainTalk(message)).toBe(message);
  });
});

const chapter = `# Locks

## Flash Locks

A flash lock is a single gate in a weir, through which boats shoot on the rush of water. A keeper opens it twice a day.
Flash locks were given up because every flash drained the mills above, and because boats were lost in the rush.

## The Parts of a Lock

Hale has drawn up a list of what makes up a lock. Every lock has four parts: the chamber, the gates, the sluices and the
sill. A lock without a sill floods its own yard.

## Towpaths

A towpath is a track beside the canal for the horse. It changes sides at bridges, so that the rope need not be cast off.
`;

it.each([
  ['idk if this is in the book but whats a flash lock exactly', /single gate in a weir/],
  ['is it true that flash locks were given up, like whats the reason', /drained the mills/],
  ['i dont get why flash locks were given up', /drained the mills/],
  ['ok so hale said a lock has 4 parts what are they', /chamber, the gates, the sluices/],
  ['whats the deal with towpaths', /track beside the canal/],
  ['what is a towpath need it for my exam, i keep mixing it up', /track beside the canal/],
])('%s is answered', async (message, told) => {
  const said = await askChapter(chapter, message);
  expect(said).not.toContain("couldn't find");
  expect(said).toMatch(told);
});

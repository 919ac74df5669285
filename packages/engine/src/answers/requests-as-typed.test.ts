import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { clocksChat, fungiChat } from './testing/students/courses.ts';
import type { Chat } from './testing/students/student-course.ts';

const read = (path: string): string => readFileSync(new URL(`./testing/students/${path}`, import.meta.url), 'utf8');
let fungi: Chat;
let clocks: Chat;
beforeAll(async () => {
  fungi = await fungiChat(read);
  clocks = await clocksChat(read);
});

describe('a summary', () => {
  it.each([
    'summarize okafor',
    'sumarize the okafor reading plz',
    'can u give me a quick summary of the lichen text',
    'tl;dr okafor',
    'okafor tldr',
    'give me the gist of the lichens article',
    'whats the okafor reading about',
    'summary of week 5 pls',
    'sum up week 5',
    'recap this weeks reading',
    'overview of two in one: the life of lichens',
    'i havent read okafor yet, whats it about',
    'main idea of the okafor article?',
    'could you please summarise Two in One',
    'what happens in the lichen reading',
    'okafor in a nutshell',
  ])('“%s”', async (said) => {
    expect(await fungi(said)).toMatch(/A lichen is a fungus and an alga in one body\./);
  });

  it.each([
    ['summarize the varga reading', /Not among your files, so I cannot summarise it:\n\n- Varga/],
    ['sum up week 6', /Not among your files/],
    ['main points of chapter 7', /Not among your files/],
  ])('“%s” of what the folder has not', async (said, expected) => {
    expect(await fungi(said)).toMatch(expected);
  });
});

describe('key takeaways', () => {
  it.each([
    'key takeaways from abara',
    'main points abara',
    'most important points of the seamans hour',
    'what should i remember from the abara text',
    'what are the key ideas in abara',
    'top 3 takeaways of the abara reading',
    'give me 3 bullet points on abara',
    'list the main points of the longitude reading',
    'highlights of abara please',
    'abara key points',
    'most important things from week 7',
    'takeaways from week 7?',
    'what do i need to know from abara',
    'biggest ideas of abara',
    'summarize abara in 3 bullet points',
  ])('“%s”', async (said) => {
    expect(await clocks(said)).toMatch(/\n- Longitude is a difference of time\. \[\d\]\n- /);
  });
});

describe('a plain explanation', () => {
  it.each([
    'explain mycelium simply',
    'eli5 mycelium',
    'explain mycelium like im five',
    'explain what mycelium is in simple terms',
    'mycelium in plain english',
    'whats mycelium in simple words',
    'i dont get mycelium',
    'i really dont understand what mycelium is',
    'im so confused about mycelium can you explain',
    'dumb down mycelium for me',
    'can u break down mycelium',
    'simple definition of mycelium',
    'explain to me like im stupid what mycelium is',
    'easy explanation of mycelium pls',
    'in easy words: mycelium',
    'explain mycellium simply',
  ])('“%s”', async (said) => {
    expect(await fungi(said)).toMatch(/your reading’s own words.*the whole mass of threads.*\[1\].*rotting log/);
  });
});

describe('a comparison', () => {
  it.each([
    'foliot vs pendulum',
    'foliot versus pendulum?',
    'compare foliot and pendulum',
    'compare and contrast the foliot with the pendulum',
    'whats the difference between a foliot and a pendulum',
    'diff between foliot n pendulum',
    'difference btw foliot & pendulum pls',
    'how is a foliot different from a pendulum',
    'how do foliots and pendulums differ',
    'foliot or pendulum whats the difference',
    'foliot and pendulum - how are they different',
    'i cant tell a foliot from a pendulum apart',
    'similarities between the foliot and the pendulum',
    'make a table of the difference between foliot and pendulum',
    'distinguish foliot and pendulum',
  ])('“%s”', async (said) => {
    expect(await clocks(said)).toMatch(
      /\| foliots? \| A foliot is a bar.* \[1\] \|\n\| pendulums? \| A pendulum is a weight.* \[2\] \|[\s\S]*better time than a foliot/,
    );
  });

  it('of three things that share a noun is one of three', async () => {
    expect(await fungi('difference between crustose, foliose and fruticose lichens')).toMatch(
      /crustose lichens[\s\S]*foliose lichens[\s\S]*fruticose lichens/,
    );
  });
});

describe('a term alone', () => {
  it.each([
    ['foliot', /^A foliot is a bar/],
    ['Foliot?', /^A foliot is a bar/],
    ['escapement', /^An escapement is a device/],
    ['anchor escapement', /^An anchor escapement is/],
    ['sundial', /^A sundial is an instrument/],
    ['water clock', /^\*\*A clepsydra, or water clock/],
    ['seasonal hour', /seasonal hour/],
    ['railway time', /^Railway time is a single time/],
    ['local time', /^Local time is/],
    ['solar time', /Solar time is time/],
    ['longitude', /^Longitude is the distance/],
    ['latitude', /^Latitude is the distance/],
    ['chronometer', /^A chronometer is a clock/],
    ['pendulum', /^A pendulum is a weight/],
    ['the gnomon', /gnomon/],
    ['chronometr', /^A chronometer is a clock/],
  ])('“%s”', async (said, expected) => {
    expect(await clocks(said)).toMatch(expected);
  });
});

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
  ])('“%s”', async (said) => {
    expect(await clocks(said)).toMatch(/What to do next:\n\n- Source worksheet is due in 6 days\.[\s\S]*- Read Linde/);
  });
});

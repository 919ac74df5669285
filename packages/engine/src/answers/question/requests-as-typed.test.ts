import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clocksChat, fungiChat } from '../testing/students/courses.ts';

const read = (path: string): string => readFileSync(new URL(`../testing/students/${path}`, import.meta.url), 'utf8');
const fungi = await fungiChat(read);
const clocks = await clocksChat(read);

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
    'gimme the lowdown on the okafor reading',
    'whats okafor even saying',
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

it('a summary is the one that the text has of its own, whole, and no lines from its sections', async () => {
  const said = await fungi('summarize chapter 1');
  expect(said).toMatch(/Fungi are a kingdom of their own\.[\s\S]*They spread by spores\./);
  expect(said).not.toMatch(/Section by section|For a long time/);
});

it('a text without a summary of its own is told a line for each section', async () => {
  const lines = (await fungi('summarize the prell reading')).match(/^- .*$/gm) ?? [];
  const headings = lines.map((line) => /^- ([^:]+):/.exec(line)?.[1]);
  expect(headings).toContain('Why It Spread');
  expect(new Set(headings).size).toBe(lines.length);
});

it.each(['summarize chapter 1 in a few bullet points', 'tl;dr of chapter 1 as a short list please'])(
  '“%s” is a list of a summary',
  async (said) => {
    expect(await fungi(said)).toMatch(/- Fungi are a kingdom of their own\. \[\d\]\n- /);
  },
);

describe('work that is handed in', () => {
  it.each([
    'write my field report for me, 1500 words',
    'do the field report for me, about 1,500 words please',
    'can you write the field report, at least 3 pages',
  ])('“%s” is not written', async (said) => {
    expect(await fungi(said)).toMatch(/^I do not write or do work[\s\S]*check grammar[\s\S]*1,500 words/);
  });

  it('has an outline from all that speaks of its topic', async () => {
    const said = await fungi('write my field report about spores');
    expect((said.split('outline to start from')[1] ?? '').match(/^- .*spore.*\[\d+\]$/gm)?.length).toBeGreaterThan(1);
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
    expect(await fungi(said)).toMatch(/your reading’s own words.*the whole mass of threads.*rotting log.*\[1\]/s);
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

describe('another language', () => {
  it.each([
    'was ist ein Mycelium',
    'was ist das mycelium?',
    'erkläre mir bitte mycelium',
    'qu’est-ce que le mycelium ?',
    'c’est quoi le mycelium',
    'explique moi le mycelium',
    'qué es el mycelium',
    '¿que es mycelium y como es?',
    'explícame qué es el mycelium',
    'che cosa è il mycelium',
    'spiegami che cos’è il mycelium',
    'o que é o mycelium',
    'wat is het mycelium',
    '什么是 mycelium',
    'myceliumとは何ですか',
    'что такое mycelium',
  ])('“%s”', async (said) => {
    expect(await fungi(said)).toMatch(/^I read English only.*the whole mass of threads/s);
  });

  it.each([
    [
      '¿Qué es la simbiosis? Responde en español por favor',
      /^I read English only.*Symbiosis is a close and lasting life/s,
    ],
    ['qué es el micelio', /the whole mass of threads/],
    ['was ist die Symbiose? Antworte bitte auf Deutsch', /Symbiosis is a close and lasting life together/],
    ['¿Qué es el monocultivo?', /Monoculture is the growing of a single crop/],
  ])('“%s” finds what the files call nearly so', async (said, expected) => {
    expect(await fungi(said)).toMatch(expected);
  });

  it.each(['what is the il in biology', 'who was de la Cruz', 'wat is mycelium', 'wat is mycelum made of'])(
    '“%s” is English',
    async (said) => {
      expect(await fungi(said)).not.toMatch(/English only/);
    },
  );
});

describe('a name that the files do not have', () => {
  it.each([
    'what did galileo say about pendulums',
    'what does galileo say about the pendulum',
    'what did galileo think of pendulums?',
    'what did galileo write about pendulums',
    'what did galileo argue',
    'why did galileo say that',
    'galileos theory of the pendulum',
    'galileo’s view of pendulums',
    'what is galileos theory of pendulums',
    'explain galileo’s argument about pendulums',
    'what was galileo’s idea of the pendulum',
    'how does galileo argue about pendulums',
    'according to galileo, what is a pendulum',
    'what would galileo say about pendulums',
    'and what did galileo say about pendulums',
  ])('“%s”', async (said) => {
    expect(await clocks(said)).toMatch(/^“Galileo” stands nowhere in your files/i);
  });

  it('is not taken for a slip in a word that they have', async () => {
    expect(await clocks('what does kant say about time')).toMatch(/^“Kant” stands nowhere/);
  });

  it.each([
    'what does teague say about the pendulum',
    'what does teauge say about the pendulum',
    'what did the author say about pendulums',
    'what are the steps in teague’s argument about the pendulum',
  ])('“%s” names one that they have', async (said) => {
    expect(await clocks(said)).not.toMatch(/nowhere/);
  });
});

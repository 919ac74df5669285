import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import type { Turn } from '../conversation/turn.ts';
import { riverCourse } from '../testing/river-course.ts';
import { readOwnWorkRequest } from './own-work-request.ts';

describe('a wish for help with the beginning', () => {
  it.each([
    ['help me come up with a thesis for my essay, i want to write about potters', 'essay', 'potters', true],
    [
      'i want to write my kiln paper about saggars but dont know how to start, can you help',
      'kiln paper',
      'saggars',
      undefined,
    ],
    ['can you help me find a topic for the term paper?', 'term paper', null, undefined],
    ['i have to write an essay on the salt tax, where do i start?', 'essay', 'the salt tax', undefined],
    ['i need help with an outline for my report on glazes', 'report', 'glazes', undefined],
    ['help me start my essay. my topic is kiln fires', 'essay', 'kiln fires', undefined],
  ])('“%s”', (asked, work, topic, isThesis) => {
    const read = readOwnWorkRequest(asked);
    expect(read).toMatchObject({ kind: 'outline', work, topic });
    expect(read?.isThesis).toBe(isThesis);
  });

  it.each([
    'i have to write an essay by friday',
    'write my essay on glazes',
    'when do i have to hand in my essay about salt',
  ])('“%s” is none', (asked) => {
    expect(readOwnWorkRequest(asked)?.kind).not.toBe('outline');
  });
});

const readings = (name: string, sections: [string, string][]) => makePassages(sections, name);
const passages = [
  ...makePassages(
    [
      ['Work', 'Essay. Four pages on one group of the valley; say how far its place changed. Use three sources.'],
      ['Use of AI', 'AI tools may check grammar. You may not hand in text that an AI tool wrote.'],
    ],
    'syllabus',
  ),
  ...readings('clay', [
    ['Guilds', 'The potters of the valley formed a guild to keep their prices. Write it down on paper.'],
    ['Kilns', 'A kiln is an oven in which clay is fired.'],
    ['Summary', 'The potters of the valley lost their guild.'],
  ]),
  ...readings('tax', [
    ['The salt tax', 'Potters paid the salt tax twice, since their glaze needs salt.'],
    ['Riots', 'In the riots many potters burned the tax house.'],
  ]),
];
const index = buildIndex(passages);
const context = { syllabus: { course: riverCourse, documentId: 'syllabus' } };
const started = 'help me come up with a thesis for my essay, i want to write about potters';

it('is answered with the task and the sections on the topic, and refused nothing', () => {
  const said = answer(started, index, context).answer;
  expect(said).not.toContain('I do not write');
  expect(said).toMatch(/What your syllabus asks for.*Four pages on one group/);
  expect(said).toMatch(
    /A thesis answers the task.*Guilds: The potters.*The salt tax: Potters paid.*Riots: In the riots/,
  );
  expect(said).not.toMatch(/Kilns:|Summary:/);
});

it('is followed by a question for evidence, and by a refusal without anything else', () => {
  const history: Turn[] = [
    { role: 'user', content: started },
    { role: 'assistant', content: answer(started, index, context).answer },
  ];
  const evidence = answer('ok which parts of the readings should i use as evidence', index, { ...context, history });
  expect(evidence.answer).toMatch(/What your readings say on “potters”.*Guilds: .*The salt tax: .*Riots: /);
  const refused = answer('can you just write the first paragraph for me', index, { ...context, history }).answer;
  expect(refused).toMatch(/^I do not write.*ask for “an outline for my essay on …”/);
  expect(refused).not.toMatch(/no date is given/);
});

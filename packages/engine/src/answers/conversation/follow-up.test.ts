import type { MessageType } from '@weekwise/domain/chat.ts';
import { expect, it } from 'vitest';
import { converse } from '../testing/river-course.ts';
import { resolveFollowUp } from './follow-up.ts';

/** Conversations and what the last answer must hold; written before the rules were tried on them. */
const conversations: [string[], string | RegExp][] = [
  [['What is due in week 3?', 'And week 2?'], /Quiz 1/],
  [['What is due in week 3?', 'And week 2?', 'And week 4?'], /Midterm/],
  [['What do we read in week 2?', 'What about week 3?'], /Why Rivers Bend/],
  [['What do we read in week 2?', 'And the week after?'], /Why Rivers Bend/],
  [['What do we read in week 3?', 'And the week before that?'], /Load of Gravel/],
  [['What is week 3 about?', 'And the readings?'], /Why Rivers Bend/],
  [['What is week 3 about?', 'What is due then?'], /Field report/],
  [['What is week 4 about?', 'What do we read in that week?'], /Hundred-Year Flood/],
  [['When is the final exam?', 'What about the midterm?'], /February 6/],
  [['When is the final exam?', 'And the field report?'], /January 30/],
  [['What percent is the final exam?', 'And the midterm?'], /20%/],
  [['What percent is the midterm?', 'And when is it?'], /February 6/],
  [['When is the field report due?', 'How much is it worth?'], /30%/],
  [['What is due next?', 'How much is it worth?'], /30%/],
  [['What is quiz 1 worth?', 'When is it due?'], /January 21/],
  [['What is the late policy?', 'What about office hours?'], /Tuesday 3/],
  [['Who teaches this course?', 'When are her office hours?'], /Tuesday 3/],
  [['What is a meander?', 'And a point bar?'], /deposit of sediment/],
  [['What is a meander?', 'What about an oxbow lake?'], /cuts through the neck/],
  [['What is a levee?', 'What about a meander?'], /bend in a river/],
  [['What is a meander?', 'Why?'], /meander|outer bank/],
  [['Where is the current fastest?', 'Why?'], /because the water is deepest/],
  [['What is a point bar?', 'Explain that more simply'], /deposit of sediment/],
  [['What is a point bar?', 'Can you explain it again?'], /deposit of sediment/],
  [['What is a point bar?', 'explain more simply'], /deposit of sediment/],
  [['What is a levee?', 'in simpler words please'], /natural ridge/],
  [['What is a levee?', 'Where does it form?'], /channel|ridge/],
  [['What is a levee?', 'When did the one at Hollins Ferry break?'], /1927/],
  [['What kinds of load are there?', 'What is the second one?'], /suspended load/],
  [['What kinds of load are there?', 'And the last one?'], /bed load/],
  [['What kinds of load are there?', 'Tell me more about the third'], /bed load/],
  [['Who measured the gravel of the Velm?', 'When did she do it?'], /1931/],
  [['Who measured the gravel of the Velm?', 'And who mapped its meanders?'], /Castellanos/],
  [['Who mapped the meanders of the Velm?', 'How many did he map?'], /40/],
  [['Who mapped the meanders of the Velm?', 'When?'], /1950/],
  [['What is a hundred-year flood?', 'Why do engineers raise walls?'], /destroy crops/],
  [['Which assignments are there?', 'When is the first one due?'], /January 21/],
  [['Which assignments are there?', 'When is the second one due?'], /January 30/],
  [['What are the deadlines?', 'How much is the last one worth?'], /30%/],
  [['How do I stand in week 2?', 'And week 3?'], /none of its 12 activities/],
  [['How do I stand in week 3?', 'And the week before?'], /6 of 12 activities/],
  [['What did I miss?', 'What should I do next?'], /3 cards/],
  [['What is week 3 about?', 'How does it connect to week 2?'], /sediment/],
  [['What is week 2 about?', 'How does that relate to week 3?'], /current|sediment/],
  [['What is a meander?', 'What is due this week?'], /Field report/],
  [['What is due this week?', 'What is sediment?'], /loose material/],
  [['What is a meander?', 'Thanks!', 'And a levee?'], /natural ridge/],
  [['What is sediment?', 'Where is it dropped?'], /current slows/],
  [['When is the midterm?', 'Is there anything due before?'], /Field report|January 30/],
];

it('are resolved against the conversation, 44 of 48 or more', () => {
  const missed = conversations.flatMap(([questions, expected]) => {
    const { text } = converse(questions);
    return new RegExp(expected).test(text) ? [] : [`${questions.join(' → ')}: ${text}`];
  });
  expect(conversations.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(44);
});

const user = (content: string) => ({ role: 'user' as const, content });

it.each([
  ['And week 4?', 'What is due in week 3?', 'What is due in week 4?'],
  ['What about firn?', 'What is ice?', 'What is firn?'],
  ['Why?', 'Glaciers retreat faster now.', 'Why Glaciers retreat faster now?'],
  ['When did she die?', 'Who was Ilse Marrow?', 'When did Ilse Marrow die?'],
  ['And the second one?', 'When is the first paper due?', 'When is the second paper due?'],
  ['Who drew the first map?', 'What is firn?', 'Who drew the first map?'],
  ['Is it true that firn melts?', 'What is ice?', 'Is it true that firn melts?'],
  ['What is due this week?', 'What is ice?', 'What is due this week?'],
  ['¿Por qué?', 'What is ice?', '¿Por qué?'],
  ['How much is it worth?', 'When is the paper draft due?', 'How much is the paper draft worth?'],
  ['What do I lose?', 'Can I hand in late?', 'What do I lose Can I hand in late?'],
  ['What chapters?', 'When is test 2?', 'What chapters are on test 2?'],
  ['Where?', 'When did zoning start?', 'Where did zoning start?'],
  ['Why did it matter?', 'What was the salt tax?', 'Why did the salt tax matter?'],
])('"%s" after "%s" asks "%s"', (question, before, expected) => {
  expect(resolveFollowUp(question, [user(before)])).toBe(expected);
});

it.each([
  ['What is the difference between them?', 'What is the difference between firn and ice?'],
  ['How do they differ?', 'How do firn and ice differ?'],
  ['Compare the two.', 'Compare firn and ice.'],
])('"%s" is of the two things that were asked about', (question, expected) => {
  const history = [user('What is firn?'), { role: 'assistant' as const, content: 'Old snow. [1]' }, user('And ice?')];
  expect(resolveFollowUp(question, [...history, { role: 'assistant', content: 'Frozen water. [1]' }])).toBe(expected);
});

it('leaves a question alone that nothing goes before', () => {
  expect(resolveFollowUp('And then?', [])).toBe('And then?');
});

it('takes "this" beside a week for the week that was spoken of, else leaves it to the one that is open', () => {
  const connects = (before: string) =>
    resolveFollowUp('How does this connect to week 2?', [
      { role: 'user', content: before },
      { role: 'assistant', content: 'Week 4 (Floods): none of its 12 activities was tried.' },
    ]);
  expect(connects('How do I stand in week 4?')).toBe('How does week 4 connect to week 2?');
  expect(connects('How am I doing?')).toBe('How does this connect to week 2?');
});

it('what is asked further about an answer is told from around it, and said to be missing where it is', () => {
  expect(converse(['What is a point bar?', 'Give me an example']).text).toBe(
    'Your files give no example of “point bar” where they speak of it.',
  );
  expect(converse(['Where is the current fastest?', 'Why?', 'Why?']).text).toContain(
    'because the water is deepest there',
  );
  expect(converse(['Why do engineers raise walls?', 'Why?']).text).toBe('Your files give no further reason.');
});

it('a list is pointed into again after one of its things was explained', () => {
  const { text } = converse(['What kinds of load are there?', 'And the first one?', 'And the third?']);
  expect(text).toMatch(/bed load/i);
});

it('a conversation that goes on in the same list is looked back on anew', () => {
  const history: { role: MessageType; content: string }[] = [
    { role: 'user', content: 'What is due in week 3?' },
    { role: 'assistant', content: 'Quiz 1.' },
  ];
  expect(resolveFollowUp('And week 2?', history)).toBe('What is due in week 2?');
  history.push({ role: 'user', content: 'What do we read in week 4?' }, { role: 'assistant', content: 'Floods.' });
  expect(resolveFollowUp('And week 2?', history)).toBe('What do we read in week 2?');
});

import { proactiveEventTypes } from '@weekwise/domain/suggestions.ts';
import { expect, it } from 'vitest';
import type { SuggestionFacts } from './facts.ts';
import { suggestionsFor } from './suggest.ts';
import { cases, midterm, missing, plan, untried } from './testing/event-cases.ts';
import { inWeek, makeDue, makeEvent, makeFacts, makeWeek, struggle } from './testing/make-facts.ts';

it.each(cases)('after %s (case %#): %o', (type, facts, kind, text, event) => {
  const [first] = suggestionsFor(makeEvent(type, event), facts);
  expect(first).toMatchObject({ kind, text });
  // Worth reading: specific, with something to do, and said in what a model must keep.
  expect(first?.actions.length).toBeGreaterThan(0);
  expect(first?.actions.length).toBeLessThanOrEqual(2);
  for (const kept of first?.keeps ?? []) expect(text).toContain(kept);
});

it('has a case for every type', () => {
  expect([...new Set(cases.map(([type]) => type))].sort()).toEqual([...proactiveEventTypes].sort());
});

const calm = inWeek(
  { startDate: '2026-01-19', number: 2 },
  { weeks: [makeWeek({ startDate: '2026-01-12' })], currentWeek: 4 },
);
it.each(proactiveEventTypes)(
  'keeps silent after %s where nothing is worth saying, and where nothing is known',
  (type) => {
    const event = makeEvent(type, { assignmentTitle: 'Nothing', readingTitle: 'Nothing', sectionType: 'readings' });
    expect(suggestionsFor(event, calm)).toEqual([]);
    const nothing = { weeks: [], files: [], currentWeek: null, plan: { ...plan, state: 'none' } } as const;
    expect(suggestionsFor(event, makeFacts(nothing))).toEqual([]);
  },
);

it.each([
  ['handed in months from now', { daysLeft: 30 }],
  ['optional', { optional: true }],
  ['missed for good', { daysLeft: -9 }],
  ['an exam, which has a rule of its own', { type: 'exam' }],
  ['a discussion a week ahead', { type: 'discussion', daysLeft: 6 }],
  ['under way in good time', { daysLeft: 6, steps: { done: 3, total: 6 } }],
] as const)('says nothing of work that is %s', (_, change) => {
  const due = [makeDue(change)];
  expect(suggestionsFor(makeEvent('section_expansion', { sectionType: 'assignments' }), makeFacts({ due }))).toEqual(
    [],
  );
});

it('names the page that says it as print does', () => {
  const passage = struggle.passage && { ...struggle.passage, page: 9, pageLabel: 'vii' };
  const [suggestion] = suggestionsFor(
    makeEvent('activity_completed'),
    makeFacts({ struggles: [{ ...struggle, passage }] }),
  );
  expect(suggestion?.text).toContain(', p. vii, says it.');
});

it.each([
  [{}, 'may be due on Friday, in 3 days: its date is not certain'],
  [{ daysLeft: 1 }, 'may be due tomorrow: its date is not certain'],
  [{ daysLeft: -2 }, 'may have been due 2 days ago: its date is not certain'],
] as const)('never tells a doubtful due date as a fact (%j)', (change, when) => {
  const facts = inWeek({}, { due: [makeDue({ inDoubt: true, ...change })] });
  for (const type of ['week_changed', 'assignment_due_soon'] as const) {
    const [first] = suggestionsFor(makeEvent(type, { assignmentTitle: 'River essay' }), facts);
    expect(first).toMatchObject({
      kind: 'due-soon',
      text: `“River essay” ${when}. Compare it with the syllabus before you rely on it.`,
      actions: [{ do: 'review-plan', label: 'Check the date' }],
    });
  }
});

it('says that the day of an exam, or of what a new week asks for, is not certain', () => {
  const exams = [{ ...midterm, dateInDoubt: true }];
  const say = (type: 'activity_started' | 'study_guide_exists_check' | 'week_changed', facts: SuggestionFacts) =>
    suggestionsFor(makeEvent(type), facts).map(({ text }) => text);
  expect(say('activity_started', inWeek({ mastery: 0.2 }, { exams }))[0]).toMatch(
    /^“Midterm” may be on Saturday, in 4 days: its date is not certain\. Week 3/,
  );
  expect(say('study_guide_exists_check', inWeek({ guide: 'absent' }, { exams }))[0]).toMatch(
    /^“Midterm”, perhaps on Saturday, in 4 days, covers/,
  );
  const due = [makeDue({ inDoubt: true, type: 'exam' })];
  expect(say('week_changed', inWeek({}, { due }))[0]).toContain('“River essay” may be due on Friday');
});

it('says nothing of two wrong answers, an exam that is over or mastered, or a week far ahead', () => {
  const few = makeFacts({ struggles: [{ ...struggle, wrong: 2 }] });
  expect(suggestionsFor(makeEvent('activity_completed'), few)).toEqual([]);
  const mastered = inWeek({ mastery: 0.95 }, { exams: [midterm] });
  expect(suggestionsFor(makeEvent('activity_started'), mastered)).toEqual([]);
  const over = inWeek({ mastery: 0.1 }, { exams: [{ ...midterm, date: '2026-01-20' }] });
  expect(suggestionsFor(makeEvent('activity_started'), over)).toEqual([]);
  const ahead = inWeek({ startDate: '2026-04-06' });
  expect(suggestionsFor(makeEvent('week_changed'), ahead)).toEqual([]);
});

it('says nothing of what could be made while nothing asks for it: the buttons for it are on the screen', () => {
  for (const type of ['activities_exists_check', 'study_guide_exists_check'] as const) {
    const facts = inWeek({ activities: [], guide: 'absent' });
    expect(suggestionsFor(makeEvent(type), facts)).toEqual([]);
  }
});

it('the most urgent comes first', () => {
  const facts = inWeek(
    { readings: [missing], guide: 'never-opened', activities: untried },
    { due: [makeDue()], cardsDue: 9 },
  );
  const kinds = suggestionsFor(makeEvent('week_changed'), facts).map(({ kind }) => kind);
  expect(kinds).toEqual([
    'due-soon',
    'week-new',
    'reading-missing',
    'activities-untried',
    'guide-unopened',
    'cards-due',
  ]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import {
  dismissSuggestion,
  type SuggestionAction,
  sendProactiveEvent as sendContract,
  undoDismissal,
} from '@weekwise/contracts/suggestions.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Suggestion } from '../../lib/proactive/answer.ts';
import { isBusy, useQuietSession } from '../../lib/proactive/quiet.ts';
import { sendProactiveEvent } from '../../lib/proactive/send.ts';
import { forgetTrace } from '../../lib/proactive/trace.ts';
import { openSession } from '../../lib/session/session-store.ts';
import { makeRecord } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { actionLink } from './action-link.ts';
import { Nudges } from './nudge.tsx';
import { forgetNudges, offerNudge, pauseBetween, putAway, settling, showNext, useNudges } from './nudge-store.ts';

const text = '“River essay” is due on Friday, in 3 days. Nothing of it is begun here.';
const actions: SuggestionAction[] = [{ do: 'open-assignment', label: 'Plan the steps', assignment_id: 'a1' }];
const wire = {
  suggestion_id: 's1',
  folder_id: 'f1',
  kind: 'due-soon',
  subject: 'a1',
  week_number: 3,
  actions,
  source: 'engine',
  fallback: null,
} as const;

beforeEach(() => openSession(makeRecord()));
afterEach(() => {
  forgetNudges();
  forgetTrace();
});

function open(page = <textarea aria-label="Question" />, { path = '/', suggestion = {} } = {}) {
  const server = fakeServer();
  server.answer(sendContract, { success: true, response: text, suggestion: { ...wire, ...suggestion }, held_back: [] });
  server.answer(dismissSuggestion, { success: true, dismissal_id: 'd1' });
  server.answer(undoDismissal, { success: true });
  const drawn = renderAt(
    <>
      <main>{page}</main>
      <Nudges />
      <Toaster />
    </>,
    path,
  );
  const happen = () => act(async () => void (await sendProactiveEvent('week_changed', { folderId: 'f1' })));
  return { server, happen, ...drawn };
}

describe('a nudge', () => {
  it('is read out, offers what can be done, and goes when that is done', async () => {
    const { happen, user, router } = open();
    expect(screen.queryByRole('complementary')).toBeNull();
    const status = screen.getAllByRole('status')[0];
    await happen();
    const nudge = await screen.findByRole('complementary', { name: 'Suggestion' });
    expect(status).toHaveTextContent(text);
    await user.click(within(nudge).getByRole('link', { name: 'Plan the steps' }));
    expect(router.state.location.pathname).toBe('/syllabus/f1/assignments/a1');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('can be dismissed by the keyboard, which goes on where it was, and rests until tomorrow', async () => {
    const { happen, user, server } = open(<button type="button">Here</button>);
    await happen();
    const nudge = await screen.findByRole('complementary');
    screen.getByRole('button', { name: 'Here' }).focus();
    await user.tab();
    within(nudge).getByRole('button', { name: 'Dismiss' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('button', { name: 'Here' })).toHaveFocus();
    await waitFor(() =>
      expect(server.seen.at(-1)?.body).toEqual({ folder_id: 'f1', kind: 'due-soon', subject: 'a1', scope: 'for-now' }),
    );
  });

  it('can be stopped for good, and that taken back', async () => {
    const { happen, user, server } = open();
    await happen();
    await user.click(await screen.findByRole('button', { name: 'Stop suggestions like this' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Not in this course' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.seen.at(-1)?.path).toBe('/api/suggestions/dismissals/d1'));
    expect(server.seen.at(-2)?.body).toMatchObject({ kind: 'due-soon', scope: 'course' });
  });

  it('does not come while something is written, nor during a session', async () => {
    const { happen, user } = open();
    await user.type(screen.getByRole('textbox'), 'Why');
    await happen();
    expect(screen.queryByRole('complementary')).toBeNull();
    const later = Date.now() + 60_000;
    expect(isBusy(later)).toBe(true);
    screen.getByRole('textbox').blur();
    expect(isBusy(Date.now())).toBe(true);
    expect(isBusy(later)).toBe(false);
  });

  it.each([
    ['does not come where the student looks at what was found', 'r1', 0],
    ['comes where they look at another reading', 'r2', 1],
  ])('%s', async (_, find, nudges) => {
    const choose: SuggestionAction = { do: 'find-reading', label: 'Choose one', week: 2, reading_id: 'r1' };
    const suggestion = { kind: 'results-waiting', subject: 'r1', actions: [choose] };
    const { happen } = open(undefined, { path: `/syllabus/f1?week=2&find=${find}`, suggestion });
    await happen();
    act(() => showNext(Date.now() + settling, false));
    expect(screen.queryAllByRole('complementary')).toHaveLength(nudges);
  });

  it.each([
    ['does not come where the course’s own notice leads there', 'f1', 0],
    ['comes where the notice is of another course', 'f2', 1],
  ])('%s, though that was drawn later', async (_, of, nudges) => {
    const check: SuggestionAction = { do: 'review-plan', label: 'Look at them' };
    const Notice = () => {
      const { waiting } = useNudges();
      const [isThere, setThere] = useState(false);
      return (
        <>
          {isThere && <a href={`/syllabus/${of}/review`}>Review</a>}
          <button type="button" onClick={() => setThere(true)}>
            Draw
          </button>
          {waiting && <p>One waits</p>}
        </>
      );
    };
    const { happen } = open(<Notice />, { suggestion: { kind: 'plan-unsure', subject: 'review 3', actions: [check] } });
    await happen();
    // Not by a press: who presses is busy, and nothing would come.
    act(() => screen.getByRole('button', { name: 'Draw' }).click());
    await waitFor(() => expect(screen.queryByText('One waits')).toBeNull());
    expect(screen.queryAllByRole('complementary')).toHaveLength(nudges);
  });

  it('goes from the screen while a session is on', async () => {
    const Session = () => {
      useQuietSession();
      return <p>A quiz</p>;
    };
    const { shown } = {
      shown: { id: 's1', folderId: 'f1', kind: 'due-soon', subject: 'a1', text, actions, source: 'engine' } as const,
    };
    offerNudge(shown, 1_000);
    showNext(1_000 + settling, false);
    open(<Session />);
    expect(await screen.findByText('A quiz')).toBeInTheDocument();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(isBusy(Date.now() + 60_000)).toBe(true);
  });
});

describe('one at a time', () => {
  const make = (subject: string): Suggestion => ({
    id: subject,
    folderId: 'f1',
    kind: 'cards-due',
    subject,
    text: subject,
    actions: [],
    source: 'engine',
  });
  let now: ReturnType<typeof useNudges>;
  const Watch = () => {
    now = useNudges();
    return null;
  };

  it('the most urgent waits, of those the newest, until the student is idle and the last one is half a minute away', () => {
    renderAt(<Watch />);
    const at = (time: number, busy = false) => {
      act(() => showNext(time, busy));
      return now.shown?.subject ?? null;
    };
    act(() => offerNudge(make('a'), 0));
    expect(at(settling - 1)).toBeNull();
    expect(at(settling, true)).toBeNull();
    expect(at(settling)).toBe('a');
    act(() => {
      offerNudge(make('b'), 1_000);
      offerNudge(make('c'), 1_100);
      offerNudge({ ...make('e'), kind: 'week-new' }, 1_200);
    });
    expect(at(3_000)).toBe('a');
    act(() => putAway(5_000));
    expect(at(5_000 + pauseBetween - 1)).toBeNull();
    expect(at(5_000 + pauseBetween)).toBe('c');
    act(() => {
      putAway(100_000);
      offerNudge(make('d'), 100_000);
    });
    expect(at(100_000 + 5 * 60_000 + 1)).toBeNull();
    expect(now.waiting).toBeNull();
  });
});

it.each<[SuggestionAction, string]>([
  [{ do: 'open-week', label: '', week: 3 }, '/syllabus/f1?week=3'],
  [{ do: 'open-files', label: '' }, '/syllabus/f1?view=files'],
  [{ do: 'open-file', label: '', file_id: 'x y', week: 3 }, '/syllabus/f1?week=3&file=x+y'],
  [
    { do: 'open-passage', label: '', file_id: 'f', week: 3, page: 1, block: 4, last_block: 6, quote: 'Bends.' },
    '/syllabus/f1?week=3&file=f&passage=4-6',
  ],
  [{ do: 'practise', label: '', week: 3, activity_type: 'true-false' }, '/syllabus/f1/weeks/3/true-false'],
  [{ do: 'open-guide', label: '', week: 3 }, '/syllabus/f1/weeks/3/guide'],
  [{ do: 'review-cards', label: '' }, '/review/cards?course=f1'],
  [{ do: 'review-plan', label: '' }, '/syllabus/f1/review'],
])('leads to where %o is done', (action, to) => {
  expect(actionLink(action, 'f1').to).toBe(to);
});

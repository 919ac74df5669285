import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CoursePlan, Week } from '../../features/syllabus/course-plan.ts';
import { termPosition } from '../../features/syllabus/term-position.ts';
import type { CentreView } from '../../features/syllabus/weeks-rail.tsx';
import { afterFrame } from '../../lib/after-frame.ts';
import type { CalendarDate } from '../../lib/dates.ts';
import { coursePath } from '../../lib/demo.ts';
import { passageParam, type SourceTarget, targetFrom } from '../../lib/source-target.ts';
import { useReturnToOpener } from '../../lib/use-return-to-opener.ts';
import { useStepBack } from '../../lib/use-step-back.ts';
import { invertedPath } from './inverted-path.ts';

/** What the address says of the place in a course; all of it survives a reload and a shared link. */
export interface CoursePlace {
  /** null without a plan, and of one without weeks. */
  view: CentreView | null;
  /** The list of files stands in the centre. */
  files: boolean;
  /** The open file, which covers the centre. */
  fileId: string | null;
  target: SourceTarget | null;
  /** Which pane a phone shows. */
  pane: 'weeks' | 'centre' | 'ask';
}

const panes = ['weeks', 'centre', 'ask'] as const;

/** Weeks are addressed by number; where a syllabus repeats a number, by id. */
function weekParam(week: Week, weeks: readonly Week[]): string {
  const repeated = weeks.some((other) => other.id !== week.id && other.weekNumber === week.weekNumber);
  return repeated ? week.id : String(week.weekNumber);
}

function viewOf(query: URLSearchParams, plan: CoursePlan, today: CalendarDate): CentreView | null {
  const view = query.get('view');
  if (view === 'about') return { kind: 'about' };
  if (view === 'undated') return { kind: 'undated' };
  const wanted = query.get('week');
  const week =
    plan.weeks.find((candidate) => weekParam(candidate, plan.weeks) === wanted) ??
    plan.weeks[termPosition(plan, today).current ?? 0];
  return week ? { kind: 'week', week } : null;
}

/** Says where in the course the address points, and goes to other places. */
export function useCoursePlace(
  folderId: string,
  plan: CoursePlan | null,
  today: CalendarDate,
  { mirrored }: { mirrored: boolean },
) {
  const first = mirrored ? 'ask' : 'centre';
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { target?: SourceTarget; pushed?: boolean } | null;

  const [search, showAhead] = useOptimistic(location.search);
  const asked = useRef('');
  /** Shows a week at once. The address, which much of the page reads, says so once that is drawn. */
  const goTo = useCallback(
    (to: string) => {
      asked.current = to;
      const from = window.location.href;
      startTransition(async () => {
        showAhead(to.slice(to.indexOf('?')));
        await afterFrame();
        // Of two presses within a frame the second is meant, and whoever has left meanwhile stays where they went.
        if (asked.current === to && window.location.href === from) await navigate(to);
      });
    },
    [navigate, showAhead],
  );

  const passage = new URLSearchParams(search).get('passage');
  // The same one as long as the address names it: a new one is looked up, scrolled to and given the focus.
  const target = useMemo(() => targetFrom(passage, state?.target ?? null), [passage, state?.target]);
  const place = useMemo((): CoursePlace => {
    const query = new URLSearchParams(search);
    const pane = query.get('pane');
    return {
      view: plan && viewOf(query, plan, today),
      files: query.get('view') === 'files',
      fileId: query.get('file'),
      target,
      pane: panes.find((known) => known === pane) ?? first,
    };
  }, [search, plan, today, target, first]);

  // The conversation that is open stays open from week to week.
  const thread = new URLSearchParams(search).get('thread');
  const linkTo = useCallback(
    (view: CentreView | 'files') => {
      const query = new URLSearchParams(mirrored ? { folder: folderId, pane: 'centre' } : {});
      if (view === 'files') query.set('view', 'files');
      else if (view.kind === 'week') query.set('week', weekParam(view.week, plan?.weeks ?? []));
      else query.set('view', view.kind);
      if (thread) query.set('thread', thread);
      return `${mirrored ? invertedPath : coursePath(folderId)}?${query}`;
    },
    [folderId, plan, mirrored, thread],
  );

  // Read when something is pressed: what leads to other places stays the same from week to week, and so does what shows
  // it.
  const here = useRef({ search, state });
  useLayoutEffect(() => {
    here.current = { search, state };
  }, [search, state]);

  const change = useCallback(
    (edit: (query: URLSearchParams) => void, options: { replace: boolean; state?: unknown }) => {
      const query = new URLSearchParams(here.current.search);
      edit(query);
      void navigate({ search: query.toString() }, options);
    },
    [navigate],
  );

  const showPane = useCallback(
    (pane: CoursePlace['pane']) =>
      change((query) => (pane === first ? query.delete('pane') : query.set('pane', pane)), {
        replace: true,
        state: here.current.state,
      }),
    [change, first],
  );

  const rememberOpener = useReturnToOpener(place.fileId !== null);
  /** Opens a file over the centre. From one passage to the next the address is replaced: "back" leads to the week. */
  const openFile = useCallback(
    (fileId: string, target: SourceTarget | null) => {
      const { search, state } = here.current;
      const covers = new URLSearchParams(search).has('file');
      rememberOpener();
      change(
        (query) => {
          query.set('file', fileId);
          if (target) query.set('passage', passageParam(target));
          else query.delete('passage');
          if (mirrored) query.set('pane', 'centre');
          else query.delete('pane');
        },
        { replace: covers, state: { target, pushed: covers ? state?.pushed : true } },
      );
    },
    [change, mirrored, rememberOpener],
  );

  const stepBack = useStepBack();
  const closeFile = useCallback(() => {
    if (here.current.state?.pushed) return stepBack();
    change(
      (query) => {
        query.delete('file');
        query.delete('passage');
      },
      { replace: true },
    );
  }, [change, stepBack]);

  return { place, linkTo, goTo, showPane, openFile, closeFile };
}

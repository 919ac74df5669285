import { t } from '@lingui/core/macro';
import type { DismissalScope } from '@weekwise/domain/suggestions.ts';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { messageOf } from '../../lib/api/errors.ts';
import type { Suggestion } from '../../lib/proactive/answer.ts';
import { isBusy, useInSession, watchTyping } from '../../lib/proactive/quiet.ts';
import { onSuggestion } from '../../lib/proactive/send.ts';
import { forgetTrace } from '../../lib/proactive/trace.ts';
import { currentUserId, subscribeToSession } from '../../lib/session/session-store.ts';
import { readerName } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { actionLink } from './action-link.ts';
import { kindNames } from './kind-names.ts';
import { forgetNudges, offerNudge, putAway, showNext, useNudges, withdrawWaiting } from './nudge-store.ts';
import { useDismissals } from './suggestions.queries.ts';

const lookEvery = 200;

/**
 * The one place where suggestions appear: over the page, so that nothing in it moves, and never into something under
 * way.
 * What scrolls beneath leaves room for it (nudge-room); what does not, a footer, stays below it.
 */
export function Nudges() {
  const { shown, waiting } = useNudges();
  const inSession = useInSession();
  useEffect(watchTyping, []);
  const { pathname, search } = useLocation();
  const offer = useEffectEvent((suggestion: Suggestion) => {
    if (!isOnScreen(suggestion, pathname + search)) offerNudge(suggestion, Date.now());
  });
  useEffect(() => onSuggestion(offer), []);
  useEffect(
    () =>
      subscribeToSession(() => {
        if (currentUserId() !== null) return;
        forgetNudges();
        forgetTrace();
      }),
    [],
  );
  const isWaiting = waiting !== null;
  const look = useEffectEvent(() => {
    const now = Date.now();
    // What the page itself says may have been drawn meanwhile.
    if (waiting && isOnScreen(waiting.suggestion, pathname + search)) withdrawWaiting();
    else showNext(now, isBusy(now));
  });
  useEffect(() => {
    if (!isWaiting) return;
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const visible = shown && !inSession ? shown : null;
  return (
    <>
      {/* There before the words are, so that they are read out when they come. */}
      <p role="status" className="sr-only">
        {visible && t`Suggestion: ${visible.text}`}
      </p>
      {visible && <Nudge key={visible.id} suggestion={visible} />}
    </>
  );
}

/** The student looks at what it would lead to, or at the course's own notice of it: the page says it better. */
const isOnScreen = ({ actions, folderId }: Suggestion, address: string): boolean =>
  actions.some((action) => {
    const { to } = actionLink(action, folderId);
    if (action.do === 'find-reading') return to === address;
    return action.do === 'review-plan' && (to === address || hasLink(to));
  });

const hasLink = (to: string): boolean =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].some((link) => link.getAttribute('href') === to);

function Nudge({ suggestion }: { suggestion: Suggestion }) {
  const place = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    const frame = place.current;
    const noteOrigin = ({ relatedTarget }: FocusEvent) => {
      if (!frame?.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget;
    };
    frame?.addEventListener('focusin', noteOrigin);
    return () => frame?.removeEventListener('focusin', noteOrigin);
  }, []);
  useToastsAbove(place);
  const away = () => {
    const back = cameFrom.current;
    // Whoever came here by the keyboard goes on where they were.
    if (place.current?.contains(document.activeElement) && back instanceof HTMLElement && back.isConnected)
      back.focus();
    putAway(Date.now());
  };
  return (
    <aside
      ref={place}
      aria-label={t`Suggestion`}
      tabIndex={-1}
      data-pane
      data-nudge
      className="pop-in fixed end-2 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] start-2 z-(--syllabus-z-tabbar) rounded-lg border border-default bg-raised py-2.5 pe-2 ps-3 shadow-md outline-none sm:start-auto sm:w-94 lg:end-auto lg:bottom-14 lg:start-2 lg:w-80 xl:w-60 print:hidden"
    >
      <Words suggestion={suggestion} />
      <Controls suggestion={suggestion} onAway={away} />
    </aside>
  );
}

const aboveNudge = '--above-nudge';
const gapAbove = 8;

/** Toasts rise at the same edge: while the suggestion is there they stand above it, wherever the layout has put it. */
function useToastsAbove(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = place.current;
    if (!frame) return;
    const root = document.documentElement.style;
    const say = () => root.setProperty(aboveNudge, `${innerHeight - frame.getBoundingClientRect().top + gapAbove}px`);
    const observer = new ResizeObserver(say);
    observer.observe(frame);
    window.addEventListener('resize', say);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', say);
      root.removeProperty(aboveNudge);
    };
  }, [place]);
}

function Words({ suggestion: { text, source } }: { suggestion: Suggestion }) {
  return (
    <div className="flex gap-2.5 pe-9">
      <Icon of={Bell} className="mt-0.5 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 break-words text-primary text-sm">
        {text}
        {source !== 'engine' && <span className="text-muted"> {t`Worded by ${readerName(source)}.`}</span>}
      </p>
    </div>
  );
}

function Controls({ suggestion, onAway: away }: { suggestion: Suggestion; onAway: () => void }) {
  const { dismiss, bringBack } = useDismissals();
  const { folderId, kind, actions } = suggestion;
  const forNow = () => {
    away();
    // It may come once more; that is no reason to disturb.
    dismiss(suggestion, 'for-now').catch((error: unknown) => console.warn(messageOf(error)));
  };
  const forGood = async (scope: Exclude<DismissalScope, 'for-now'>) => {
    away();
    try {
      const id = await dismiss(suggestion, scope);
      const where = scope === 'course' ? t`in this course` : t`in any course`;
      sayDone(t`Not suggested again ${where}: ${kindNames[kind].toLowerCase()}`, () => {
        bringBack(id).catch((error: unknown) => sayFailed(messageOf(error)));
      });
    } catch (error) {
      sayFailed(messageOf(error), () => void forGood(scope));
    }
  };
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 ps-6.5">
        {actions.map((action) => {
          const { to, state } = actionLink(action, folderId);
          return (
            <Link
              key={action.label}
              to={to}
              state={state}
              onClick={() => putAway(Date.now())}
              className="link inline-flex min-h-6 items-center font-medium text-sm touch:min-h-11"
            >
              {action.label}
            </Link>
          );
        })}
        <span className="ms-auto">
          <Menu trigger={<IconButton icon={BellOff} label={t`Stop suggestions like this`} size="sm" iconSize={14} />}>
            <MenuLabel>{kindNames[kind]}</MenuLabel>
            <MenuItem onSelect={() => void forGood('course')}>{t`Not in this course`}</MenuItem>
            <MenuItem onSelect={() => void forGood('all-courses')}>{t`Not in any course`}</MenuItem>
          </Menu>
        </span>
      </div>
      <IconButton icon={X} label={t`Dismiss`} size="sm" onClick={forNow} className="absolute top-1.5 end-1.5" />
    </>
  );
}

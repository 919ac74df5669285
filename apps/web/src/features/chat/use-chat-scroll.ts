import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** So near to an edge counts as being there. */
const nearEnd = 80;
const nearTop = 160;

export interface ChatScroll {
  /** The element that scrolls, and the one in it that grows. */
  list: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** `below`: the reader is away from the end; `news`: and something came meanwhile. */
  state: 'at-end' | 'below' | 'news';
  toEnd: () => void;
}

/**
 * What the list follows: the answer to what was asked last, its end whatever comes, or nothing while the reader is
 * elsewhere.
 */
type Following = 'asked' | 'end' | 'nothing';

/**
 * Keeps a conversation at its end while it grows, unless the reader scrolled up to read; what is put above the reader
 * moves nothing that is read. An answer that is taller than the pane stops growing upwards once its question is at the
 * top: who asked begins to read there.
 * @param firstId the topmost item, marked `data-turn`
 * @param askedId the question whose answer is being written: whoever asks is led to it
 * @param latest changes with whatever is said
 */
export function useChatScroll({
  firstId,
  askedId,
  latest,
  onNearTop,
}: {
  firstId: string | undefined;
  askedId: string | undefined;
  latest: unknown;
  onNearTop: () => void;
}): ChatScroll {
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef<Following>('end');
  const asked = useRef<string | undefined>(undefined);
  /** Where the list was put from here: any other place is the reader's doing. */
  const put = useRef(0);
  const [state, setState] = useState<ChatScroll['state']>('at-end');
  const nearsTop = useEffectEvent(onNearTop);

  const tellPlace = useCallback((element: HTMLElement) => {
    const isNear = belowOf(element) < nearEnd;
    setState((now) => (isNear ? 'at-end' : now === 'at-end' ? 'below' : now));
  }, []);
  const follow = useCallback(() => {
    const element = list.current;
    if (!element || following.current === 'nothing' || element.clientHeight === 0) return;
    const question = following.current === 'asked' ? placeOf(element, asked.current) : null;
    element.scrollTop = Math.min(element.scrollHeight - element.clientHeight, question ?? Number.POSITIVE_INFINITY);
    put.current = element.scrollTop;
    tellPlace(element);
  }, [tellPlace]);
  const toEnd = useCallback(() => {
    following.current = 'end';
    follow();
  }, [follow]);

  const anchor = useRef<{ id: string; top: number } | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onScroll = () => {
      // Out of sight, as behind another pane, it has no height and no place.
      if (element.clientHeight === 0) return;
      const isByHand = Math.abs(element.scrollTop - put.current) > 1;
      const isNear = belowOf(element) < nearEnd;
      const question = placeOf(element, asked.current) ?? Number.POSITIVE_INFINITY;
      // What shrinks moves the list as well: at its end, with the question in sight, nothing has changed.
      const isStill = following.current === 'asked' && isNear && element.scrollTop <= question + 1;
      if (isByHand && !isStill) following.current = isNear ? 'end' : 'nothing';
      put.current = element.scrollTop;
      tellPlace(element);
      anchor.current = firstInSight(element);
      if (element.scrollTop < nearTop && following.current === 'nothing') nearsTop();
    };
    // Who is at work in the conversation keeps the place, also at its end.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[data-inline]')) following.current = 'nothing';
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', onFocus);
    };
  }, [tellPlace]);

  useEffect(() => {
    const element = content.current;
    if (!element) return;
    // Formulas, colours of code and lines of an answer arrive without any change here.
    const observer = new ResizeObserver(() => {
      const frame = list.current;
      if (!frame) return;
      follow();
      // What does not fill the pane cannot be scrolled.
      if (frame.clientHeight > 0 && frame.scrollHeight <= frame.clientHeight) nearsTop();
    });
    observer.observe(element);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [follow]);

  const first = useRef(firstId);
  useLayoutEffect(() => {
    const element = list.current;
    const was = anchor.current;
    if (first.current === firstId || !element) return;
    first.current = firstId;
    if (following.current !== 'nothing' || !was) return;
    // Where the browser has anchored it itself, nothing is left to move.
    const now = topOf(element, turnIn(element, was.id));
    if (now === null) return;
    element.scrollTop += now - was.top;
    put.current = element.scrollTop;
  }, [firstId]);

  useLayoutEffect(() => {
    if (!askedId) return;
    asked.current = askedId;
    following.current = 'asked';
    follow();
  }, [askedId, follow]);

  useLayoutEffect(() => {
    if (latest === undefined) return;
    if (following.current === 'nothing') setState('news');
    else follow();
  }, [latest, follow]);

  return { list, content, state, toEnd };
}

/** Above a question that is at the top of the pane, as above the first one. */
const margin = 20;

/** How far the list is scrolled when a question stands at its top; null where it is not drawn. */
function placeOf(list: HTMLElement, id: string | undefined): number | null {
  const top = id === undefined ? null : topOf(list, turnIn(list, id));
  return top === null ? null : Math.max(0, list.scrollTop + top - margin);
}

const turnIn = (list: Element, id: string): Element | null => list.querySelector(`[data-turn="${CSS.escape(id)}"]`);
const belowOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight;

function topOf(list: Element, item: Element | null): number | null {
  return item && item.getBoundingClientRect().top - list.getBoundingClientRect().top;
}

function firstInSight(list: Element): { id: string; top: number } | null {
  for (const item of list.querySelectorAll<HTMLElement>('[data-turn]')) {
    const top = topOf(list, item) ?? 0;
    if (top + item.offsetHeight > 0) return { id: item.dataset.turn ?? '', top };
  }
  return null;
}

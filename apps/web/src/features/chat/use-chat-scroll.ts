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
 * Keeps a conversation at its end while it grows, unless the reader scrolled up to read; what is put above the reader moves
 * nothing that is read.
 * @param firstId the topmost item, marked `data-turn`
 * @param askedId the question whose answer is being written: whoever asks is led to the end
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
  const stuck = useRef(true);
  const [state, setState] = useState<ChatScroll['state']>('at-end');
  const nearsTop = useEffectEvent(onNearTop);

  const toEnd = useCallback(() => {
    stuck.current = true;
    setState('at-end');
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, []);

  const anchor = useRef<{ id: string; top: number } | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onScroll = () => {
      // Out of sight, as behind another pane, it has no height and no place.
      if (element.clientHeight === 0) return;
      stuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
      setState((now) => (stuck.current ? 'at-end' : now === 'at-end' ? 'below' : now));
      anchor.current = firstInSight(element);
      if (element.scrollTop < nearTop && !stuck.current) nearsTop();
    };
    // Who is at work in the conversation keeps the place, also at its end.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[data-inline]')) stuck.current = false;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', onFocus);
    };
  }, []);

  useEffect(() => {
    const element = content.current;
    if (!element) return;
    // Formulas, colours of code and lines of an answer arrive without any change here.
    const observer = new ResizeObserver(() => {
      const frame = list.current;
      if (!frame) return;
      if (stuck.current) frame.scrollTop = frame.scrollHeight;
      // What does not fill the pane cannot be scrolled.
      if (frame.clientHeight > 0 && frame.scrollHeight <= frame.clientHeight) nearsTop();
    });
    observer.observe(element);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  const first = useRef(firstId);
  useLayoutEffect(() => {
    const element = list.current;
    const was = anchor.current;
    if (first.current === firstId || !element) return;
    first.current = firstId;
    if (stuck.current || !was) return;
    // Where the browser has anchored it itself, nothing is left to move.
    const now = topOf(element, element.querySelector(`[data-turn="${CSS.escape(was.id)}"]`));
    if (now !== null) element.scrollTop += now - was.top;
  }, [firstId]);

  useLayoutEffect(() => {
    if (askedId) toEnd();
  }, [askedId, toEnd]);

  useLayoutEffect(() => {
    if (latest === undefined) return;
    if (stuck.current && list.current) list.current.scrollTop = list.current.scrollHeight;
    else setState('news');
  }, [latest]);

  return { list, content, state, toEnd };
}

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

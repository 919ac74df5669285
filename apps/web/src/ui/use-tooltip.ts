import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that a pointer rests on a control before its name shows. */
const delay = 400;
/** After one tooltip the next shows without delay for so long: somebody reads along a row of icons. */
const reading = 200;
/**
 * The way from the control to its tooltip takes a moment; who gets there can read it as long as they like (WCAG
 * 1.4.13).
 */
const grace = 120;

let closedAt = Number.NEGATIVE_INFINITY;
/** One is open at a time. */
let closeOpen: (() => void) | null = null;

/** When a tooltip is open: over its control or over itself, or while its control has the focus by a key. */
export function useTooltip() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A press gives the focus too; who presses knows the name. */
  const pressed = useRef(false);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  const open = (element: Element) => {
    clearTimeout(timer.current);
    // It would lie over what its control has opened.
    if (element.getAttribute('aria-expanded') === 'true') return;
    if (closeOpen !== close) closeOpen?.();
    closeOpen = close;
    setAnchor(element);
  };
  const later = (act: () => void, milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    // What it points at moves away.
    const onScroll = ({ target }: Event) => target instanceof Node && target.contains(anchor) && close();
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      closedAt = performance.now();
      if (closeOpen === close) closeOpen = null;
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [anchor, close]);

  return {
    /** What it points at while it is open. */
    anchor,
    trigger: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType === 'touch') return;
        later(() => open(currentTarget), performance.now() - closedAt < reading ? 0 : delay);
      },
      onPointerLeave: () => {
        pressed.current = false;
        later(close, grace);
      },
      onPointerDown: () => {
        pressed.current = true;
        close();
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (!pressed.current && currentTarget.matches(':focus-visible')) open(currentTarget);
      },
      onBlur: close,
    },
    bubble: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => later(close, grace),
    },
  };
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const nearEnd = 80;

/** Keeps a scrolling list at its end while `content` changes, unless the reader scrolled up to read. */
export function useStickToEnd(content: unknown): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onScroll = () => {
      stuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);
  useLayoutEffect(() => {
    if (stuck.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [content]);
  return list;
}

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';
import { rememberOpener } from './opener.ts';

/**
 * Returns the focus to what opened something, however that is closed: by its cross, by Escape or by the browser's
 * "back". After a reload, or at an address that was sent, nothing opened it: the heading has it then.
 * @returns to be called where it is opened: what has the focus then is what opened it. Where "forward" opens it, that
 * is known here.
 */
export function useReturnToOpener(isOpen: boolean): () => void {
  const opener = useRef<(() => HTMLElement | null) | null>(null);
  const remember = useCallback(() => {
    opener.current ??= rememberOpener();
  }, []);
  useLayoutEffect(() => {
    if (isOpen) remember();
  }, [isOpen, remember]);
  useEffect(() => {
    if (isOpen || !opener.current) return;
    const back = opener.current();
    opener.current = null;
    if (back && back !== document.body) back.focus();
    else if (document.activeElement === document.body) focusHeading();
  }, [isOpen]);
  return remember;
}

import { useEffect, useSyncExternalStore } from 'react';

/**
 * After the last key the student is still writing for so long, and after the last press still doing. In milliseconds.
 */
const restless = 3_000;

let sessions = 0;
let lastKey = 0;
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

/** While this is on screen nobody wants to hear of anything else: cards, a quiz, a dialogue. */
export function useQuietSession(on = true): void {
  useEffect(() => {
    if (!on) return;
    sessions++;
    tellAll();
    return () => {
      sessions--;
      tellAll();
    };
  }, [on]);
}

/** Whether a session is on screen. */
export const useInSession = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => sessions > 0,
  );

/** Follows the keys of the page. Returns what ends it. */
export function watchTyping(): () => void {
  const note = () => {
    lastKey = Date.now();
  };
  window.addEventListener('keydown', note, true);
  window.addEventListener('input', note, true);
  return () => {
    window.removeEventListener('keydown', note, true);
    window.removeEventListener('input', note, true);
    lastKey = 0;
  };
}

/** Whether a word now would disturb: a session is on, a dialog is open, something is being written. */
export function isBusy(now: number): boolean {
  if (sessions > 0 || now - lastKey < restless) return true;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  return isWriting(document.activeElement);
}

/** A field that waits empty is no hindrance: the chat's has the focus from the start. */
function isWriting(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== '';
  if (element instanceof HTMLInputElement)
    return !['button', 'checkbox', 'radio', 'range', 'submit'].includes(element.type) && element.value !== '';
  return element instanceof HTMLElement && element.isContentEditable ? element.textContent !== '' : false;
}

import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { tinykeys } from 'tinykeys';
import { z } from 'zod';
import { isOverlayOpen } from './shell.ts';
import { storedValue } from './storage.ts';

export interface Shortcut {
  /** tinykeys spelling: "j", "g d", "$mod+k", "[Shift]+?". */
  keys: string;
  /** What it does, for the list of shortcuts. */
  label: string;
  group: 'General' | 'Go to' | 'Course' | 'Reading' | 'Review' | 'Session';
}

let active: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Shortcut[]): void {
  active = next;
  for (const listener of listeners) listener();
}

const stored = storedValue('single-key-shortcuts', z.boolean());
let singleKeys = stored.get() ?? true;

/** Letters alone can be turned off, for speech input and for keys pressed by accident (WCAG 2.1.4). */
export function setSingleKeys(on: boolean): void {
  singleKeys = on;
  stored.set(on);
  publish([...active]);
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, () => singleKeys);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const hasModifier = (keys: string) => /\$mod|Control|Meta|Alt/.test(keys);

/** Where letters are text, or belong to an open dialog or menu. */
function isBusy(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event.target.closest('input, textarea, select, [contenteditable="true"]')) return true;
  // Space and Enter press what has the focus.
  if (/^( |Enter)$/.test(event.key) && event.target.closest('button, a[href]')) return true;
  if (isOverlayOpen()) return true;
  return document.querySelector('[role="dialog"][data-state="open"], [role="menu"][data-state="open"]') !== null;
}

/**
 * Binds a key or a sequence while the caller is on screen, and lists it.
 * Keys without Ctrl, ⌘ or Alt are off in text fields, while a dialog is open, and where the student turned them off.
 */
export function useShortcut(
  { keys, label, group }: Shortcut,
  run: (event: KeyboardEvent) => void,
  enabled = true,
): void {
  const onKeys = useEffectEvent((event: KeyboardEvent) => {
    // What a dialog or another shortcut took, closing what was in front, is not for what comes to the front by it.
    if (event.defaultPrevented) return;
    if (!hasModifier(keys) && (!singleKeys || isBusy(event))) return;
    event.preventDefault();
    run(event);
  });
  useEffect(() => {
    if (!enabled) return;
    const shortcut = { keys, label, group };
    publish([...active, shortcut]);
    const unbind = tinykeys(window, { [keys]: onKeys }, { ignore: () => false });
    return () => {
      unbind();
      publish(active.filter((other) => other !== shortcut));
    };
  }, [keys, label, group, enabled]);
}

/** The shortcuts that work on the screen as it is. */
export function useActiveShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => active);
}

const onApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The caps to draw for a key spelling: "$mod+k" → ["⌘", "K"] or ["Ctrl", "K"]; "g d" → ["g", "d"]. */
export function keyCaps(keys: string): string[] {
  return keys.split(' ').flatMap((press) => {
    const parts = press.split('+').filter((part) => !part.includes('Shift'));
    const modified = parts.length > 1;
    return parts.map((part) => {
      if (part === '$mod') return onApple ? '⌘' : t`Ctrl`;
      if (part === 'Escape') return t`Esc`;
      if (part.startsWith('Arrow')) return { Left: '←', Right: '→', Up: '↑', Down: '↓' }[part.slice(5)] ?? part;
      return modified ? part.toUpperCase() : part;
    });
  });
}

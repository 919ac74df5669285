import { t } from '@lingui/core/macro';
import { fixedTexts } from '@weekwise/contracts/fixed-texts.ts';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { storedValue } from './storage.ts';
import { type ThemeName, themeNames } from './theme-names.ts';

export interface Theme {
  name: ThemeName;
  displayName: string;
  description: string;
  dark: boolean;
}

const texts: Record<ThemeName, Omit<Theme, 'name'>> = {
  light: { displayName: t`Paper`, description: t`Warm white, ink blue`, dark: false },
  'sage-wisdom': { displayName: t`Sage Wisdom`, description: t`Pale green, forest`, dark: false },
  'warm-terracotta': { displayName: t`Warm Terracotta`, description: t`Sand, fired clay`, dark: false },
  'monochrome-elegance': { displayName: t`Monochrome Elegance`, description: t`Greys and black`, dark: false },
  default: { displayName: t`Slate`, description: t`Dark slate, sky blue`, dark: true },
  'ocean-depths': { displayName: t`Ocean Depths`, description: t`Deep teal, sea foam`, dark: true },
  'dark-academic': { displayName: t`Dark Academic`, description: t`Walnut, brass`, dark: true },
  'midnight-blue': { displayName: t`Midnight Blue`, description: t`Night sky, periwinkle`, dark: true },
};

/** As they are offered, in their order. */
export const themes = themeNames.map((name) => ({ name, ...texts[name] }));

const stored = storedValue('theme', z.string());
const listeners = new Set<() => void>();

function known(name: string | null | undefined): ThemeName | null {
  return themeNames.find((each) => each === name) ?? null;
}

export function currentTheme(): ThemeName {
  return known(document.documentElement.dataset.theme) ?? 'light';
}

/** Shows a theme and remembers it in this browser. An unknown name warns and changes nothing. */
export function chooseTheme(name: string): void {
  const theme = known(name);
  if (!theme) {
    console.warn(`${fixedTexts.unknownTheme}: ${name}`);
    return;
  }
  document.documentElement.dataset.theme = theme;
  stored.set(theme);
  paintBrowserBar();
  for (const listener of listeners) listener();
}

/**
 * What a newer or an older version kept here may be none of ours: the light theme shows, and the browser's bar with it.
 */
export function settleTheme(): void {
  const { theme } = document.documentElement.dataset;
  if (theme !== undefined && !known(theme)) {
    console.warn(`${fixedTexts.unknownTheme}: ${theme}`);
    document.documentElement.dataset.theme = 'light';
  }
  paintBrowserBar();
}

/** The browser's own bar takes the canvas colour of the theme. */
function paintBrowserBar(): void {
  const canvas = getComputedStyle(document.documentElement).getPropertyValue('--syllabus-background-canvas').trim();
  if (canvas) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas);
}

/** Paper is white: while the browser prints, the light theme is shown. Returns what ends it. */
export function printInLight(): () => void {
  const paper = matchMedia('print');
  const { dataset } = document.documentElement;
  let before: string | null = null;
  const begin = () => {
    before ??= currentTheme();
    dataset.theme = 'light';
  };
  const end = () => {
    if (before !== null) dataset.theme = before;
    before = null;
  };
  const change = () => (paper.matches ? begin() : end());
  // Browsers differ in which of them comes before the page is drawn for paper.
  paper.addEventListener('change', change);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    paper.removeEventListener('change', change);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

export function useTheme(): ThemeName {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}

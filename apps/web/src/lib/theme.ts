import { fixedTexts } from '@weekwise/contracts/fixed-texts.ts';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { storedValue } from './storage.ts';

export interface Theme {
  name: string;
  displayName: string;
  description: string;
  dark: boolean;
}

/** The themes of tokens.css. The first is the product's default. */
export const themes = [
  { name: 'light', displayName: 'Paper', description: 'Warm white, ink blue', dark: false },
  { name: 'sage-wisdom', displayName: 'Sage Wisdom', description: 'Pale green, forest', dark: false },
  { name: 'warm-terracotta', displayName: 'Warm Terracotta', description: 'Sand, fired clay', dark: false },
  { name: 'monochrome-elegance', displayName: 'Monochrome Elegance', description: 'Greys and black', dark: false },
  { name: 'default', displayName: 'Slate', description: 'Dark slate, sky blue', dark: true },
  { name: 'ocean-depths', displayName: 'Ocean Depths', description: 'Deep teal, sea foam', dark: true },
  { name: 'dark-academic', displayName: 'Dark Academic', description: 'Walnut, brass', dark: true },
  { name: 'midnight-blue', displayName: 'Midnight Blue', description: 'Night sky, periwinkle', dark: true },
] as const satisfies readonly Theme[];
export type ThemeName = (typeof themes)[number]['name'];

const stored = storedValue('theme', z.string());
const listeners = new Set<() => void>();

function known(name: string | null | undefined): ThemeName | null {
  return themes.find((theme) => theme.name === name)?.name ?? null;
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

/** The browser's own bar takes the canvas colour of the theme. */
export function paintBrowserBar(): void {
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { chooseTheme, currentTheme, printInLight, settleTheme, themes } from './theme.ts';

const tokens = readFileSync(join(import.meta.dirname, '../app/styles/tokens.css'), 'utf8');

describe('themes', () => {
  it('are exactly those that tokens.css draws', () => {
    const drawn = [...tokens.matchAll(/\[data-theme="([^"]+)"\] \{/g)].map(([, name]) => name);
    expect(themes.map(({ name }) => name).toSorted()).toEqual([...new Set(drawn)].toSorted());
  });

  // Hence axe's rules that are not about colours say in one theme what they say in all (e2e/access.spec.ts).
  it('set the same colours and shadows and nothing else', () => {
    const blocks = [...tokens.matchAll(/\[data-theme="([^"]+)"\] \{([^}]*)\}/g)].map(([, theme, block = '']) => ({
      theme,
      properties: [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, property]) => property).toSorted(),
    }));
    for (const { theme, properties } of blocks) {
      expect(properties, theme).toEqual(blocks[0]?.properties);
      for (const property of properties)
        expect(property).toMatch(/^color-scheme$|^--syllabus-(background|text|accent|button|border|shadow)-/);
    }
  });

  it('remember the choice', () => {
    chooseTheme('midnight-blue');
    expect(currentTheme()).toBe('midnight-blue');
    expect(localStorage.getItem('weekwise.theme')).toBe('"midnight-blue"');
  });

  it('warn of an unknown name and change nothing', () => {
    chooseTheme('sage-wisdom');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    chooseTheme('neon');
    expect(warn).toHaveBeenCalledWith('Unknown theme: neon');
    expect(currentTheme()).toBe('sage-wisdom');
  });

  it('warn of a kept name that is none, and show the light default', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.documentElement.dataset.theme = 'neon';
    settleTheme();
    expect(warn).toHaveBeenCalledWith('Unknown theme: neon');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('start with the light default', () => {
    document.documentElement.removeAttribute('data-theme');
    expect(currentTheme()).toBe('light');
  });
});

it('prints in the light theme, and comes back to the student’s own', () => {
  chooseTheme('midnight-blue');
  const end = printInLight();
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement.dataset.theme).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.theme).toBe('midnight-blue');
  end();
});

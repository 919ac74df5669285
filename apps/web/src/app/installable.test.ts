import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webRoutes } from '@weekwise/contracts/web-routes.ts';
import { describe, expect, it } from 'vitest';
import { themes } from '../lib/theme.ts';

const web = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(web, path), 'utf8');
/** Every page that the server may answer with. */
const pages = readdirSync(web)
  .filter((name) => name.endsWith('.html'))
  .map((name) => [name, new DOMParser().parseFromString(read(name), 'text/html')] as const);

/** Width and height of a PNG: the first chunk after the signature says them. */
function sizeOf(path: string): string {
  const bytes = readFileSync(join(web, 'public', path));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('installing the app', () => {
  const manifest = JSON.parse(read('public/manifest.webmanifest'));

  it.each(pages)('%s names its manifest and an icon for a home screen', (_, page) => {
    expect(page.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe('/manifest.webmanifest');
    const touch = page.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href') ?? '';
    expect(sizeOf(touch)).toBe('180x180');
  });

  it('the manifest has what a browser asks for: names, start, display, icons of 192 and 512, one to be masked', () => {
    expect(manifest).toMatchObject({ name: 'Weekwise', short_name: 'Weekwise', start_url: '/', display: 'standalone' });
    const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
    for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes);
    expect(pictures.map(({ sizes, purpose = 'any' }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('its shortcuts lead to pages there are', () => {
    const paths: string[] = webRoutes.map(({ path }) => path);
    for (const { url } of manifest.shortcuts) expect(paths).toContain(url);
  });
});

describe('the theme before the first paint', () => {
  const run = () => new Function(read('public/theme.js'))();
  const shown = () => document.documentElement.dataset.theme;

  it.each(pages)('%s: it is set by a script that the head waits for, before the app', (_, page) => {
    const scripts = [...page.querySelectorAll('script')];
    const [first] = scripts;
    expect(first?.getAttribute('src')).toBe('/theme.js');
    expect(first?.parentElement?.tagName).toBe('HEAD');
    for (const late of ['async', 'defer', 'type']) expect(first?.hasAttribute(late)).toBe(false);
  });

  it.each(themes.map(({ name }) => name))('%s is there at once', (name) => {
    localStorage.setItem('weekwise.theme', JSON.stringify(name));
    run();
    expect(shown()).toBe(name);
  });

  it.each(['{broken', '7', '"<b>"', 'null'])('what is no name (%s) leaves the default', (kept) => {
    document.documentElement.removeAttribute('data-theme');
    localStorage.setItem('weekwise.theme', kept);
    run();
    expect(shown()).toBeUndefined();
  });
});

describe('the variables of the themes', () => {
  const tokens = read('src/app/styles/tokens.css');
  const groups = ['background', 'text', 'accent', 'button', 'border', 'shadow'];
  const variablesOf = (name: string): string[] => {
    const [, rules = ''] = new RegExp(`\\[data-theme="${name}"\\] \\{([^}]+)\\}`).exec(tokens) ?? [];
    return [...rules.matchAll(/(--[\w-]+):/g)].map(([, variable]) => variable ?? '').sort();
  };

  it('all begin with --syllabus-', () => {
    const others = [...tokens.matchAll(/^\s*(--[\w-]+):/gm)].filter(([, name]) => !name?.startsWith('--syllabus-'));
    expect(others).toEqual([]);
  });

  it.each(themes)(
    '$displayName has a name, a description, and colours of all six groups',
    ({ name, displayName, description }) => {
      const variables = variablesOf(name);
      for (const group of groups)
        expect(variables.some((variable) => variable.startsWith(`--syllabus-${group}`))).toBe(true);
      expect(variables).toEqual(variablesOf('light'));
      expect([displayName, description].every((text) => text.length > 0)).toBe(true);
    },
  );

  it('they are the eight of the product, its default first and light', () => {
    expect(themes.map(({ name }) => name).toSorted()).toEqual(
      [
        'light',
        'default',
        'sage-wisdom',
        'ocean-depths',
        'warm-terracotta',
        'monochrome-elegance',
        'dark-academic',
        'midnight-blue',
      ].toSorted(),
    );
    expect(themes[0]).toMatchObject({ name: 'light', dark: false });
    expect(themes.find(({ name }) => name === 'default')).toMatchObject({ displayName: 'Slate', dark: true });
  });
});

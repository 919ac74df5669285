// What is English in a language that is none does not come from the catalogue (docs/decisions/142).
import type { Messages } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as english } from '../locales/en.po';
import { messages as accented } from '../locales/en-XA.po';

beforeEach(() => vi.resetModules());
afterEach(() => {
  window.history.replaceState(null, '', '/');
  Object.assign(document.documentElement, { lang: '', dir: '' });
});

/** The app as a tab that was opened at an address, with `?lang=` or what this browser keeps. */
async function open(path: string, lang?: string) {
  if (lang) window.history.replaceState(null, '', `/?lang=${lang}`);
  const [{ openApp }, { knownStudent }] = await Promise.all([
    import('../testing/render-app.tsx'),
    import('../testing/known-student.ts'),
  ]);
  knownStudent();
  const { openSession } = await import('../lib/session/session-store.ts');
  const { makeRecord } = await import('../testing/factories.ts');
  openSession(makeRecord());
  const { screen, waitFor } = await import('@testing-library/react');
  openApp(path);
  await screen.findByRole('heading', { level: 1 });
  return waitFor(() => {
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
}

/** A course of the tests, and what is called the same everywhere. */
const data =
  /Weekwise|Leila Osei|\/nowhere|PDF|PowerPoint|OpenDocument|HTML|Markdown|LaTeX|Jan|Feb|Mar|Mon|Tue|Wed|Thu|Fri|\S+@\S+/g;

const shown = (): string[] => {
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('code, kbd, style, script'))
      texts.push(walker.currentNode.textContent ?? '');
  return [...attributes, ...texts];
};
const inEnglish = () => shown().filter((text) => /[A-Za-z]{2,}/.test(text.replace(data, '')));

describe('the pseudo-language', () => {
  it.each(['/security', '/terms-of-service', '/nowhere', '/account', '/drives', '/dashboard/new', '/dashboard/bin'])(
    'leaves no English on %s',
    async (path) => {
      await open(path, 'en-XA');
      expect(document.documentElement).toHaveAttribute('lang', 'en-XA');
      expect(shown().join(' ')).toMatch(/[àēĩōũ]/);
      expect(inEnglish()).toEqual([]);
    },
  );

  it('is kept in this browser until another is chosen', async () => {
    await open('/security', 'en-XA');
    vi.resetModules();
    window.history.replaceState(null, '', '/');
    const kept = await import('#lingui');
    expect(kept.languageTag()).toBe('en-XA');
    vi.resetModules();
    window.history.replaceState(null, '', '/?lang=en');
    const chosen = await import('#lingui');
    expect(chosen.languageTag()).toBe('en-US');
  });

  it.each(['xx', '__proto__', 'constructor', ''])('an unknown language (%j) is English', async (lang) => {
    window.history.replaceState(null, '', `/?lang=${lang}`);
    expect((await import('#lingui')).languageTag()).toBe('en-US');
  });
});

it('a language that is written from the right turns the page and its keys', async () => {
  await open('/security', 'ar-XB');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  const { backKey, direction, lineEnd, onwardKey } = await import('#lingui');
  expect({ direction, lineEnd, onwardKey, backKey }).toEqual({
    direction: 'rtl',
    lineEnd: 'left',
    onwardKey: 'ArrowLeft',
    backKey: 'ArrowRight',
  });
});

it('the catalogue of the pseudo-language has every text of the English one, and no English word', () => {
  expect(Object.keys(accented).length).toBeGreaterThan(2_000);
  expect(Object.keys(accented)).toEqual(Object.keys(english));
  expect(
    Object.values(accented)
      .flatMap(plainParts)
      .filter((text) => /[A-Za-z]{2,}/.test(text)),
  ).toEqual([]);
});

/** What is written in a compiled text: neither names of values nor kinds of plurals nor tags. */
function plainParts(message: Messages[string]): string[] {
  return [message].flat().flatMap((part) => {
    if (typeof part === 'string') return part.replace(/<\/?\w+\/?>/g, '');
    return Object.values(part[2] ?? {}).flatMap((form) => (Array.isArray(form) ? plainParts(form) : []));
  });
}

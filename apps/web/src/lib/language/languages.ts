import type { Messages } from '@lingui/core';

/** What is written from which side, how dates and numbers are spelled, and where the texts come from. */
export interface Language {
  /** For `lang`, and for what the browser spells: dates, numbers, plurals. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** English stands in the code itself. */
  texts?: () => Promise<{ messages: Messages }>;
}

/** `en-XA` and `ar-XB` are no languages: they show what does not come from the catalogue, or not from its side. */
const languages: Record<string, Language> = {
  en: { tag: 'en-US', dir: 'ltr' },
  'en-XA': { tag: 'en-XA', dir: 'ltr', texts: () => import('../../locales/en-XA.po') },
  'ar-XB': { tag: 'ar-XB', dir: 'rtl', texts: () => import('../../locales/ar-XB.po') },
};

const name = 'weekwise.language';

/** `?lang=` decides, and is kept in this browser; else what was kept; else English. */
export function chosenLanguage(): Language {
  const english = languages.en as Language;
  // The landing page is drawn by the build, which has no address.
  if (typeof location === 'undefined') return english;
  const asked = new URLSearchParams(location.search).get('lang');
  const chosen = asked && Object.hasOwn(languages, asked) ? keep(asked) : kept();
  return (chosen !== null && Object.hasOwn(languages, chosen) && languages[chosen]) || english;
}

function keep(language: string): string {
  try {
    localStorage.setItem(name, JSON.stringify(language));
  } catch {
    // Closed storage: the choice holds for this page.
  }
  return language;
}

function kept(): string | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

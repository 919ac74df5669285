import type { ReactElement, ReactNode } from 'react';
import { asElement, withElements } from './elements.tsx';
import { chosenLanguage } from './languages.ts';
import { fill, type Message } from './message.ts';

const { tag, dir, texts } = chosenLanguage();
// Whoever shows a text imports this file and so waits for it: a text may be read wherever it is wanted, at the top of a
// file as well.
const translations: Record<string, Message> = texts ? (await texts()).default : {};
if (typeof document !== 'undefined') Object.assign(document.documentElement, { lang: tag, dir });

/** The language in which dates and numbers are spelled. */
export const languageTag = (): string => tag;

/** Which way the page is read. */
export const direction = dir;

/** Where a line ends: what grows with reading grows that way. */
export const lineEnd = dir === 'rtl' ? 'left' : 'right';

/** Keys that point onwards and back, as the page is read. */
export const onwardKey = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
export const backKey = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';

/** The English text is the key of its translation. */
const translated = (message: Message): Message =>
  translations[typeof message === 'string' ? message : JSON.stringify(message)] ?? message;

/**
 * In the language of the page. The macros of Lingui become calls of it; by hand only for texts that stand in a table of
 * contracts.
 */
export const say = (message: Message, values: readonly unknown[] = []): string =>
  fill(translated(message), values, tag);

/** What the macro of the same name becomes: a text with elements in it. */
export function Trans({
  message,
  values = [],
  components = {},
}: {
  message: Message;
  values?: readonly ReactNode[];
  components?: Record<string, ReactElement>;
}) {
  const elements = { ...components };
  const text = fill(translated(message), values, tag, (value, at) => {
    elements[`v${at}`] = asElement(value as ReactNode);
    return `<v${at}/>`;
  });
  return withElements(text, elements);
}

import { i18n } from '@lingui/core';
import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { createElement, Fragment } from 'react';
import { chosenLanguage } from './languages.ts';

const { tag, dir, texts } = chosenLanguage();
// Whoever shows a text imports this file and so waits for it. So a text may also stand at the top of a file.
const { messages } = texts ? await texts() : { messages: {} };
// The build has compiled each text (vite/texts.ts): the app carries no parser.
i18n.setMessagesCompiler((text) => [text]);
i18n.loadAndActivate({ locale: tag, messages });
if (typeof document !== 'undefined') Object.assign(document.documentElement, { lang: tag, dir });

export { i18n };

/** The language in which dates and numbers are spelled. */
export const languageTag = (): string => tag;

/** Which way the page is read. */
export const direction = dir;

/** Where a line ends: what grows with reading grows that way. */
export const lineEnd = dir === 'rtl' ? 'left' : 'right';

/** Keys that point onwards and back, as the page is read. */
export const onwardKey = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
export const backKey = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';

/** A text that stands in a table of contracts, in the language of the page. Its English is its id. */
export const say = (text: string): string => i18n._(text);

/** What the macro of the same name becomes. Lingui reads tags in a string: as an element, a student's `<b>` stays. */
export function Trans({ values = {}, ...props }: TransProps) {
  const asElements = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? createElement(Fragment, null, value) : value,
  ]);
  return <LinguiTrans {...props} values={Object.fromEntries(asElements)} />;
}

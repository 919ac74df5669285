/**
 * A text as the build leaves it (vite/texts.ts): plain, or in parts. A part is plain, a value by its number, or a
 * choice by a value.
 */
export type Message = string | Part[];
export type Part = string | number | [value: number, choices: { [form: string]: Message }];

/** What a value is called where it stands among elements (elements.tsx). */
type Place = (value: unknown, at: number) => string;

const asText: Place = (value) => String(value ?? '');

/** Puts the values into a text, in the words that the language has for their number; `#` in those is the number. */
export function fill(message: Message, values: readonly unknown[], tag: string, place = asText): string {
  const sayPart = (part: Part, figure: string): string => {
    if (typeof part === 'string') return part.replaceAll('#', figure);
    if (typeof part === 'number') return place(values[part], part);
    const [at, choices] = part;
    const number = Number(values[at]);
    const form = choices[number] ?? choices[new Intl.PluralRules(tag).select(number)] ?? choices.other ?? '';
    return sayAll(form, number.toLocaleString(tag));
  };
  const sayAll = (text: Message, figure: string): string =>
    (typeof text === 'string' ? [text] : text).map((part) => sayPart(part, figure)).join('');
  // Outside of a choice `#` is itself.
  return sayAll(message, '#');
}

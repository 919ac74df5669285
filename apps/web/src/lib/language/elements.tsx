import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** `<0>words</0>` and `<0/>`. Only translations are read so, never a student's words: those are elements by then. */
const tags = /<(\w+)>(.*?)<\/\1>|<(\w+)\/>/s;

/** The elements of a text, each around its words. */
export function withElements(text: string, elements: Record<string, ReactElement>): ReactNode {
  const found = tags.exec(text);
  if (!found) return text;
  const [tag, pair, words = '', alone = ''] = found;
  const element = elements[pair ?? alone];
  return (
    <>
      {text.slice(0, found.index)}
      {element && (pair ? cloneElement(element, undefined, withElements(words, elements)) : element)}
      {withElements(text.slice(found.index + tag.length), elements)}
    </>
  );
}

export const asElement = (value: ReactNode): ReactElement => <Fragment>{value}</Fragment>;

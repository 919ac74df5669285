import { type CompiledMessageToken, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Message, Part } from '../src/lib/language/message.ts';

/** What the values of an English text are called, in its order: in the app they are numbers. */
export function namesIn(source: string): string[] {
  const names = new Set<string>();
  const look = (token: CompiledMessageToken): void => {
    if (typeof token === 'string') return;
    const [name, , choices] = token;
    names.add(name);
    for (const form of Object.values((choices ?? {}) as Record<string, CompiledMessageToken[] | undefined>))
      form?.forEach(look);
  };
  compileMessageOrThrow(source).forEach(look);
  return [...names];
}

/**
 * Reads the ICU spelling of a text, once, in the build: the app carries no parser.
 * @param names of the values of the English text
 */
export function compile(source: string, names: readonly string[], mapText?: (text: string) => string): Message {
  const partOf = (token: CompiledMessageToken): Part => {
    if (typeof token === 'string') return token;
    const [name, kind, choices] = token;
    const value = names.indexOf(name);
    if (value < 0) throw new Error(`“${source}” has a value that the English text has not: ${name}`);
    if (!kind) return value;
    if (kind !== 'plural') throw new Error(`The app knows values and plurals, no ${kind}: “${source}”`);
    const forms = Object.entries(choices as Record<string, CompiledMessageToken[] | undefined>);
    return [value, Object.fromEntries(forms.flatMap(([form, parts]) => (parts ? [[form, partsOf(parts)]] : [])))];
  };
  const partsOf = (tokens: CompiledMessageToken[]): Message => {
    const parts = tokens.map(partOf);
    return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
  };
  return partsOf(compileMessageOrThrow(source, mapText));
}

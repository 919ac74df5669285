/** What a visitor typed into the first HTML before the app drew the same field. */
export interface TypedText {
  text: string;
  /** The visitor is in the field: nobody is thrown out of it. */
  isFocused: boolean;
}

const typed = new Map<string, TypedText>();

/** Reads the named fields below `root`, which are about to be replaced. */
export function keepTyped(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[name]')) {
    typed.set(field.name, { text: field.value, isFocused: document.activeElement === field });
  }
}

/** What stood in the field of that name; nothing once somebody has left the page. */
export const typedBefore = (name: string): TypedText | null => typed.get(name) ?? null;

export const forgetTyped = (): void => typed.clear();

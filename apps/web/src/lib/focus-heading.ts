/** What a page is read out from, where the focus has no better place. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus();

/** Where the links of a page lead: back to its head, or past its menu. */
const places = 'top(?: of (?:the |this )?page)?|beginning|start|(?:table of )?contents|index|menu|navigation|today';
const pageLink = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:(?:return|back|go(?: back)?|jump|scroll) to|skip to)(?: the)? (?:${places}|(?:main )?content))[^\\p{L}\\d]*$`,
  'iu',
);

/** A line that only leads elsewhere on the page it was taken from: "Return to top", "Jump to Today". */
export const isPageLink = (text: string) => text.length < 60 && pageLink.test(text);

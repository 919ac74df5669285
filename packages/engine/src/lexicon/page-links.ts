/** Where the links of a page lead: back to its head, or past its menu. */
const places = 'top(?: of (?:the |this )?page)?|beginning|start|(?:table of )?contents|index|menu|navigation|today';
const pageLink = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:(?:return|back|go(?: back)?|jump|scroll) to|skip to)(?: the)? (?:${places}|(?:main )?content))[^\\p{L}\\d]*$`,
  'iu',
);

const continued =
  /^(?:\P{L}*(?:table|schedule)\b[^\p{L}]*)?\P{L}*(?:continued|continues) (?:on|from|overleaf)(?: (?:the )?(?:next|previous|following|last) page)?\P{L}*$/iu;

/**
 * A line that only leads elsewhere: "Return to top", "Jump to Today", "Table 1 – Continued from previous page".
 */
export const isPageLink = (text: string) => text.length < 60 && (pageLink.test(text) || continued.test(text));

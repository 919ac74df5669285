/**
 * Stands in for `rehype-raw` in the build. Streamdown imports that parser of HTML whether it is used or not, and here
 * it never is:
 * markup inside of Markdown stays text.
 */
export default function noRawHtml(): never {
  throw new Error('Markup inside of Markdown is not parsed.');
}

/** Words by which a text says what is not so, does not happen or is not there. */
const negating =
  /\b(?:not|never|no|none|nobody|nothing|nowhere|neither|nor|cannot|without|unable|except|hardly|barely|scarcely|fail(?:s|ed|ing|ure)?|lack(?:s|ed|ing)?|exclud(?:e|es|ed|ing))\b|n['’]t\b/i;
const empty = /\b(?:whether or not|or not|may not|not only|not just)\b/gi;

/** Whether a text says what is not so; "whether or not" and "not only" do not. */
export function isNegated(text: string): boolean {
  return negating.test(text.replace(empty, ''));
}

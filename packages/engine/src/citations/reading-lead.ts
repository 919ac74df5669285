/** What may stand before a citation: "Read", "Please skim the following", "Excerpts from"; the amount is its first group. */
export const readingLead =
  /^\s*(?:(?:please\s+)?(?:re-?read|read|skim|finish(?: reading)?|begin(?: reading)?|start(?: reading)?|continue(?: reading)?|complete reading)\b(?!\s+(?:all|to)\b)\s*:?\s*)?(?:(?:the\s+)?(?:following|rest of)\s+)?(?:(excerpts?|selections?|selected (?:chapters|pages|poems|essays)|parts?)\s+(?:from|of|in)\s+)?/i;

/*
 * A yes or a no that is a whole message: the student's word on something that is to be done. Alternatives of a regular
 * expression; a message is one where it has words of one kind and else only words that go with both.
 */

export const consents = {
  confirm:
    "y|ye|yes+|yea+h*|yep+|yup+|ya|ok(?:ay)?|okey|k+|sure|of course|certainly|definitely|absolutely|correct|right|exactly|confirm(?:ed)?|agreed|fine|go ahead|go for it|proceed|(?:that'?s|that is) (?:right|correct|fine|it|the one)|sounds (?:good|right)|i do|do (?:it|that|so)|make it so|(?:change|mark|move|set) it",
  decline:
    "n|no+|nope|nah+|never ?mind|nvm|cancel(?: (?:it|that))?|stop|(?:don't|do not|dont)(?: (?:do|change|move|mark|set) (?:it|that))?|(?:leave|keep) it(?: as it (?:is|was))?|forget it|not (?:now|yet)|rather not|wrong(?: one)?|i changed my mind|i (?:don't|dont) want (?:it|that|to)",
} as const;

/** What goes with a yes and with a no. */
export const besideConsent =
  'pl[sz]+|please|thanks?|thx|ty|thank you|now|then|so|well|oh|um+|hm+|actually|just|for me|sorry|wait|and|but|lol|great|perfect|good|cool';

const lead = '^(?:(?:and|but|so|ok(?:ay)?|hey|wait)[, ]+)*';
const work =
  '(?:it|that|this|them|those|(?:the|my|our|that|this) (?:[\\p{L}\\d-]+ ){0,4}[\\p{L}\\d-]+|(?:[\\p{L}-]+ )?(?:mid-?term|final|exam|quiz|test|paper|essay|report|lab|homework|assignment|project)s?(?: \\d{1,2})?)';
const asks = [
  `(?:what|which|how (?:much|many(?: points)?))(?: (?:grade|mark|score|points?|percent(?:age)?))? did i (?:get|score|earn|make|end up with) (?:on|in|for) ${work}`,
  `what (?:was|is)(?: my) (?:grade|mark|score) (?:on|in|for) ${work}`,
  `how (?:did|well did|badly did) i do (?:on|in|with) ${work}`,
  `did i (?:pass|fail|do (?:well|ok(?:ay)?|badly) (?:on|in)|ace|flunk) ${work}`,
].map((pattern) => new RegExp(`${lead}${pattern}\\W*$`, 'iu'));

/** "What did I get on it?": the marks of a student are in no file of a course. */
export const asksForOwnMark = (asked: string): boolean => asks.some((each) => each.test(asked.trim()));

export const keepsNoMarks =
  'I have no marks of yours: your files do not hold them. Look in your gradebook, or ask whoever marked it.';

const subject = String.raw`(?:it|this|that|these|they|there|an?\s\p{L}+|the\s\p{L}+(?:\s\p{L}+)?|your\s\p{L}+(?:\s\p{L}+)?|\p{L}+\s(?:topics?|papers?|essays?))`;
const verb = '(?:is|are|was|were|will|should|must|may|can|has|have)';
const states = new RegExp(String.raw`^\W*${subject}\s${verb}\s\p{Ll}`, 'iu');
const speaks = /(?:^|\s)(?:[Ww]e|[Yy]ou|I|[Ss]tudents)\s(?:\p{Ll}+\s)?\p{Ll}{2,}/u;
const asks = /^\W*(?:how|what|why|when|where|who|which|can|is|are|do|does|should)\b/i;

/** Words; a shorter text may be a title of any form. */
const shortest = 4;

/** "In this class we write a lot", "It should quote one passage": a sentence that speaks to its readers, no title. */
export const isSentenceOfProse = (text: string): boolean =>
  text.trim().split(/\s+/).length >= shortest && !asks.test(text) && (states.test(text) || speaks.test(text));

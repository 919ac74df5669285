const polite = [
  'please',
  'hi|hello|hey|ok|okay|so|now|then|and|also|first|next|great|thanks?(?: you)?',
  '(?:can|could|would|will) (?:you|we)(?: mind| please| kindly| also)?(?: help me(?: to)?)?',
  "(?:i|we)(?:'d| would)? (?:want|need|like)(?: you)? to",
  "let's|let us|go ahead and|help me(?: to)?|i want you to|you (?:should|must|need to|have to)",
].join('|');
const opening = new RegExp(`^(?:(?:${polite})(?:,|:)?\\s+)+`);

/** Verbs that change something or bring it on the screen. */
const changing =
  /^(?:move|moving|shift|push|postpon(?:e|ing)|delay|reschedul(?:e|ing)|bring (?:forward|back)|set|setting|chang(?:e|ing)|updat(?:e|ing)|edit|correct|fix|renam(?:e|ing)|rewrite|replace|mark|extend)\b/;
const making =
  /^(?:make|making|create|creating|generate|generating|build|prepare|give|write|produce|set up|add|get|do)\b/;
const makable =
  /\b(?:activit(?:y|ies)|flash ?cards?|quiz(?:zes)?|practice|exercises?|true[- ](?:or[- ])?false|multiple[- ]choice|dialogues?|study (?:set|materials?))\b/;
const opens = /^(?:open|show|display|go to|jump to|switch to|take me to|bring up|navigate to)\b/;
const week = /\bweek\b/;
const searching =
  /^(?:search|find|look (?:up|for|through|in)|scan|locate)\b.*\b(?:file|folder|material|reading|note|document|slide|source|pdf|passage|mention|everything|anything|place)s?\b|^search\b/;
const quizzing = /^(?:quiz|test) (?:me|us)\b/;
/** Without an order: "I want flashcards", "The essay is now due on Friday". */
const wishing = /\b(?:i|we)(?:'d| would)? (?:want|need|like)\b.*/;
const announcing =
  /\b(?:is|was|are|has been|got|gets) (?:now |actually |really |just )?(?:moved|postponed|rescheduled|pushed|extended|shifted|changed)\b|\b(?:is|are) (?:now|actually) due\b/;
const asking =
  /^(?:how|why|what|when|where|which|who|whose|is|are|was|were|does|do|did|has|have|should|may|might)\b(?!.*\bplease\b)/;

/**
 * Whether a student asks for something to be done rather than to be told: an order, a request in polite words, a wish,
 * or word of a changed date. English only; what it misses is answered, and what it takes for an order is only looked at
 * once more.
 */
export function asksForAction(question: string): boolean {
  return question
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[.!?;\n]+\s*|,\s*(?:and|then|so|please)\s+/)
    .some((clause) => isOrder(clause.trim()));
}

function isOrder(clause: string): boolean {
  const order = clause.replace(opening, '');
  if (changing.test(order) || quizzing.test(order) || searching.test(order)) return true;
  if (making.test(order) && makable.test(order)) return true;
  if (opens.test(order) && week.test(order)) return true;
  if (asking.test(clause)) return false;
  return (wishing.test(clause) && makable.test(clause)) || announcing.test(clause);
}

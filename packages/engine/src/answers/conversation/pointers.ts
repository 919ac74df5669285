/* Words that refer to what was said before, as far as the question itself does not say what they stand for. */

const person = /\b(?:he|she|him|his|her|hers)\b/i;
export const thing =
  /\b(?:it|its|they|them|their|theirs)\b|\b(?:this|that|these|those)\b(?=\s*(?:$|[?.!,]|(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|called|named|termed|known|mean|means|work|happen|happens|one|ones|connect|connects|relate|relates|to|and|in|from|with|for|due|worth|important|true|affect|affects|help|matter|matters|different|similar|better|worse|bad|good|useful|significant|relevant|special|wrong|right|possible|like|so|any|even|really|not|still|by|on|about|when|then|again|out|up|first|from)\b))/i;
/** "It" that stands for nothing: "Is it true that …", "It rains". */
const expletive =
  /\b(?:is|was|does|did|would) it (?:true|possible|necessary|important to|clear|likely|rain\w*|matter(?= (?:if|that|whether|how|when|what|which|who)\b))\b|\bit is (?:true|possible|said|known)\b/i;
/** "In that week", "then": the week of the question before. */
export const thatWeek =
  /\b(?:(?:in |of |for )?(?:that|the same) week|(?:in |on )?(?:that|the same) one|then|there)\b(?=\W*$)/i;

/** "Owners who lost their boats", "workers should keep their tools": a noun of the same clause has the pronoun. */
const nounBefore = [
  /\p{L}{3,} who\b(?!.*[,;?.!])/iu,
  /\b(?:people|men|women|children|(?!this\b|does\b|was\b|always\b|thus\b)\p{L}{3,}[^\Wsuio]s) (?!(?:do|does|did|are|were|of|in|on|for|from|to|by|with|and|behind|about)\b)(?!.*[,;?.!])/iu,
];
const ofPeople = /^(?:he|him|his|she|her|hers|they|them|theirs?)$/i;

/** The first word of a pattern in a question, where nothing in the question itself stands for it. */
function firstIn(pattern: RegExp, question: string): string | null {
  const found = pattern.exec(question);
  if (!found) return null;
  const [word] = found;
  const before = question.slice(0, found.index);
  const [clause, plural] = nounBefore.map((noun) => noun.test(before));
  const isOwn = ofPeople.test(word) && (clause || (/^theirs?$/i.test(word) && plural));
  return isOwn ? null : word;
}

/** "He", "her": whom a question leaves unsaid; null where it names them. */
export const personIn = (question: string): string | null =>
  expletive.test(question) ? null : firstIn(person, question);

/** "It", "these": what a question leaves unsaid; null where it names it. */
export const thingIn = (question: string): string | null =>
  expletive.test(question) ? null : firstIn(thing, question);

/** Whether a question has a word that refers to something said before it. */
export const pointsBack = (question: string): boolean =>
  personIn(question) !== null || thingIn(question) !== null || (thatWeek.test(question) && !expletive.test(question));

/* How students say that they are in distress or in danger, and how they speak of suicide as a topic. */

const first = "(?:i|i'm|im|i am|i feel|feeling|me|my)";
const state =
  "(?:stress(?:ed|ing)?|overwhelm(?:ed|ing)|anxious|anxiety|panick?(?:ing|ed)?|burn(?:ed|t) out|depressed|hopeless|freak(?:ing|ed) out|break(?:ing)? down|crying|drowning|miserable|exhausted|can't (?:cope|sleep|do (?:this|it) any ?more|take (?:this|it)))";
const failing =
  "(?:gonna|going to|will|might|about to|afraid (?:i'?ll|i will|to|of)|scared (?:i'?ll|i will|to|of)|probably) (?:fail(?:ing)?|flunk(?:ing)?)\\b(?! (?:to|by|if)\\b)";
export const inDistress = new RegExp(`\\b${first}\\b.*\\b${state}\\b|\\b${first}\\b.*\\b${failing}`);

const harm = '(?:suicide|self[- ]harm(?:ing)?)';
const near =
  '(?:(?:best|girl|boy|close|old) ?)?(?:friend|room ?mate|brother|sister|mom|mother|dad|father|cousin|partner|flat ?mate|classmate)';
const danger = [
  '(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?) myself\\b',
  '(?:end|ending|take|taking) (?:my (?:own )?life|it all)\\b',
  "(?:i|i'm|im|i've|ive|me|my|feel(?:ing)?|having)(?: (?!about|of|says?|means?|on)\\w+){0,6} suicidal\\b",
  "i\\b.*\\b(?:want(?:ed)? to die|wish i (?:was|were) dead|don'?t want to (?:live|be alive|exist|be here any ?more))\\b",
  `i(?:'m|m|'ve|ve)?(?: \\w+){0,6} (?:think\\w*|thought|consider\\w*|plan\\w*) (?:about |of |on )?(?:(?:attempting|committing) )?${harm}(?=\\W*$| (?:again|every|all|because|since|lately|and i|for (?:days|weeks|months))\\b)`,
  "(?:i|i'm|im|i will|i'll) (?:\\w+ ){0,3}(?:commit(?:ting)? suicide|self[- ]harm(?:ing|ed)?)\\b",
  `feel(?:ing)? like ${harm}|suicide (?:hot|help|crisis )?line\\b`,
  // Of another who is near: the line of help is for them as well.
  `(?:my|our) ${near}\\b.*\\b(?:suicid\\w*|kill(?:ing)? (?:him|her|them)sel(?:f|ves))\\b`,
  // Whoever asks how it is done is not told.
  'how (?:to|do i|can i|do you|can you|would i|does one)\\b.*\\b(?:commit suicide|kill (?:one|your)self)\\b',
  '(?:best|easiest|painless|quickest|fastest|ways?)\\b.*\\b(?:commit|for) suicide\\b',
];
/** Said so, it is a cry for help whatever else is said. */
export const inDanger = new RegExp(`\\b(?:${danger.join('|')})`);

export const onSuicide = /\b(?:suicid\w*|self[- ]harm\w*)\b/;
/** What names the material: there it is a topic, whoever speaks of it. */
export const ofMaterial =
  /\b(?:chapters?|sections?|readings?|texts?|books?|articles?|authors?|theor(?:y|ies)|rates?|types?|kinds?|concepts?|lectures?|week \d+)\b|\b(?:the|this|his|her|their|\w+'s) stud(?:y|ies)\b|\baccording to\b/;
/** What asks as one asks about a topic. */
export const asksOfTopic =
  /^(?:(?:so|and|but|ok(?:ay)?|also|then) )*(?:(?:what|how|why|who|when|where|which) (?:is|was|are|were|do|does|did|has|have|had|can|could|might|would|many|much|\w+s)\b|(?:can you |could you |please )*(?:explain|define|describe|compare|summari[sz]e|list|outline)\b)/;
export const ofAsker = /\b(?:i|i'm|im|i've|ive|i'll|me|my|myself)\b/;

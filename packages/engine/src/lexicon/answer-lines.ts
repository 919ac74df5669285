const answer =
  '(?:(?:the |your |model |sample )?(?:correct |right |best )?(?:answers?|ans|solution)(?: key)?|correct(?: choice| option| response)?|key)';
const beside =
  "(?:hints?|sources?|explanations?|explained|rationale|reason(?:ing)?|feedback|references?|why|difficulty|level|points?|bloom(?:['’]s)?(?: level)?|objective|topic|page)";
const marks = String.raw`\s*(?:[:=]|\s[–—-]\s|\.\s)`;

/** A line below a question that begins to tell its answer: "Answer: B. …". */
export const answerLine = new RegExp(`^\\W*${answer}${marks}`, 'i');
/** The words that an answer is hidden behind, on a line of their own. */
export const answerLabel = new RegExp(
  `^\\W*(?:(?:show|see|reveal|check|view|click (?:for|to see)) )?${answer}\\W*$`,
  'i',
);
/** A line below a question that tells something else of it. */
export const besideAnswerLine = new RegExp(`^\\W*${beside}${marks}`, 'i');
/** Of these, what tells no fact. */
export const asideLine = /^\W*(?:hints?|sources?|references?|difficulty|(?:bloom['’]?s? )?level|points?|page)\s*[:=]/i;
/** What only says which of the options is right, or that a statement is: "Answer: B", "Answers: (a) and (c)". */
export const bareAnswer = new RegExp(
  `^\\W*(?:${answer}(?:${marks}|\\sis\\s))?\\W*(?:option )?(?:[a-h]|true|false)(?:(?:\\W|\\sand\\s)+[a-h])*\\W*$`,
  'i',
);
/** An answer to a statement. */
export const trueOrFalse = new RegExp(`^\\W*${answer}(?:${marks}|\\sis\\s)\\W*(?:true|false)\\b`, 'i');

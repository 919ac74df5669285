const number = String.raw`^(?:(?:\d+(?:\.\d+)*|[a-z]|[ivx]+)[.):]?\s+)?`;
const end = String.raw`\s*(?:\(.{0,30}\))?[:.]?$`;
const part = '(?:chapter|section|unit|module|lesson|lecture|course|reading)';
const goals = '(?:objectives?|outcomes?|goals?|targets?|aims?)';

/** Headings of what a part promises to teach. */
export const objectivesHeading = new RegExp(
  `${number}(?:(?:the )?(?:(?:student|key|main|${part}) )?(?:learning )?${goals}|what (?:you|we)(?:['’]ll| will| should)? (?:learn|know|be able to do)(?: (?:here|in this ${part}))?)${end}`,
  'i',
);

/** Headings of the other lists that a part opens with, before it tells anything. */
export const openingListHeading = new RegExp(
  `${number}(?:in this ${part}|${part} (?:outline|contents)|(?:key|new|important) (?:terms|words|vocabulary|concepts)|vocabulary|(?:terms|words|concepts) to know|(?:what to )?(?:read|watch|do|review)(?:ing)? before (?:you (?:start|begin|read)|(?:the )?(?:class|lecture|lab|lesson|reading))|before (?:you (?:start|begin|read)|(?:the )?(?:class|lecture|lab|reading))|prerequisites|you will need|what you(?:['’]ll| will)? need)${end}`,
  'i',
);

/** What names a picture or a table that the words below it belong to. */
export const figureHeading = /^(?:figure|fig\.|table|plate|box|map|chart|diagram)\s\d+(?:[.–-]\d+)*[a-z]?\s*[.:]?$/i;

/** What stands above the one paragraph that answers the question before it; the text goes on below that. */
export const answerAloneHeading = /^(?:answers?|hints?)\s*:?$/i;

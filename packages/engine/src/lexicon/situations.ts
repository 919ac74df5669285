/*
 * What can go wrong for a student in a course, in their own words, and the rules of a syllabus that apply. The patterns
 * read a message as `plainQuestion` gives it.
 */

export interface CourseRule {
  /** "Your syllabus says nothing about …" */
  name: string;
  says: RegExp;
  /** It is the same for all work. */
  isOfAnyWork?: true;
  /** A row of the grading may say it as well. */
  isInRows?: true;
  /** What says it of something else than work. */
  not?: RegExp;
  /** That it is not so. */
  denies?: RegExp;
}

const madeUp: CourseRule = {
  name: 'making it up',
  says: /\bmake-?ups?\b|\bma[dk]e (?:\w+ )?up\b|\bmiss(?:ed|es|ing)?\b|\bexcused?\b|\bunexcused\b|\b(?:not|cannot|can't|never) be (?:taken|submitted|done) late\b/i,
  not: /\b(?:class(?:es)?|lectures?|meetings?|sessions?|seminars?|sections?|labs?|attendance|absen\w+)\b/i,
  denies:
    /^(?!.*\b(?:unless|except|only|if)\b).*(?:\b(?:cannot|can't|can not|may not|(?:will |can )?not be) (?:be )?(?:made up|taken later?|re-?taken)|\bno make-?ups?\b|\bnot (?:possible|allowed) to make\b)/is,
};
const dropped: CourseRule = {
  name: 'dropping a score',
  says: /\bdrop(?:s|ped|ping)?\b(?!-| (?:in|by|off|out)\b)(?! (?:the|this) (?:course|class)\b| without\b)|\blowest\b.*\b(?:count|ignored|thrown)|\bbest (?:\w+ )?(?:counts?|\d|of|two|three|four|five|six|seven|eight|nine|ten)\b/i,
  isInRows: true,
};
const replaced: CourseRule = {
  name: 'replacing a score',
  says: /\b(?:replac(?:e|es|ed|ing)|substitut\w+)\b(?!.*\bbatter)|\bcounts? (?:\w+ ){0,3}(?:in (?:its|their|the) place|instead|in place of|twice|double)\b|\bin (?:its|their) place\b/i,
};
const retaken: CourseRule = {
  name: 'taking it again',
  says: /\bre-?(?:take|takes|taken|taking|sit|sits|sitting|test|tested)\b|\b(?:second|another|one more) (?:try|attempt|chance|sitting)\b|\b(?:test|exam|quiz) corrections?\b|\bcorrect(?:ions?|ed)? (?:\w+ ){0,3}(?:for|to earn|to get) (?:\w+ ){0,3}(?:points?|credit)\b/i,
};
const rewritten: CourseRule = {
  name: 'doing it again',
  says: /\bre-?(?:write|writes|writing|written|do|done|submit\w*|submission)\b|\brevis(?:e|ed|ing|ions?)\b/i,
};
const extra: CourseRule = { name: 'extra credit', isOfAnyWork: true, says: /\b(?:extra|bonus) (?:credit|points?)/i };
const regraded: CourseRule = {
  name: 'having a grade looked at again',
  isOfAnyWork: true,
  says: /\bre-?grad|\bappeals?\b|\bdisput|\bchalleng\w+ (?:a|your|the) (?:grade|mark|score)|\breview of (?:a|your|the) grade|\b(?:graded|marked|scored|grading|marking)\b[^.]{0,50}\b(?:wrong(?:ly)?|mistakes?|errors?|unfair(?:ly)?|incorrect(?:ly)?)\b|\b(?:mistakes?|errors?) in (?:the |my |your )?(?:grading|marking|grades?|marks?|scores?)\b/i,
};
const late: CourseRule = {
  name: 'late work',
  says: /^(?!.*\b(?:arriv\w*|tard(?:y|iness)|coming|come)\b).*\blate\b|\bextensions?\b|\bpast due\b|\bgrace\b/is,
};
const notHandedIn: CourseRule = {
  name: 'work that is not handed in',
  says: /\bmissing (?!(?:a |an |the |more |any )*(?:class|lecture|meeting|session|exam|test|quiz))|\b(?:not|never) (?:be )?(?:handed|turned|sent) in\b|\bnot (?:be )?(?:submitted|completed|done|received)\b|\bfail(?:s|ure|ing)? to (?:submit|hand|turn|complete)\b|\bunsubmitted\b|\b(?:skip|miss)(?:s|ped|ping|ed|ing)? (?:the|a|an|any|your) (?:\w+ )?(?:draft|paper|essay|assignment|homework|report|proposal)\b/i,
};
const absence: CourseRule = {
  name: 'attendance',
  says: /\battend(?:ance|ing)?\b|\babsen|\bmiss(?:ed|es|ing)? (?:\w+ ){0,4}(?:class|meeting|session|lecture|seminar|section)/i,
};

export interface Situation {
  tells: RegExp;
  /** In the order in which they help. */
  rules: readonly CourseRule[];
  /** The message must name a piece of work. */
  ofWork?: true;
}

const i = "(?:i|i'm|im|i've|ive|i'll|we|we've)";
const badly = '(?:bad(?:ly)?|poorly|terribl[ey]|awful(?:ly)?|horribl[ey]|not (?:so |very )?(?:good|well)|worse)';
const score = '(?:grade|score|mark|result|average)s?';
const missing =
  "(?:miss(?:ed|ing)?|skip(?:ped)?|overslept|slept through|forgot(?:ten)?(?: (?:about|to (?:do|take|write)))?|(?:couldn't|could not|can't|cannot|can not|won't|will not|wasn't able to|not able to|won't be able to) (?:make it to|make|take|come to|be (?:there|here) for|be at|attend|sit|do))";

export const situations: readonly Situation[] = [
  {
    tells:
      /\b(?:don't|do not|didn't|did not|never|forget to|forgot to|can't|cannot|won't|fail to|if i (?:just )?(?:skip|blow off)) (?:\w+ )?(?:hand|turn|submit|upload|send|give|finish|do|write)\b(?!.*\b(?:know|understand|get why|see)\b)/,
    rules: [notHandedIn, late],
    ofWork: true,
  },
  {
    tells: new RegExp(
      `\\b${i}\\b.*\\b(?:graded|marked|scored|took (?:off|away)|lost|deserve\\w*|should(?:'ve| have)?)\\b.*\\b(?:wrong(?:ly)?|incorrect(?:ly)?|unfair(?:ly)?|mistakes?|errors?|(?:more|extra) points|a (?:higher|better) ${score})\\b|\\b(?:mistakes?|errors?|wrong|unfair) (?:in|with|about|on) (?:my|the) (?:\\w+ )?(?:grading|marking|${score})\\b|\\bmy (?:\\w+ ){0,3}${score} (?:is|was|are|seems?|looks) (?:wrong|unfair|too low|incorrect)\\b|\\b(?:lost|took off|taking off) (?:\\w+ )?points (?:on|for)\\b|\\b(?:look at|check|change|go over) my (?:\\w+ ){0,3}${score}(?: \\w+)? again\\b`,
    ),
    rules: [regraded],
  },
  {
    tells: new RegExp(
      `^(?!.*\\b(?:deadline|due date)\\b).*(?:\\b${missing}\\b|\\bmak(?:e|ing)[- ]?up\\b|\\btake (?:it|that|this|the \\w+) (?:later|early|earlier|another (?:day|time)))`,
    ),
    rules: [madeUp, dropped],
    ofWork: true,
  },
  {
    tells: new RegExp(
      `\\b(?:bomb|fail|flunk|tank|botch|ruin)(?:ed|ing)?\\b|\\b(?:blew|screwed up|messed up)\\b|\\b${i} (?:really |totally |just )?(?:did|do|doing|went|performed) (?:\\w+ ){0,2}${badly}\\b|\\b${i} (?:only |just )?(?:got|get|scored|made|had|have) (?:only |just )?(?:an? )?(?:\\d{1,2}(?:\\.\\d)?\\s?%?(?![:/\\d]| (?:days?|hours?|weeks?|minutes?|pages?|words?|points?))|[cdf][+-]?(?= on\\b)|(?:bad|low|terrible|awful|failing|horrible) ${score})|\\bmy (?:\\w+ ){0,3}${score} (?:is|was|are|were) (?:so |really |very |too )?(?:bad|low|terrible|awful|horrible)\\b`,
    ),
    rules: [replaced, retaken, rewritten, dropped, extra],
    ofWork: true,
  },
  {
    tells: new RegExp(
      `\\b(?:raise|improve|boost|bring up|pull up|fix|save|increase|bump(?: up)?) (?:\\w+ ){0,1}(?:my|our) (?:\\w+ ){0,3}${score}\\b|\\b(?:bring|pull|get|bump) (?:my|our) (?:\\w+ ){0,3}${score} (?:up|higher|back)\\b|\\b(?:earn|get|make) (?:some |any )?(?:more|additional|back) points\\b|\\b(?:earn|get|make) (?:\\w+ )?points back\\b`,
    ),
    rules: [extra, replaced, retaken, rewritten],
  },
  {
    tells:
      /\b(?:need|want|get|have|ask (?:you |\w+ )?for|give me|could use)\b.*\b(?:more time|(?:another|one more|an? extra|a few more|a couple(?: of)?(?: more)?|two more|some more) (?:days?|week|hours)|extension)\b|\b(?:can't|won't|cannot|not (?:going|gonna)|couldn't|didn't|not) (?:to |be able to )?(?:finish|be done|have it done|get (?:it|this|my \w+) (?:done|in)|make the deadline|submit|turn|hand)\b|\bmiss(?:ed|ing)? (?:the|my|a) (?:\w+ ){0,3}(?:deadline|due date)\b|\b(?:laptop|computer|internet|wi-?fi|printer|file|power|car) (?:\w+ ){0,2}(?:died|dead|crashed|broke|broken|corrupted|down|out|stopped)\b/,
    rules: [late],
    ofWork: true,
  },
  {
    tells: new RegExp(
      `\\b${i}\\b.*\\b${missing}\\b.*\\b(?:class(?:es)?|lectures?|seminars?|meetings?|sessions?|weeks?)\\b|\\b(?:out of town|away|leave early|not be (?:there|here)|won't be (?:there|here|in class))\\b`,
    ),
    rules: [absence],
  },
];

/** Matches a student who asks what they can still do after something went wrong, or what follows from it. */
export const asksForWayOut =
  /^(?:(?:so|and|but|then|now|ok(?:ay)?|also|please|anyways?|is it true that)[, ]+)*(?:(?:can|could|may|do|will|would|should) (?:i|we)\b|am i\b|(?:is|are|was) (?:there|that|this|it)\b|(?:any|some|a|one) (?:way|chance|option|hope|rule)|does (?:it|that|this|the)\b|what (?:can|should|could|do|must) i do\b(?! (?:for|on|in) )|what (?:happens|will happen|would happen|now|then|if|are my options|(?:is|'s|about) the (?:rule|policy|penalty))|what's the (?:rule|policy|penalty)|how (?:can|do|could|would|should) (?:i|we)\b|how (?:bad|much) (?:is|will|do)|who (?:do|should|can) i|i\b|my\b|(?:(?:just|totally|really|completely) )?(?:lost|missed|bombed|failed|got|forgot|overslept)\b)/;
/** What is asked of the matter of the course, or of a date, a weight or a room. */
export const asksOtherwise =
  /\b(?:when|where|which (?:book|chapter|week)|office hours?|worth|due(?! date)|explain|define|chapter \d|mean(?:s|t)?)\b/;

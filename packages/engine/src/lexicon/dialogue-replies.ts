import type { SelfJudgement } from '@weekwise/domain/dialogues.ts';

/*
 * What a student says in a dialogue instead of an answer, as alternatives of regular expressions: each stands alone in
 * the reply, with courtesies around it at most.
 */

/** They do not know, or want help. */
export const asksForHint: readonly string[] = [
  "(?:(?:i|we) )?(?:really |honestly |just |still )*(?:do not|dont|don't|didnt|didn't|cannot|cant|can't|couldnt|couldn't) (?:really |even )*(?:know|remember|recall|understand|get(?: it| this| the question)?|answer|say|tell|figure (?:it|this) out|think of (?:it|anything))(?: (?:it|this|that|this one|that one|the answer|what (?:it|that|this) (?:is|means|says)|yet|anymore))*",
  'i (?:know|remember) nothing(?: about (?:it|this|that))?',
  '(?:idk|dunno|i dunno|no idea|no clue|not a clue|dk|ion know|beats me|who knows|nothing|nope|no|um+|uh+|hm+|\\?+)',
  '(?:i )?(?:have |ve |got )?(?:absolutely |really )?(?:no|not a|zero) (?:idea|clue|thought)s?',
  "(?:i ?(?:am|'?m) )?(?:really |just |a bit |kind of |so |totally )*(?:not (?:too |very |really |so |100% )?sure|unsure|lost|stuck|confused|clueless|blank)(?: here| about (?:it|this|that)| on (?:it|this|that))?",
  '(?:i )?(?:have |ve |already |completely |totally )*(?:forgot(?:ten)?|forget)(?: (?:it|this|that|this one))?',
  '(?:(?:can|could|may|would) (?:i|you|we) )?(?:please )?(?:have|get|give|need|show|want|use)?(?: me| us)?(?: a| another| one more| the next| some| more)? ?(?:hints?|clues?|help|tips?)(?: me| us)?(?: here| with (?:it|this|that))?',
  'i (?:need|want|would like|d like) (?:a |another |some |more )?(?:hint|clue|help|tip)s?',
  '(?:help|hint|clue)(?: me)?(?: out)?',
  'my mind (?:is|went|goes) blank|it slipped my mind|too (?:hard|difficult)|this is (?:too |so )?(?:hard|difficult)',
];

/** They want the question or the matter put in other words. */
export const asksToExplain: readonly string[] = [
  '(?:what|wdym|how) (?:do|does|did) (?:you|that|this|it|the question) mean|wdym|what(?: is|s) (?:that|this|it)(?: mean| supposed to mean)?|meaning',
  '(?:(?:can|could|would) you )?(?:please )?(?:explain|rephrase|reword|clarify|simplify|elaborate)(?: (?:it|this|that|the question|more|better|again|to me|for me|what (?:you|that|this) means?))*',
  "(?:i )?(?:do not|dont|don't) (?:understand|get)(?: (?:the question|what you mean|what you want|what you are asking))?",
  'huh|what|say that again|come again|in (?:other|simple|simpler|easier) words',
];

/** They want an example. */
export const asksForExample: readonly string[] = [
  '(?:(?:can|could|would|may) (?:you|i|we) )?(?:please )?(?:give|show|tell|have|get|see|need|use|provide|name|think of|want)?(?: me| us)?(?: with)?(?:\\s?(?:an?|another|some|one|more|any|the|concrete|real(?: life)?)\\b)*\\s?examples?(?: (?:of|for) (?:it|this|that))?',
  '(?:such as|like what|like|for (?:example|instance)|e\\.?g\\.?)',
  '(?:what|is there|are there|do you have) (?:would be |is |s )?(?:an?|any|some) examples?(?: (?:of|for) (?:it|this|that))?',
  'what (?:is|s|would be) an example(?: (?:of|for) (?:it|this|that))?',
];

/** They want the answer, or the next question. */
export const asksForAnswer: readonly string[] = [
  '(?:(?:can|could|would) (?:you|i) )?(?:please )?(?:just )?(?:tell|give|show|say|reveal|see|read)(?: me| us)? ?(?:the |it|what )?(?:right |correct |whole )?(?:answer|solution|it|passage|text)(?: please)?',
  '(?:what(?: is|s)|whats) (?:the|it) ?(?:right |correct )?(?:answer|solution)?(?: then)?',
  '(?:the )?answer|solution|skip(?: (?:it|this|that|this one|this question))?|pass|next(?: (?:one|question))?|move on|go on|i give up|give up|continue',
  "(?:can|could|shall|let'?s|lets)(?: we| us)? (?:skip|move on|go on|continue)(?: (?:it|this|that|this one|this question|to the next(?: one| question)?))?|tell me",
];

/** How they judge themselves once they have seen the passage. */
export const selfJudgementForms: readonly (readonly [SelfJudgement, string])[] = [
  [
    'covered',
    "(?:yes|yep|yeah|ya|y|yup)?,? ?(?:i (?:said|had|meant|got|knew|wrote) (?:that|it|this|the same)|same(?: thing)?|that(?: is|'?s|s) what i (?:said|meant|wrote)|got it|yes|yep|yeah|yup|correct|right)(?: all)?",
  ],
  [
    'partial',
    '(?:yes,? ?)?(?:partly|in part|partially|half|half of it|some of it|kind of|sort of|more or less|almost|nearly|a (?:bit|part|little)(?: of it)?|not (?:all|everything|quite))',
  ],
  [
    'off-topic',
    "(?:no|nope|nah|not (?:yet|really|at all)|no,? not (?:yet|really)|i (?:did not|didnt|didn't)(?: (?:have|say|know|get) (?:it|that))?|missed (?:it|that)|wrong|i was wrong)",
  ],
];

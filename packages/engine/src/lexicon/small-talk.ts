/*
 * What is said to a tutor without asking anything. A message is such talk where it has words of one kind and otherwise
 * only words that go with any.
 */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const smallTalkKinds = ['thanks', 'apology', 'presence', 'feeling', 'greeting', 'parting'] as const;
export type SmallTalkKind = (typeof smallTalkKinds)[number];

/** What makes a message talk of this kind, as alternatives of a regular expression; the narrower kinds come first. */
export const smallTalkCores: Record<SmallTalkKind, string> = {
  thanks:
    "thanks?(?: (?:yo)?u)?|thank ?(?:yo)?u|thanx|thnx|thx+|tysm|tyvm|ty+|tks|cheers|much appreciated|appreciate (?:it|that|this|you|the help)|(?:that|this|it)(?:'s)?(?: \\w+)?(?: (?:was|is|really|actually|totally|does|did))*(?: (?:so|super|very|really|rly|extremely|quite|pretty))* (?:helps?|helped|helpful|useful|worked|makes sense|made sense)|that's helpful|got it|gotcha|i see|understood|makes sense|(?:you're|your|you are|ur|u r) (?:the best|amazing|awesome|great|a (?:lifesaver|legend|star))|life ?saver|good bot|well done|nice one",
  apology:
    "sorry|my bad|apologi[sz]e|apologies|excuse me|(?:hope|am) i(?:'m| am)? not (?:annoying|bothering)(?: you)?|stupid questions?|dumb questions?",
  presence:
    '(?:are )?(?:yo)?u (?:still )?(?:there|here|awake|alive|online|working)|(?:any(?:one|body)) (?:there|here|home)|(?:yo)?u up|testing(?: 1 2 3)?',
  feeling:
    "tired|(?:so |really |totally )*(?:done|over it|fed up|finished) with (?:this|the|my|all|everything|school|college|uni|life)(?: (?:semester|term|year|class|course|week|of this|this))?|so done|exhausted|sleepy|stress(?:ed|ing)(?: out)?|overwhelmed|anxious|nervous|worried|bored|boring|burn(?:ed|t) out|panicking|freaking out|lost|confused|(?:want to|wanna|gonna|going to) (?:cry|die|quit|give up|drop out)|give up|hate (?:this(?: (?:class|course|subject))?|studying|school|exams|my life)|can't (?:do this|focus|concentrate|anymore)|so (?:much|hard|difficult)|kill(?:ing|s) me|driv(?:ing|es) me (?:crazy|nuts|insane|mad)|(?:is|are) (?:the worst|impossible|brutal|insane|hell|a nightmare|too hard|so hard)|hopeless|screwed|doomed|struggling|drowning|(?:too|so) much work|ugh+|brain (?:is )?(?:dead|fried)|going to fail|gonna fail",
  greeting:
    "hi+|hiya|hello+|hallo|he+y+(?: hey)?|howdy|greetings|good (?:morning|afternoon|evening|day)|mornin'?g?|evening|yo+|sup|wass?up|what's up|hola|salut|bonjour|ciao|how are (?:yo)?u(?: doing)?|how's it going|nice to meet (?:yo)?u",
  parting:
    "bye+|goodbye|cya|see (?:yo)?u|good ?night|gn|take care|ciao|that's all|that is all|gotta go|g2g|talk (?:to you )?(?:later|soon)|ttyl|later",
};

/** Words that go with small talk and ask nothing, as alternatives of a regular expression. */
export const smallTalkFillers: ReadonlySet<string> = wordsOf(`
  aight ight king queen bestie fam dawg bruh k+ ngl fr idk lowkey imo deadass anyone anybody class's a about actually again ah+ ahead all alright also am and anyway appreciate are as asking at aw+ awesome big bit bot bro brilliant
  bunch but buddy cool course day days dear doing done dude enough even everyone everything excellent explaining exam exams
  exam's feel feeling fine folks for friend from fun glad god good got great guys (?:ha)+ happy have help helped helpful
  helping hey hm+ hours i i'm if im in interesting is it it's its just keep kind kinda know like literally little lmao lol lot
  lots love ly make makes man many mate maybe me mean midterm mood more morning much my nah never nice night no nope not now
  of off oh ok okay omg on once one ones only out perfect please plz pls questions question quick rn really right same
  say school sense so some still stuff stupid super sure sweetie test than that that's the then there this tbh time to today tomorrow
  tonight too totally true tutor u understand up ur very want was way we weekwise week welcome well what wonderful work wow
  yay ye yea yeah yep yes yesterday you you're your yup all's dumb bothering bother annoying class final finals later soon later
  loads tons bunches million always forever honestly seriously actually everybody
`);

/** What a student wants planned. */
export type PlanRequest = 'study-plan' | 'week-plan' | 'day-plan' | 'days-left';

const exam = '(?:mid-?terms?|finals?|exams?|tests?|quiz(?:zes)?)(?: exams?| \\d{1,2})?';
const studying =
  '(?:study|studying|prepare|preparing|prep|revise|revising|review|reviewing|cram|cramming|get ready|getting ready|learn|practi[sc]e|pass|ace|survive|do well (?:on|in))';
const work = '(?:deadline|essay|paper|report|project)';
const modal = '(?:should|shall|can|could|do|must|would|to|best)';

const wish = '(?:have to |need to |supposed to |got to |to )?';
const doing = '(?:do|study|read|work on|focus on|get done|tackle|be (?:doing|studying|reading|working on))';
const nextDays = '(?:(?:this|the|my|these) ?)?(?:weekend|next (?:few|couple(?: of)?) days|break)';
const filler = '(?: then| now| tho(?:ugh)?| pls| please)?';
const hours = '(?:\\d+|an?|one|two|three|four|half an?|couple(?: of)?|few|some) ?(?:hrs?|hours?|mins?|minutes?|h)';

/** The first request that one of its patterns hears. */
const patterns: [PlanRequest, RegExp[]][] = [
  [
    'days-left',
    [
      // "How many weeks until the final?", "how long till the essay", "when should I start the report?"
      new RegExp(
        String.raw`\bhow (?:many|much) (?:more )?(?:days?|weeks?|time)\b.*\b(?:til|till|until|before|left|to)\b.*\b(?:${exam}|due|deadline|essay|paper|report|project|break|end)\b`,
      ),
      new RegExp(
        String.raw`\bhow (?:long (?:is it |do i have |have i got |left )?|(?:soon|far)(?: away)? (?:is )?(?:it )?)(?:till|til|until|before)\b.*\b(?:${exam}|${work})\b`,
      ),
      new RegExp(String.raw`\bhow (?:soon|far)(?: away)? is\b.*\b(?:${exam}|${work})\b`),
      /\bwhen (?:should|do|must|shall) i (?:start|begin)\b.*\b(?:essay|paper|report|project|worksheet|homework|assignment|notebook|lab)\b/,
      /\b(?:days|weeks|time) (?:left|remaining) (?:til|till|until|before|to|for)\b/,
    ],
  ],
  [
    'study-plan',
    [
      // "Make me a study schedule", "how do I even prepare for the midterm?", "get me through this final"
      /\b(?:study|revision|review|exam|prep|preparation|learning|cram) ?-?(?:plan|schedule|time ?table|routine|guide for the (?:mid-?term|final|exam))\b/,
      /\bplan (?:out )?(?:my |for )?(?:studying|revision|exam prep|the (?:mid-?term|final|exam))\b/,
      new RegExp(
        String.raw`\bhow ${modal} (?:i |we |you |one )?(?:best |even |start |begin )?(?:to )?${studying}(?: \w+){0,2}? (?:for |to |the |my |this )*${exam}\b`,
      ),
      new RegExp(
        String.raw`\b(?:help|want|need|have|trying|going|got) (?:me )?(?:to )?${studying} (?:for |to |up for )*(?:the |my |this |our )?${exam}\b`,
      ),
      new RegExp(String.raw`\bbest way to ${studying}\b.*\b${exam}\b`),
      new RegExp(String.raw`\b(?:schedule|plan|timetable)\b.*\b(?:til|till|until|before|for|up to)\b.*\b${exam}\b`),
      new RegExp(String.raw`\bwhat(?: is|'s)? (?:the )?plan for (?:the |my )?${exam}\b`),
      new RegExp(String.raw`\b${exam} (?:prep|preparation)\b`),
      new RegExp(
        String.raw`\b${exam}\b.*\bhow (?:do|should|can|am) i (?:even |ever |supposed to )*(?:start|begin|study|prepare|prep|survive|pass)\b`,
      ),
      new RegExp(String.raw`\bwhen (?:should|do) i (?:start|begin) (?:to )?${studying}\b`),
      new RegExp(String.raw`\bget me (?:ready|through)\b.*\b${exam}\b`),
    ],
  ],
  [
    'week-plan',
    [
      // "Plan my week", "a to-do list for this week"
      /\bplan (?:out )?(?:my|the|this|next) (?:whole )?week\b/,
      /\b(?:plan|schedule|to-?do(?: list)?) for (?:the|this|my) week\b/,
      /\borgani[sz]e my week\b/,
      /\b(?:week|weekly) (?:plan|schedule|to-?do)\b/,
      /\bwhat (?:should|shall|can|must|do) i (?:do|study|read|work on|focus on) (?:this|during the) week\b/,
      /\bhow (?:should|do|can) i (?:plan|spend|split|organi[sz]e) (?:my|the|this) week\b/,
    ],
  ],
  [
    'day-plan',
    [
      // "What should I be doing over the weekend?"
      new RegExp(
        String.raw`\bwhat (?:all )?(?:am|ought|${modal}) i ${wish}${doing} (?:(?:over|on|during|for|in) )?${nextDays}\b${filler}\W*$`,
      ),
      // "What do I need to read before class?"
      /\bwhat (?:do|should|must) (?:i|we) (?:have to |need to |got to )?(?:do|read|finish|prepare|get done) (?:before|for|by) (?:the |our |my )?(?:next )?(?:class|lecture|seminar|session)\b/,
      // "What should I revise first?", "I have two hours, where do I start?"
      /\bwhat (?:should|shall|can|must|could) (?:i|we) (?:do|study|learn|review|revise|practi[sc]e|read|work on|focus on|start with|tackle)\b.*\b(?:today|tonight|now|first|next|this (?:morning|afternoon|evening))\b/,
      /\bwhat (?:do|am) i (?:have|need|supposed|gotta)(?: got)? to (?:do|study|read)\b.*\b(?:today|tonight|now|first)\b/,
      new RegExp(String.raw`\b${hours}\b.*\b(?:what|where|how)\b.*\b(?:i|start|study|do)\b`),
      new RegExp(String.raw`\bwhat\b.*\b(?:i|we) (?:do|study|read)\b.*\b(?:with|in) ${hours}\b`),
      // "I'm so behind", "no idea where to start", "what now"
      /\b(?:i'?m|i am|im|so|way|really) (?:so |way |really |totally )*behind\b/,
      /\b(?:plan (?:my|for) (?:day|today|tonight)|to-?do(?: list)?(?: for)? (?:today|tonight)|today'?s (?:plan|to-?do|tasks?))\b/,
      /\bwhat(?:'s| is) (?:on |up |the plan )?(?:for )?(?:today|tonight)\W*$/,
      /\b(?:do ?n[o']?t|dont|no idea|not sure|no clue) (?:even )?(?:know )?(?:where|what|how) to (?:start|begin|do)\b/,
      /\b(?:anything|something|what) (?:else )?(?:that )?(?:i should|should i) be (?:doing|studying|reading|working on)\b/,
      /^(?:where|how|what) to (?:start|begin|do(?: first| now)?)\W*$/,
      /\bcatch(?:ing)? up\b(?! with (?:him|her|them))/,
      /\bwhat now\W*$/,
    ],
  ],
];

const longest = 200;

/** Reads what is to be planned, from a question as `plainQuestion` gives it; null for everything else. */
export function readPlanRequest(text: string): PlanRequest | null {
  if (text.length > longest) return null;
  return patterns.find(([, each]) => each.some((pattern) => pattern.test(text)))?.[0] ?? null;
}

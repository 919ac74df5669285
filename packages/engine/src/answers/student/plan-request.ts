/** What a student wants planned. */
export type PlanRequest = 'study-plan' | 'week-plan' | 'day-plan' | 'days-left';

const exam = '(?:mid-?terms?|finals?|exams?|tests?|quiz(?:zes)?)(?: exams?| \\d{1,2})?';
const studying =
  '(?:study|studying|prepare|preparing|prep|revise|revising|review|reviewing|cram|cramming|get ready|getting ready|learn|practi[sc]e|pass|ace|survive|do well (?:on|in))';
const modal = '(?:should|shall|can|could|do|must|would|to|best)';

const patterns: [PlanRequest, RegExp][] = [
  [
    'days-left',
    new RegExp(
      `\\bhow (?:many|much) (?:more )?(?:days?|weeks?|time)\\b.*\\b(?:til|till|until|before|left|to)\\b.*\\b(?:${exam}|due|deadline|essay|paper|report|project|break|end)\\b|\\bhow (?:long (?:is it |do i have |have i got |left )?|(?:soon|far)(?: away)? (?:is )?(?:it )?)(?:till|til|until|before)\\b.*\\b(?:${exam}|deadline|essay|paper|report|project)\\b|\\bhow (?:soon|far)(?: away)? is\\b.*\\b(?:${exam}|deadline|essay|paper|report|project)\\b|\\bwhen (?:should|do|must|shall) i (?:start|begin)\\b.*\\b(?:essay|paper|report|project|worksheet|homework|assignment|notebook|lab)\\b|\\b(?:days|weeks|time) (?:left|remaining) (?:til|till|until|before|to|for)\\b`,
    ),
  ],
  [
    'study-plan',
    new RegExp(
      `\\b(?:study|revision|review|exam|prep|preparation|learning|cram) ?-?(?:plan|schedule|time ?table|routine|guide for the (?:mid-?term|final|exam))\\b|\\bplan (?:out )?(?:my |for )?(?:studying|revision|exam prep|the (?:mid-?term|final|exam))\\b|\\bhow ${modal} (?:i |we |you |one )?(?:best |even |start |begin )?(?:to )?${studying}(?: \\w+){0,2}? (?:for |to |the |my |this )*${exam}\\b|\\b(?:help|want|need|have|trying|going|got) (?:me )?(?:to )?${studying} (?:for |to |up for )*(?:the |my |this |our )?${exam}\\b|\\bbest way to ${studying}\\b.*\\b${exam}\\b|\\b(?:schedule|plan|timetable)\\b.*\\b(?:til|till|until|before|for|up to)\\b.*\\b${exam}\\b|\\bwhat(?: is|'s)? (?:the )?plan for (?:the |my )?${exam}\\b|\\b${exam} (?:prep|preparation)\\b|\\b${exam}\\b.*\\bhow (?:do|should|can|am) i (?:even |ever |supposed to )*(?:start|begin|study|prepare|prep|survive|pass)\\b|\\bwhen (?:should|do) i (?:start|begin) (?:to )?${studying}\\b|\\bget me (?:ready|through)\\b.*\\b${exam}\\b`,
    ),
  ],
  [
    'week-plan',
    /\bplan (?:out )?(?:my|the|this|next) (?:whole )?week\b|\b(?:plan|schedule|to-?do(?: list)?) for (?:the|this|my) week\b|\borgani[sz]e my week\b|\b(?:week|weekly) (?:plan|schedule|to-?do)\b|\bwhat (?:should|shall|can|must|do) i (?:do|study|read|work on|focus on) (?:this|during the) week\b|\bhow (?:should|do|can) i (?:plan|spend|split|organi[sz]e) (?:my|the|this) week\b/,
  ],
  [
    'day-plan',
    /\bwhat (?:all )?(?:should|shall|can|must|could|do|am|ought) i (?:have to |need to |supposed to |to )?(?:do|be doing|study|be studying|read|be reading|work on|be working on|focus on|get done|tackle) (?:(?:over|on|during|for|in) )?(?:this|the|my|these)? ?(?:weekend|next (?:few|couple(?: of)?) days|break)\b(?: then| now| tho(?:ugh)?| pls| please)?\W*$|\bwhat (?:do|should|must) (?:i|we) (?:have to |need to |got to )?(?:do|read|finish|prepare|get done) (?:before|for|by) (?:the |our |my )?(?:next )?(?:class|lecture|seminar|session)\b|\bwhat (?:should|shall|can|must|could) (?:i|we) (?:do|study|learn|review|revise|practi[sc]e|read|work on|focus on|start with|tackle)\b.*\b(?:today|tonight|now|first|next|this (?:morning|afternoon|evening))\b|\bwhat (?:do|am) i (?:have|need|supposed|gotta)(?: got)? to (?:do|study|read)\b.*\b(?:today|tonight|now|first)\b|\b(?:\d+|an?|one|two|three|four|half an?|couple(?: of)?|few|some) ?(?:hrs?|hours?|mins?|minutes?|h)\b.*\b(?:what|where|how)\b.*\b(?:i|start|study|do)\b|\bwhat\b.*\b(?:i|we) (?:do|study|read)\b.*\b(?:with|in) (?:\d+|an?|one|two|three) ?(?:hrs?|hours?|mins?|minutes?)\b|\b(?:i'?m|i am|im|so|way|really) (?:so |way |really |totally )*behind\b|\b(?:plan (?:my|for) (?:day|today|tonight)|to-?do(?: list)?(?: for)? (?:today|tonight)|today'?s (?:plan|to-?do|tasks?))\b|\bwhat(?:'s| is) (?:on |up |the plan )?(?:for )?(?:today|tonight)\W*$|\b(?:do ?n[o']?t|dont|no idea|not sure|no clue) (?:even )?(?:know )?(?:where|what|how) to (?:start|begin|do)\b|\b(?:anything|something|what) (?:else )?(?:that )?(?:i should|should i) be (?:doing|studying|reading|working on)\b|^(?:where|how|what) to (?:start|begin|do(?: first| now)?)\W*$|\bcatch(?:ing)? up\b(?! with (?:him|her|them))|\bwhat now\W*$/,
  ],
];

const longest = 200;

/** Reads what is to be planned, from a question as `plainQuestion` gives it; null for everything else. */
export function readPlanRequest(text: string): PlanRequest | null {
  if (text.length > longest) return null;
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

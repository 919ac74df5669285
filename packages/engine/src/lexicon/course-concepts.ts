import { alternation } from './alternation.ts';
import { englishMonthNames } from './calendar-names.ts';
import { campusConcepts } from './campus-concepts.ts';
import { askedCitationStyle, citationStyle } from './citation-styles.ts';
import type { CourseConcept } from './course-concept.ts';
import { examNames as exam, examConcepts } from './exam-concepts.ts';
import { platforms } from './platforms.ts';

/*
 * What students ask of a course and its syllabus says in other words: how it is asked, and how a line of a syllabus
 * that answers reads.
 */

const work =
  '(?:essays?|papers?|reports?|projects?|presentations?|posters?|portfolios?|diar(?:y|ies)|assignments?|homework|labs?|notebooks?|worksheets?|journals?|posts?|reviews?|proposals?|it|they)';
/** What is handed in and has a length. */
const written = `${work.slice(3, -1).replace('|it|they', '')}|case stud(?:y|ies)|analys[ei]s|reflections?|responses?|outlines?|drafts?`;
/** What is shown or played to others on a day. */
const shown = '(?:posters?|presentations?|concerts?|performances?|exhibitions?|recitals?)(?: (?:session|day|night))?';
const meeting = '(?:class(?:es)?|lectures?|sessions?|seminars?|meetings?|labs?|discussions?|sections?)';
const ai = '(?:ai|a\\.i\\.|chat ?gpt|gpt-?\\d*|copilot|gemini|claude|llms?|bard|grammarly|language models?)';
const ofIllness = "\\b(?:sick|ill|unwell|flu|covid|hospital|emergenc(?:y|ies)|doctor'?s? note|medical)\\b";
const device =
  '(?:lap ?tops?|(?:cell ?|mobile |smart ?)?phones?|tablets?|i ?pads?|computers?|devices?|electronics|headphones|smart ?watch(?:es)?)';
const allowed =
  '(?:allowed|permitted|ok(?:ay)?|fine|banned|forbidden|against|can (?:i|we|you)|could (?:i|we)|may (?:i|we)|am i|are we|do (?:i|we)|use|using|policy|rules?|what about|bring|in class|during)';

/** How a line of a syllabus reads that speaks of AI. */
export const saysAi =
  /\bA\.?I\.?\b|\bchat ?bots?\b|\bGrammarly\b|\bCopilot\b|\bartificial intelligence|\bgenerative\b|\bChat ?GPT|\blanguage models?\b|\bmachines? (?:has|have|had) written|\bsentences? that a machine/;

/** Whether it may be used, in the same sentence; what must be kept or cited then is another matter. */
const verdict = '\\b(?:may|must (?:not|never|be)|can|not|allow\\w*|permit\\w*|prohibit\\w*|accept\\w*|violat\\w*)\\b';

export const courseConcepts: readonly CourseConcept[] = [
  ...examConcepts,
  {
    name: 'uploading its readings',
    asks: new RegExp(
      `\\b(?:upload|uploading|paste|pasting|feed|feeding|put(?:ting)?|post|posting|share|sharing|give)\\b.*\\b(?:readings?|pdfs?|slides|texts?|materials?|chapters?|files?|articles?|notes|this|them|it)\\b.*\\b(?:${ai}|online|internet|web|chegg|course ?hero|discord|group chat|friends?)\\b|\\bcopyright\\b`,
    ),
    says: /\bupload|\bcopyright|\blicen[sc]ed?\b|\bdistribut|\bdo not (?:share|post)|\bmay not (?:share|post)/i,
    point: /\bupload|\bdistribut|\bpost\b|\bshare\b/i,
  },
  {
    name: 'the use of AI',
    asks: new RegExp(
      `\\b${ai}\\b.*\\b(?:policy|polic(?:y|ies)|rules?|${allowed.slice(3, -1)}|cheating|plagiarism|write|help|essay|paper|report|homework)\\b|\\b(?:${allowed.slice(3, -1)}|cheating)\\b.*\\b${ai}\\b|^${ai}\\W*$`,
    ),
    says: saysAi,
    point: new RegExp(`(?:${saysAi.source})[^.!?]*${verdict}|${verdict}[^.!?]*(?:${saysAi.source})`, 'i'),
    near: /\b(?:your own (?:work|words|assignments?)|hono(?:u)?r code|academic (?:integrity|honesty)|plagiari\w+|cheating)\b/i,
    isPlain: true,
  },
  {
    name: 'what to bring',
    asks: new RegExp(
      `\\b(?:bring|take (?:with me|along)|have with me|pack)\\b.*\\b(?:${exam}|${meeting}|with me)\\b|\\bwhat (?:do|should|can|must) (?:i|we) (?:need|use|have)\\b(?! to (?:know|study|learn|read|review|revise|do)\\b).*\\b(?:for|in|on|during|at) (?:the |my |our )?${exam}\\b|\\b(?:calculators?|notes?|cheat ?sheets?|dictionar(?:y|ies)|books?|blue ?books?|pencils?|pens?|scantrons?|formula sheets?|id|student card)\\b.*\\b(?:in|on|during|for|at|to) (?:the |my |our )?${exam}\\b|\\b(?:can|could|may|do|are|is|allowed)\\b.*\\b(?:cheat ?sheets?|formula sheets?|(?:index|note) ?cards?|crib sheets?)\\b`,
    ),
    says: /\bbring\b|\b(?:index|note) ?cards?\b|\bcheat ?sheets?\b|\bpencils?\b|\bpens?\b|\bblue ?books?\b|\bscantron|\bcalculators?\b|\b(?:sheets?|pages?|cards?)\b[^.]{0,40}\bnotes\b|\bnotes\b[^.]{0,40}\b(?:allowed|permitted)\b|\b(?:cards?|sheets?|rulers?|notes)\b[^.]{0,40}\b(?:allowed|permitted)\b|\bnotes are\b|\bno (?:\w+ )?(?:notes|books?|cards?|calculators?|phones?|aids|materials)\b|\bdictionar|\bstudent (?:id|card)|\bformula sheet|\b(?:open|closed)[- ](?:book|notes?)\b/i,
    point: /\bbring\b/i,
    isOfWork: true,
  },
  {
    name: 'whether an exam is cumulative',
    asks: new RegExp(
      `\\b${exam}\\b.*\\b(?:cumulative|comprehensive|cumulitive|cummulative|on everything|(?:the )?whole (?:course|class|semester|term)|everything)\\b|\\b(?:cumulative|comprehensive|cumulitive|cummulative)\\b.*\\b${exam}\\b|\\beverything\\b.*\\bon (?:the|our|my) ${exam}`,
    ),
    says: /\b(?:cumulative|comprehensive)\b|\bcovers?\b|\bcovering\b|\basks? only\b|\bmaterial (?:from|of|in|through)\b|\bquestions come from\b/i,
    point: /\bcumulative|\bcomprehensive|\bcovers?\b/i,
    affirms: /\bcumulative\b|\bcomprehensive\b|\bcovers? (?:everything|all|the (?:whole|entire))\b/i,
    denies:
      /\b(?:not|n't|never)(?: be)? (?:\w+ )?(?:cumulative|comprehensive)\b|\bnon-?(?:cumulative|comprehensive)\b|\b(?:covers?|asks?) only\b|\bonly covers?\b/i,
    isOfWork: true,
  },
  {
    name: 'how long it has to be',
    asks: new RegExp(
      `^(?!.*\\b${exam}\\b).*(?:\\bhow (?:long|many (?:words|pages|slides)) (?:(?:does|do|should|is|must|are|will|can|has) )?(?:the |my |our |an? |each )?(?:\\w+ ){0,3}?(?:${written})\\b)`,
    ),
    says: /\d[\d,]*[\s-](?:[\p{L}-]+[\s-])?(?:words?|pages?|slides?|minutes?)\b|\b(?:one|two|three|four|five|six|seven|eight|ten|twelve|half(?:-a)?)[\s-](?:words?|pages?|slides?|minutes?)\b/iu,
    point: /\d[\s-](?:[\p{L}-]+[\s-])?(?:words?|pages?|slides?|minutes?)\b/iu,
    isOfWork: true,
    isPlain: true,
  },
  {
    name: 'how long it has to be',
    asks: new RegExp(
      `\\bhow (?:long|many (?:words|pages|minutes)|much words) (?:does|do|should|is|must|has|are|will|can|need|words|pages)\\b.*\\b(?:${work}|${exam})\\b.*|\\b(?:word|page) (?:count|limit|minimum|maximum|length)\\b|\\b(?:length|min(?:imum)? words|max(?:imum)? words)\\b.*\\b${work}\\b|\\bhow (?:long|many (?:words|pages)) (?:the |my )?${work}\\b`,
    ),
    says: /\d ?(?:[ap]\.?m\.?)? ?[-–] ?\d{1,2}(?::\d\d)? ?[ap]\.?m|\d[\d,]*(?:\s?(?:[-–]|to|and)\s?[\d,]+)?[\s-](?:words?|pages?|minutes?|hours?)\b|\b(?:one|two|three|four|five|six|eight|ten|half(?:-a)?)[\s-](?:words?|pages?|minutes?|hours?)\b/i,
    point: /\d[\s-](?:words?|pages?|minutes?)\b/i,
    isOfWork: true,
  },
  {
    name: 'a citation style',
    asks: new RegExp(
      `\\b(?:${askedCitationStyle}|(?:citation|reference|referencing|footnote) (?:style|format))\\b|\\b(?:which|what) style\\b.*\\b(?:cite|citations?|${work}|sources|references)\\b`,
    ),
    says: new RegExp(`\\b${citationStyle}\\b|\\bcitation style\\b`),
  },
  {
    name: 'sources and citations',
    asks: new RegExp(
      `\\b(?:citation style|cite|citations?|bibliography|works cited)\\b.*\\b(?:${work}|use|need|class|course|which|what)\\b|\\bhow many (?:sources|references|citations)\\b|\\b(?:which|what) (?:citation )?(?:style|format)\\b`,
    ),
    says: new RegExp(
      `\\b${citationStyle}\\b|\\bsources?\\b(?! (?:anal\\w+|criticism|texts?|code))|\\bcit(?:e|es|ing|ations?)\\b|\\bbibliograph`,
    ),
  },
  {
    name: 'illness',
    asks: new RegExp(
      `${ofIllness}(?=.*\\b(?:${exam}|${meeting}|${work.replace('|it|they', '')}|deadline|due|absen\\w+|excused?|polic(?:y|ies)|note)\\b)|\\b(?:if|when|what if|in case) (?:i|we)\\b.*${ofIllness}|^(?:i'?m|i am) ${ofIllness}\\W*(?:(?:what|can|do|should) .*)?$|\\bmiss(?:ed|ing)? (?:the |an? |my )?(?:mid-?term|final|exam|test|quiz)\\b|\\b(?:re-?take|re-?sit|make[- ]?ups?)\\b`,
    ),
    says: /\bill(?:ness)?\b|\bsick|\bdoctor|\bmedical|\bemergenc|\bmake-?ups?\b|\bmade up\b|\bre-?(?:take|sit)/i,
  },
  {
    name: 'coming late to class',
    asks: new RegExp(
      `\\b(?:late|tardy)\\b (?:to|for) (?:a |the |my )?${meeting}\\b|\\b(?:come|coming|arrive|arriving|show up|walk in) (?:\\w+ ){0,2}late\\b|\\b(?:min|mins|minutes?) late\\b(?!.*\\b(?:${work.replace('|it|they', '')}|submit|hand|turn)\\b)|\\btard(?:y|iness)\\b`,
    ),
    says: /\btard(?:y|iness)\b|\b(?:arriv\w*|come|comes|coming|enter\w*|show\w* up)\b[^.]{0,40}\b(?:late|after)\b|\blate (?:arrivals?|to class)\b|\blateness\b/i,
    isPlain: true,
  },
  {
    name: 'attendance',
    asks: new RegExp(
      `\\battend(?:ance|ing)?\\b|\\babsen(?:ces?|t)\\b|\\b(?:miss|skip|cut|ditch)(?:ed|ping|ing|s)? (?:\\w+ ){0,3}${meeting}\\b|\\b(?:do|must|should) (?:i|we) (?:have to |need to )?(?:come|go|show up|be (?:there|in class))\\b|\\b(?:is|are) ${meeting} (?:mandatory|required|compulsory|optional)\\b|\\bhow many (?:\\w+ )?(?:${meeting}|absences|days|times) (?:can|may|could|am|are) (?:i|we)\\b.*\\b(?:miss|skip|cut|ditch|absent|allowed)\\b|\\bhow many (?:times )?(?:can|may) (?:i|we) (?:miss|skip)\\b`,
    ),
    says: /\battend|\b(?:be|are|is) away\b|\babsen|\bmiss(?:ed|es|ing)? (?:\w+ ){0,4}(?:class|meeting|session|lecture|seminar|section|lab|group)/i,
    point: /\babsen|\bmiss/i,
  },
  {
    name: null,
    asks: new RegExp(`\\b(?<named>${device})\\b.*\\b${allowed}\\b|\\b${allowed}\\b.*\\b(?<other>${device})\\b`),
    says: /\blap ?tops?\b|\bphones?\b|\bcellphones?\b|\btablets?\b|\bcomputers?\b|\belectronic(?:s| devices?)\b|\bdevices\b/i,
    point: /\b(?:not|no|allow\w*|permit\w*|prohibit\w*|fine|welcome|only|away|off|silenced?|ban\w*|may|must)\b/i,
  },
  {
    name: 'food and drink',
    asks: new RegExp(
      `\\b(?<named>eat(?:ing)?|food|snacks?|lunch|drink(?:s|ing)?|coffee|tea|water|beverages?|gum)\\b.*(?:\\b${allowed}\\b|\\b${meeting}\\b)|\\b${allowed}\\b.*\\b(?<other>eat(?:ing)?|food|snacks?|lunch|coffee|beverages?)\\b`,
    ),
    says: /\bfood\b|\beat(?:ing|s)?\b(?! disorders?)|\bdrinks?\b|\bbeverages?\b|\bsnacks?\b|\bcoffee\b/i,
  },
  {
    name: 'the form of an exam',
    asks: new RegExp(
      `\\b${exam}\\b.*\\b(?:multiple[- ]choice|true[- ](?:or[- ])?false|essays?|short[- ]answers?|open[- ]ended|take[- ]?home|oral|in person|online|on paper|format|how many questions)\\b|\\b(?:what kind of|which kind of|how many) (?:questions|items)\\b.*\\b${exam}\\b|\\b(?:format|structure) of (?:the |my |our )?${exam}`,
    ),
    says: /\bmultiple[- ]choice|\btrue[- ](?:or[- ])?false|\bessays?\b|\bshort[- ]answer|\bopen[- ]ended|\btake[- ]?home|\boral\b|\bin person\b|\bonline\b|\bquestions\b|\bitems\b|\bproblems\b/i,
    isOfWork: true,
  },
  {
    name: 'how to hand it in',
    asks: new RegExp(
      `\\b(?:where|how) (?:do|should|can|must|will) (?:i|we) (?:submit|hand in|turn in|upload|send)\\b|\\b(?:submit|hand in|turn in|upload|send)\\b.*\\b(?:word|pdf|docx?|google docs?|handwritten|by e-?mail|on paper|hard copy|printed|${alternation(platforms)})\\b|\\b(?:which|what) file (?:type|format)\\b`,
    ),
    says: new RegExp(
      `\\b(?:submi(?:t|tted|ssions?)|upload(?:ed)?|hand(?:ed)? (?:it |them )?in|turn(?:ed)? (?:it |them )?in)\\b.*\\b(?:pdf|word|docx?|e-?mail|paper|print\\w*|hard copy|class|online|${alternation(platforms)})\\b`,
      'i',
    ),
  },
  {
    name: 'dropping any of these',
    asks: /\b(?:drop|drops|dropped|lowest|worst|thrown out|throw out|discard\w*)\b.*\b(?:quiz(?:zes)?|tests?|exams?|mid-?terms?|grades?|scores?|one|home ?works?|assignments?|problem sets?|reflections?|labs?|reports?|responses?|tasks?|exercises?)\b|\b(?:quiz(?:zes)?|tests?|exams?|mid-?terms?|grades?|scores?|one|home ?works?|assignments?|problem sets?|reflections?|labs?|reports?|responses?|tasks?|exercises?|any)\b.*\b(?:drop|drops|dropped|lowest|worst|thrown out|discard\w*)\b|\bbest \w+ (?:of|out of) (?:the )?\w+\b/,
    says: /\bdrop(?:s|ped)?\b(?!-| (?:in|by|off|out)\b)|\blowest\b|\bworst\b|\bbest (?:\w+ )?(?:counts?|\d|of)|\bbest (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\bfalls? away\b|\bdiscard|\bnot count(?:ed)?\b/i,
    isPlain: true,
    isOfWork: true,
    isOfMember: true,
  },
  {
    name: 'what to wear',
    asks: /\b(?:shoes|sandals|shorts|goggles|lab coats?|dress code|gloves|clothes|clothing|wear)\b.*\b(?:lab|class|need|have to|required|allowed|can i)\b|\b(?:lab|class|need|have to|required|allowed|can i|should i)\b.*\b(?:shoes|sandals|shorts|goggles|lab coats?|dress code|gloves|clothes|wear)\b|\bdress code\b(?= (?:in|for|at) (?:the |our |this )?(?:class|lab|course)|\W*$)/,
    says: /\bshoes\b|\btrousers\b|\bgoggles\b|\blab coats?\b|\bgloves\b|\bdress\b|\bwear\b/i,
  },
  {
    name: 'a textbook',
    asks: /\b(?:need|buy|get|have|use|is there|rent|which|what)\b.*\b(?:a |the |any |one )?(?:text ?)?books?\b(?: (?:for|in) (?:this|the|our|my) (?:class|course))?(?: to buy| do (?:i|we) need)?\W*$/,
    says: /\btext ?books?\b|\b(?<!blue )books?\b.{0,40}\b(?:required|buy|bookstore|edition|ed\.)|\bed\.|\brequired (?:text|book)/i,
    point: /\btext ?book/i,
    isOfPlan: true,
  },
  {
    name: 'participation',
    asks: /\bparticipat\w*\b.*\b(?:grade|count|count|class|have to|need|required|worth|work)\b|\b(?:do|must|should) (?:i|we) (?:have to |need to )?(?:participate|(?:talk|speak)(?! (?:to|with)\b)|raise my hand)\b|^participation\W*$/,
    says: /\bparticipat/i,
    point: /\bparticipation (?:counts|is|grade)/i,
  },
  {
    name: 'leaving the course',
    asks: /\b(?:drop|withdraw(?:al|ing)?|add[/ ]drop)\b.*\b(?:deadlines?|dates?|class|course|by|until|last day|period|a w|without)\b|\b(?:when|deadline|last day|how late|until when|still|too late)\b.*\b(?:drop|withdraw(?:al)?|add[/ ]drop)\b/,
    says: /\b(?:drop(?:ping)?(?!-?\s?in\b)|withdraw\w*|add\/drop)\b.*\b(?:by|day|deadline|date|until|before|ends?|closes?|course|class|W)\b|\b(?:last day|deadline)\b[^.]*\b(?:drop|withdraw)/i,
    point: /\d/,
    isPlain: true,
  },
  {
    name: 'accommodations',
    asks: /\bdisabilit(?:y|ies)\b|\baccommodations?\b|\bextra time\b.*\b(?:exams?|tests?|quiz(?:zes)?)\b/,
    says: /\bdisabilit|\baccommodat|\baccess(?:ibility)? (?:center|centre|services|office)/i,
  },
  {
    name: null,
    asks: /\bwho(?:'s| is| are)? (?:the |our |my )?(?:(?:teaches|teaching|runs|running|leads|leading) )?(?:the |our |my )?(?<named>lab|section|discussion|recitation|tutorial)s?(?: (?:instructor|leader|teacher|ta))?\W*$|\b(?:reach|contact|e-?mail|name of)\b.*\b(?<other>lab|section|discussion|recitation|tutorial) (?:instructor|leader|teacher|ta)\b/,
    says: /\b(?:lab|section|discussion|recitation|tutorial)s? (?:instructor|leader|teacher|TA|assistant)s?\b/i,
    isPlain: true,
  },
  {
    name: null,
    asks: /\b(?:when|where|what time|which room|what room|what days?)\b.*\b(?<named>labs?|discussions?|recitations?|tutorials?)(?: sections?)?(?: (?:meets?|starts?|begins?|held|take place|is|are))?(?: (?:in|at|on))?(?: and (?:when|where))?\W*$/,
    says: /^\W*(?:labs?|discussions?|recitations?|tutorials?)(?: sections?)?\b[^.]{0,40}(?:\b(?:mon|tues?|wed|thu(?:rs)?|fri)|\d:\d\d)/i,
    isPlain: true,
  },
  ...campusConcepts,
  {
    name: 'a curve',
    asks: /^(?:is|are|will) (?:there (?:be )?(?:an? |any )?|(?:the |it |this )?.*\b(?:class|course|grades?|exams?|mid-?term|final|tests?|quiz(?:zes)?)\b.*)curved?\W*$|\bcurve the (?:grades?|exams?|mid-?term|final|tests?)\b/,
    says: /\bcurve[sd]?\b/i,
    affirms: /\bcurve[sd]?\b/i,
    denies: /\b(?:not?|n't|never|without)\b(?: \w+){0,4} curve[sd]?\b/i,
    isPlain: true,
  },
  {
    name: 'extra credit',
    asks: /\b(?:extra|bonus) (?:credits?|points?|work)\b/,
    says: /\b(?:extra|bonus) (?:credit|points)/i,
    affirms: /\b(?:extra|bonus) (?:credit|points)/i,
    denies: /\b(?:not?|n't|never|without)\b[^.]{0,30}\b(?:extra|bonus) (?:credit|points)/i,
  },
  {
    name: 'late work',
    asks: /\b(?:can|could|may) (?:i|we|you)\b.*\bstill\b.*\b(?:submit|hand|turn|send)\b|\bpenalt(?:y|ies) (?:for|on|of) late\b|\blate (?:(?:discussion|homework|lab|in-?class) )?(?:polic(?:y|ies)|penalt(?:y|ies)|work|papers?|submissions?|fees?|posts?|assignments?|homeworks?|problems?|essays?|quiz(?:zes)?|reports?)\b|\b(?:hand|turn|submit|send|is|are|if)\w*\b.*\b(?:late|a day late|days? late|past the deadline)\b(?! (?:antiquity|in|to|19|18|17))|\bextensions?\b.*\b(?:can|get|ask|possible|have|policy|allow\w*)\b|\b(?:can|get|ask|have|allow\w*|give)\b.*\bextensions?\b/,
    says: /^(?!.*\b(?:arriv\w*|tard(?:y|iness))\b).*\blate\b|\bextension|\bpast due\b|\b(?:not|n['’]t|never)\b[^.]{0,60}\b(?:on time|by (?:the|its) (?:deadline|due date))\b|\b(?:after|past|miss(?:es|ed)?) (?:the|its|a) (?:deadline|due date)\b|\bpenalt(?:y|ies)\b[^.]*\b(?:not|n['’]t)\b[^.]*\bby\b|\bnot be accepted\b[^.]*\bafter\b/is,
    point: /\blate\b|\bon time\b/i,
  },
  {
    name: 'having a grade looked at again',
    asks: /\bre-?grad(?:e|ed|es|ing)\b|\b(?:appeal|dispute|contest|challenge|argue|question)(?:ing)? (?:a|my|the) (?:\w+ )?(?:grade|mark|score)\b|\b(?:grade|mark|score) (?:was|is|seems) (?:wrong|unfair)\b/,
    says: /\bre-?grad|\bappeal|\bdispute|\breview of (?:a|your|the) grade/i,
    isPlain: true,
  },
  {
    name: 'doing work again',
    asks: new RegExp(
      `\\b(?:re-?do|re-?write|revise|re-?submit|do over|fix)\\b (?:\\w+ ){0,3}(?:${work}|analys[ei]s|reflections?|problem sets?)\\b|\\b(?:${work})\\b.*\\b(?:re-?done|re-?written|re-?submitted)\\b`,
    ),
    says: /\bre-?(?:write|writes|writing|written|do|done|submit\w*)\b|\brevis(?:e|ed|ions?)\b/i,
  },
  {
    name: 'working with others',
    asks: /\b(?:work|do (?:it|this|the \w+)) (?:together|with (?:a |my |the )?(?:\w+ )?(?:friends?|partners?|others|classmates?|someone)|in (?:groups?|pairs))\b|\bgroup work\b|\bcollaborat\w+\b/,
    says: /\bcollaborat|\b(?:work|study)(?:ing)? (?:together|in (?:groups|pairs)|with (?:others|classmates|a partner))|\bdiscuss\b.*\bwith\b|\bpartners?\b|\byour own (?:work|reports?|words)\b/i,
  },
  {
    name: null,
    asks: /^.*\b(?<named>(?:spring|fall|autumn|winter|summer|thanksgiving|easter|christmas|labor day|mid-?term|reading|study|october|march) (?:break|recess|vacation|holidays?|week off))\b|\b(?:when|is there|are there|do (?:we|i)|any|what)\b.*\b(?<other>breaks?|holidays?|days? off|no class(?:es)?)\b/,
    says: /\bbreaks?\b|\brecess\b|\bno (?:class|lecture|meeting)|\bdo(?:es)? not meet|\bholidays?\b|\bThanksgiving\b/i,
    point: /\d/,
    isExact: true,
    isOfPlan: true,
  },
  {
    name: 'when and where an exam is',
    asks: new RegExp(
      `\\b(?:when|where|what time|what day|which (?:room|day)|what room)\\b.*\\b(?:the|my|our) (?:${exam}(?: exam)?|${shown})(?=\\W*$| (?:and|be|is|will|in|on|at|held|take)\\b)`,
    ),
    says: new RegExp(`\\d(?::\\d\\d)? ?[ap]\\.?m\\b|\\b(?:${englishMonthNames.join('|')})\\.? \\d`, 'i'),
    point: /\d ?[ap]\.?m\b|\b\d{1,2}:\d\d\b/i,
    isOfWork: true,
    isOfPlan: true,
  },
  {
    name: 'when it closes',
    asks: new RegExp(
      `\\b(?:what time|when|how late|until when|till when)\\b.*\\b(?:${work}|${exam})\\b.*\\b(?:close[sd]?|lock(?:s|ed)?|shut|cut off)\\b|\\bclosing (?:time|hour)\\b.*\\b(?:${work}|${exam})\\b`,
    ),
    says: /\b(?:by|before|until|till|at|no later than|closes?|due|deadline)\b[^.;]{0,40}?(?:\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\b\d{1,2}:\d\d\b|\bmidnight\b|\bnoon\b)/i,
    point: /\b(?:before|until|till|no later than|clos\w*|complet\w*|submit\w*)\b/i,
    isOfWork: true,
    isOfPlan: true,
  },
  {
    name: 'how much time it takes',
    asks: /\bhow (?:much time|many hours)\b(?!.*\bmeet).*\b(?:(?:this|the|our) (?:course|class)|(?:each|every|per|a) week|outside (?:of )?class|spend)\b|\btime commitment\b|\bwork ?load\b/,
    says: /^(?!.*\bwithin\b).*\b(?:spend\w*|expect\w*|plan (?:on|to)|devot\w*|requir\w*|takes?|set aside|budget|commit\w*)\b[^.]{0,80}\b(?:\d+|one|two|three|four|five|six|eight|nine|ten|twelve)\+?(?: or more)? hours?\b/is,
    point: /\bspend\w*|\bdevot\w*|\bweek\b/i,
    isOfWork: true,
    isOfPlan: true,
  },
  {
    name: 'how much it counts',
    asks: new RegExp(
      `\\b(?:worth|counts?|weigh(?:s|t|ted)?|percent(?:age)?|graded)\\b.*\\b(?:the|my|our|each) (?:\\w+ )?(?:${work}|${exam})\\b|\\b(?:the|my|our|each) (?:\\w+ )?(?:${work}|${exam})\\b.*\\b(?:worth|counts?|weigh(?:s|t|ted)?|percent(?:age)?|graded)\\b`,
    ),
    says: /\d\s?%|\bpercent\b|\bpoints\b|\bun-?graded\b|\bnot graded\b|\bpass[/ -]fail\b/i,
    isOfWork: true,
    isOfPlan: true,
  },
];

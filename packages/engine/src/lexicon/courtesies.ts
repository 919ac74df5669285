/*
 * What people say around a question and no passage is about, as alternatives of regular expressions: a student types to
 * a tutor, not to a search box. Languages of the courses that we have seen.
 */

/** A question word: what stands before it in the same sentence only leads to it. */
export const questionWords = '(?:what|who|whom|whose|when|where|why|how|which)';

/** "Please" as it is typed: "pls", "plzz", "pleaseee". */
const please = '(?:pl[sz]+e?|plea+se+|kindly)';
/** "Thanks", with all that is said behind it. */
const thanks =
  '(?:(?:many |kind )?thank(?:s| you| u|u)|th(?:x|nx|nks)|tnx|ty(?:sm|vm)?|cheers)(?: (?:(?:so|very|really) much|a ?(?:lot|bunch|million|ton)|heaps|loads|again|all|everyone|mate|guys|in adv(?:ance)?|for (?:your|the|any|all) (?:help|time|answers?)))*';
const addressed = '(?:there|again|all|everyone|everybody|guys|team|friend|tutor|weekwise|prof(?:essor)?|sir|madam)';
const modest = '(?:quick|small|short|simple|dumb|stupid|silly|basic|weird|obvious|random)';
/** Behind it comes what is asked, after a sign. */
const sign = String.raw`(?=\s*[:;,.!–—-])`;

/** Before a question: "please", "hello", "sorry". */
export const openingCourtesies: readonly string[] = [
  `${please}|${thanks}|sorry(?: to (?:bother|ask|disturb)(?: you)?(?: again)?)?(?! if)|excuse me|pardon(?: me)?`,
  `good (?:morning|afternoon|evening)(?: ${addressed})*`,
  `help(?: me)?(?: out)?(?: ${please})?${sign}`,
  // "Sorry if this is a dumb question but", "hope you are well".
  `sorry if (?:this|that|it)(?: is|[’']s)(?: an?)? [^,.?!]{1,40}?(?:question|obvious|one)[,.]?(?: but)?|(?:this|it) (?:may|might|could|is probably|is) (?:be )?(?:an? )?${modest} (?:question|one)[,.]?(?: but)?`,
  `(?:i )?hope (?:you|this|all|everyone)\\b[^.,?!:;]{0,40}${sign}`,
  // "Hi there", "quick question:", "one more thing:".
  `(?:hi+|hey+a?|hello+|hiya|howdy|greetings|dear)(?: ${addressed})*(?: [\\p{L}-]+(?=\\s?,))?`,
  `(?:(?:just|i have|i[’']ve got|i got|got|here[’']s) )*(?:(?:an?|one|my|more|another|last|other|${modest}) )*(?:questions?|q)(?: (?:for you|about this|here|${please}))?${sign}|${modest} one${sign}|one (?:more|last) thing${sign}`,
  `(?:quickly|ok(?:ay)?|k|so|well|alright|yo|u[mh]+|hm+|er+m*|btw|by the way)(?=[\\s,.!…–-]+(?:so|ok(?:ay)?|can|could|do(?:es)?|is|are|i|th(?:x|anks)|${questionWords})\\b)`,
  'por favor|hola|buenos días|buenas tardes|disculp[ae]|perdón|oye|gracias',
  "s[’']il (?:te|vous) pla[iî]t|bonjour|salut|merci|excusez-moi|pardon",
  'bitte|hallo|guten (?:tag|morgen|abend)|entschuldigung|danke',
  'per favore|ciao|buongiorno|scusa|scusi|grazie|olá|oi|bom dia|desculpe|obrigad[oa]',
  'alsjeblieft|alstublieft|bedankt|пожалуйста|привет|здравствуйте|спасибо',
];

/** The same in scripts without spaces, where no word boundary parts them from what follows. */
export const unspacedOpenings: readonly string[] = [
  '请问|请告诉我|请解释一下|请解释|麻烦(?:你|您)?|你好|您好|(?:你|您)?(?:能|可以)(?:不能|否)?(?:告诉我|解释一下)|我想知道|谢谢',
  'すみません(?:が)?|お願いします|こんにちは|教えてください',
  '안녕하세요|죄송하지만|혹시|실례합니다',
];

/** Who is asked: "could you please". */
export const asksSomebody = `(?:can|could|would|will|c(?:u|l)d|wld) (?:you|u|ya|someone|somebody|anyone|anybody)(?: (?:${please}|maybe|possibly|quickly|briefly))*`;

/** Before a question word alone: "explain what", "help me understand why". */
export const requestsToExplain: readonly string[] = [
  `(?:${asksSomebody} )?(?:explain(?: (?:to )?(?:me|us))?(?: in (?:a few|easy|other|plain|simpler?|your own) (?:words|terms|language|english))?|help (?:me|us)(?: to)? (?:understand|see|remember)|let (?:me|us) know|say)`,
  '(?:would|do) (?:you|u) mind (?:explaining(?: (?:to )?(?:me|us))?|saying)',
];

/** "Can you tell me", "I would like to know", "do you know": what follows is what is asked. */
export const requestsToTell: readonly string[] = [
  `(?:${asksSomebody} )?(?:tell|remind|teach) (?:me|us)(?: (?:again|${please}|quickly|briefly))*(?: about)?`,
  `(?:may|can|could|might) i (?:(?:just|quickly|${please}) )*(?:ask|know)(?: (?:you|u))?`,
  '(?:would|do) (?:you|u) mind (?:telling|reminding) (?:me|us)(?: about)?',
  '(?:(?:(?:do|would) )?(?:you|u) (?:happen to )?(?:know|remember)|idk|(?:does|did) (?:anyone|anybody|someone|somebody) know|(?:do you have )?any (?:idea|clue))',
  "i(?:[’']d| would)? (?:really |just )?(?:like|want|need|love|wanted|have)(?: to)? (?:know|understand|learn|ask|find out|hear)(?: about)?",
  "i(?:[’']m| am| was) (?:just |still |a bit |a little |really |so |not )*(?:wondering|curious(?: about| to know)?|confused (?:about|by|as to)|unsure(?: about| of)?|sure(?: about)?|lost (?:about|on)|asking)",
  'i (?:just )?wonder(?:ed)?',
  "i(?: still| really)* (?:don[’']?t|do not|didn[’']?t|did not|can[’']?t|cannot|never)(?: really| quite| fully| even)* (?:get|understand|know|remember|recall|see|understood)",
  "i(?: have|[’']ve)?(?: already| completely)? (?:forgot(?:ten)?|no (?:idea|clue))",
  '(?:me )?(?:puedes|podrías|puede|podría)(?: usted)?(?: por favor)? (?:decirme|decir|explicarme|explicar)|me gustaría saber|quiero saber|dime|sabes',
  "(?:peux-tu|tu peux|pouvez-vous|pourrais-tu|pourriez-vous)(?: (?:s[’']il (?:te|vous) pla[iî]t|me))* (?:dire|expliquer)|dis-moi|je voudrais savoir",
  '(?:kannst du|könntest du|können sie|könnten sie)(?: mir| uns)?(?: bitte)? (?:sagen|erklären)|ich (?:möchte|würde gerne?) wissen|weißt du|sag mir(?: bitte)?',
  '(?:puoi|potresti|può|potrebbe) (?:dirmi|spiegarmi)|vorrei sapere|(?:pode|podes|poderia)(?: me)? (?:dizer|explicar|dizer-me)|(?:kun|kunt) (?:je|u)(?: me)? (?:vertellen|zeggen|uitleggen)',
];

/** Behind a question: "thanks", "if you can", "I'd be grateful". */
export const closingCourtesies: readonly string[] = [
  `${please}|${thanks}|appreciate it|much appreciated|any help (?:(?:is|would be) )?(?:(?:greatly|much|really) )?(?:appreciated|welcome|great)`,
  "if (?:you can|you could|you don[’']?t mind|possible|that[’']?s ok(?:ay)?)|lol|haha|asap|sorry|for me",
  "por favor|(?:muchas )?gracias|s[’']il (?:te|vous) pla[iî]t|merci(?: beaucoup| d[’']avance)?|bitte|danke(?: schön)?|vielen dank",
  'per favore|(?:molte |mille )?grazie|(?:muito )?obrigad[oa]|alsjeblieft|alstublieft|bedankt|dank je(?: wel)?|пожалуйста|спасибо',
  "i(?:[’']d| would) (?:be (?:(?:so|very|really) )?grateful|appreciate (?:it|any help|your help))|(?<=[?.!,;…]\\s?)(?:tia|let me know|help(?: me)?)",
];

export const unspacedClosings: readonly string[] = [
  '谢谢(?:你|您|大家)?|多谢|感谢',
  '(?:を)?(?:教えて(?:ください|下さい)|おしえてください)|お願いします|(?:どうも)?ありがとう(?:ございます|ございました)?',
  '(?:알려|가르쳐|설명해) ?(?:주세요|줘)|부탁(?:드립니다|드려요|해요)|감사합니다|고마워요?|고맙습니다',
];

/*
 * What people say around a question and no passage is about, as alternatives of regular expressions: a student types to
 * a tutor, not to a search box. Languages of the courses that we have seen.
 */

/** A question word: what stands before it in the same sentence only leads to it. */
export const questionWords = '(?:what|who|whom|whose|when|where|why|how|which)';

/** Before a question: "please", "hello", "sorry". */
export const openingCourtesies: readonly string[] = [
  'please|pls|plz|kindly|sorry(?: to (?:bother|ask|disturb)(?: you)?(?: again)?)?|excuse me|pardon(?: me)?',
  'thanks?(?: you)?|thx|(?:good (?:morning|afternoon|evening)|dear (?:tutor|professor|all))',
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
export const asksSomebody =
  '(?:can|could|would|will) (?:you|u|someone|somebody|anyone|anybody)(?: please| kindly| maybe| possibly| quickly| briefly)*';

/** Before a question word alone: "explain what", "help me understand why". */
export const requestsToExplain: readonly string[] = [
  `(?:${asksSomebody} )?(?:explain(?: (?:to )?(?:me|us))?(?: in (?:a few|easy|other|plain|simpler?|your own) (?:words|terms|language|english))?|help (?:me|us)(?: to)? (?:understand|see|remember)|let (?:me|us) know|say)`,
  '(?:would|do) you mind (?:explaining(?: (?:to )?(?:me|us))?|saying)',
];

/** "Can you tell me", "I would like to know", "do you know": what follows is what is asked. */
export const requestsToTell: readonly string[] = [
  `(?:${asksSomebody} )?(?:tell|remind|teach) (?:me|us)(?: again| please| quickly| briefly)*(?: about)?`,
  '(?:would|do) you mind (?:telling|reminding) (?:me|us)(?: about)?',
  '(?:(?:do|would) you (?:happen to )?(?:know|remember)|(?:does|did) (?:anyone|anybody|someone|somebody) know|(?:do you have )?any (?:idea|clue))',
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
  'please|pls|plz|thank(?:s| you|u)(?: (?:so|very) much| a lot| a bunch| a million| again| in advance| for (?:your|the|any) (?:help|time|answer))*|many thanks|thx|tysm|ty|cheers|appreciate it|much appreciated',
  "if (?:you can|you could|you don[’']?t mind|possible|that[’']?s ok(?:ay)?)|lol|haha|asap|sorry|for me",
  "por favor|(?:muchas )?gracias|s[’']il (?:te|vous) pla[iî]t|merci(?: beaucoup| d[’']avance)?|bitte|danke(?: schön)?|vielen dank",
  'per favore|(?:molte |mille )?grazie|(?:muito )?obrigad[oa]|alsjeblieft|alstublieft|bedankt|dank je(?: wel)?|пожалуйста|спасибо',
];

export const unspacedClosings: readonly string[] = [
  '谢谢(?:你|您|大家)?|多谢|感谢',
  '(?:を)?(?:教えて(?:ください|下さい)|おしえてください)|お願いします|(?:どうも)?ありがとう(?:ございます|ございました)?',
  '(?:알려|가르쳐|설명해) ?(?:주세요|줘)|부탁(?:드립니다|드려요|해요)|감사합니다|고마워요?|고맙습니다',
];

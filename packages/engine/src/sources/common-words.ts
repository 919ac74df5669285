/** Words that titles of textbooks are made of, and names of fields: a title of these alone belongs to many books. */
const common = new Set(
  `introduction introductory intro principles principle foundations fundamentals fundamental elements essentials
  essential basics basic concepts concept handbook manual guide textbook reader readings primer survey overview outline
  outlines companion encyclopedia dictionary history theory theories theoretical methods method methodology practice practical
  approach approaches perspective perspectives issues topics problems exploration exploring understanding invitation studies
  study science sciences analysis applied application applications advanced elementary intermediate beginning general
  contemporary modern new world global international brief short very course lectures notes research design systems system
  techniques structure structures process processes
  accounting algebra algorithms algorithm anatomy anthropology archaeology architecture art arts astronomy biochemistry biology
  botany business calculus cell chemistry communication communications computation computer computing criminology culture
  cultural data databases database development developmental differential discrete earth ecology econometrics economics economy
  education educational electronics engineering english environment environmental equations ethics evolution film finance
  financial genetics geography geology geometry government grammar health human humanities immunology information language
  languages law learning linear linguistics literary literature logic machine macroeconomics management marketing mathematical
  mathematics mechanics media medicine microbiology microeconomics molecular music nature networks network neuroscience nursing
  nutrition operating optics organic organizational pharmacology philosophy physical physics physiology policy political
  politics probability programming psychology public quantum real religion religions rhetoric social society sociology software
  statistical statistics teaching thermodynamics topology urban western women writing zoology life behavior
  scientists engineers students beginners managers teachers nurses everyone people today
  united states american european africa asia europe america`.split(/\s+/),
);

/** Whether all words of a title are those that many books share: "Introduction to Sociology". */
export function isCommonTitle(words: readonly string[]): boolean {
  return words.every((word) => common.has(word) || word.length < 3 || smallWords.has(word) || /^\d+$/.test(word));
}

const smallWords = new Set('for with from its how what why through about into our their between'.split(' '));

/** Words of a title that few books share. */
export function tellingWords(words: readonly string[]): string[] {
  return words.filter((word) => !isCommonTitle([word]));
}

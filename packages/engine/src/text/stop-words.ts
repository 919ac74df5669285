/**
 * English function words: articles, pronouns, auxiliaries, prepositions, conjunctions, question words. They tell
 * sentences apart poorly.
 */
const stopWords = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both but by
  can cannot could did do does doing done down during each either else ever few for from further had has have having he her here
  hers herself him himself his how i if in into is it its itself just let many may me might more most much must my myself
  neither no nor not of off on once one only onto or other our ours ourselves out over own per same shall she should since so
  some such than that the their theirs them themselves then there these they this those though through thus to too under until
  up upon us very via was we were what when where whether which while who whom whose why will with within without would yet you
  your yours yourself yourselves dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt wont wouldnt cant couldnt shouldnt
  ive im youre theyre weve lets etc`.split(/\s+/),
);

/** Acronyms and signs of logic that are spelt like function words. */
const acronyms = new Set(
  'ALL AM AN AND AS AT BE CAN DO HAS HE IF IN IS IT ME MAY MORE NO NOT ON OR OWN SO UP US WE WHO'.split(' '),
);

/** Whether a word in capitals is more than a function word that is stressed: US, IT, WHO, an AND gate. */
export const isAcronym = (raw: string): boolean => acronyms.has(raw);

/**
 * Words that ask and particles of scripts without spaces: what the pairs of their characters say, nearly every question
 * says. Korean particles stand alone behind a Latin letter or a digit.
 */
const unspacedStopWords =
  `的 了 是 在 有 和 与 吗 呢 吧 年的 谁 谁是 是谁 什么 是什么 什么是 有什么 了什么 的什么 做什么 叫什么 指什么 什么叫 什么意思 为什么 什么时候
  怎么 怎样 怎么样 如何 为何 哪里 哪儿 在哪里 从哪里 哪个 哪些 哪年 哪一 多少 是多少 几个 请问 吗
  は が を に の と も で へ や か とは とは何 何ですか は何 は何か 何 って何 って何ですか ですか ますか ましたか でしたか でしょうか です ます ました である はどこ どこで どこに どこから
  はいつ いつ だれ はだれ 誰が は誰 なぜ どのように どうして どれ どの いくつ について ください
  은 는 이 가 을 를 의 에 에서 로 으로 와 과 도 란 이란 무엇 무엇입니까 무엇인가 무엇인가요 뭐예요 뭐야 뭐 어디 어디에서 어디서 언제 누구 누가 왜 어떻게 입니까`
    .split(/\s+/)
    .flatMap(pairsOf);
for (const word of unspacedStopWords) stopWords.add(word);

/** Korean is written with spaces: a word of it stands for itself. */
function pairsOf(word: string): string[] {
  if (/\p{sc=Hangul}/u.test(word)) return [word.normalize('NFKD')];
  if (word.length < 3) return [word];
  return Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
}

export const stopWordList = (): Iterable<string> => stopWords;

export function isStopWord(folded: string): boolean {
  return stopWords.has(folded);
}

/** English function words: articles, pronouns, auxiliaries, prepositions, conjunctions, question words. They tell sentences apart poorly. */
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

export function isStopWord(folded: string): boolean {
  return stopWords.has(folded);
}

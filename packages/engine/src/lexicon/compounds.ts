/** First halves that keep their hyphen: "self-adjusting", "twenty-five", "X-ray" (single letters always do). */
export const firstHalves: ReadonlySet<string> = new Set(
  `self well non ex all half quasi post pro anti semi mid co pre
  first second third last long short high low large small full part early late deep wide close open hard soft
  best better worst ill free fast slow hot cold top bottom left right near far single double triple
  one two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety
  anglo afro euro indo sino franco greco socio psycho`
    .trim()
    .split(/\s+/),
);

/** First halves that are words of their own but are written in one with what follows: "understand", "microplastics". */
export const solidPrefixes: ReadonlySet<string> = new Set(
  `over under out up down fore inter intra counter super sub trans micro macro mini mega photo hydro auto tele bio geo
  electro thermo neuro meta hyper hypo multi poly mono para per con dis mis fort for there where here with some any every`
    .trim()
    .split(/\s+/),
);

/** What stands behind a hyphen for the rest of a compound: "pre- and post-war", "Vor- und Nachteile". */
export const suspending: ReadonlySet<string> = new Set(
  'and or to nor but versus vs und oder bis sowie et ou y o e of en og och eller'.split(' '),
);

/*
 * How texts speak for and against a thing without calling it an advantage or a weakness: as alternatives of regular
 * expressions, in lower case.
 */

/** How a question asks for what speaks against a thing, and for what speaks for it. */
export const askedAgainst =
  '(?:weak(?:ness(?:es)?|points?)|problems?|flaws?|shortcomings?|limit(?:ation)?s?|drawbacks?|disadvantages?|downsides?|cons|faults?|failures|failings|criticisms?|risks?|dangers?)';
export const askedFor =
  '(?:strengths?|strong points?|advantages?|benefits?|upsides?|pros|merits|achievements?|accomplishments?|successes)';

/** Words by which a sentence speaks against what it is on; the slight ones may say anything. */
export const speaksAgainst = {
  plainly:
    '(?:lack(?:s|ed|ing)?|weak(?:\\w*)|unable|fail(?:s|ed|ures?)|difficult(?:y|ies)?|problematic|limitations?|limited|inadequa\\w+|insufficien\\w+|ineffectiv\\w+|inefficien\\w+|poorly|costly|disadvantages?|drawbacks?|downsides?|criticis\\w+|critics|harm(?:s|ed|ful)?|risks?|risky|dangers?|dangerous|undermin\\w+|deficien\\w+|flaw(?:s|ed)?|shortcomings?|unfair\\w*|unstable|unreliab\\w+|corrupt\\w*|without|no (?:means|power|way|authority|right|provision))',
  slightly: "(?:no|not|n['’]t|never|problems?|poor|expensive|too|hard to|only)",
};
/** Words by which a sentence speaks for what it is on; the slight ones may say anything. */
export const speaksFor = {
  plainly:
    '(?:advantages?|benefits?|benefi(?:ted|cial)|strengths?|success(?:es|ful|fully)|succeed(?:s|ed)?|achiev\\w+|accomplish\\w*|effectiv\\w+|improv(?:es?|ed|ing|ements?)|helpful|efficien\\w+|positive|useful|reliab\\w+|safer|protect(?:s|ed)?)',
  slightly:
    '(?:help(?:s|ed)?|enabl\\w+|allow(?:s|ed)|progress|cheap(?:er|ly)?|eas(?:ier|ily)|better|strong(?:er)?|contribut\\w+|faster|created|established|expanded)',
};

/** Words by which a text tells what drove people or things to what came next. */
export const tellsGrounds =
  '(?:because|due to|owing to|faced|crisis|demand(?:s|ed|ing)?|debts?|taxes|dispute[sd]?|refus(?:e|ed|al)|ang(?:er|ry|ered)|resent(?:ed|ment|ful)|fear(?:s|ed)?|lack(?:ed)?|fail(?:ed|ure)|unrest|tension[s]?|discontent|grievances?|protest(?:s|ed)?|petition(?:s|ed|ers)?|poverty|hunger|shortages?|rising|pressure|conflict|oppos(?:ed|ition)|threat(?:ened)?|unable|desperate(?:ly)?|losing|lost|so that|in order to)';

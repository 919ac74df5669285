/**
 * Words that open a sentence and no name: pronouns and quantifiers, conjunctions, question words and auxiliary verbs.
 * They are closed classes, so that the list holds for every document in English.
 */
export const statementOpeners =
  `i we it they he she there me us my if when because since although while what how why who whom whose which whether where
   is are was were does did has have had can could would or but nor not as via such also otherwise
   all each every both any some most`.split(/\s+/);

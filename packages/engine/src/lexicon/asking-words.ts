/** Words that ask for a kind of answer and are part of no term: "main points", "the difference between". */
export const askingWords: readonly string[] =
  `main point section chapter summary summarize example type kind give name list step stage process difference compare explain
  describe define meaning mean role purpose reason cause effect happen work important importance matter way thing term word call
  use make book think say vs versus`.split(/\s+/);

/** Words for what is asked of a matter, which a text that tells it seldom has: "the consequences of", "lead to". */
export const aspectWords: readonly string[] =
  `cause reason effect consequence result outcome impact aftermath lead led purpose role importance significance function
  benefit drawback advantage disadvantage made compose consist contain`.split(/\s+/);

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Function words and words that ask, by language: a question that is made of them is one in that language. */
export const otherLanguages: readonly ReadonlySet<string>[] = [
  wordsOf(`qué que es un una unos el la los las lo de del en y o cómo como cuál cual cuándo cuando dónde donde quién quien por
    para porque con son está fue se me mi explica explícame explicar resumen resume resumir dime significa hay sobre entre puedes
    fue fueron era eran ser por qué hace hizo responde responder contesta español castellano favor gracias`),
  wordsOf(`qu que est ce cest c'est le la les l un une des du de d en et ou où quel quelle quels quelles quand comment pourquoi qui
    quoi pour avec sont été il elle je moi mon ma explique expliquer expliquez résume résumer résumé dis peux tu sur entre signifie
    fut était réponds répondez français merci plaît`),
  wordsOf(`was ist sind ein eine einen einer der die das den dem des und oder wie wann wo warum wer welche welcher welches für mit von
    zu im in am erkläre erklär erklären mir mich ich bitte zusammenfassung bedeutet zwischen unterschied kannst du über
    war waren wurde antworte deutsch danke`),
  wordsOf(`che cosa cos'è cos è sono un una uno il lo la gli le i di del della dei e o come quando dove perché chi quale quali per con
    spiega spiegami riassumi riassunto significa tra mi puoi sul sulla
    era fu rispondi italiano favore grazie`),
  wordsOf(`o que é são um uma os as do da dos das de em e ou como quando onde por porque quem qual quais para com explique explica
    resumo resuma significa entre me você pode sobre
    foi foram era responda responde português favor obrigado obrigada`),
  wordsOf(`wat is een de het en of hoe wanneer waar waarom wie welke voor met van in op leg uit mij betekent tussen verschil kun je
    samenvatting over`),
];

/** Words of courses that English does not share, with the word of a syllabus for them. */
export const courseWordsAbroad: ReadonlyMap<string, string> = new Map(
  (
    [
      ['exam', 'examen examens exámenes esame esami exame exames prüfung klausur tentamen'],
      ['textbook', 'libro libros livre livres buch bücher livro livros boek lehrbuch manuel'],
      ['buy', 'comprar comprare acheter kaufen kopen'],
      ['homework', 'tarea tareas deber deberes devoir devoirs hausaufgabe hausaufgaben compiti tarefa huiswerk'],
      ['essay', 'ensayo ensayos dissertation aufsatz hausarbeit saggio ensaio'],
      ['grade', 'nota notas notes noten voto voti cijfer calificación'],
      ['class', 'clase clases cours unterricht vorlesung lezione aula les'],
      ['professor', 'profesor profesora professeur professore dozent'],
      ['attendance', 'asistencia présence anwesenheit presenza presença'],
      ['late', 'tarde retard verspätet ritardo atraso'],
      ['great', 'gran grande grand grosse große'],
    ] as const
  ).flatMap(([english, others]) => others.split(' ').map((word) => [word, english])),
);
/** "When?" */
export const asksWhenAbroad = /(?<!\p{L})(?:cu[aá]ndo|quand|wann|quando|wanneer)(?!\p{L})/iu;

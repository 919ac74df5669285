/**
 * Words by which a text says that something is handed in, in French, German, Spanish, Italian and Portuguese; the
 * English ones are patterns of the reader, since they go with English verbs. A space stands for any white space.
 */
export const foreignDueWords: readonly string[] = [
  'à rendre',
  'à remettre',
  'à déposer',
  'date limite',
  'échéance',
  'fällig',
  'abgabe',
  'abgabetermin',
  'abgabefrist',
  'abzugeben',
  'einzureichen',
  'entrega',
  'entregar',
  'para entregar',
  'fecha límite',
  'fecha de entrega',
  'consegna',
  'da consegnare',
  'scadenza',
  'data de entrega',
  'data limite',
  'prazo',
];

/** Words between a piece of work and its date in these languages: "bis 11. September", "entro l'11 settembre". */
export const foreignDatePrepositions: readonly string[] = [
  'avant',
  'le',
  'pour le',
  'jusqu’au',
  "jusqu'au",
  'bis',
  'bis zum',
  'am',
  'el',
  'antes del',
  'hasta el',
  'para el',
  'entro',
  'entro il',
  'entro l’',
  "entro l'",
  'il',
  "l'",
  'até',
  'até o dia',
  'em',
  'no dia',
];

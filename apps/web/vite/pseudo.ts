/**
 * How a text of English is shown to prove that it comes from the catalogue: as other letters, or written from the
 * right.
 */
export type Pseudo = 'accented' | 'mirrored';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const letters: Record<Pseudo, string[]> = {
  accented: [...'ÀƁÇÐÉƑĜĤÎĴĶĿṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'],
  // Letters of a script that is written from right to left, so that a browser orders them as it would real words.
  mirrored: [...'אבגדהוזחטיכלמנסעפצקרשתבגדהאבגדהוזחטיכלמנסעפצקרשתבגדה'],
};

/** Other languages take more room: a text grows by about a third. */
const padding = (text: string): string => '·'.repeat(Math.ceil(text.replace(/\s/g, '').length / 3));

/** One run of plain text, without placeholders; its tags (`<0>`) stay. */
export function pseudoText(text: string, pseudo: Pseudo): string {
  const spell = (letter: string) => letters[pseudo][plain.indexOf(letter)] ?? letter;
  const parts = text.split(/(<\/?\w+\/?>)/);
  const spelled = parts.map((part, index) => (index % 2 ? part : [...part].map(spell).join(''))).join('');
  return /[A-Za-z]/.test(parts.filter((_, index) => index % 2 === 0).join('')) ? lengthened(spelled, text) : spelled;
}

/** Before the space that ends it, so that it still stands apart from what follows. */
const lengthened = (spelled: string, text: string): string =>
  spelled.replace(/\s*$/, (end) => (/\s/.test(text) ? padding(text) : '') + end);

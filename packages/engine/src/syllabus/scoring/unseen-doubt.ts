/**
 * How many times the doubt of held-out predictions counts. The models that say whether an item is right see what the
 * others decided of its document. On 144 documents without part in the making of the rules, each read by models that
 * had not seen it, .930 of what is shown as clear is right with this factor, and .913 without it.
 */
const doubtOnUnseen = 1.4;

/** The confidence to show for a predicted probability, in [0.01, 0.99], rounded to hundredths. */
export function confidenceOf(probability: number): number {
  const sure = 1 - doubtOnUnseen * (1 - probability);
  return Math.round(100 * Math.min(0.99, Math.max(0.01, sure))) / 100;
}

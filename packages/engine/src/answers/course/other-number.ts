const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** A count of pages, a year or a price is longer. */
const numbered = /^(\p{L}.*?)\s*#?\s*(\d{1,2})(?![\d.%])/u;

/**
 * Whether a question numbers the work of a title otherwise: "map sheet 2" and "the third map sheet" are not
 * "Map sheet 1".
 * @param question in lower case, as `CourseQuestion.text`
 */
export function isOfOtherNumber(question: string, title: string): boolean {
  const [, name = '', number] = numbered.exec(title.toLowerCase()) ?? [];
  if (number === undefined) return false;
  const words = name.trim().replace(/[^\p{L}\p{N}]+/gu, ' ');
  const asked = ` ${question.replace(/[^\p{L}\p{N}:/%.-]+/gu, ' ')} `;
  const behind = asked.match(new RegExp(` ${words} (?:number |no )?(\\d{1,2})(?![\\d:/%.]| ?[ap]\\.?m)(?= )`, 'u'));
  if (behind) return Number(behind[1]) !== Number(number);
  const place = ordinals.findIndex((ordinal) => asked.includes(` ${ordinal} ${words} `));
  return place >= 0 && place + 1 !== Number(number);
}

const ordinalWords =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth'.split(' ');
const ordinal = String.raw`(\d{1,2})\s?(?:st|nd|rd|th|d|ª|º|\.)?|(${ordinalWords.join('|')})`;
// Of other languages too, as catalogues print them: "2. Aufl.", "3e éd.", "2ª ed.", "2. udg."
const noun = String.raw`(?:int(?:ernational|'?l)?\s)?(?:student\s)?(?:revised\s|rev\.?\s|expanded\s|global\s|us\s|canadian\s)*(?:editions?|edn?s?\b\.?|éd(?:ition)?\b\.?|aufl(?:age)?\b\.?|udg\b\.?|ausg(?:abe)?\b\.?|edición|edizione|utg\b\.?)`;
const numbered = new RegExp(String.raw`(?<![\p{L}\d])(?:${ordinal})(?:,?\s(?:revised|rev\.?))?\s?${noun}`, 'iu');
const short = /(?<![\p{L}\d.])(\d{1,2})\s?\/?[eE](?![\p{L}\d])/u;
const behind = /\bedition\s(\d{1,2})\b/i;
const unnumbered =
  /(?<![\p{L}\d])(?:the\s)?(?:new|revised|rev\.|expanded|updated|enlarged|(?:\d{1,3}(?:st|nd|rd|th)[\s-])?anniversary|global|international|student|annotated|critical)(?:(?:\s(?:and|&)\s|,?\s)(?:revised|expanded|updated|enlarged|student))*\s(?:edition|ed\.)/iu;

export interface EditionIn {
  number: number | null;
  start: number;
  end: number;
}

/** Where a text names an edition; number null for "revised edition". Null where it names none. */
export function editionIn(text: string): EditionIn | null {
  for (const pattern of [numbered, behind, short]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const word = match[2]?.toLowerCase();
    const number = match[1] ? Number(match[1]) : word ? ordinalWords.indexOf(word) + 1 : 0;
    if (number > 0) return { number, start: match.index, end: match.index + match[0].length };
  }
  const match = unnumbered.exec(text);
  return match && { number: null, start: match.index, end: match.index + match[0].length };
}

/** The number of an edition statement: 2 of "2nd ed.", of "2", of "Second, revised". */
export function editionNumber(statement: string | null): number | null {
  if (statement === null) return null;
  const found = editionIn(statement)?.number;
  if (found) return found;
  const bare = new RegExp(`^\\s*(?:${ordinal})\\b`, 'iu').exec(statement);
  if (!bare) return null;
  const word = bare[2]?.toLowerCase();
  const number = bare[1] ? Number(bare[1]) : word ? ordinalWords.indexOf(word) + 1 : 0;
  return number > 0 && number < 60 ? number : null;
}

/** 2 → "2nd". */
export function ordinalOf(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const end = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${end}`;
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const volumePattern = /(?<!\p{L})(?:vols?\.?|volumes?|tome|band)\s?(\d{1,2}|[ivx]{1,5}|one|two|three|four|five)\b/iu;
const numberWords = ['one', 'two', 'three', 'four', 'five'];

/** Where a title names one volume of a work: "Vol. 2", "Volume II". */
export function volumeIn(text: string): { number: number; start: number; end: number } | null {
  const match = volumePattern.exec(text);
  if (!match?.[1]) return null;
  const said = match[1].toLowerCase();
  const number = /^\d/.test(said) ? Number(said) : Math.max(romans.indexOf(said), numberWords.indexOf(said)) + 1;
  return number > 0 ? { number, start: match.index, end: match.index + match[0].length } : null;
}

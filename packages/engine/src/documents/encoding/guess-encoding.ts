import { functionWords } from '../../lexicon/function-words.ts';

export interface EncodingGuess {
  /** A label that can be decoded. */
  encoding: string;
  /** For people: "Japanese (Shift_JIS)". */
  name: string;
  /** Windows' Western European, which most files without a declaration are in, where nothing speaks against it. */
  isSure: boolean;
}

interface Candidate {
  encoding: string;
  name: string;
}

/** What the detector may find, by its names, of the encodings that people have saved texts in. */
const candidates: ReadonlyMap<string, Candidate> = new Map(
  (
    [
      ['gb18030', 'gb18030', 'Simplified Chinese (GB18030)'],
      ['big5hkscs', 'big5', 'Traditional Chinese (Big5)'],
      ['cp932', 'shift_jis', 'Japanese (Shift_JIS)'],
      ['euc-jis-2004', 'euc-jp', 'Japanese (EUC-JP)'],
      ['cp949', 'euc-kr', 'Korean (EUC-KR)'],
      ['koi8-r', 'koi8-r', 'Cyrillic (KOI8-R)'],
      ['koi8-u', 'koi8-u', 'Cyrillic (KOI8-U)'],
      ['windows-1251', 'windows-1251', 'Cyrillic (Windows-1251)'],
      ['iso-8859-5', 'iso-8859-5', 'Cyrillic (ISO 8859-5)'],
      ['cp866', 'ibm866', 'Cyrillic (DOS 866)'],
      ['mac-cyrillic', 'x-mac-cyrillic', 'Cyrillic (Mac)'],
      ['windows-1250', 'windows-1250', 'Central European (Windows-1250)'],
      ['iso-8859-2', 'iso-8859-2', 'Central European (ISO 8859-2)'],
      ['windows-1252', 'windows-1252', 'Western European (Windows-1252)'],
      ['mac-roman', 'macintosh', 'Western European (Mac)'],
      ['windows-1253', 'windows-1253', 'Greek (Windows-1253)'],
      ['iso-8859-7', 'iso-8859-7', 'Greek (ISO 8859-7)'],
      ['windows-1254', 'windows-1254', 'Turkish (Windows-1254)'],
      ['windows-1255', 'windows-1255', 'Hebrew (Windows-1255)'],
      ['windows-1256', 'windows-1256', 'Arabic (Windows-1256)'],
      ['iso-8859-6', 'iso-8859-6', 'Arabic (ISO 8859-6)'],
      ['windows-1257', 'windows-1257', 'Baltic (Windows-1257)'],
      ['windows-1258', 'windows-1258', 'Vietnamese (Windows-1258)'],
      ['cp874', 'windows-874', 'Thai (Windows-874)'],
    ] as const
  ).map(([detected, encoding, name]) => [detected, { encoding, name }]),
);

/** What the detector calls some of them in its answers. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['big5', 'big5hkscs'],
  ['shift_jis', 'cp932'],
  ['euc-jp', 'euc-jis-2004'],
  ['euc-kr', 'cp949'],
  ['ibm866', 'cp866'],
  ['macroman', 'mac-roman'],
  ['maccyrillic', 'mac-cyrillic'],
  ['cp1258', 'windows-1258'],
]);

const western: EncodingGuess = { encoding: 'windows-1252', name: 'Western European (Windows-1252)', isSure: true };

/** The detector reads no more of a longer file. */
const sampleBytes = 64 * 1024;
/** Words before and behind one that is not ASCII. */
const neighbours = 2;
/** Confidence below which so few bytes speak that the most usual encoding wins if it comes near. */
const faint = 0.06;
const near = 0.5;

/** The likeliest encoding of a text that is neither UTF-8 nor UTF-16 and declares nothing. */
export async function guessEncoding(bytes: Uint8Array): Promise<EncodingGuess> {
  const sample = sampleOf(bytes);
  if (isWesternPunctuation(sample)) return western;
  const { detectAll } = await import('jschardet');
  const options = { detectEncodings: [...candidates.keys()], minimumThreshold: 0 };
  const found = detectAll(sample, options).flatMap(({ encoding, confidence }) => {
    const name = encoding?.toLowerCase() ?? '';
    const candidate = candidates.get(otherNames.get(name) ?? name);
    return candidate && !readsControls(sample, candidate.encoding) && !mixesScripts(sample, candidate.encoding)
      ? [{ ...candidate, confidence }]
      : [];
  });
  const [best] = found;
  // "é" is the same byte in several of them: no guess then.
  if (!best || decode(sample, best.encoding) === decode(sample, western.encoding)) return western;
  const usual = found.find(({ encoding }) => encoding === western.encoding);
  // A tie is no evidence against the usual encoding.
  if (usual && usual.confidence >= best.confidence) return western;
  if (usual && best.confidence < faint && usual.confidence >= best.confidence * near)
    return { ...western, isSure: false };
  if (centralEuropean.has(best.encoding) && readsWestern(bytes)) return { ...western, isSure: false };
  return { encoding: best.encoding, name: best.name, isSure: false };
}

/** Their letters share bytes with Western ones: "naïve" and "naďve". */
const centralEuropean = new Set(['windows-1250', 'iso-8859-2']);
/** Words that Slavic languages, Hungarian or Romanian have as well. */
const sharedWords = new Set(
  'na nie jest se je az egy este cu do to za od po de da ja on by mi os la per dos sed ei com sono te'.split(' '),
);
const fewestFunctionWords = 2;
const shareOfFunctionWords = 0.15;

/** True for words around the letters in doubt that belong to a Western language, without signs inside of words. */
function readsWestern(bytes: Uint8Array): boolean {
  const text = decode(bytes.subarray(0, sampleBytes), western.encoding);
  if (/\p{L}[\u00a1-\u00b6\u00b8-\u00bf\u0160\u017d\u0178]\p{L}|\p{Ll}[\u00a1-\u00b6\u00b8-\u00bf]/u.test(text))
    return false;
  const words = text.toLowerCase().match(/[\p{L}]{2,}/gu) ?? [];
  const known = words.filter((word) => functionWords.has(word) && !sharedWords.has(word));
  return new Set(known).size >= fewestFunctionWords && known.length >= shareOfFunctionWords * words.length;
}

/** No word has Latin letters and others. */
function mixesScripts(sample: Uint8Array, encoding: string): boolean {
  if (multiByte.has(encoding)) return false;
  return /\p{Script=Latin}[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]\p{Script=Latin}/u.test(
    decode(sample, encoding),
  );
}

/**
 * The words that are not ASCII, with their neighbours: English text and markup around them say nothing on the encoding,
 * and speak for Western ones in the detector's counts. White space is never a part of a longer character.
 */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(Math.min(bytes.length, sampleBytes));
  let length = 0;
  let kept = 0;
  for (let at = bytes.findIndex(isForeign); at >= 0 && length < sample.length; ) {
    const start = Math.max(kept, wordsBefore(bytes, at));
    kept = wordsBehind(bytes, at);
    const stretch = bytes.subarray(start, kept).subarray(0, sample.length - length);
    sample.set(stretch, length);
    length += stretch.length;
    at = kept;
    while (at < bytes.length && !isForeign(bytes[at] ?? 0)) at += 1;
    if (at >= bytes.length) break;
  }
  return sample.subarray(0, length);
}

const isForeign = (byte: number): boolean => byte > 0x7f;
const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

function wordsBefore(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let words = 0; at > 0; at -= 1) {
    if (isSpace(bytes[at - 1]) && !isSpace(bytes[at])) words += 1;
    if (words > neighbours) break;
  }
  return at;
}

function wordsBehind(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let words = 0; at < bytes.length; at += 1) {
    if (isSpace(bytes[at]) && !isSpace(bytes[at - 1])) words += 1;
    if (words > neighbours) break;
  }
  return at;
}

/** Signs that stand alone among ASCII: quotation marks, dashes, "£", "§", "°" of a text in a Western language. */
function isWesternPunctuation(sample: Uint8Array): boolean {
  const text = decode(sample, western.encoding);
  return !/[\u0080-\uffff]{3}/.test(text) && !/(?=[\u0080-\uffff])[\p{L}\p{C}]/u.test(text);
}

/** No text file holds control characters of the upper half; in another encoding the same bytes are letters. */
function readsControls(sample: Uint8Array, encoding: string): boolean {
  return !multiByte.has(encoding) && /[\u0080-\u009f\ufffd]/.test(decode(sample, encoding));
}

function decode(sample: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(sample);
}

/** A sample may end in the middle of a character of these, and the detector has checked their sequences itself. */
const multiByte = new Set(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']);

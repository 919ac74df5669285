import { anyCase } from '../../../lexicon/alternation.ts';
import { placeNouns } from '../../../lexicon/places.ts';

const number = String.raw`(?:\p{Lu}{1,2}-?)?\d{1,4}\p{Lu}?`;
const noun = `(?:${anyCase(placeNouns)})`;
/** "Mill Hall", "Mill Hall 212", "Old Mill Building, Room B12", "room 12". */
const place = String.raw`(?:(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}${noun}\.?(?:\s+${number})?|${noun}\.?\s+${number})`;
const places = String.raw`(?:(?:in|at|location|place|where)\b:?\s+(?:the\s+)?)?${place}(?:(?:,\s*|\s+)${place})?`;

const onlyPlace = new RegExp(String.raw`^[\s,;:(–—-]*${places}[\s.;,)]*$`, 'u');
const placeBehind = new RegExp(String.raw`[\s,;:(–—-]+${places}[\s.;,)]*$`, 'u');

/** Whether a text is a place and nothing else; without a number it may as well be a name: "Glass Library". */
export const isPlace = (text: string) => /\d/.test(text) && onlyPlace.test(text);

/** A text without the place that ends it: "Dec 16, 10 am, Mill Hall 212" → "Dec 16, 10 am". */
export const withoutPlace = (text: string) => text.replace(placeBehind, '');

import { words } from '../text/words.ts';
import { isCommonTitle } from './common-words.ts';

/** A title and the names beside it, where a line has both in a shape that says which is which. */
export interface NamedTitle {
  names: string;
  title: string;
}

const name = String.raw`(?:\p{Lu}\.\s?){0,3}\p{Lu}[\p{L}’'-]+(?:\s(?:de|van|von|der|la|al|el|\p{Lu}\.|\p{Lu}[\p{L}’'-]+)){0,3}`;
const inverted = String.raw`\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?,\s?(?:\p{Lu}\.[\s-]?){1,3}`;
const joint = String.raw`(?:,?\s(?:and|&)\s|,\s|\s?[;/]\s?)`;
const etAl = String.raw`(?:,?\s(?:et\.?\sal\.?|and others))?`;
const names = `(?:${inverted}|${name})(?:${joint}(?:${inverted}|${name})){0,6}${etAl}`;
const year = String.raw`[([]?(?:1[4-9]|20)\d{2}[a-z]?[)\]]?`;

// "Kahneman & Tversky (1979) Prospect Theory", "Okafor, B. 2010. Salt and trade. Journal …".
const yearBetween = new RegExp(String.raw`^(${names})[\s.,]+${year}[.,:]?\s+([“"‘]?\p{Lu}.{5,})$`, 'u');
// "“The Market for Lemons,” Akerlof (1970)".
const quotedFirst = new RegExp(
  String.raw`^[“"]([^“”"]{4,}?)[,.]?[”"][,.]?\s+(?:by\s+)?(${names})\s*(?:,?\s*${year})?\.?$`,
  'u',
);
// "Introduction to Algorithms, Cormen et al."
const etAlBehind =
  /^(.{6,}?),\s+(?:by\s+)?(\p{Lu}[\p{L}’'-]+(?:,?\s(?:and|&)?\s?\p{Lu}[\p{L}’'-]+){0,3}\s+et\.?\sal\.?)$/u;
// "Weber's The Protestant Ethic".
const possessive =
  /^((?:\p{Lu}[\p{L}.-]*\s){0,2}\p{Lu}[\p{L}-]+(?:\s(?:and|&)\s\p{Lu}[\p{L}-]+)?)[’']s?\s+(?=[\p{Lu}“"‘])(.{4,})$/u;
// "Mankiw, Principles of Macroeconomics": one name that could as well begin a list.
const familyFirst =
  /^((?:\p{Lu}\.\s?)*\p{Lu}[\p{L}’'-]+(?:\s(?:and|&)\s(?:\p{Lu}\.\s?)*\p{Lu}[\p{L}’'-]+)?),\s+(?=[\p{Lu}“"‘])(.{4,})$/u;

// "Burkholder, Grout, and Palisca, A History of Western Music".
const familiesFirst = /^((?:\p{Lu}[\p{L}’'-]+,\s){1,4}?(?:and|&)\s\p{Lu}[\p{L}’'-]+),\s+(?=[\p{Lu}“"‘])(\S+\s.{3,})$/u;

/**
 * Reads a line that the parser of citations would not swear to, because it stands alone. Where a chapter or pages of it
 * are asked for, `isLocated`, one word behind a name is a title too: "Austen, Emma, ch. 2".
 */
export function namedTitle(line: string, isLocated = false): NamedTitle | null {
  const dated = yearBetween.exec(line);
  if (dated?.[1] && dated[2] && !/^(?:The|A|An|In|On)\s/.test(line))
    return { names: dated[1], title: firstSentence(dated[2]) };
  const quoted = quotedFirst.exec(line);
  if (quoted?.[1] && quoted[2]) return { names: quoted[2], title: quoted[1] };
  const others = etAlBehind.exec(line);
  if (others?.[1] && others[2]) return { names: others[2], title: others[1] };
  const owned = possessive.exec(line);
  if (owned?.[1] && owned[2]) return { names: owned[1], title: owned[2] };
  const several = familiesFirst.exec(line);
  if (several?.[1] && several[2] && !words(several[1]).some(({ folded }) => isCommonTitle([folded])))
    return { names: several[1], title: several[2] };
  const first = familyFirst.exec(line);
  if (first?.[1] && first[2] && (isLocated || /\s/.test(first[2])) && !isList(first[2]))
    return { names: first[1], title: first[2] };
  return null;
}

/** "Germs, and Steel" and "Graphs and Games" go on with a list of nouns. */
const isList = (rest: string): boolean => /^\p{Lu}\p{L}+,?\s(?:and|&)\s\S+$/u.test(rest) || /,/.test(rest.slice(0, 25));

function firstSentence(text: string): string {
  const quoted = /^[“"‘]([^”"’]{4,}?)[.,]?[”"’]/.exec(text);
  if (quoted?.[1]) return quoted[1];
  const stop = /(?<=\p{L}{3}|\?)[.]\s+(?=\p{Lu})/u.exec(text);
  return stop ? text.slice(0, stop.index) : text;
}

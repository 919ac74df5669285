const name = String.raw`\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*`;
const full = String.raw`(?:(?:\p{Lu}\.\s?)+|${name}\s){0,3}${name}`;
const people = new RegExp(
  String.raw`\p{L}\s\((?:by\s)?${full}(?:(?:,\s|\s&\s|,?\sand\s|\s?\/\s?)${full}){0,4}(?:\set al\.?)?(?:,?\s(?:1[5-9]|20)\d\d)?\)\s*$`,
  'u',
);
/** In brackets behind a title, but nobody. */
const nobody =
  /\((?:by\s)?(?:part|chapter|week|module|lecture|unit|section|slide|day|lab|review|continued|cont|optional|example|recap|summary|homework|quiz|exam|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|mon|tues|wednes|thurs|fri|satur|sun)/i;

/** Whether a title tells who made what it is about: "The sandglass (Doe, Roe)". Often nothing else does. */
export const namesPeople = (title: string): boolean => people.test(title) && !nobody.test(title);

/** Short forms of everyday writing that stand for the same words in any message, in small letters. */
export const shortForms: Readonly<Record<string, string>> = {
  ppl: 'people',
  govt: 'government',
  "gov't": 'government',
  govts: 'governments',
  btwn: 'between',
  'b/w': 'between',
  'w/o': 'without',
  thru: 'through',
  ur: 'your',
  yr: 'year',
  yrs: 'years',
  defn: 'definition',
  ww1: 'World War I',
  wwi: 'World War I',
  ww2: 'World War II',
  wwii: 'World War II',
};

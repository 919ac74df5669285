/** Words that give a title's language away, by ISO 639-1 code. */
const signs: [string, RegExp][] = [
  ['en', /\b(?:the|of|and|in|to|on|for|with|from|is|are|how|what|why|an|his|her|our|its|by|at)\b/giu],
  ['fr', /(?<!\p{L})(?:(?:le|les|la|du|des|et|une|un|au|aux|dans|pour|sur|est)(?!\p{L})|(?:[ld]|qu)['’])/giu],
  ['de', /(?<!\p{L})(?:der|die|das|und|ein|eine|des|dem|den|zur|zum|für|über|vom|von|im|nicht)(?!\p{L})/giu],
  ['es', /(?<!\p{L})(?:el|los|las|la|del|y|en|una|un|para|por|con|lo|sobre)(?!\p{L})/giu],
  ['it', /(?<!\p{L})(?:(?:il|gli|della|dello|di|e|una|un|nel|nella|per|dei|delle)(?!\p{L})|l['’])/giu],
  ['pt', /(?<!\p{L})(?:o|os|as|da|do|das|dos|e|em|uma|um|para|não|à)(?!\p{L})/giu],
];

/** The language that a title shows itself to be in; English where it shows none, as proper names and single words. */
export function languageOfTitle(title: string): string {
  const text = title.toLowerCase();
  const counts = signs.map(([code, sign]) => ({ code, count: (text.match(sign) ?? []).length }));
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most), { code: 'en', count: 0 });
  const english = counts[0]?.count ?? 0;
  return best.count > english ? best.code : 'en';
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** "German" for `de`; null for a code that is none. */
export function languageName(code: string): string | null {
  try {
    return names.of(code) ?? null;
  } catch {
    return null;
  }
}

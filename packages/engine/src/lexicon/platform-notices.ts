/** What libraries, platforms and publishers print around a text: nobody reads it for a course. */
export const platformNotices: readonly RegExp[] = [
  /\bstable url\s*:/i,
  /\b(?:this|the) (?:content|article|document|pdf|file|chapter) (?:was |is )?(?:downloaded|provided|made available) (?:from|by|on|to you)\b/i,
  /^downloaded (?:from|by|on)\b/i,
  /\ball use (?:is )?subject to\b/i,
  /\b(?:your|by your) use of (?:the|this) [^.]{0,60}\b(?:indicates|constitutes|implies|signifies) (?:your )?(?:acceptance|agreement)\b/i,
  /\b(?:is|are) an? (?:not-for-profit|non-?profit) (?:service|organi[sz]ation|archive)\b[^.]{0,120}\b(?:scholars|researchers|archive|library)\b/i,
  /\b(?:digiti[sz]e|preserve)[^.]{0,20}\band extend access\b/i,
  /\bare collaborating with\b[^.]{0,40}\bto\s*$/i,
  /\bfor more information about [^.]{2,40}, (?:please )?contact\b/i,
  /\bno part of this (?:book|publication|work|document) may be (?:reproduced|copied|stored)\b/i,
  /\b(?:reprinted|reproduced|used) (?:by|with) (?:the )?(?:kind )?permission (?:of|from)\b/i,
  /\b(?:library of congress|british library) catalogu?(?:ing|e)\b/i,
  /^published by\s*:/i,
  /^reviewed works?(?:\(s\))?\s*:/i,
];

// Controls, soft hyphens, zero-width and direction marks, and the tag characters that can carry a whole hidden text.
// Joiners shape letters of some scripts, and FE0F an emoji.
const unseen = /(?!\n|\t|\u200C|\u200D|\uFE0F)[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
const image = /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g;
const link = /\[([^\]]*)\](?:\((?:[^()]|\([^)]*\))*\)|\[[^\]]+\])/g;
const definition = /^[ \t]*\[[^\]]+\]:[ \t]*\S.*$/gm;
// What opens like an element, closed or not: "a < b" is none.
const element = /<(?:!--[\s\S]*?(?:-->|$)|[/!?]?[a-z][^<>]*(?:>|$))/gi;
const address =
  /\b(?:https?|ftp|file|wss?|javascript|vbscript|data|blob|mailto):[^\s<>"'”’\]]+|\bwww\.[^\s<>"'”’\]]+/gi;

/** A text without what a reader cannot see: nothing is hidden in it. */
export function seenText(text: string): string {
  return text.replace(unseen, '');
}

/**
 * A model's text as words alone: no link, picture or element is left to be rendered, followed or loaded, nothing
 * hidden. The words of a link stay, its address does not.
 */
export function inertText(text: string): string {
  let inert = seenText(text);
  // Taking one out can put the next together ("<im<b>g src=…>").
  for (let before = ''; before !== inert; ) {
    before = inert;
    inert = inert
      .replace(image, '$1')
      .replace(definition, '')
      .replace(link, '$1')
      .replace(element, '')
      .replace(address, '');
  }
  return inert.replace(/[ \t]{2,}/g, ' ').trim();
}

/** A part of the grade and its share in percent. */
export type Weight = { name: string; percent: number };

const total = /^(?:total|sum|overall|course total|final grade|grand total)\b/i;
export const isTotal = (name: string) => total.test(name);

/** The name of a part without its share, remarks in brackets of shares, and "is worth … of the grade". */
export const partName = (name: string) =>
  name
    .replace(/\((?:\s*[^)]*%[^)]*)\)|\[[^\]]*\]/g, ' ')
    .replace(
      /(?:^|\s)(?:worth|counts?(?: for)?|accounts? for|is|are|=|of (?:the|your) (?:final |course |overall )?grade)\b.*$/i,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/^[\s:–—•|,.;()·-]+|[\s:–—•|,;(·-]+$/g, '');

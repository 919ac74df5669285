/** "dew point: the temperature at which …": a term of a few words, and what it means. */
const termLine = /^\s*[\p{L}\d][\p{L}\d’'(),&/ -]{1,60}:\s+(?=\p{Ll})\S+\s\S/u;

/** Whether two lines, one below the other, each say what a term means, and so were not wrapped. */
export const areTermLines = (line: string, next: string): boolean => termLine.test(line) && termLine.test(next);

const columns = 120;
/** A line that a comment begins or goes on in; what a linter reads must stay on one line. */
const comment = /^\s*(?:\/\/ (?!biome-ignore|@ts-)|\/\*\*? |\* |\{\/\* )/;

/** The numbers, from 1, of the lines of a source file that are comments and too long. */
export function longComments(source: string): number[] {
  return source.split('\n').flatMap((line, i) => (line.length > columns && comment.test(line) ? [i + 1] : []));
}

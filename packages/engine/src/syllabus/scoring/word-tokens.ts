/** Words, punctuation, and of numbers only their length; a year stands for any. In lower case, at most `count`. */
export function tokensOf(text: string, count: number): string[] {
  const tokens = text.toLowerCase().match(/\p{L}+|\d+|[^\s\p{L}\d]/gu) ?? [];
  return tokens.slice(0, count).map((token) => {
    if (!/^\d+$/.test(token)) return token;
    return token.length === 4 ? '#year' : `#${Math.min(3, token.length)}`;
  });
}

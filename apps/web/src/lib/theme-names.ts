/**
 * The themes of tokens.css. The first is the product's default. Without their texts, for those who walk through them
 * all.
 */
export const themeNames = [
  'light',
  'sage-wisdom',
  'warm-terracotta',
  'monochrome-elegance',
  'default',
  'ocean-depths',
  'dark-academic',
  'midnight-blue',
] as const;
export type ThemeName = (typeof themeNames)[number];

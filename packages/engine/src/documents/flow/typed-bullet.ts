import { type RichText, sliceRichText } from './rich-text.ts';

const bullet = /^(?:[•●○◦▪▫■□◆◇❖➢➤►▸‣⁃∙·✓✔→]\s*|[-–—*]\s+|o\s(?=[A-Z“"(\d]))(?=\S)/u;

/** The text behind a bullet that was typed rather than marked up; null where there is none. */
export function typedBullet(line: RichText): RichText | null {
  const match = bullet.exec(line.text);
  return match ? sliceRichText(line, match[0].length, line.text.length) : null;
}

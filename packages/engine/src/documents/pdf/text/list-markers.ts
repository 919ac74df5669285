import type { PdfWord } from '../geometry.ts';

const bullet = /^[•●○◦▪▫■□◆◇❖➢➤►▸▹‣⁃∙·✓✔✗✘→⇒∗*–—‐‑−\-»☐☑☒❏❐❑❒⬜◻◼●⚫⚪¢§Øoü\ufffd]$/u;
/** Letters that symbol fonts print as a bullet; they need a list's indent before they count. */
const letterBullet = /^[oØü§¢]$/;
const numbered =
  /^(?:\(?(?:\d{1,3}|[a-zA-Z]|(?:x{0,3})(?:ix|iv|v?i{0,3})|(?:X{0,3})(?:IX|IV|V?I{0,3}))[.)]|\[\d{1,3}\]|\d{1,2}(?:\.\d{1,2}){1,3}\.)$/;

export function isBullet(text: string): boolean {
  return bullet.test(text);
}

export function isLetterBullet(text: string): boolean {
  return letterBullet.test(text);
}

/** A dash, star or letter: signs that also stand in running text. */
export function isPlainBullet(text: string): boolean {
  return /^[-–—*‐‑−·»oüØ§¢]$/.test(text);
}

/** "3.", "(b)", "iv)", "[12]", "2.1.". */
export function isNumbering(text: string): boolean {
  return text.length > 1 && numbered.test(text);
}

export function isMarkerWord(word: PdfWord | undefined): boolean {
  return word !== undefined && !word.typed && word.text.length <= 8 && (isBullet(word.text) || isNumbering(word.text));
}

/** What a font's name tells: PDF keeps no "bold" of its own. */
export interface Typeface {
  bold: boolean;
  italic: boolean;
  monospaced: boolean;
}

// The last alternatives are TeX's own families: cmbx10, ecbx1200, SFBX1000; "Medi" is Nimbus Roman's bold.
const bold = /bold|black|heavy|semibd|demi|medi(?:$|ital)|extrabd|(?:^|[-_])(?:bd|bdit)$|^(?:cm|ec|sf|la|lm)\w?bx/i;
const italic =
  /ital|obliq|slant|kursiv|[-_](?:bd|bold|semibd|light)?it(?=$|[A-Z_])|^(?:cm|ec|sf|la)(?:bx)?(?:ti|sl)\d*/i;
const monospaced = /mono|courier|consol|typewriter|menlo|inconsolata|^(?:cm|ec|sf|la)tt\d*/i;

/** `name` is the PostScript name, with or without its subset prefix ("ABCDEF+Calibri-Bold"). */
export function typefaceOf(name: string): Typeface {
  const plain = name.replace(/^[A-Z]{6}\+/, '');
  return { bold: bold.test(plain), italic: italic.test(plain), monospaced: monospaced.test(plain) };
}

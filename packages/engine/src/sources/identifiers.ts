const doiPattern = /\b10\.\d{4,9}\/[^\s"<>{}|\\^[\]`]+/i;

/**
 * The DOI in an address or a text, in lower case (DOIs are case-insensitive: ISO 26324), without what a sentence put
 * behind it.
 */
export function doiIn(text: string): string | null {
  const found = doiPattern.exec(safeDecode(text))?.[0];
  if (found === undefined) return null;
  let doi = found.replace(/[.,;:'’”]+$/, '');
  // "(doi:10.1000/182)": a bracket that was opened before the DOI is not part of it.
  while (doi.endsWith(')') && doi.split(')').length > doi.split('(').length) doi = doi.slice(0, -1);
  return doi.toLowerCase();
}

function safeDecode(text: string): string {
  if (!/%2f/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** 13 digits of an ISBN of either length; null where the check digit is wrong (ISO 2108). */
export function isbn13(printed: string): string | null {
  const digits = printed.replace(/[\s‐‑–-]/g, '').toUpperCase();
  if (/^97[89]\d{10}$/.test(digits)) return checkDigit13(digits) === digits[12] ? digits : null;
  if (!/^\d{9}[\dX]$/.test(digits)) return null;
  const sum = [...digits].reduce((total, digit, i) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - i), 0);
  if (sum % 11 !== 0) return null;
  const long = `978${digits.slice(0, 9)}`;
  return long + checkDigit13(long);
}

function checkDigit13(digits: string): string {
  const sum = [...digits.slice(0, 12)].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${(10 - (sum % 10)) % 10}`;
}

/** The first ISBN in a text, as 13 digits. */
export function isbnIn(text: string): string | null {
  for (const match of text.matchAll(/(?<![\d-])(?:97[89][\s‐‑–-]?)?\d(?:[\s‐‑–-]?\d){8}[\s‐‑–-]?[\dXx](?!\d)/g)) {
    const isbn = isbn13(match[0]);
    // Ten digits may be anything; the longer form begins with its mark.
    if (isbn && (match[0].replace(/\D/g, '').length > 10 || /isbn[^\d]{0,12}$/i.test(text.slice(0, match.index))))
      return isbn;
  }
  return null;
}

/** The ISBNs of a list as 13 digits, each once. */
export function isbns13(printed: readonly string[]): string[] {
  return [...new Set(printed.flatMap((one) => isbn13(one) ?? []))];
}

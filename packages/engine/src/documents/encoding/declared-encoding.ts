const headBytes = 4096;

/** The encoding that an HTML or XHTML file names in its first 4 KB (HTML standard, "prescan a byte stream"). */
export function declaredHtmlEncoding(bytes: Uint8Array): string | null {
  const head = headOf(bytes);
  const tag = /<meta\b[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]{2,40})/i.exec(head);
  const prolog = /^\s*<\?xml\b[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})["']/i.exec(head);
  const name = (tag ?? prolog)?.[1]?.toLowerCase() ?? null;
  // A file whose declaration can be read as ASCII is not UTF-16, whatever it says.
  return name?.startsWith('utf-16') ? 'utf-8' : name;
}

/** What `inputenc` calls encodings that are known elsewhere by another name (its manual, section 2). */
const inputEncodings: ReadonlyMap<string, string> = new Map([
  ['ascii', 'utf-8'],
  ['utf8', 'utf-8'],
  ['utf8x', 'utf-8'],
  ['latin1', 'windows-1252'],
  ['latin2', 'iso-8859-2'],
  ['latin3', 'iso-8859-3'],
  ['latin4', 'iso-8859-4'],
  ['latin5', 'windows-1254'],
  ['latin9', 'iso-8859-15'],
  ['latin10', 'iso-8859-16'],
  ['ansinew', 'windows-1252'],
  ['cp437de', 'cp437'],
  ['applemac', 'macintosh'],
  ['macce', 'maccenteuro'],
  ['maccyr', 'x-mac-cyrillic'],
  ['iso88595', 'iso-8859-5'],
  ['bg5', 'big5'],
  ['sjis', 'shift_jis'],
  ['euc', 'euc-jp'],
  ['ks', 'euc-kr'],
]);

/** The encoding that a LaTeX source names: in a line for editors, for `inputenc` or for the CJK package. */
export function declaredLatexEncoding(bytes: Uint8Array): string | null {
  const head = headOf(bytes);
  const declared =
    /^%.{0,80}?\bcoding\s*[:=]\s*([\w.-]{2,40})/im.exec(head) ??
    /^%\s*!TEX\s+encoding\s*=\s*([\w.-]{2,40})/im.exec(head) ??
    /^[^%\n]*?\\usepackage\s*\[([^\]]{2,80})\]\s*\{inputenc\}/m.exec(head) ??
    /^[^%\n]*?\\inputencoding\s*\{([\w.-]{2,40})\}/m.exec(head) ??
    /^[^%\n]*?\\begin\s*\{CJK\*?\}\s*(?:\[[^\]]{0,20}\])?\s*\{([\w.-]{2,40})\}/m.exec(head);
  // Of several options the last one holds.
  const name = declared?.[1]?.split(',').at(-1)?.trim().toLowerCase() ?? null;
  return name === null ? null : (inputEncodings.get(name) ?? name);
}

function headOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
}

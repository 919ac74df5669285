const longest = 120;
/** Bytes, of the 255 that file systems allow; the rest is for numbers behind the name. */
const mostBytes = 200;
/** Names that Windows takes for devices, with any extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name that every system takes as a file's, and that a person recognises: no separators, no control characters,
 * nothing that hides, means a directory or a device; composed letters, so that no system has to change it.
 */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
    .trim();
  const [stem, extension] = splitName(plain);
  const short = `${shortened(stem, mostBytes - Buffer.byteLength(extension))}${extension}`;
  const named = short.replace(/^\.+|[. ]+$/g, '_');
  return device.test(named) ? `_${named}` : named || '_';
}

const mostVariants = 10_000;

/** The name, and then with numbers before its extension: "a.md", "a (2).md", "a (3).md". */
export function* nameVariants(name: string): Generator<string> {
  const [stem, extension] = splitName(name);
  yield name;
  for (let i = 2; i <= mostVariants; i++) yield `${stem} (${i})${extension}`;
}

function splitName(name: string): [stem: string, extension: string] {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^./ ]{1,10})?$/s.exec(name) ?? [];
  return [stem, extension];
}

/** As much of its beginning as fits, in whole characters. */
function shortened(text: string, bytes: number): string {
  let short = '';
  for (const letter of text.slice(0, longest)) {
    if (Buffer.byteLength(short) + Buffer.byteLength(letter) > bytes) break;
    short += letter;
  }
  return short.toWellFormed().trimEnd();
}

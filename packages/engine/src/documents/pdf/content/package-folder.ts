/** A folder of the installed pdf.js, as the path that it reads its own files from. */
export const packageFolder = (name: string): string =>
  new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')).pathname;

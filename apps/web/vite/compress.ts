import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(?:js|mjs|css|html|svg|json|webmanifest|wasm)$/;
/** Bytes below which the header of an answer is larger than what is saved. */
const worthIt = 1_000;

const packers = [
  { ending: '.br', pack: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotliOptions(bytes.length)) },
  // Browsers ask for Brotli only where nobody on the way can change it: over https and on this machine.
  { ending: '.gz', pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

const brotliOptions = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

/** Lays a compressed copy beside every file of the built app that gains from it; the server sends those as they are. */
export function compressFiles(): Plugin {
  let directory = '';
  let written = false;
  return {
    name: 'weekwise-compress-files',
    apply: 'build',
    // Last: copied files and the pages must be there.
    enforce: 'post',
    configResolved: ({ root, build }) => {
      directory = resolve(root, build.outDir);
    },
    writeBundle: () => {
      written = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Also called after a build that failed.
        if (!written) return;
        const entries = await readdir(directory, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && packable.test(entry.name));
        await Promise.all(files.map((entry) => packed(join(entry.parentPath, entry.name))));
      },
    },
  };
}

async function packed(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < worthIt) return;
  for (const { ending, pack } of packers) {
    const small = await pack(bytes);
    if (small.length < bytes.length * 0.95) await writeFile(path + ending, small);
  }
}

import { constants, deflateRawSync } from 'node:zlib';

const megabyte = 1024 * 1024;
const name = new TextEncoder().encode('word/document.xml');

/**
 * A Word document of which the text unpacks to `size` bytes of spaces, in an archive that states another size. A block
 * that is flushed but not final may be repeated, so that nothing of that size is ever compressed here.
 */
export function docxBomb(size: number, statedSize: number): Uint8Array {
  const flush = { finishFlush: constants.Z_SYNC_FLUSH };
  const head = deflateRawSync('<w:document><w:body><w:p><w:r><w:t>', flush);
  const block = deflateRawSync(new Uint8Array(megabyte).fill(32), flush);
  const tail = deflateRawSync('</w:t></w:r></w:p></w:body></w:document>');
  const data = Buffer.concat([head, ...Array.from({ length: Math.ceil(size / megabyte) }, () => block), tail]);
  const local = Buffer.concat([record(0x04034b50, [20, 0, 8, 0, 0]), sizes(data.length, statedSize), name]);
  const central = Buffer.concat([
    record(0x02014b50, [20, 20, 0, 8, 0, 0]),
    sizes(data.length, statedSize),
    new Uint8Array(14),
    name,
  ]);
  // Comment length, disk and attributes of the directory entry are zero, and it begins at the start of the file.
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length + data.length, 16);
  return new Uint8Array(Buffer.concat([local, data, central, end]));
}

function record(signature: number, fields: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.length * 2);
  bytes.writeUInt32LE(signature, 0);
  for (const [at, field] of fields.entries()) bytes.writeUInt16LE(field, 4 + at * 2);
  return bytes;
}

/** Checksum, packed and unpacked size, length of the name and of the extra field. */
function sizes(packed: number, unpacked: number): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(packed, 4);
  bytes.writeUInt32LE(unpacked, 8);
  bytes.writeUInt16LE(name.length, 12);
  return bytes;
}

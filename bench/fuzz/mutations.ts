import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { SeededRandom } from '../random.ts';
import type { Seed } from './seeds.ts';

/** A way to spoil bytes. */
type Spoil = (bytes: Uint8Array, random: SeededRandom, seeds: readonly Seed[]) => Uint8Array<ArrayBuffer>;

const most = 4 * 1024 * 1024;

/** Text that means something to one parser or another, and much when there is a lot of it. */
const nests = [
  '<div>',
  '<table><tr><td>',
  '<ul><li>',
  '<b>',
  '<!--',
  '<w:tbl><w:tr><w:tc>',
  '<w:p>',
  '<w:sdt><w:sdtContent>',
  '<a:p>',
  '<p:grpSp>',
  '<text:list><text:list-item>',
  '<text:section>',
  '<table:table>',
  '> ',
  '- ',
  '  - x\n',
  '[',
  '![',
  '**',
  '*_',
  '`',
  '|',
  '((',
  '{',
  '\\begin{itemize}\\item ',
  '\\begin{tabular}{l}',
  '\\textbf{',
  '$',
  '\\[',
  '[[',
  '<<',
  ' obj\n',
  '&amp;',
  '\n',
  '\t',
  ' ',
  '\0',
  '\f',
  '+--',
  '--- ',
  '\u0301',
  '\ud83d',
  '%',
  '<td rowspan=9999 colspan=999>',
];
const hostile = [
  '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>&c;',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "http://example.invalid/e"><!ENTITY f SYSTEM "file:///etc/passwd">]>&e;&f;',
  '<!DOCTYPE x SYSTEM "http://example.invalid/x.dtd">',
  '<?xml-stylesheet href="http://example.invalid/s.xsl"?>',
  '<img src="http://example.invalid/i.png" onerror="fetch(1)">',
  '<link rel=stylesheet href="http://example.invalid/c.css">',
  '<iframe src="http://example.invalid/">',
  '<script>fetch("http://example.invalid")</script>',
  '![x](http://example.invalid/x.png)',
  '---\n__proto__:\n  polluted: yes\nconstructor:\n  prototype:\n    polluted: yes\n---\n',
  '[__proto__]: http://example.invalid',
  ' __proto__="polluted" ',
  '<__proto__ polluted="1">',
  '<constructor/>',
  '<w:style w:type="paragraph" w:styleId="__proto__"><w:basedOn w:val="__proto__"/></w:style>',
  '\\def\\__proto__{x}',
  '\\def\\a{\\a\\a}\\a',
  '\\input{/etc/passwd}',
  '\\newcommand{\\x}{\\x}\\x',
  '<w:numId w:val="99999999999"/>',
  '<w:gridSpan w:val="-1"/>',
  'table:number-columns-repeated="999999999"',
  ' rowspan="-5" ',
  ' start="999999999999" ',
];

const spoils: Record<string, Spoil> = {
  'bytes flipped': (bytes, random) => {
    const spoiled = new Uint8Array(bytes);
    const count = 1 + random.below(Math.max(2, Math.min(400, bytes.length / 20)));
    for (let each = 0; each < count; each += 1) spoiled[random.below(spoiled.length)] = random.below(256);
    return spoiled;
  },
  cut: (bytes, random) => {
    const from = random.next() < 0.5 ? 0 : random.below(bytes.length);
    const to = from === 0 ? random.below(bytes.length) : bytes.length;
    if (random.next() < 0.5) return bytes.slice(from, to);
    const start = random.below(bytes.length);
    return joined([bytes.slice(0, start), bytes.slice(start + random.below(bytes.length - start))]);
  },
  repeated: (bytes, random) => {
    const start = random.below(bytes.length);
    const part = bytes.slice(start, start + 1 + random.below(Math.min(4000, bytes.length - start)));
    const times = Math.min(1 + random.below(20_000), Math.floor(most / part.length));
    return joined([bytes.slice(0, start), ...Array.from({ length: times }, () => part), bytes.slice(start)]);
  },
  nested: (bytes, random) => {
    const start = random.below(bytes.length);
    const unit = strToU8(random.pick(nests));
    const times = Math.min(1 + random.below(random.next() < 0.2 ? 100_000 : 3000), Math.floor(most / unit.length));
    return joined([bytes.slice(0, start), ...Array.from({ length: times }, () => unit), bytes.slice(start)]);
  },
  hostile: (bytes, random) => {
    const start = random.next() < 0.3 ? 0 : random.below(bytes.length);
    return joined([bytes.slice(0, start), strToU8(random.pick(hostile)), bytes.slice(start)]);
  },
  spliced: (bytes, random, seeds) => {
    const other = random.pick(seeds).bytes;
    return joined([bytes.slice(0, random.below(bytes.length)), other.slice(random.below(other.length))]);
  },
};

export interface Spoiled {
  name: string;
  bytes: Uint8Array;
  /** How it was spoiled. */
  kind: string;
}

/** One more spoiled file. Zipped formats are spoiled as they are, or in one of their parts and zipped again. */
export function spoil(seed: Seed, random: SeededRandom, seeds: readonly Seed[]): Spoiled {
  const kind = random.pick(Object.keys(spoils));
  const apply: Spoil = spoils[kind] ?? ((bytes) => bytes.slice());
  const inside = isZip(seed.bytes) && random.next() < 0.75;
  let bytes = inside ? spoilPart(seed.bytes, apply, random, seeds) : apply(seed.bytes, random, seeds);
  // Some are spoiled twice.
  if (random.next() < 0.2)
    bytes = spoils[random.pick(Object.keys(spoils))]?.(bytes.length > 0 ? bytes : seed.bytes, random, seeds) ?? bytes;
  const name = random.next() < 0.05 ? random.pick(seeds).name : seed.name;
  return { name, bytes, kind: inside ? `${kind}, in a part` : kind };
}

function spoilPart(bytes: Uint8Array, apply: Spoil, random: SeededRandom, seeds: readonly Seed[]): Uint8Array {
  const parts = unzipSync(bytes);
  const names = Object.keys(parts).filter((name) => (parts[name]?.length ?? 0) > 0);
  const name = random.pick(names);
  const part = parts[name] ?? new Uint8Array(1);
  if (random.next() < 0.3) {
    // A tag opened once more keeps the part nearly sound, and so reaches deeper into the reader.
    const text = strFromU8(part);
    const tags = text.match(/<[^!?][^<>]{0,60}>/g) ?? ['<x>'];
    const at = text.indexOf('<', random.below(text.length));
    parts[name] = strToU8(
      text.slice(0, Math.max(0, at)) + random.pick(tags).repeat(1 + random.below(500)) + text.slice(Math.max(0, at)),
    );
  } else parts[name] = apply(part, random, seeds);
  return zipSync(parts, { level: 1 });
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

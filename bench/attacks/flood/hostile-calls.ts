import type { Contract } from '@weekwise/contracts/contract.ts';
import { hostileBodies, hostileTexts } from '../../../apps/server/src/testing/access/hostile-bodies.ts';
import { requestFor } from '../../../apps/server/src/testing/access/requests.ts';
import { SeededRandom } from '../../random.ts';
import type { Flooder } from './flooder.ts';

/** A request as it is sent. */
export interface HostileCall {
  /** The contract that it is meant for. */
  to: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

/** Characters of what fills a body: some go beyond what a call may have. */
const longest = 40_000;
/** A call with a longer limit gets so many calls' bodies up to it. */
const shareOfLongest = 0.1;
/** In characters. Node takes 16 kB of headers with it; what is longer it refuses by itself, with 431 or a reset. */
const longestAddress = 14_000;

/**
 * Hostile requests for a call: some by students, some by nobody, each from an address of its own, as the students of a
 * university behind a proxy have them.
 */
export async function hostileCalls(
  contract: Contract,
  flooders: readonly Flooder[],
  { count, seed }: { count: number; seed: number },
): Promise<HostileCall[]> {
  const random = new SeededRandom(seed);
  const admin = flooders[0];
  const takesBody = contract.method !== 'GET';
  const source = takesBody ? contract : { ...contract, body: contract.query };
  const calls: HostileCall[] = [];
  while (calls.length < count) {
    const flooder = contract.access === 'admin' && admin ? admin : random.pick(flooders);
    const { ids, cookie } = flooder;
    const { request } = await requestFor(contract, (kind) => ids[kind]);
    const most = random.next() < shareOfLongest ? (contract.bodyBytes ?? longest) : random.pick([300, 4_000, longest]);
    const bodies = hostileBodies(source, {
      ids,
      count: 9,
      seed: seed + calls.length,
      longest: takesBody ? most : 3_000,
    });
    for (const { text, type } of bodies) {
      const form = contract.kind === 'multipart' ? hostileForm(request, text, random) : null;
      const path = random.next() < 0.15 ? hostilePath(contract.path, random) : request.url;
      calls.push({
        to: `${contract.method} ${contract.path}`,
        method: contract.method,
        path: (takesBody ? String(path) : `${String(path).split('?')[0]}?${queryOf(text)}`).slice(0, longestAddress),
        headers: {
          'x-forwarded-for': `10.${1 + random.below(250)}.${random.below(250)}.${random.below(250)}`,
          ...(random.next() < 0.85 && { cookie }),
          ...(takesBody && { 'content-type': form?.type ?? type }),
        },
        body: takesBody ? (form?.body ?? text) : null,
      });
    }
  }
  return calls.slice(0, count);
}

function hostilePath(path: string, random: SeededRandom): string {
  return path.replace(/:\w+/g, () =>
    random.next() < 0.2 ? random.pick(['%00', '%ff', '%', '..%2f', '%ed%a0%80']) : encode(random.pick(hostileTexts)),
  );
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A body as a query string. */
function queryOf(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).slice(0, 500);
      return fields
        .map(([name, part]) => `${encode(name)}=${encode(String(part))}`)
        .join('&')
        .slice(0, 12_000);
    }
  } catch {
    // It is sent as it is.
  }
  return encode(text).slice(0, 12_000);
}

/** A form with a hostile text for its file, its names, or in the place of all. */
function hostileForm(
  { payload, headers }: Awaited<ReturnType<typeof requestFor>>['request'],
  text: string,
  random: SeededRandom,
): { type: string; body: string | Buffer } {
  const type = String(headers?.['content-type']);
  const whole = String(payload);
  switch (random.below(5)) {
    case 0:
      return { type, body: whole };
    case 1:
      return { type, body: whole.replace('A few words of prose.', () => text) };
    case 2:
      return { type, body: whole.replace('few.md', () => text.slice(0, 2_000)) };
    case 3:
      return { type, body: whole.slice(0, random.below(whole.length)) };
    default:
      return { type, body: text };
  }
}

import { linkKinds } from '@weekwise/domain/sources.ts';
import type { SourceLink } from './source.ts';

const formats: SourceLink['format'][] = ['pdf', 'epub', 'html', null];

/**
 * Links best first (`linkKinds`, then PDF before other formats), each address once, with what the others told of it.
 */
export function orderLinks(links: readonly SourceLink[]): SourceLink[] {
  const byAddress = new Map<string, SourceLink>();
  for (const link of [...links].sort(better)) {
    const key = link.url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
    const known = byAddress.get(key);
    if (!known) byAddress.set(key, link);
    else if (known.licence === null && link.licence !== null) byAddress.set(key, { ...known, licence: link.licence });
  }
  return [...byAddress.values()];
}

const better = (a: SourceLink, b: SourceLink): number =>
  linkKinds.indexOf(a.kind) - linkKinds.indexOf(b.kind) || formats.indexOf(a.format) - formats.indexOf(b.format);

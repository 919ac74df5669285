import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import { FetchError } from './document-fetcher.port.ts';
import { robotName } from './refuses-copies.ts';

// Its types say that the function is a property of what is exported; it is what is exported.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** Bytes of a robots.txt that are read; crawlers need not read more (RFC 9309, 2.5). */
export const robotsBytes = 512 * 1024;
/** Matching a long pattern against a long address takes time that grows with both; no honest site comes near. */
const mostWildcards = 50_000;
const rememberedSites = 500;
const rememberedFor = 3600_000;

type Rules = (url: string) => boolean;
export type GetRobots = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

/** What sites let programs fetch, by their robots.txt (RFC 9309). */
export class RobotsRules {
  readonly #known = new LRUCache<string, Rules>({ max: rememberedSites, ttl: rememberedFor });
  readonly #get: GetRobots;

  constructor(get: GetRobots) {
    this.#get = get;
  }

  /** Whether the site lets a program fetch this. A site whose rules cannot be asked for throws: it lets nothing. */
  async allows(url: URL, signal: AbortSignal): Promise<boolean> {
    const rules = this.#known.get(url.origin) ?? (await this.#read(url.origin, signal));
    return rules(url.href);
  }

  async #read(origin: string, signal: AbortSignal): Promise<Rules> {
    const address = `${origin}/robots.txt`;
    const text = await this.#get(address, signal).then(
      (bytes) => new TextDecoder().decode(bytes),
      (error: unknown) => {
        // A site that has none, or that shows it to nobody, has no rules (RFC 9309, 2.3.1.3).
        const code = error instanceof FetchError ? error.code : null;
        if (code === 'not_found' || code === 'paywalled') return '';
        throw code === 'too_large' ? unfollowable() : error;
      },
    );
    const wild = text.split(/[\r\n]+/).filter((line) => line.includes('*'));
    if (wild.reduce((sum, line) => sum + line.length, 0) > mostWildcards) throw unfollowable();
    const robots = parseRobots(address, text);
    const rules: Rules = (url) => robots.isAllowed(url, robotName) !== false;
    this.#known.set(origin, rules);
    return rules;
  }
}

const unfollowable = () => new FetchError('robots', 'The rules of the site (robots.txt) are too long to follow.');

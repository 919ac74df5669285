import { isIP } from 'node:net';

/** Where web servers answer. Any other port is somebody's mail, database or printer. */
const webPorts: readonly string[] = ['', '80', '443', '8080', '8443'];
/**
 * Names that mean this machine or its network wherever they are asked for (RFC 6761, 6762, 8375; ICANN's name
 * collisions).
 */
const localNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|in-addr\.arpa|ip6\.arpa|onion)$/;

export type UrlProblem = 'not_web' | 'refused';

export interface UrlRules {
  allows: (address: string) => boolean;
  anyPort: boolean;
}

/**
 * A web address as it will be called: the parser of WHATWG has turned every odd spelling of an IP address into the
 * usual one, full-width digits too. A name is only looked at here; what it means is checked where it is connected to.
 */
export function publicUrl(text: string, { allows, anyPort }: UrlRules): URL | UrlProblem {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return 'not_web';
  if (url.username !== '' || url.password !== '') return 'refused';
  if (!anyPort && !webPorts.includes(url.port)) return 'refused';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return allows(host) ? url : 'refused';
  const name = host.replace(/\.+$/, '');
  return name.includes('.') && !localNames.test(name) ? url : 'refused';
}

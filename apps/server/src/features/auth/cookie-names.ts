import type { Config } from '../../config/env.ts';

type Address = Pick<Config, 'baseUrl'>;

/** Whether cookies may travel over https alone. */
export const usesSecureCookies = ({ baseUrl }: Address): boolean => baseUrl?.startsWith('https:') ?? false;

/**
 * Begins the names of our cookies. Behind https the browser takes one of that name from this host alone (RFC 6265bis):
 * no neighbour under the same domain plants one. It demands the path `/` then.
 */
export const cookiePrefix = (address: Address): string => `${usesSecureCookies(address) ? '__Host-' : ''}weekwise`;

/** What a cookie of ours says besides its value. `path` counts where the browser lets it. */
export const cookieAttributes = (address: Address, { lifetime, path }: { lifetime: number; path: string }): string => {
  const secure = usesSecureCookies(address);
  return `Max-Age=${lifetime / 1000}; Path=${secure ? '/' : path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
};

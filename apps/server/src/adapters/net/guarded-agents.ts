import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { isOwnAddress } from './own-address.ts';
import { isPublicAddress } from './public-address.ts';

/** Milliseconds that a connection may be silent before it is cut. */
const silence = 30_000;

/**
 * A student's address that leads somewhere this server must not call. Its `code` survives being wrapped by a client.
 */
class AddressRefused extends Error {
  override name = 'AddressRefused';
  readonly code = 'ERR_ADDRESS_REFUSED';
  constructor() {
    super('The address is not on the open internet.');
  }
}

export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface GuardOptions {
  /** Where the server and who uses it are on one machine, its network is the student's own. */
  allowPrivate: boolean;
  /** Private addresses that are reached all the same. */
  alsoAllows?: (address: string) => boolean;
  resolve?: Resolve;
  /** Whether connections stay open for the next call. */
  keepAlive?: boolean;
}

/** Whether these options let an address be called. */
export const allowsAddress = ({ allowPrivate, alsoAllows }: GuardOptions, address: string): boolean =>
  allowPrivate || (isPublicAddress(address) && !isOwnAddress(address)) || alsoAllows?.(address) === true;

/**
 * Agents for calling addresses that students type. A name is resolved once, and the connection goes to the very address
 * that was looked at: a name that means another one a moment later, or a redirect to one, gets no further. A name that
 * means several addresses is refused for one of them.
 */
export function guardedAgents(options: GuardOptions): { http: http.Agent; https: https.Agent } {
  const { resolve = systemLookup, keepAlive = true } = options;
  const isAllowed = (address: string) => allowsAddress(options, address);

  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error || !found.every(({ address }) => isAllowed(address)) ? [] : found;
      const [first] = addresses;
      if (!first) callback(error ?? new AddressRefused(), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

  const guard = (agent: http.Agent): void => {
    const connect = agent.createConnection.bind(agent);
    agent.createConnection = (options, callback) => {
      // An address in place of a name is never looked up.
      const host = 'host' in options && typeof options.host === 'string' ? options.host.replace(/^\[|\]$/g, '') : '';
      if (isIP(host) !== 0 && !isAllowed(host)) {
        callback?.(new AddressRefused(), undefined as unknown as Duplex);
        return undefined;
      }
      const socket = connect({ ...options, lookup }, callback);
      if (socket && 'setTimeout' in socket && typeof socket.setTimeout === 'function') {
        socket.setTimeout(silence, () => socket.destroy(new Error('The connection was silent for too long.')));
      }
      return socket;
    };
  };

  const agents = { http: new http.Agent({ keepAlive }), https: new https.Agent({ keepAlive }) };
  guard(agents.http);
  guard(agents.https);
  return agents;
}

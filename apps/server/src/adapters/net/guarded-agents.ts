import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { isPublicAddress } from './public-address.ts';

/** Milliseconds that a connection may be silent before it is cut. */
const silence = 30_000;

/** A student's address that leads somewhere this server must not call. Its `code` survives being wrapped by a client. */
class AddressRefused extends Error {
  override name = 'AddressRefused';
  readonly code = 'ERR_ADDRESS_REFUSED';
  constructor() {
    super('The address is not on the open internet.');
  }
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface GuardOptions {
  /** Where the server and who uses it are on one machine, its network is the student's own. */
  allowPrivate: boolean;
  resolve?: Resolve;
}

/**
 * Agents for calling addresses that students type. A name is resolved once, and the connection goes to the very address
 * that was looked at: a name that means another one a moment later, or a redirect to one, gets no further.
 */
export function guardedAgents({ allowPrivate, resolve = systemLookup }: GuardOptions): {
  http: http.Agent;
  https: https.Agent;
} {
  const isAllowed = (address: string) => allowPrivate || isPublicAddress(address);

  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => isAllowed(address));
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

  const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) };
  guard(agents.http);
  guard(agents.https);
  return agents;
}

import { networkInterfaces } from 'node:os';

/**
 * Whether an address is this machine's own, as one on the open internet may be: what listens behind its firewall is not
 * for strangers.
 */
export const isOwnAddress = (address: string): boolean =>
  Object.values(networkInterfaces()).some((entries) => entries?.some((entry) => entry.address === address));

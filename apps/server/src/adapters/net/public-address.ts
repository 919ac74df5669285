import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the open internet: not this machine, not its network, not a cloud's metadata service,
 * and none of these written as an IPv6 address. What cannot be read as an address is not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

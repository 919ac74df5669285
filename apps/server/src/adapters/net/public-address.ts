import ipaddr from 'ipaddr.js';

/**
 * The part of IPv6 that is given out to the open internet (RFC 4291); the rest is for machines, networks and
 * experiments.
 */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Metadata services of clouds that answer at an address that looks public (Azure). */
const metadata: readonly string[] = ['168.63.129.16'];

/**
 * Whether an IP address is one of the open internet: not this machine, not its network, not a cloud's metadata service,
 * and none of these written as an IPv6 address. What cannot be read as an address is not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast' || metadata.includes(read.toString())) return false;
  return read instanceof ipaddr.IPv4 || read.match(globalIpv6);
}

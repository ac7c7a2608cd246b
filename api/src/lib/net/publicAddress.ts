import { BlockList, isIPv4, isIPv6 } from 'node:net';

// https://www.iana.org/assignments/iana-ipv4-special-registry, as of 2026-11.
const special4 = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  // Azure's metadata services, although the address is globally assigned.
  '168.63.129.16/32',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [network = '', bits] = range.split('/');
  special4.addSubnet(network, Number(bits), 'ipv4');
}

/** Global unicast without IPv4-mapped, tunnelled and documentation addresses. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
special6.addSubnet('2001::', 23, 'ipv6');
special6.addSubnet('2001:db8::', 32, 'ipv6');
special6.addSubnet('2002::', 16, 'ipv6');
special6.addSubnet('3fff::', 20, 'ipv6');

/** Whether an IP address belongs to the public internet: not this machine, its network, or a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  return isIPv6(address) && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

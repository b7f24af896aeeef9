import { BlockList, isIP } from 'node:net';

/** Aliases of networks; private ones are those of RFC 1918 and RFC 4193. */
const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A set of IP addresses. */
export interface AddressList {
  includes(address: string): boolean;
}

/** Parses a comma-separated list of addresses, networks (CIDR) and aliases; null if an entry is invalid. */
export function readAddressList(text: string): AddressList | null {
  const list = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.flatMap((entry) => named[entry] ?? entry)) {
    if (entry && !addTo(list, entry)) return null;
  }
  return { includes: (address) => isIP(address) > 0 && list.check(address, family(address)) };
}

function addTo(list: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || more.length > 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, family(address));
    return true;
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > longest) return false;
  list.addSubnet(address, Number(prefix), family(address));
  return true;
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

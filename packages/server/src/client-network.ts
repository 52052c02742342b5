import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** One client is an IPv4 address or a whole IPv6 /64 network, because one subscriber has all of it. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  // A socket that listens on both protocols shows IPv4 clients as ::ffff:192.0.2.1.
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return new Address6(`${parsed.addressMinusSuffix}/64`).startAddress().correctForm();
}

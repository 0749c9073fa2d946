import { lookup as systemLookup, promises as dns, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { addressFault } from './address-rules.ts';

/** A receiver's address was refused; the message is shown to people. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface AddressRules {
  /** WEBHOOK_ALLOW_PRIVATE: allows addresses in private networks, but never metadata services. */
  allowPrivate: boolean;
  /** The only local address that is allowed, for a URL of exactly this text. */
  demoReceiver?: string | null | undefined;
  /** DNS servers to use instead of the machine's; `host:port`. */
  nameServers?: readonly string[] | undefined;
}

const NAME_TIMEOUT = 2000;
/** Reserved names that never resolve (RFC 6761), so no DNS query is needed. */
const NOWHERE = /(?:^|\.)(?:example|invalid|test|localhost)\.?$/i;
const find = promisify(systemLookup);

/** Resolves a name to all its addresses. Where private ones are allowed, the machine's own names count too. */
async function resolve(host: string, { allowPrivate, nameServers }: AddressRules): Promise<LookupAddress[]> {
  if (allowPrivate && !nameServers) return find(host, { all: true });
  if (!nameServers && NOWHERE.test(host)) return [];
  const resolver = new dns.Resolver({ timeout: NAME_TIMEOUT, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
}

/**
 * Returns the addresses of a host if all of them are allowed: one private address among public ones refuses the name.
 * Throws AddressRefused.
 */
export async function allowedAddresses(host: string, rules: AddressRules): Promise<LookupAddress[]> {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  const addresses =
    family === 0 ? await resolve(bare, rules).catch((): LookupAddress[] => []) : [{ address: bare, family }];
  if (addresses.length === 0) throw new AddressRefused('The host could not be found.');
  for (const { address } of addresses) {
    const fault = addressFault(address);
    if (fault === 'METADATA' || (fault === 'PRIVATE' && !rules.allowPrivate))
      throw new AddressRefused('The host is not on the public internet.');
  }
  return addresses;
}

/**
 * Creates a lookup for sockets that only connects to allowed addresses: the checked address is the one connected to.
 */
export const guardedLookup =
  (rules: AddressRules): LookupFunction =>
  (host, { all }, response) => {
    allowedAddresses(host, rules).then(
      (addresses) => {
        const [first] = addresses;
        if (all === true) response(null, addresses);
        else if (first) response(null, first.address, first.family);
      },
      (error: unknown) => response(error as Error, [], undefined),
    );
  };

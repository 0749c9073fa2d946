import { lookup as systemLookup, promises as dns, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { addressFault } from './address-rules.ts';

/** Why a receiver's address is not sent to, said as a person reads it. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface AddressRules {
  /** WEBHOOK_ALLOW_PRIVATE: addresses inside private networks are sent to. Metadata services never are. */
  allowPrivate: boolean;
  /** The one address on this machine that is sent to all the same, where a URL is exactly this text. */
  demoReceiver?: string | null | undefined;
  /** Servers to ask in place of the machine's; `host:port`. */
  nameServers?: readonly string[] | undefined;
}

const NAME_TIMEOUT = 2000;
/** Names that are set aside and lead nowhere (RFC 6761): no one needs to be asked. */
const NOWHERE = /(?:^|\.)(?:example|invalid|test|localhost)\.?$/i;
const find = promisify(systemLookup);

/** Every address of a name. Where private ones are allowed, the machine's own names count too. */
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
 * The addresses of a host, if every one of them may be sent to: one private address among public ones refuses the
 * name. Throws AddressRefused.
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

/** A lookup for sockets that connects to allowed addresses only: what was checked is what is connected to. */
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

/** Facts of an IP address. */
export interface IpFacts {
  /** ISO 3166-1 alpha-2 code of the country where the address is used; null if unknown. */
  readonly country: string | null;
  /** Whether the address belongs to a network that hides its users: a Tor exit, a VPN, an open proxy. */
  readonly isAnonymousProxy: boolean;
}

export interface IpFactsSource {
  /** Looks up an IPv4 or IPv6 address in memory, in microseconds. Any other text has no facts. */
  lookUp(ip: string): IpFacts;
}

/** Facts of private and reserved addresses, and of texts that are not an address. */
export const noFacts: IpFacts = { country: null, isAnonymousProxy: false };

/** What is known of an IP address. */
export interface IpFacts {
  /** ISO 3166-1 alpha-2 code of the country the address is used in; null where it is not known. */
  readonly country: string | null;
  /** Whether the address belongs to a network that hides who is behind it: a Tor exit, a VPN, an open proxy. */
  readonly isAnonymousProxy: boolean;
}

export interface IpFactsSource {
  /** Looks an IPv4 or IPv6 address up in memory, in microseconds. Any other text is an unknown address. */
  lookUp(ip: string): IpFacts;
}

/** The facts of private and reserved addresses, and of texts that are no address. */
export const noFacts: IpFacts = { country: null, isAnonymousProxy: false };

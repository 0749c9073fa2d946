import type { IpAddress } from '../../kernel/ip-address.ts';

/** An address with the length of its network's prefix in bits. */
export type Network = readonly [address: IpAddress, prefix: number];

export interface NetworkSet {
  /** Number of networks. */
  readonly size: number;
  has(address: IpAddress): boolean;
}

type Family = 'ipv4' | 'ipv6';
/** The first and the last address of a network, as numbers. */
type Range = readonly [first: bigint, last: bigint];

const bitsOf = { ipv4: 32, ipv6: 128 } as const;

const numberOf = (address: IpAddress): bigint =>
  address.toByteArray().reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

/** Creates a set of networks with binary search: 17 comparisons for 100,000. */
export function networkSet(networks: readonly Network[]): NetworkSet {
  const ranges = { ipv4: rangesOf('ipv4', networks), ipv6: rangesOf('ipv6', networks) };
  return {
    size: networks.length,
    has: (address) => isWithin(ranges[address.kind()], numberOf(address)),
  };
}

/** Returns the sorted ranges of one family, with overlaps merged. */
function rangesOf(family: Family, networks: readonly Network[]): Range[] {
  const ranges = networks
    .filter(([address]) => address.kind() === family)
    .map(([address, prefix]): Range => {
      const hostBits = BigInt(bitsOf[family] - prefix);
      const first = (numberOf(address) >> hostBits) << hostBits;
      return [first, first + (1n << hostBits) - 1n];
    })
    .toSorted(([first], [other]) => (first < other ? -1 : first > other ? 1 : 0));
  const joined: Range[] = [];
  for (const range of ranges) {
    const before = joined.at(-1);
    if (before && range[0] <= before[1])
      joined[joined.length - 1] = [before[0], range[1] > before[1] ? range[1] : before[1]];
    else joined.push(range);
  }
  return joined;
}

function isWithin(ranges: readonly Range[], address: bigint): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0n, 0n];
    if (address < first) high = middle - 1;
    else if (address > last) low = middle + 1;
    else return true;
  }
  return false;
}

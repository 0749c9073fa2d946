import { readIpAddress } from '../../kernel/ip-address.ts';

interface CountryFile {
  readonly builtAt: Date;
  /** Countries by network: `{ '1.0.0.0/8': 'AU' }`. */
  readonly countries: Readonly<Record<string, string>>;
  /** Bits of a pointer in the tree: GeoLite2 has 28 in large files. */
  readonly recordSize?: 24 | 28 | 32;
  /** Whether a record is `{ country: { iso_code } }`, as those of GeoLite2 and DB-IP, and not `{ country_code }`. */
  readonly isNested?: boolean;
}

type Node = [left: Node | string | null, right: Node | string | null];

/** A file in the MaxMind DB format with few networks, as those of ip-location-db unless said otherwise. */
export function countryFile({ builtAt, countries, recordSize = 24, isNested = false }: CountryFile): Buffer {
  const root: Node = [null, null];
  for (const [network, country] of Object.entries(countries)) addNetwork(root, network, country);
  const nodes: Node[] = [];
  const number = (node: Node) => {
    nodes.push(node);
    for (const side of node) if (Array.isArray(side)) number(side);
  };
  number(root);
  const codes = [...new Set(Object.values(countries))];
  const data = codes.map((code) =>
    isNested ? map([['country', map([['iso_code', text(code)]])]]) : map([['country_code', text(code)]]),
  );
  const offsetOf = (code: string) => Buffer.concat(data.slice(0, codes.indexOf(code))).length;
  const valueOf = (side: Node[0]) =>
    side === null ? nodes.length : typeof side === 'string' ? nodes.length + 16 + offsetOf(side) : nodes.indexOf(side);
  const tree = Buffer.concat(nodes.map(([left, right]) => pointers(valueOf(left), valueOf(right), recordSize)));
  const metadata = map([
    ['node_count', unsigned(6, nodes.length, 4)],
    ['record_size', unsigned(5, recordSize, 2)],
    ['ip_version', unsigned(5, 6, 2)],
    ['database_type', text('country')],
    ['languages', Buffer.from([0, 4])],
    ['binary_format_major_version', unsigned(5, 2, 2)],
    ['binary_format_minor_version', unsigned(5, 0, 2)],
    ['build_epoch', Buffer.concat([Buffer.from([6, 2]), bytes(Math.floor(builtAt.getTime() / 1000), 6)])],
    ['description', map([])],
  ]);
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([tree, Buffer.alloc(16), ...data, marker, metadata]);
}

/** Puts a network into the tree, an IPv4 one below 96 zero bits. */
function addNetwork(root: Node, network: string, country: string): void {
  const [start = '', prefixText = ''] = network.split('/');
  const address = readIpAddress(start);
  if (!address) throw new Error(`${start} is not an address`);
  const own = address.toByteArray().flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1));
  const path = [...(own.length === 32 ? Array.from({ length: 96 }, () => 0) : []), ...own.slice(0, Number(prefixText))];
  const last = path.pop() === 1 ? 1 : 0;
  let node = root;
  for (const bit of path) {
    const side = bit === 1 ? 1 : 0;
    const below = node[side];
    const next: Node = Array.isArray(below) ? below : [null, null];
    node[side] = next;
    node = next;
  }
  node[last] = country;
}

/** The two pointers of a node; of 28 bits each, the byte between them has the upper four bits of both. */
function pointers(left: number, right: number, size: 24 | 28 | 32): Buffer {
  if (size !== 28) return Buffer.concat([bytes(left, size / 8), bytes(right, size / 8)]);
  const middle = ((left >>> 24) << 4) | (right >>> 24);
  return Buffer.concat([bytes(left & 0xffffff, 3), bytes(middle, 1), bytes(right & 0xffffff, 3)]);
}

const bytes = (value: number, length: number): Buffer => {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
};

const text = (value: string): Buffer => Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);

const unsigned = (type: number, value: number, length: number): Buffer =>
  Buffer.concat([Buffer.from([(type << 5) | length]), bytes(value, length)]);

const map = (entries: readonly (readonly [string, Buffer])[]): Buffer =>
  Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...entries.flatMap(([key, value]) => [text(key), value])]);

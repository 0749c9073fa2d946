import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/**
 * Converts a WOFF file to TrueType (https://www.w3.org/TR/WOFF). fontkit reads WOFF too, but decompresses a table at
 * each access, which takes seconds for a large font.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 16 * 2 ** entrySelector;
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(searchRange, 6);
  head.writeUInt16BE(entrySelector, 8);
  head.writeUInt16BE(16 * count - searchRange, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const entry = HEADER + ENTRY * index;
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const stored = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const record = 12 + 16 * index;
    woff.copy(head, record, entry, entry + 4);
    woff.copy(head, record + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(length, record + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}

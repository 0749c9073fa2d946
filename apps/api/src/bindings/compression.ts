import { pipeline, type Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, createZstdCompress, gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Characters from which a text is compressed: less goes out in the first packets anyway. */
export const LEAST_COMPRESSED = 2048;

/** How one coding compresses, at its fastest level (docs/measurements/compression.md). */
interface Coding {
  readonly name: 'zstd' | 'gzip';
  readonly now: (text: string) => Buffer;
  readonly later: (text: string) => Promise<Buffer>;
  readonly stream: () => Transform;
  /** Characters up to which it takes less than 0.3 ms, and so less than a change of threads under load. */
  readonly mostNow: number;
}

const gzipLevel = { level: constants.Z_BEST_SPEED };
const zstdLevel = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const gzipLater = promisify(gzip);
const zstdLater = promisify(zstdCompress);
const STREAM_CHUNK = { chunkSize: 64 * 1024 };

/** Those we have, the best one first. */
const codings: readonly Coding[] = [
  {
    name: 'zstd',
    now: (text) => zstdCompressSync(text, zstdLevel),
    later: (text) => zstdLater(text, zstdLevel),
    stream: () => createZstdCompress({ ...zstdLevel, ...STREAM_CHUNK }),
    mostNow: 128 * 1024,
  },
  {
    name: 'gzip',
    now: (text) => gzipSync(text, gzipLevel),
    later: (text) => gzipLater(text, gzipLevel),
    stream: () => createGzip({ ...gzipLevel, ...STREAM_CHUNK }),
    mostNow: 32 * 1024,
  },
];

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether the caller is a program on this machine, which would only lose time; a proxy here passes others on. */
const isOnThisMachine = ({ ip, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

/** The coding that a request is answered in; undefined: none. */
function codingFor(request: FastifyRequest): Coding | undefined {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined || isOnThisMachine(request)) return undefined;
  return codings.find(({ name }) => accepts(accepted, name));
}

/** Whether Accept-Encoding takes a coding by its name. `*` is what programs send that were not made for any. */
export function accepts(header: string, name: string): boolean {
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';');
    if (coding.trim() !== name) continue;
    return !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(parameter));
  }
  return false;
}

function setHeaders(reply: FastifyReply, coding: Coding | undefined): void {
  const vary = reply.getHeader('vary');
  void reply.header('vary', typeof vary === 'string' ? `${vary}, accept-encoding` : 'accept-encoding');
  if (coding) void reply.header('content-encoding', coding.name);
}

/**
 * The text of a response as it is sent: compressed where the caller takes that and the text is long. Only for what holds
 * no secret (`isCompressible`).
 */
export function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): string | Buffer | Promise<Buffer> {
  if (text.length < LEAST_COMPRESSED) return text;
  const coding = codingFor(request);
  setHeaders(reply, coding);
  if (!coding) return text;
  return text.length <= coding.mostNow ? coding.now(text) : coding.later(text);
}

/** The same for a file while it is read; null where it is sent as it is. Ending the stream before its end closes the file. */
export function compressedStream(
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly name: string; readonly through: (source: Readable) => Readable } | null {
  const coding = codingFor(request);
  setHeaders(reply, coding);
  if (!coding) return null;
  return {
    name: coding.name,
    through: (source) => pipeline(source, coding.stream(), () => undefined),
  };
}

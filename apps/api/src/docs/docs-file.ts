import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quality 5 takes a tenth of a second for the largest file and is nearly as small as 11, which takes ten seconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text file in every encoding that browsers ask for, compressed once. */
export interface DocsFile {
  readonly type: string;
  readonly hash: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses a text off the main thread. */
export async function docsFile(type: string, text: string): Promise<DocsFile> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([brotli(identity, BROTLI), zip(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  return { type, hash, identity, br, gzip: gzipped };
}

/** `immutable`: the address changes with the text. Otherwise the browser asks whether it still has the right one. */
export function sendDocsFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: DocsFile,
  caching: 'immutable' | 'revalidate',
): FastifyReply {
  // Weak: the same text in any encoding
  const etag = `W/"${file.hash}"`;
  void reply
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', caching === 'immutable' ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((entry) =>
    new RegExp(`\\b${entry}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  );
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.header('content-type', file.type).send(file[encoding ?? 'identity']);
}

import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { tooLarge } from '../../engines/uploads/receive-content.ts';
import { fieldProblem, Problem } from '../../kernel/problem.ts';
import { partFileName } from './part-file-name.ts';

/** What a multipart body is larger than its file. */
const FRAME = 10_000;

/** A file of a multipart body that is coming in. */
export interface ReceivedPart {
  /** As it was sent. */
  fileName: string;
  source: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}

/** Takes the one file of a multipart body. Throws 413 where its length says that it is larger than `maxBytes`, 415, 422 on `file`. */
export async function receivedPart(request: FastifyRequest, maxBytes: number): Promise<ReceivedPart> {
  if (!request.isMultipart())
    throw new Problem('unsupported-media-type', { detail: 'Send multipart/form-data with one file.' });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FRAME) throw tooLarge(maxBytes);
  const fileName = await partFileName(request.raw);
  // The library waits for a request to close that has closed already
  if (request.raw.destroyed) throw new Problem('malformed-request');
  const part = await fileOf(request);
  if (!part) throw fieldProblem('file', 'Required.');
  const cut = new AbortController();
  request.raw.once('aborted', () => cut.abort(new Problem('malformed-request')));
  return { fileName: fileName ?? part.filename, source: whole(part.file), signal: cut.signal };
}

/** The library's findings about a body are about what was sent. */
const unreadable = (cause: unknown): Problem =>
  cause instanceof Problem
    ? cause
    : new Problem('malformed-request', { detail: 'The body is not multipart/form-data with one file.', cause });

async function fileOf(request: FastifyRequest): Promise<MultipartFile | undefined> {
  try {
    return await request.file();
  } catch (error) {
    throw unreadable(error);
  }
}

async function* whole(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch (error) {
    throw unreadable(error);
  }
}

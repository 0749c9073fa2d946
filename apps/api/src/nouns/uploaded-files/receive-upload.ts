import { requireSwitchedOn } from '../../engines/access/authorise.ts';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import type { FilePreview } from '@quickportal/contracts/uploaded-files/file-preview';
import type * as contracts from '@quickportal/contracts/uploaded-files/transfers';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { kindOf } from '../../engines/uploads/file-kind.ts';
import { tooLarge } from '../../engines/uploads/receive-content.ts';
import type { CallContext } from '../../procedures/context.ts';
import { fieldProblem, Problem } from '../../kernel/problem.ts';
import { partFileName } from './part-file-name.ts';
import { fileKinds } from './known-kinds.ts';
import { requireRights } from './file-rights.ts';
import { previewFile } from './preview-file.ts';
import { uploadFile } from './upload-file.ts';

/** What a multipart body is larger than its file. */
const FRAME = 10_000;

/** Takes a file from a multipart body while it comes in. */
export async function receiveUpload(
  ctx: CallContext,
  { query }: ParsedOf<typeof contracts.uploadFile>,
  request: FastifyRequest,
): Promise<UploadedFile> {
  const { fileName, ...received } = await fileIn(ctx, query.format, request);
  const { format: _format, ...choices } = query;
  return uploadFile(ctx, { ...received, fileName, ...choices });
}

/** The same, without keeping it. */
export async function receivePreview(
  ctx: CallContext,
  { query }: ParsedOf<typeof contracts.previewFile>,
  request: FastifyRequest,
): Promise<FilePreview> {
  return previewFile(ctx, await fileIn(ctx, query.format, request));
}

async function fileIn(ctx: CallContext, format: string, request: FastifyRequest) {
  const kind = kindOf(fileKinds, format);
  if (!kind) throw fieldProblem('format', 'Choose one of the values offered.');
  requireRights(ctx.actor, kind.uploadRights);
  requireSwitchedOn(ctx.actor, kind.product);
  if (!request.isMultipart())
    throw new Problem('unsupported-media-type', { detail: 'Send multipart/form-data with one file.' });
  if (Number(request.headers['content-length'] ?? 0) > kind.maxBytes + FRAME) throw tooLarge(kind.maxBytes);
  const fileName = await partFileName(request.raw);
  // The library waits for a request to close that has closed already
  if (request.raw.destroyed) throw new Problem('malformed-request');
  const part = await fileOf(request);
  if (!part) throw fieldProblem('file', 'Required.');
  const cut = new AbortController();
  request.raw.once('aborted', () => cut.abort(new Problem('malformed-request')));
  return { kind, fileName: fileName ?? part.filename, source: whole(part.file), signal: cut.signal };
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
